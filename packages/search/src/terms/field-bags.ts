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
import { columnOf, push } from '../store/growing.ts'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'

/** The terms of a listing in the order of their first appearance, `terms[at]` with `weights[at]`; the first `size` count. */
export interface WeighedTerms {
  terms: Uint32Array
  weights: Float32Array
  size: number
}

const longestWord = 40

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
  /** The places of the field's terms among those of the listing. */
  private readonly inField = columnOf(new Uint32Array(256), 0)
  /** Words of the field, stop words left out. */
  private length = 0
  /** Per term of the dictionary: its place among those of the listing, plus one. */
  private places = new Uint32Array(1024)
  /** Per word: its term and traits. */
  private known = new Uint32Array(1024)

  constructor(dictionary: TermDictionary) {
    this.dictionary = dictionary
  }

  /** Adds a field: each occurrence of a term in it weighs `weightAt` the number of its words. */
  add(text: string, dropStopWords: boolean, weightAt: (length: number) => number): void {
    this.read(text, dropStopWords)
    const { all, counts, inField } = this
    const weight = weightAt(this.length)
    for (let at = 0; at < inField.length; at += 1) {
      const place = inField.values[at] as number
      all.weights[place] = (all.weights[place] as number) + weight * (counts[place] as number)
      counts[place] = 0
    }
  }

  /** Adds one word without its parts. */
  addWord(word: string, weight: number): void {
    this.inField.length = 0
    this.put(this.dictionary.termOfWord(word))
    const place = this.inField.values[0] as number
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

  private read(text: string, dropStopWords: boolean): void {
    const { place } = this
    this.length = 0
    this.inField.length = 0
    let beforeStart = 0
    let beforeEnd = -2
    let beforeTraits = 0
    place.end = 0
    while (nextWord(text, place.end, place)) {
      const { start, end } = place
      if (place.hash === 0 && wordAt(text, place) === '') continue
      const word = this.wordFor(text)
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

  /** Term and traits of the word at the current place; 0 for one that is not kept. */
  private wordFor(text: string): number {
    const { place, dictionary } = this
    const number = place.hash === 0 ? -1 : dictionary.words.findWord(text, place)
    const before = number >= 0 && number < this.known.length ? (this.known[number] as number) : 0
    return before !== 0 ? before : this.meet(wordAt(text, place))
  }

  private meet(word: string): number {
    if (word.length > longestWord) return 0
    const number = this.dictionary.numberOfWord(word)
    if (number >= this.known.length) this.known = enlarged(this.known, number)
    const met = (this.dictionary.termOfNumber(number) << traitBits) | traitsOf(word)
    this.known[number] = met
    return met
  }

  private put(term: TermId): void {
    if (term >= this.places.length) this.places = enlarged(this.places, term)
    const place = (this.places[term] as number) - 1
    const at = place < 0 ? this.appear(term) : place
    const count = this.counts[at] as number
    if (count === 0) push(this.inField, at)
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
