import type { Glyph } from '../pages/page-text.ts'

export type IconKind = 'mail' | 'phone' | 'place' | 'link' | 'calendar' | 'person' | 'bullet' | 'other'

const iconCodes: Record<IconKind, readonly number[]> = {
  mail: [0xf0e0, 0xf2b6, 0xf003, 0xf199, 0xf658, 0xe0be, 0x2709, 0x1f4e7, 0x1f582, 0x1f4e9, 0xe158, 0x2706],
  phone: [
    0xf095, 0xf098, 0xf10b, 0xf3cd, 0xf3ce, 0xf879, 0xf87b, 0xe0cd, 0x260e, 0x2706, 0x1f4de, 0x1f4f1, 0x260f, 0x2121,
    0xe325, 0xe0b0,
  ],
  place: [
    0xf041, 0xf3c5, 0xf015, 0xf276, 0xf279, 0xf5a0, 0xf124, 0xe0c8, 0xe55f, 0xe88a, 0x1f4cd, 0x1f3e0, 0xf0ac, 0xe153,
  ],
  link: [
    0xf0c1, 0xf08e, 0xf09b, 0xf092, 0xf113, 0xf0e1, 0xf08c, 0xf099, 0xf16c, 0xf14c, 0xe157, 0x1f517, 0x1f310, 0xf296,
    0xe80b,
  ],
  calendar: [0xf073, 0xf133, 0xf271, 0xe935, 0xe916, 0x1f4c5, 0xf017],
  person: [0xf007, 0xf2bd, 0xf2c0, 0xe7fd, 0x1f464],
  bullet: [
    0xf0b7, 0xf0a7, 0xf0d8, 0xf06e, 0xf076, 0xf0fc, 0xf0a8, 0xf02d, 0xf111, 0xf0da, 0xf105, 0xf054, 0x25cf, 0x2022,
    0x25aa, 0x2756, 0x27a2, 0x27a4, 0x2794, 0x2714,
  ],
  other: [],
}

const kindOfCode = new Map<number, IconKind>()
for (const kind of Object.keys(iconCodes) as IconKind[]) {
  for (const code of iconCodes[kind]) if (!kindOfCode.has(code)) kindOfCode.set(code, kind)
}

const symbolFonts = /symbol|wingding|dingbat|webding/i

export type RepairedGlyph =
  | { readonly text: string; readonly icon: null }
  | { readonly text: ''; readonly icon: IconKind }

const nothing: RepairedGlyph = { text: '', icon: null }

/** What a glyph stands for: letters (ligatures and width forms unfolded), an icon, or nothing. */
export function repairGlyph(glyph: Glyph): RepairedGlyph {
  const code = glyph.text.codePointAt(0) ?? 0
  if (code < 0x80 && !glyph.style.icon) {
    if (code < 0x20 || code === 0x7f) return nothing
    return { text: glyph.text, icon: null }
  }
  const isPrivate = (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000
  if (isPrivate || glyph.style.icon) {
    if (symbolFonts.test(glyph.style.font) && isPrivate) return { text: '', icon: 'bullet' }
    return { text: '', icon: kindOfCode.get(code) ?? (code >= 0x25a0 && code <= 0x25ff ? 'bullet' : 'other') }
  }
  if (!glyph.mapped && code >= 0x80) {
    return code < 0xa0 ? { text: '', icon: 'bullet' } : nothing
  }
  const named = code >= 0x2100 ? kindOfCode.get(code) : undefined
  if (named && named !== 'bullet') return { text: '', icon: named }
  if (code === 0xad && glyph.x1 - glyph.x0 > glyph.style.size * 0.1) return { text: '-', icon: null }
  if (code === 0xad || code === 0xfeff || (code >= 0x200b && code <= 0x200f) || (code >= 0x2060 && code <= 0x2064))
    return nothing
  if ((code >= 0x1f000 && code <= 0x1faff) || (code >= 0xfe00 && code <= 0xfe0f)) return { text: '', icon: 'other' }
  if ((code >= 0xfb00 && code <= 0xfb4f) || (code >= 0xff00 && code <= 0xffef) || (code >= 0xfb50 && code <= 0xfefc)) {
    return { text: glyph.text.normalize('NFKC'), icon: null }
  }
  if (code === 0x2010 || code === 0x2011 || code === 0x2212) return { text: '-', icon: null }
  if (code === 0xb4 || code === 0x2bc) return { text: "'", icon: null }
  return { text: glyph.text, icon: null }
}

/** Where TeX keeps the ligatures that their width does not tell apart. */
const ligatureCodes = new Map([
  [0x1c, 'fi'],
  [0x1d, 'fl'],
])

/**
 * The ligature that an unmapped glyph between letters most likely is, judged by its width and its neighbours
 * ('in_uence', '_lter', 'o_ce'); empty when it does not look like one.
 */
export function guessLigature(glyph: Glyph, before: string, after: string): string {
  const code = glyph.text.codePointAt(0) ?? 0
  if (glyph.mapped || glyph.style.icon || (code !== 0xfffd && code >= 0x20)) return ''
  if (!/\p{Ll}/u.test(after) || !(before === '' || /\p{L}/u.test(before))) return ''
  const widthEm = (glyph.x1 - glyph.x0) / Math.max(1, glyph.style.size)
  if (widthEm < 0.4 || widthEm > 1.1) return ''
  const known = ligatureCodes.get(code)
  if (known && widthEm <= 0.78) return known
  const vowel = /[aeou]/.test(after)
  if (widthEm > 0.78) return after === 'e' || after === 'u' ? 'ffl' : 'ffi'
  if (!vowel) return 'fi'
  if (after === 'e' || after === 'a') return before === '' ? (after === 'e' ? 'fi' : 'fl') : 'fl'
  return 'fl'
}
