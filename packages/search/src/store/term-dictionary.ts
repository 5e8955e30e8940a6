import { stem } from '@scry/vocabulary/tokens'
import { type Column, columnOf, push, trimmed } from './growing.ts'
import { type LabelSnapshot, TermLabels } from './term-labels.ts'
import { TextTable, type TextTableSnapshot } from './text-table.ts'
import { bytesOfText } from './texts.ts'

/** Number of a term; its posting list has the same number. */
export type TermId = number

/** What a snapshot holds of a dictionary. */
export interface DictionarySnapshot {
  keys: TextTableSnapshot
  words: TextTableSnapshot
  labels: LabelSnapshot
  wordTerms: Uint32Array
  sorted: Uint32Array
  reversed: Uint32Array
}

/** So many words may be put in order one by one before all are sorted again. */
const mostUnsorted = 2000

/** The first place from `from` on for whose word something holds, in an order in which it holds for all after it. */
const firstPlace = (order: ArrayLike<number>, holds: (word: number) => boolean, from = 0): number => {
  let low = from
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(order[middle] as number)) high = middle
    else low = middle + 1
  }
  return low
}

/** Calls `visit` with the words for which `compare` answers 0, in an order in which it rises. */
const visitRange = (
  order: ArrayLike<number>,
  compare: (word: number) => number,
  visit: (word: number) => void,
): void => {
  const first = firstPlace(order, (word) => compare(word) >= 0)
  const end = firstPlace(order, (word) => compare(word) > 0, first)
  for (let at = first; at < end; at += 1) visit(order[at] as number)
}

/**
 * Two layers. A *term* has a posting list: the stem of a word, or a key with a sign before it that keeps fields apart
 * ('#' skill, '~' wording of a skill, '^' word of a title, '@' word of a location, '=' company, ')' word of
 * a company, '"' word of a category). A *word* is what people
 * write; several words share the term of their stem. Prefixes and typing mistakes are looked up among the words.
 */
export class TermDictionary {
  private readonly keys: TextTable
  readonly words: TextTable
  private readonly labels: TermLabels
  private readonly wordTerms: Column<Uint32Array>
  /** Numbers of the words in the order of their texts, and of their texts read backwards. */
  private sorted: Uint32Array
  private reversed: Uint32Array
  /** The same for the words that are not among those. */
  private readonly recent: number[] = []
  private readonly recentReversed: number[] = []

  constructor(snapshot?: DictionarySnapshot) {
    this.keys = new TextTable(snapshot?.keys)
    this.words = new TextTable(snapshot?.words)
    this.labels = new TermLabels(snapshot?.labels)
    this.wordTerms = columnOf(snapshot?.wordTerms ?? new Uint32Array(0))
    this.sorted = snapshot?.sorted ?? new Uint32Array(0)
    this.reversed = snapshot?.reversed ?? new Uint32Array(0)
    if (snapshot === undefined) this.termOf('')
  }

  /** Number of terms. */
  get size(): number {
    return this.keys.count
  }

  get byteLength(): number {
    const columns = [this.wordTerms.values, this.sorted, this.reversed]
    const own = columns.reduce((sum, array) => sum + array.byteLength, 0)
    return own + this.keys.byteLength + this.words.byteLength + this.labels.byteLength
  }

  keyOf(term: TermId): string {
    return this.keys.textOf(term)
  }

  /** Order of two terms by their keys. */
  compareKeys = (left: TermId, right: TermId): number => this.keys.compare(left, right)

  termOf(key: string): TermId {
    return this.keys.add(key)
  }

  /** The number of a written word, a new one when it is new. */
  numberOfWord(word: string): number {
    const known = this.words.find(word)
    if (known >= 0) return known
    push(this.wordTerms, this.termOf(stem(word)))
    return this.words.add(word)
  }

  /** The term of a written word, made when it is new. */
  termOfWord(word: string): TermId {
    return this.termOfNumber(this.numberOfWord(word))
  }

  /** The term of the word with this number. */
  termOfNumber(word: number): TermId {
    return this.wordTerms.values[word] as number
  }

  /** The term of a key that is shown to people, such as a skill's; the first label stays. */
  labelled(key: string, label: string): TermId {
    const term = this.termOf(key)
    if (!this.labels.has(term)) this.labels.add(term, label)
    return term
  }

  labelOf(term: TermId): string {
    return this.labels.labelOf(term)
  }

  find(key: string): TermId | undefined {
    const term = this.keys.find(key)
    return term < 0 ? undefined : term
  }

  /** Calls `visit` with the terms from `first` on whose keys begin with a sign. */
  forEachSigned(sign: string, first: TermId, visit: (term: TermId) => void): void {
    const code = sign.charCodeAt(0)
    for (let term = first; term < this.size; term += 1) {
      const { start, end } = this.keys.placeOf(term)
      if (end > start && this.keys.letters[start] === code) visit(term)
    }
  }

  /** The term that a written word stands for, if any listing has it or another form of it. */
  findWord(word: string): TermId | undefined {
    const known = this.words.find(word)
    return known < 0 ? this.find(stem(word)) : this.termOfNumber(known)
  }

  private sortWords(): void {
    this.sorted = this.words.order()
    this.reversed = this.words.orderFromEnd()
    this.recent.length = 0
    this.recentReversed.length = 0
  }

  /** Calls `visit` with the numbers of the words that begin with a text. */
  forEachFrom(start: string, visit: (word: number) => void): void {
    const bytes = bytesOfText(start)
    const compare = (word: number): number => this.words.compareStart(word, bytes)
    this.orderWords()
    visitRange(this.sorted, compare, visit)
    visitRange(this.recent, compare, visit)
  }

  /** The same for words that end with it. */
  forEachUpTo(end: string, visit: (word: number) => void): void {
    const bytes = bytesOfText(end)
    const compare = (word: number): number => this.words.compareEnd(word, bytes)
    this.orderWords()
    visitRange(this.reversed, compare, visit)
    visitRange(this.recentReversed, compare, visit)
  }

  private orderWords(): void {
    const { words, recent, recentReversed } = this
    if (words.count > this.sorted.length + mostUnsorted) this.sortWords()
    for (let word = this.sorted.length + recent.length; word < words.count; word += 1) {
      recent.splice(
        firstPlace(recent, (other) => words.compare(other, word) > 0),
        0,
        word,
      )
      recentReversed.splice(
        firstPlace(recentReversed, (other) => words.compareFromEnd(other, word) > 0),
        0,
        word,
      )
    }
  }

  /** Sorts the words and gives back spare room. */
  settle(): void {
    this.sortWords()
    this.keys.trim()
    this.words.trim()
    this.labels.trim()
    this.wordTerms.values = trimmed(this.wordTerms)
  }

  snapshot(): DictionarySnapshot {
    this.settle()
    return {
      keys: this.keys.snapshot(),
      words: this.words.snapshot(),
      labels: this.labels.snapshot(),
      wordTerms: this.wordTerms.values,
      sorted: this.sorted,
      reversed: this.reversed,
    }
  }
}
