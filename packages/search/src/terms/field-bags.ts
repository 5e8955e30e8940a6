import type { CutText } from '@scry/vocabulary/cut-text'
import { knownWord } from '@scry/vocabulary/known-words'
import {
  beginsCompound,
  compoundFrom,
  endsCompound,
  nextWord,
  partsOfCompound,
  stopWords,
  type WordPlace,
  wordAt,
} from '@scry/vocabulary/tokens'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'

/** The terms of a listing in the order of their first appearance, `terms[at]` with `weights[at]`; the first `size` count. */
export interface WeighedTerms {
  terms: Uint32Array
  weights: Float32Array
  size: number
}

const longestWord = 40

/** Numbers that are kept of a word; the first row is that of no word, of which nothing is known. */
const rowLength = 3
const noWord = 0

/** What has been found out about a word stands in five bits behind the number of its term; 0 for a word not met yet. */
const seen = 1
const isStop = 2
const isCompound = 4
const isFirstOfCompound = 8
const isSecondOfCompound = 16
const traitBits = 5

/**
 * Cuts the texts of a listing's fields into terms of one dictionary and adds up what they weigh. A word that was met
 * before is known without a text being made for it.
 */
export class FieldBags {
  private readonly dictionary: TermDictionary
  private readonly place: WordPlace = { start: 0, end: 0, hash: 0 }
  private readonly all: WeighedTerms = { terms: new Uint32Array(256), weights: new Float32Array(256), size: 0 }
  /** Per term of the listing: how often it stands in the field that is read. */
  private counts = new Uint32Array(256)
  /** The places of the field's terms among those of the listing; the first `distinct` count. */
  private inField = new Uint32Array(256)
  private distinct = 0
  /** Words of the field, stop words left out. */
  private length = 0
  /** Per term of the dictionary: its place among those of the listing, plus one. */
  private places = new Uint32Array(1024)
  /** Per word a row: its term and traits, and what the vocabulary knows of it. */
  private known = new Uint32Array(rowLength * 1024)

  constructor(dictionary: TermDictionary) {
    this.dictionary = dictionary
  }

  /** Adds a field: each occurrence of a term in it weighs `weightAt` the number of its words, which are put into `cut`. */
  add(text: string, dropStopWords: boolean, weightAt: (length: number) => number, cut?: CutText): void {
    this.read(text, dropStopWords, cut)
    const { all, counts, inField } = this
    const weight = weightAt(this.length)
    for (let at = 0; at < this.distinct; at += 1) {
      const place = inField[at] as number
      all.weights[place] = (all.weights[place] as number) + weight * (counts[place] as number)
      counts[place] = 0
    }
  }

  /** Adds one word without its parts. */
  addWord(word: string, weight: number): void {
    this.distinct = 0
    this.put(this.dictionary.termOfWord(word))
    const place = this.inField[0] as number
    this.all.weights[place] = (this.all.weights[place] as number) + weight
    this.counts[place] = 0
  }

  /** What was added since it was last taken. Valid until the next `add`. */
  take(): WeighedTerms {
    const { terms, weights, size } = this.all
    for (let at = 0; at < size; at += 1) this.places[terms[at] as number] = 0
    this.all.size = 0
    return { terms, weights, size }
  }

  private read(text: string, dropStopWords: boolean, cut: CutText | undefined): void {
    const { place } = this
    if (cut !== undefined) cut.count = 0
    this.length = 0
    this.distinct = 0
    let beforeStart = 0
    let beforeEnd = -2
    let beforeTraits = 0
    place.end = 0
    while (nextWord(text, place.end, place)) {
      const { start, end } = place
      const isEmpty = place.hash === 0 && wordAt(text, place) === ''
      const row = isEmpty ? noWord : this.rowFor(text)
      // What is known of a word without its accents does not hold for it.
      const plain = place.hash === 0 ? noWord : row
      cut?.put(start, end, this.known[plain + 1] as number, this.known[plain + 2] as number)
      if (isEmpty) continue
      const word = this.known[row] as number
      if (word !== 0 && !(dropStopWords && (word & isStop) !== 0)) {
        this.length += 1
        this.put(word >>> traitBits)
        if ((word & isCompound) !== 0) this.putParts(wordAt(text, place))
      }
      if (start === beforeEnd + 1) {
        const joint = text.charCodeAt(beforeEnd)
        const isPair = (beforeTraits & isFirstOfCompound) !== 0 && (word & isSecondOfCompound) !== 0
        if (joint === hyphen || joint === dot || (joint === space && isPair)) {
          const before = wordAt(text, { start: beforeStart, end: beforeEnd, hash: 0 })
          this.putJoined(before, wordAt(text, place), joint)
        }
      }
      if (start === beforeEnd + 3 && this.isOneName(text, beforeStart, beforeEnd)) {
        this.put(
          this.dictionary.termOfWord(
            `${wordAt(text, { start: beforeStart, end: beforeEnd, hash: 0 })}&${wordAt(text, place)}`,
          ),
        )
      }
      beforeStart = start
      beforeEnd = end
      beforeTraits = word
    }
  }

