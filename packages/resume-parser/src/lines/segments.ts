import { rowsOf } from './lines.ts'
import { joinTracked } from './tracking.ts'
import type { Word } from './words.ts'

/** Answers what a short printed text is, so that layout can tell a column from dates or labels set beside rows. */
export interface LayoutOracle {
  isHeading(text: string): boolean
  isDate(text: string): boolean
}

export interface Segment {
  readonly words: Word[]
  readonly row: number
  readonly x0: number
  readonly x1: number
  readonly baseline: number
  readonly text: string
}

/** Texts that begin at one edge begin no further from it. */
export const edgeTolerancePt = 3.5

/** What words say together. Spaced capitals come as loose letters, which would hide every heading set in them. */
export function textOf(words: readonly Word[]): string {
  const loose = words.length >= 4 && words.filter((word) => word.slice.text.length <= 2).length >= words.length / 2
  return (loose ? joinTracked(words) : words)
    .map((word) => word.slice.text)
    .join(' ')
    .trim()
}

/** The texts of a page: words that stand together in a row. */
export function segmentsOf(words: readonly Word[]): { segments: Segment[]; rows: number } {
  const segments: Segment[] = []
  const rows = rowsOf(words)
  rows.forEach((row, index) => {
    let group: Word[] = []
    const close = () => {
      const [first] = group
      const last = group[group.length - 1]
      if (first && last) {
        const text = textOf(group)
        segments.push({ words: group, row: index, x0: first.x0, x1: last.x1, baseline: first.baseline, text })
      }
      group = []
    }
    for (const word of row.words) {
      const last = group[group.length - 1]
      if (last && word.x0 - last.x1 > Math.max(7, Math.min(last.style.size, word.style.size) * 1.0)) close()
      group.push(word)
    }
    close()
  })
  return { segments, rows: rows.length }
}
