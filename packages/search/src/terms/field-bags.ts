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

/** The terms of one field and how often each stands in it: the first `size` entries. Valid until the next `read`. */
export interface Bag {
  terms: Uint32Array
  counts: Uint16Array
  size: number
  /** Words of the field, stop words left out. */
  length: number
}

const longestWord = 40

/** What has been found out about a word stands in five bits behind the number of its term; 0 for a word not met yet. */
const seen = 1
const isStop = 2
const isCompound = 4
const isFirstOfCompound = 8
const isSecondOfCompound = 16
const traitBits = 5

/** Cuts the texts of fields into terms of one dictionary. A word that was met before is known without a text being made for it. */
export class FieldBags {
  private readonly dictionary: TermDictionary
  private readonly place: WordPlace = { start: 0, end: 0, hash: 0 }
  private readonly bag: Bag = { terms: new Uint32Array(256), counts: new Uint16Array(256), size: 0, length: 0 }
  /** Per term of the field that is read: where it stands in the bag, plus one. */
  private places = new Uint32Array(1024)
  /** Per word: its term and traits. */
  private known = new Uint32Array(1024)

  constructor(dictionary: TermDictionary) {
    this.dictionary = dictionary
  }

  read(text: string, dropStopWords: boolean): Bag {
    const { place, bag } = this
    bag.size = 0
    bag.length = 0
    let beforeStart = 0
    let beforeEnd = -2
    let beforeTraits = 0
    place.end = 0
    while (nextWord(text, place.end, place)) {
      const { start, end } = place
      if (place.hash === 0 && wordAt(text, place) === '') continue
      const word = this.wordFor(text)
      if (word !== 0 && !(dropStopWords && (word & isStop) !== 0)) {
        bag.length += 1
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
      beforeStart = start
      beforeEnd = end
      beforeTraits = word
    }
    for (let at = 0; at < bag.size; at += 1) this.places[bag.terms[at] as number] = 0
    return bag
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
    const { bag } = this
    if (term >= this.places.length) this.places = enlarged(this.places, term)
    const place = this.places[term] as number
    if (place !== 0) {
      bag.counts[place - 1] = (bag.counts[place - 1] as number) + 1
      return
    }
    if (bag.size === bag.terms.length) {
      bag.terms = enlarged(bag.terms, bag.size)
      bag.counts = enlarged(bag.counts, bag.size)
    }
    bag.terms[bag.size] = term
    bag.counts[bag.size] = 1
    bag.size += 1
    this.places[term] = bag.size
  }

  private putParts(word: string): void {
    for (const part of partsOfCompound(word) ?? []) this.put(this.dictionary.termOfWord(part))
  }

  /** Puts the closed form of two words with one character between them: 'front-end', 'front end', 'node.js'. */
  private putJoined(before: string, word: string, joint: number): void {
    if (joint === dot && word.length > 3 && before.length > 1) return
    const closed = joint === space ? compoundFrom(before, word) : before + word
    if (closed) this.put(this.dictionary.termOfWord(closed))
  }
}

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

const enlarged = <A extends Uint16Array | Uint32Array>(values: A, needed: number): A => {
  const Kind = values.constructor as new (length: number) => A
  const larger = new Kind(Math.ceil((needed + 1) * 1.5))
  larger.set(values)
  return larger
}
