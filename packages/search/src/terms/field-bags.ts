import {
  beginsCompound,
  compoundFrom,
  nextWord,
  partsOfCompound,
  stopWords,
  type WordPlace,
  wordAt,
} from '@scry/vocabulary/tokens'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'

/** The terms of one field and how often each stands in it. */
export interface Bag {
  terms: TermId[]
  counts: number[]
  /** Words of the field, stop words left out. */
  length: number
}

const longestWord = 40

/** What has been found out about a word, per number of the word. */
const seen = 1
const isStop = 2
const isCompound = 4
const isFirstOfCompound = 8

/** Cuts the texts of fields into terms of one dictionary. A word that was met before is known without a text being made for it. */
export class FieldBags {
  private readonly dictionary: TermDictionary
  private readonly place: WordPlace = { start: 0, end: 0, hash: 0 }
  private counts = new Uint16Array(1024)
  private traits = new Uint8Array(1024)

  constructor(dictionary: TermDictionary) {
    this.dictionary = dictionary
  }

  read(text: string, dropStopWords: boolean): Bag {
    const { place, dictionary } = this
    const bag: Bag = { terms: [], counts: [], length: 0 }
    let beforeStart = 0
    let beforeEnd = -2
    let beforeTraits = 0
    place.end = 0
    while (nextWord(text, place.end, place)) {
      const { start, end } = place
      if (place.hash === 0 && wordAt(text, place) === '') continue
      const number = this.numberOf(text)
      const traits = number < 0 ? 0 : (this.traits[number] as number)
      if (number >= 0 && !(dropStopWords && (traits & isStop) !== 0)) {
        bag.length += 1
        this.put(bag, dictionary.termOfNumber(number))
        if ((traits & isCompound) !== 0) this.putParts(bag, wordAt(text, place))
      }
      if (start === beforeEnd + 1) {
        const joint = text.charCodeAt(beforeEnd)
        if (joint === hyphen || joint === dot || (joint === space && (beforeTraits & isFirstOfCompound) !== 0)) {
          const before = wordAt(text, { start: beforeStart, end: beforeEnd, hash: 0 })
          this.putJoined(bag, before, wordAt(text, place), joint)
        }
      }
      beforeStart = start
      beforeEnd = end
      beforeTraits = traits
    }
    for (const term of bag.terms) {
      bag.counts.push(this.counts[term] as number)
      this.counts[term] = 0
    }
    return bag
  }

  /** The number of the word at the current place; -1 for one that is not kept. */
  private numberOf(text: string): number {
    const { place, dictionary } = this
    const known = place.hash === 0 ? -1 : dictionary.words.findWord(text, place)
    if (known >= 0 && known < this.traits.length && this.traits[known] !== 0) return known
    const word = wordAt(text, place)
    if (word.length > longestWord) return -1
    const number = dictionary.numberOfWord(word)
    if (number >= this.traits.length) this.traits = enlarged(this.traits, number)
    this.traits[number] = traitsOf(word)
    return number
  }

  private put(bag: Bag, term: TermId): void {
    if (term >= this.counts.length) this.counts = enlarged(this.counts, term)
    const count = this.counts[term] as number
    if (count === 0) bag.terms.push(term)
    this.counts[term] = count + 1
  }

  private putParts(bag: Bag, word: string): void {
    for (const part of partsOfCompound(word) ?? []) this.put(bag, this.dictionary.termOfWord(part))
  }

  /** Puts the closed form of two words with one character between them: 'front-end', 'front end', 'node.js'. */
  private putJoined(bag: Bag, before: string, word: string, joint: number): void {
    if (joint === dot && word.length > 3 && before.length > 1) return
    const closed = joint === space ? compoundFrom(before, word) : before + word
    if (closed) this.put(bag, this.dictionary.termOfWord(closed))
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
  (beginsCompound(word) ? isFirstOfCompound : 0)

const enlarged = <A extends Uint8Array | Uint16Array>(values: A, needed: number): A => {
  const Kind = values.constructor as new (length: number) => A
  const larger = new Kind(Math.ceil((needed + 1) * 1.5))
  larger.set(values)
  return larger
}
