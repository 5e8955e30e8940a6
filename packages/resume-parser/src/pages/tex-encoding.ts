const accented =
  'ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖŒØÙÚÛÜÝÞ\u1e9eàáâãäåæçèéêëìíîïðñòóôõöœøùúûüýþß'
const signs: Readonly<Record<number, string>> = {
  16: '“',
  17: '”',
  18: '„',
  19: '«',
  20: '»',
  21: '–',
  22: '—',
  25: 'ı',
  27: 'ff',
  28: 'fi',
  29: 'fl',
  30: 'ffi',
  31: 'ffl',
  39: '’',
  127: '-',
  // The bullet of the companion font; as a letter (Ĺ) it hardly occurs.
  136: '•',
}

/**
 * The letter that a code of TeX's T1 encoding stands for. Fonts of dots (Type 3), which TeX makes where it has no
 * outlines, carry neither a name nor a table of Unicode, only these codes.
 */
export function texLetter(code: number): string | null {
  const sign = signs[code]
  if (sign) return sign
  if (code > 32 && code < 127) return String.fromCharCode(code)
  return code >= 128 ? accented.charAt(code - 128) || null : null
}

/** TeX's own fonts, which have no space: where theirs would be they keep the bar of a Polish l, painted before the letter. */
export const computerModern = /^CM(?:R|BX|CSC|SS|TI|TT|SL|DUNH|B)[A-Z]*\d/

/** The barred letter of a plain one. */
export const barredLetter = (code: number): string | null => ({ 76: 'Ł', 108: 'ł' })[code] ?? null
