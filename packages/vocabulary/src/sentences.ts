import { shortForm } from './data/english/sentences.ts'

/** A sentence or a line of a text, offsets end exclusive, without the marks and white space around it. */
export interface Sentence {
  start: number
  end: number
}

/** A sentence also ends where white space was lost behind it: 'core goals.Design and plan'. */
const ends = /[\n•●▪→➢✓。！？]|(?:[.!?]|;(?=\s*\p{Lu}))(?=\s|$)|(?<=[\p{Ll}\d)])[.!?](?=\p{Lu}\p{Ll})/gu
const before = /^[\s\-–—*•·#+>◦▪●→➢✓,;:]+/u
const behind = /[\s\-–—*•·,;]/u

/** The sentences and lines of a text in order. */
export const sentencesOf = (text: string): Sentence[] => {
  const found: Sentence[] = []
  const put = (from: number, to: number): void => {
    const start = from + (before.exec(text.slice(from, to))?.[0].length ?? 0)
    let end = to
    // Letter by letter: a pattern that ends a text looks at each long row of dashes again and again.
    while (end > start && behind.test(text.charAt(end - 1))) end -= 1
    if (end > start) found.push({ start, end })
  }
  let from = 0
  for (const { 0: mark, index } of text.matchAll(ends)) {
    if (mark === '.' && shortForm.test(text.slice(Math.max(from, index - 12), index))) continue
    put(from, index)
    from = index + mark.length
  }
  put(from, text.length)
  return found
}
