import { onesIn } from './bits.ts'
import { type Column, columnOf, push } from './growing.ts'
import type { TextTable } from './text-table.ts'

type Rows = [Uint8Array, Uint8Array, Uint8Array]

/** Working memory for words of up to 63 letters; longer ones are compared as wholes. */
const newRows = (): Rows => [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)]

/**
 * Edit distance with neighbouring letters swapped counting as one edit (optimal string alignment, Damerau 1964), or
 * `most + 1` as soon as it is certain to be greater than `most`.
 */
export const editDistance = (left: string, right: string, most: number, rows: Rows = newRows()): number => {
  const width = right.length + 1
  if (Math.abs(left.length - right.length) > most) return most + 1
  if (width > rows[0].length) return left === right ? 0 : most + 1
  let [twoBack, oneBack, current] = rows
  for (let column = 0; column < width; column += 1) oneBack[column] = column
  for (let row = 1; row <= left.length; row += 1) {
    current[0] = row
    let least = row
    const letter = left.charCodeAt(row - 1)
    for (let column = 1; column < width; column += 1) {
      const other = right.charCodeAt(column - 1)
      let value = (oneBack[column - 1] as number) + (letter === other ? 0 : 1)
      if ((oneBack[column] as number) + 1 < value) value = (oneBack[column] as number) + 1
      if ((current[column - 1] as number) + 1 < value) value = (current[column - 1] as number) + 1
      const swapped =
        row > 1 && column > 1 && letter === right.charCodeAt(column - 2) && left.charCodeAt(row - 2) === other
      if (swapped && (twoBack[column - 2] as number) + 1 < value) value = (twoBack[column - 2] as number) + 1
      current[column] = value
      if (value < least) least = value
    }
    if (least > most) return most + 1
    const free = twoBack
    twoBack = oneBack
    oneBack = current
    current = free
  }
  return Math.min(oneBack[right.length] as number, most + 1)
}

/** One bit per letter (digits and other characters share the last ones). */
export const letterMask = (word: string): number => {
  let mask = 0
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    mask |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6))
  }
  return mask
}

/** Edits allowed for a word: none up to three letters, one up to seven, two beyond. */
export const editsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

interface Bucket {
  masks: Column<Uint32Array>
  words: Column<Uint32Array>
}

const longest = 31

/**
 * Words by length with a mask of their letters: one edit changes at most two bits, so that most words are ruled out by one
 * comparison.
 */
export class SimilarWords {
  private readonly buckets: Bucket[] = Array.from({ length: longest + 1 }, () => ({
    masks: columnOf(new Uint32Array(0)),
    words: columnOf(new Uint32Array(0)),
  }))
  private readonly texts: TextTable
  private readonly rows = newRows()
  private filled = 0

  constructor(texts: TextTable) {
    this.texts = texts
  }

  private fill(): void {
    for (; this.filled < this.texts.count; this.filled += 1) {
      const text = this.texts.textOf(this.filled)
      const bucket = this.buckets[Math.min(text.length, longest)] as Bucket
      push(bucket.masks, letterMask(text))
      push(bucket.words, this.filled)
    }
  }

  /** Numbers of the words within `most` edits of `word`, with their distance; never the word itself. */
  near(word: string, most: number): { word: number; distance: number }[] {
    this.fill()
    const mask = letterMask(word)
    const found: { word: number; distance: number }[] = []
    for (let length = Math.max(1, word.length - most); length <= Math.min(longest, word.length + most); length += 1) {
      const { masks, words } = this.buckets[length] as Bucket
      for (let at = 0; at < masks.length; at += 1) {
        if (onesIn((masks.values[at] as number) ^ mask) > 2 * most) continue
        const number = words.values[at] as number
        const distance = editDistance(word, this.texts.textOf(number), most, this.rows)
        if (distance > 0 && distance <= most) found.push({ word: number, distance })
      }
    }
    return found
  }
}
