import type { Glyph } from './page-text.ts'

// Accents that are glyphs of their own: TeX's old fonts, and fonts that lack the letter with its accent, paint them over it.

const combining = /^[\u0300-\u036f]$/

/** Free-standing accents and the combining ones that they stand for. */
const marks: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '\u00b4': '\u0301',
  '\u02c6': '\u0302',
  '\u02dc': '\u0303',
  '\u00af': '\u0304',
  '\u02d8': '\u0306',
  '\u02d9': '\u0307',
  '\u00a8': '\u0308',
  '\u02da': '\u030a',
  '\u02dd': '\u030b',
  '\u02c7': '\u030c',
  '\u00b8': '\u0327',
  '\u02db': '\u0328',
}
/** These hang from the side of a letter, all others stand over its middle. */
const hanging = /[\u0327\u0328]/

/** Letters that lose their dot under an accent. */
const dotless: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' }

const markOf = (glyph: Glyph): string | undefined => (combining.test(glyph.text) ? glyph.text : marks[glyph.text])

/** Whether a glyph is an accent without its letter. */
export const isAccent = (glyph: Glyph): boolean => markOf(glyph) !== undefined

/** What was composed before: a page may hold very many accents, and each is held against all letters near it. */
const known = new Map<string, string | null>()
const mostKnown = 2000

function composed(letter: Glyph, mark: string): string | null {
  const parts = (dotless[letter.text] ?? letter.text) + mark
  const before = known.get(parts)
  if (before !== undefined) return before
  const whole = parts.normalize('NFC')
  const found = /^\p{L}$/u.test(whole) ? whole : null
  if (known.size >= mostKnown) known.clear()
  known.set(parts, found)
  return found
}

const levelEm = 0.45
const isLevel = (a: Glyph, b: Glyph) =>
  a.angle === b.angle && Math.abs(a.baseline - b.baseline) < Math.max(a.style.size, b.style.size) * levelEm

/** How far the middle of an accent is from where the letter would have it, in widths of an em; none where it is beside it. */
function offset(accent: Glyph, letter: Glyph, mark: string): number | null {
  if (!accent.visible || !letter.visible || !isLevel(accent, letter)) return null
  const middle = (accent.x0 + accent.x1) / 2
  const size = Math.max(letter.style.size, 1)
  if (middle < letter.x0 - size * 0.05 || middle > letter.x1 + size * 0.05) return null
  const away = Math.abs(middle - (letter.x0 + letter.x1) / 2) / size
  return away < (hanging.test(mark) ? 0.4 : 0.2) && composed(letter, mark) !== null ? away : null
}

const farthestBack = 250

/** Where among the glyphs before it, or after it (-1), the letter is that an accent is painted over; null where nowhere. */
function letterUnder(before: readonly Glyph[], accent: Glyph, next: Glyph | undefined, mark: string): number | null {
  const at = before.length - 1
  const last = before[at]
  if (last && combining.test(accent.text) && isLevel(accent, last) && composed(last, mark) !== null) {
    const size = last.style.size
    if (accent.x0 > last.x0 - size * 0.5 && accent.x0 < last.x1 + size * 0.3) return at
  }
  const over = next && offset(accent, next, mark)
  let best = over === null || over === undefined ? null : { at: -1, away: over }
  for (let back = at; back >= 0 && back > at - farthestBack; back--) {
    // Two rows may be painted at once, but a letter right beside the accent is its own.
    if (best && back < at - 1) break
    const letter = before[back]
    const away = letter ? offset(accent, letter, mark) : null
    if (away !== null && (!best || away < best.away)) best = { at: back, away }
  }
  return best?.at ?? null
}

/** Widest room between letters of a word: what the page reader says of spaces beside an accent cannot be trusted. */
const spaceEm = 0.12

function isApart(before: Glyph | undefined, after: Glyph): boolean {
  if (!before || !isLevel(before, after)) return after.spaceBefore
  return after.x0 - before.x1 > after.style.size * spaceEm || after.x0 < before.x0
}

/** The glyphs of a page with each accent joined to the letter that it is painted over. */
export function joinAccents(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(isAccent)) return glyphs
  const out: Glyph[] = []
  let after: Glyph | undefined
  for (const [index, printed] of glyphs.entries()) {
    const glyph = after ?? printed
    after = undefined
    const next = glyphs[index + 1]
    const mark = markOf(glyph)
    const under = mark === undefined ? null : letterUnder(out, glyph, next, mark)
    const letter = under === -1 ? next : under === null ? undefined : out[under]
    const text = letter && mark ? composed(letter, mark) : null
    if (under === null || !letter || text === null) {
      out.push(glyph)
      continue
    }
    const last = out[out.length - 1]
    if (under === -1) {
      after = { ...letter, text, spaceBefore: isApart(last, letter) }
      continue
    }
    // A letter and its accent that come from one place, as one glyph, share the room before what follows.
    const isOne = combining.test(glyph.text) && glyph.x0 === letter.x0
    const goesOn = next && !next.spaceBefore && isLevel(next, letter) && next.x0 > letter.x1
    const x1 = isOne && goesOn ? Math.min(letter.x1 + glyph.x1 - glyph.x0, next.x0) : letter.x1
    out[under] = { ...letter, text, x1 }
    const before = out[out.length - 1]
    if (next && before && !isOne && isLevel(before, next)) after = { ...next, spaceBefore: isApart(before, next) }
  }
  return out
}
