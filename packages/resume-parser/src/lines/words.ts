import type { Glyph, PageText, TextStyle } from '../pages/page-text.ts'
import { guessLigature, type IconKind, repairGlyph } from './glyph-repair.ts'
import type { Slice } from './slice.ts'

/** Letters printed together, or one icon. Lengths in points from the top left of the page. */
export interface Word {
  readonly page: number
  readonly x0: number
  readonly x1: number
  readonly top: number
  readonly bottom: number
  readonly baseline: number
  readonly style: TextStyle
  readonly slice: Slice
  readonly icon: IconKind | null
}

interface Draft {
  text: string
  marks: Glyph[]
  x0: number
  x1: number
  top: number
  bottom: number
  baseline: number
  style: TextStyle
}

const wordGapEm = 0.21
const indic = /[\u0900-\u0dff]/
export const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Right-to-left letters in reading order, whatever their order in the document; accents stay with their letters. */
function rightmostFirst(draft: Draft): Slice {
  if (!rightToLeft.test(draft.text)) return { text: draft.text, marks: draft.marks }
  const signs = draft.marks.map((mark, i) => ({ mark, text: draft.text.charAt(i) }))
  signs.sort((a, b) => b.mark.x0 - a.mark.x0)
  return { text: signs.map(({ text }) => text).join(''), marks: signs.map(({ mark }) => mark) }
}

function finish(draft: Draft, page: number): Word {
  return {
    page,
    x0: draft.x0,
    x1: draft.x1,
    top: draft.top,
    bottom: draft.bottom,
    baseline: draft.baseline,
    style: draft.style,
    slice: rightmostFirst(draft),
    icon: null,
  }
}

function continues(draft: Draft, glyph: Glyph): boolean {
  const last = draft.marks[draft.marks.length - 1]
  if (!last) return false
  const size = Math.max(draft.style.size, glyph.style.size)
  if (indic.test(glyph.text) && indic.test(last.text) && Math.abs(glyph.baseline - draft.baseline) < size * 0.3) {
    const apart = glyph.x0 - Math.max(last.x1, draft.x1)
    return apart > -size * 2 && apart < size * 0.17
  }
  if (Math.abs(glyph.baseline - draft.baseline) > size * 0.45) return false
  if (rightToLeft.test(glyph.text) && rightToLeft.test(last.text)) {
    // These letters come in either order and wider than they are drawn, but the document's spaces can be trusted.
    return !glyph.spaceBefore && Math.max(draft.x0 - glyph.x1, glyph.x0 - draft.x1) < size * wordGapEm
  }
  if (glyph.x0 < last.x0 - size * 0.3) return false
  const gap = glyph.x0 - Math.max(last.x1, draft.x1)
  if (gap > size * wordGapEm || gap < -size * 0.8) return false
  return !(glyph.spaceBefore && gap > size * 0.02)
}

const accents = /^\p{Mn}|^[\u00a8\u00af\u02c6\u02dc\u00b8\u02d8\u02d9\u02da\u02c7]$/u
const standaloneAccent: Record<string, string> = {
  "'": '\u0301',
  '`': '\u0300',
  '\u00a8': '\u0308',
  '\u00af': '\u0304',
  '\u02c6': '\u0302',
  '\u02dc': '\u0303',
  '\u00b8': '\u0327',
  '\u02d8': '\u0306',
  '\u02d9': '\u0307',
  '\u02da': '\u030a',
  '\u02c7': '\u030c',
}

/** Whether most words of a page run from right to left. */
export function runsLeftward(words: readonly Word[]): boolean {
  const leftward = words.filter((word) => rightToLeft.test(word.slice.text)).length
  return leftward > words.filter((word) => /\p{L}/u.test(word.slice.text)).length / 2
}

/** The words of a page seen in a mirror, where a right-to-left page has its margins, columns and indents like any other. */
export function mirrored(words: readonly Word[], pageWidth: number): Word[] {
  return words.map((word) => ({ ...word, x0: pageWidth - word.x1, x1: pageWidth - word.x0 }))
}

