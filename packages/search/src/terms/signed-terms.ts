import { nextWord, stopWords, type WordPlace, wordAt } from '@scry/vocabulary/tokens'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'

/** Stands for a stop word, and for a word whose term is not known yet. */
const none = 0xffffffff
const unknown = 0

/** The terms of the words of short texts behind a sign. A word that was met before is known without a text being made for it. */
export class SignedTerms {
  private readonly dictionary: TermDictionary
  private readonly sign: string
  private readonly formOf: (word: string) => string
  private readonly place: WordPlace = { start: 0, end: 0, hash: 0 }
  /** Per word of the dictionary. */
  private known = new Uint32Array(0)

  constructor(dictionary: TermDictionary, sign: string, formOf: (word: string) => string) {
    this.dictionary = dictionary
    this.sign = sign
    this.formOf = formOf
  }

  /** Terms of a text's words in order, each once; stop words have none. */
  of(text: string): readonly TermId[] {
    const { place } = this
    const found: TermId[] = []
    place.end = 0
    while (nextWord(text, place.end, place)) {
      const term = this.termAt(text)
      if (term !== none && !found.includes(term)) found.push(term)
    }
    return found
  }

  private termAt(text: string): TermId {
    const { place, dictionary } = this
    const number = place.hash === 0 ? -1 : dictionary.words.findWord(text, place)
    const known = number < 0 ? unknown : (this.known[number] ?? unknown)
    if (known !== unknown) return known
    const word = wordAt(text, place)
    const term = word === '' || stopWords.has(word) ? none : dictionary.termOf(this.sign + this.formOf(word))
    if (number >= this.known.length) {
      const larger = new Uint32Array(Math.ceil((dictionary.words.count + 1) * 1.2))
      larger.set(this.known)
      this.known = larger
    }
    if (number >= 0) this.known[number] = term
    return term
  }
}
