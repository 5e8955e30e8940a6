import { joinAccents } from '../pages/accents.ts'
import { placeLateLetters } from '../pages/late-letters.ts'
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
/** Right-to-left letters come wider or narrower than they are drawn. */
const leftwardGapEm = 0.4
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
  const { x0, x1, top, bottom, baseline, style } = draft
  return { page, x0, x1, top, bottom, baseline, style, slice: rightmostFirst(draft), icon: null }
}

/** A word of one glyph: an icon, or what is set at another angle. */
function wordOf(glyph: Glyph, page: number, slice: Slice, icon: IconKind | null): Word {
  const { x0, x1, top, bottom, baseline, style } = glyph
  return { page, x0, x1, top, bottom, baseline, style, slice, icon }
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
    // These letters come in either order, but the document's spaces can be trusted.
    return !glyph.spaceBefore && Math.max(draft.x0 - glyph.x1, glyph.x0 - draft.x1) < size * leftwardGapEm
  }
  if (glyph.x0 < last.x0 - size * 0.3) return false
  const gap = glyph.x0 - Math.max(last.x1, draft.x1)
  if (gap > size * wordGapEm || gap < -size * 0.8) return false
  return !(glyph.spaceBefore && gap > size * 0.02)
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

/** What a glyph says, or the letters that stand for it where its font does not tell. */
function readGlyph(glyphs: readonly Glyph[], index: number): ReturnType<typeof repairGlyph> {
  const glyph = glyphs[index] as Glyph
  const repaired = repairGlyph(glyph)
  if (glyph.mapped || repaired.text) return repaired
  const [before, next] = [glyphs[index - 1], glyphs[index + 1]]
  const glued = before && !glyph.spaceBefore && Math.abs(before.baseline - glyph.baseline) < 1 ? before.text : ''
  const ligature = next && !next.spaceBefore ? guessLigature(glyph, glued, next.text) : ''
  return ligature ? { text: ligature, icon: null } : repaired
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
  const glyphs = placeLateLetters(joinAccents(page.glyphs))
  for (const [index, glyph] of glyphs.entries()) {
    if (!glyph.visible) {
      spaceOwed = true
      continue
    }
    const { text, icon } = readGlyph(glyphs, index)
    if (icon) {
      flush()
      level.push(wordOf(glyph, page.number, { text: '', marks: [] }, icon))
      continue
    }
    if (!text) {
      spaceOwed = spaceOwed || glyph.spaceBefore
      continue
    }
    if (glyph.angle !== 0) {
      flush()
      turned.push(wordOf(glyph, page.number, { text, marks: [glyph] }, null))
      continue
    }
    const current: Draft | null = draft
    if (current && /^\p{Mn}/u.test(text)) {
      addSign(current, glyph, text)
      continue
    }
    if (!current || spaceOwed || !continues(current, glyph)) {
      flush()
      const { x0, x1, top, bottom, baseline, style } = glyph
      draft = { text: '', marks: [], x0, x1, top, bottom, baseline, style }
    }
    spaceOwed = false
    if (draft) append(draft, glyph, text)
  }
  flush()
  return { level, turned }
}

function append(draft: Draft, glyph: Glyph, text: string): void {
  draft.text += text
  for (let i = 0; i < text.length; i++) draft.marks.push(glyph)
  draft.x0 = Math.min(draft.x0, glyph.x0)
  draft.x1 = Math.max(draft.x1, glyph.x1)
  draft.top = Math.min(draft.top, glyph.top)
  draft.bottom = Math.max(draft.bottom, glyph.bottom)
  if (glyph.style.size > draft.style.size + 0.1 && draft.text.length <= 2) draft.style = glyph.style
}

/** A sign over or under a letter with which it makes no single one stays beside it. */
function addSign(draft: Draft, glyph: Glyph, text: string): void {
  draft.text += text
  for (let i = 0; i < text.length; i++) draft.marks.push(glyph)
}
