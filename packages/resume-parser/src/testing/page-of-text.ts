import type { Glyph, PageText, TextStyle } from '../pages/page-text.ts'

export interface PrintedRow {
  readonly text: string
  readonly x: number
  readonly baseline: number
  readonly style?: Partial<TextStyle>
  readonly visible?: boolean
  /** Room put between letters, in widths of an em. */
  readonly tracking?: number
  /** Set on its side: `baseline` is where it begins, and it runs down the page. */
  readonly turned?: boolean
}

const plain: TextStyle = { font: 'Helvetica', size: 10, weight: 400, italic: false, color: 0, icon: false }

/** A page as the page reader would give it, every letter half as wide as it is high. */
export function pageOfText(number: number, rows: readonly PrintedRow[], width = 595, height = 842): PageText {
  const glyphs = rows.flatMap(({ text, x, baseline, style: own, visible = true, tracking = 0, turned = false }) => {
    const style = { ...plain, ...own }
    const step = style.size / 2
    const [top, bottom] = [baseline - style.size * 0.78, baseline + style.size * 0.22]
    let at = x - step - style.size * tracking
    let spaceBefore = true
    return Array.from(text).flatMap((letter): Glyph[] => {
      // An accent is printed over its letter.
      if (!/^\p{M}/u.test(letter)) at += step + style.size * tracking
      const wasSpace = spaceBefore
      spaceBefore = /\s/.test(letter)
      if (spaceBefore) return []
      const down = baseline + at - x
      const level = { x0: at, x1: at + step, top, bottom, baseline, angle: 0 }
      const onSide = { x0: x, x1: x + style.size, top: down, bottom: down + step, baseline: down, angle: 90 }
      const place = turned ? onSide : level
      return [{ text: letter, page: number, ...place, style, visible, mapped: true, spaceBefore: wasSpace }]
    })
  })
  return { number, width, height, glyphs, links: [], imageShare: 0, pictures: [] }
}
