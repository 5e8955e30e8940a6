import { onesIn } from '../store/bits.ts'
import { type Column, columnOf, push } from '../store/growing.ts'
import { remember } from '../store/remember.ts'
import type { TermDictionary } from '../store/term-dictionary.ts'

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

const longest = 31
/** So many words are remembered with those near them. */
const keptWords = 256
const plain = /^[\u0021-\u007f]+$/

/** The words near one, among the first `looked` ones. */
interface Near {
  words: number[]
  looked: number
}

/**
 * Finds words by one or two edits. One edit leaves the first or the second half of a word as it is, so that only words with
 * the same beginning or ending are looked at (the pieces of Wu and Manber 1992). For two edits words are kept by length with
 * a mask of their letters: two edits change at most four bits, so that most words are ruled out by one comparison.
 */
export class SimilarWords {
  /** Per length the numbers of the words, and per number its mask and length. */
  private readonly buckets = Array.from({ length: longest + 1 }, () => columnOf(new Uint32Array(0)))
  private readonly masks = columnOf(new Uint32Array(0))
  private readonly lengths = columnOf(new Uint8Array(0))
  private readonly dictionary: TermDictionary
  private readonly rows = newRows()
  /** Of the words asked for last those one edit away, and those two edits away. */
  private readonly near = [new Map<string, Near>(), new Map<string, Near>()] as const

  constructor(dictionary: TermDictionary) {
    this.dictionary = dictionary
  }

  /** Numbers of the words one edit from `word`. Of a word that was asked for before only new ones are looked at. */
  atOneEdit(word: string): readonly number[] {
    const read = plain.test(word) ? () => this.readOneEdit(word) : () => this.allAt(word, 1)
    return this.remembered(this.near[0], word, 1, read)
  }

  /** The same for words two edits away. */
  atTwoEdits(word: string): readonly number[] {
    return this.remembered(this.near[1], word, 2, () => this.allAt(word, 2))
  }

  private remembered(kept: Map<string, Near>, word: string, edits: number, read: () => number[]): readonly number[] {
    this.fill()
    const { words } = this.dictionary
    const near = kept.get(word) ?? { words: read(), looked: words.count }
    const mask = letterMask(word)
    for (; near.looked < words.count; near.looked += 1) {
      if (this.isAt(word, mask, near.looked, edits)) near.words.push(near.looked)
    }
    remember(kept, word, near, keptWords)
    return near.words
  }

  private readOneEdit(word: string): number[] {
    const { dictionary } = this
    const mask = letterMask(word)
    const half = word.length >>> 1
    const found = new Set<number>()
    const look = (number: number): void => {
      if (this.isOneEdit(word, mask, number)) found.add(number)
    }
    dictionary.forEachFrom(word.slice(0, half), look)
    dictionary.forEachUpTo(word.slice(half), look)
    const swapped = word.slice(0, half - 1) + word[half] + word[half - 1] + word.slice(half + 1)
    const number = dictionary.words.find(swapped)
    if (number >= 0) look(number)
    return [...found]
  }

  /** `mask`: that of the word. */
  private isOneEdit(word: string, mask: number, number: number): boolean {
    const longer = (this.lengths.values[number] as number) - word.length
    if (longer < -1 || longer > 1 || onesIn(((this.masks.values[number] as number) ^ mask) | 0) > 2) return false
    const { words } = this.dictionary
    const { start, end } = words.placeOf(number)
    const { letters } = words
    const length = end - start
    const more = length - word.length
    if (more < -1 || more > 3) return false
    const shorter = Math.min(length, word.length)
    let before = 0
    while (before < shorter && letters[start + before] === word.charCodeAt(before)) before += 1
    let after = 0
    while (after < shorter - before && letters[end - 1 - after] === word.charCodeAt(word.length - 1 - after)) after += 1
    for (let at = start + before; at < end - after; at += 1) {
      if ((letters[at] as number) > 127) return editDistance(word, words.textOf(number), 1, this.rows) === 1
    }
    const differing = word.length - before - after
    if (more !== 0) return more === 1 ? differing === 0 : more === -1 && differing === 1
    if (differing === 2) {
      return (
        letters[start + before] === word.charCodeAt(before + 1) &&
        letters[start + before + 1] === word.charCodeAt(before)
      )
    }
    return differing === 1
  }

  private fill(): void {
    const { words } = this.dictionary
    for (let number = this.masks.length; number < words.count; number += 1) {
      const text = words.textOf(number)
      push(this.masks, letterMask(text))
      push(this.lengths, Math.min(text.length, 255))
      push(this.buckets[Math.min(text.length, longest)] as Column<Uint32Array>, number)
    }
  }

  /** Numbers of the words so many edits from `word`. */
  private allAt(word: string, edits: number): number[] {
    const mask = letterMask(word)
    const found: number[] = []
    for (let length = Math.max(1, word.length - edits); length <= Math.min(longest, word.length + edits); length += 1) {
      const words = this.buckets[length] as Column<Uint32Array>
      for (let at = 0; at < words.length; at += 1) {
        const number = words.values[at] as number
        if (this.isAt(word, mask, number, edits)) found.push(number)
      }
    }
    return found
  }

  /** Whether a word is so many edits from `word`, whose mask is `mask`. */
  private isAt(word: string, mask: number, number: number, edits: number): boolean {
    if (onesIn(((this.masks.values[number] as number) ^ mask) | 0) > 2 * edits) return false
    const length = this.lengths.values[number] as number
    if (Math.abs(length - word.length) > edits || word.length - edits > longest) return false
    if (length < longest && !this.mayBeNear(word, number, length, edits)) return false
    return editDistance(word, this.dictionary.words.textOf(number), edits, this.rows) === edits
  }

  /** Whether a word shares enough letters of the same or a neighbouring place with another to be within `most` edits. */
  private mayBeNear(word: string, number: number, length: number, most: number): boolean {
    const { words } = this.dictionary
    const { start, end } = words.placeOf(number)
    const { letters } = words
    if (end - start !== length) return true
    let missing = 0
    for (let at = 0; at < word.length; at += 1) {
      const code = word.charCodeAt(at)
      if (code > 127) return true
      const from = Math.max(start, start + at - most)
      const to = Math.min(end, start + at + most + 1)
      let place = from
      while (place < to && letters[place] !== code) place += 1
      if (place >= to) missing += 1
      if (missing > most) return false
    }
    return true
  }
}