  /** Whether the word at the current place and the letter before it are one name with signs between: 'R & D'. */
  private isOneName(text: string, beforeStart: number, beforeEnd: number): boolean {
    const { start, end } = this.place
    return end === start + 1 && beforeEnd === beforeStart + 1 && text.slice(beforeEnd, start) === ' & '
  }

  /** The row of the word at the current place; `noWord` for one that is not kept. */
  private rowFor(text: string): number {
    const { place, dictionary } = this
    const number = place.hash === 0 ? -1 : dictionary.words.findWord(text, place)
    const row = (number + 1) * rowLength
    return number >= 0 && row < this.known.length && this.known[row] !== 0 ? row : this.meet(wordAt(text, place))
  }

  private meet(word: string): number {
    if (word.length > longestWord) return noWord
    const number = this.dictionary.numberOfWord(word)
    const row = (number + 1) * rowLength
    if (row >= this.known.length) this.known = enlarged(this.known, row + rowLength)
    const { name, cues } = knownWord(word)
    this.known[row] = (this.dictionary.termOfNumber(number) << traitBits) | traitsOf(word)
    this.known[row + 1] = name
    this.known[row + 2] = cues
    return row
  }

  private put(term: TermId): void {
    if (term >= this.places.length) this.places = enlarged(this.places, term)
    const place = (this.places[term] as number) - 1
    const at = place < 0 ? this.appear(term) : place
    const count = this.counts[at] as number
    if (count === 0) {
      this.inField[this.distinct] = at
      this.distinct += 1
    }
    this.counts[at] = count + 1
  }

  /** Gives a term of the listing that has not appeared before its place. */
  private appear(term: TermId): number {
    const { all } = this
    const place = all.size
    if (place === all.terms.length) {
      all.terms = enlarged(all.terms, place)
      all.weights = enlarged(all.weights, place)
      this.counts = enlarged(this.counts, place)
      this.inField = enlarged(this.inField, place)
    }
    all.terms[place] = term
    all.weights[place] = 0
    all.size += 1
    this.places[term] = all.size
    return place
  }

  private putParts(word: string): void {
    for (const part of partsOfCompound(word) ?? []) {
      if (part.length > longestHollow) this.put(this.dictionary.termOfWord(part))
    }
  }

  /** Puts the closed form of two words with one character between them: 'front-end', 'front end', 'node.js'. */
  private putJoined(before: string, word: string, joint: number): void {
    if (joint === dot && word.length > 3 && before.length > 1) return
    const closed = joint === space ? compoundFrom(before, word) : before + word
    if (closed) this.put(this.dictionary.termOfWord(closed))
  }
}

/** Parts of compounds so short say nothing on their own: 'NetSuite' is no '.NET'. */
const longestHollow = 3

const space = 32
const hyphen = 45
const dot = 46

const isDropped = (word: string): boolean => stopWords.has(word) || word === 'it' || word === 'us'

const traitsOf = (word: string): number =>
  seen |
  (isDropped(word) ? isStop : 0) |
  (partsOfCompound(word) ? isCompound : 0) |
  (beginsCompound(word) ? isFirstOfCompound : 0) |
  (endsCompound(word) ? isSecondOfCompound : 0)

const enlarged = <A extends Uint32Array | Float32Array>(values: A, needed: number): A => {
  const Kind = values.constructor as new (length: number) => A
  const larger = new Kind(Math.ceil((needed + 1) * 1.5))
  larger.set(values)
  return larger
}