/** The visible, level words of a page, and the words set at another angle, in the order of the document's stream. */
export function wordsOf(page: PageText): { level: Word[]; turned: Word[] } {
  const level: Word[] = []
  const turned: Word[] = []
  let draft: Draft | null = null
  let spaceOwed = false
  const flush = () => {
    if (draft?.text) level.push(finish(draft, page.number))
    draft = null
  }
  for (const [index, glyph] of page.glyphs.entries()) {
    if (!glyph.visible) {
      spaceOwed = true
      continue
    }
    let repaired = repairGlyph(glyph)
    if (!glyph.mapped && !repaired.text) {
      const next = page.glyphs[index + 1]
      const before = page.glyphs[index - 1]
      const glued = before && !glyph.spaceBefore && Math.abs(before.baseline - glyph.baseline) < 1 ? before.text : ''
      const ligature = next && !next.spaceBefore ? guessLigature(glyph, glued, next.text) : ''
      if (ligature) repaired = { text: ligature, icon: null }
    }
    if (repaired.icon) {
      flush()
      const { x0, x1, top, bottom, baseline, style } = glyph
      level.push({
        page: page.number,
        x0,
        x1,
        top,
        bottom,
        baseline,
        style,
        slice: { text: '', marks: [] },
        icon: repaired.icon,
      })
      continue
    }
    if (!repaired.text) {
      spaceOwed = spaceOwed || glyph.spaceBefore
      continue
    }
    if (glyph.angle !== 0) {
      flush()
      const { x0, x1, top, bottom, baseline, style } = glyph
      turned.push({
        page: page.number,
        x0,
        x1,
        top,
        bottom,
        baseline,
        style,
        slice: { text: repaired.text, marks: [glyph] },
        icon: null,
      })
      continue
    }
    const current: Draft | null = draft
    // An acute sign alone may be an apostrophe; over a letter it is an accent.
    const accent = accents.test(repaired.text) || glyph.text === '\u00b4'
    if (current && accent && joinAccent(current, glyph, repaired.text)) continue
    if (accent && overFinishedWord(level, glyph, repaired.text)) continue
    if (!current || spaceOwed || !continues(current, glyph)) {
      flush()
      draft = {
        text: '',
        marks: [],
        x0: glyph.x0,
        x1: glyph.x1,
        top: glyph.top,
        bottom: glyph.bottom,
        baseline: glyph.baseline,
        style: glyph.style,
      }
    }
    spaceOwed = false
    if (draft) append(draft, glyph, repaired.text)
  }
  flush()
  return { level, turned }
}

function append(draft: Draft, glyph: Glyph, text: string): void {
  const previous = draft.text.charAt(draft.text.length - 1)
  const pending = previous ? standaloneAccent[previous] : undefined
  if (pending && /\p{L}/u.test(text)) {
    const before = draft.marks[draft.marks.length - 1]
    if (before && glyph.x0 < before.x1 - 0.5) {
      const composed = (text + pending).normalize('NFC')
      if (composed.length === 1) {
        draft.text = draft.text.slice(0, -1) + composed
        draft.marks[draft.marks.length - 1] = glyph
        draft.x1 = Math.max(draft.x1, glyph.x1)
        return
      }
    }
  }
  draft.text += text
  for (let i = 0; i < text.length; i++) draft.marks.push(glyph)
  draft.x0 = Math.min(draft.x0, glyph.x0)
  draft.x1 = Math.max(draft.x1, glyph.x1)
  draft.top = Math.min(draft.top, glyph.top)
  draft.bottom = Math.max(draft.bottom, glyph.bottom)
  if (glyph.style.size > draft.style.size + 0.1 && draft.text.length <= 2) draft.style = glyph.style
}

/** An accent drawn after the word it belongs to stands over one of its earlier letters. */
function joinEarlier(draft: Draft, glyph: Glyph, mark: string): boolean {
  const joined = withMark(draft.text, draft.marks, glyph, mark)
  if (joined === null) return false
  draft.text = joined
  return true
}

/** A text with a mark on the letter that it is drawn over; null where it stands over none that takes it. */
function withMark(
  text: string,
  letters: readonly (Pick<Glyph, 'x0' | 'x1'> | null)[],
  glyph: Glyph,
  mark: string,
): string | null {
  const middle = (glyph.x0 + glyph.x1) / 2
  const at = letters.findIndex((letter) => letter !== null && letter.x0 < middle && middle < letter.x1)
  const composed = (text.charAt(at) + mark).normalize('NFC')
  return at < 0 || composed.length !== 1 ? null : text.slice(0, at) + composed + text.slice(at + 1)
}

const wordsBack = 12

/** An accent drawn after a whole row stands over a letter of one of its words. */
function overFinishedWord(words: Word[], glyph: Glyph, text: string): boolean {
  const mark = standaloneAccent[text]
  const middle = (glyph.x0 + glyph.x1) / 2
  for (let i = words.length - 1; mark && i >= 0 && i >= words.length - wordsBack; i--) {
    const word = words[i]
    if (!word || word.x0 > middle || word.x1 < middle) continue
    if (Math.abs(word.baseline - glyph.baseline) > word.style.size * 0.45) continue
    const { marks, text: letters } = word.slice
    const joined = withMark(letters, marks, glyph, mark)
    if (joined === null) return false
    words[i] = { ...word, slice: { text: joined, marks } }
    return true
  }
  return false
}

/** A combining or free-standing accent printed over the letter before it becomes one letter with it. */
function joinAccent(draft: Draft, glyph: Glyph, text: string): boolean {
  const last = draft.marks[draft.marks.length - 1]
  if (!last) return false
  const mark = /^\p{Mn}/u.test(text) ? text : standaloneAccent[text]
  if (!mark) return false
  const over = glyph.x0 < last.x1 - 0.5
  if (!over && !/^\p{Mn}/u.test(text)) return false
  if (over && glyph.x1 <= last.x0) return joinEarlier(draft, glyph, mark)
  const composed = (draft.text.charAt(draft.text.length - 1) + mark).normalize('NFC')
  if (composed.length === 1) {
    draft.text = draft.text.slice(0, -1) + composed
    return true
  }
  if (!/^\p{Mn}/u.test(text)) return false
  draft.text += text
  for (let i = 0; i < text.length; i++) draft.marks.push(glyph)
  return true
}
