import { type Bits, hasBit, onesIn, resized, setBit, wordsFor } from './bits.ts'
import { columnOf, push } from './growing.ts'
import { encoded, Texts, type TextsSnapshot } from './texts.ts'

/** What a snapshot holds of the labels. */
export interface LabelSnapshot extends TextsSnapshot {
  /** The terms that have a label. */
  terms: Bits
}

/** Before each of so many words of the set it is known how many labels come. */
const wordShift = 4

/**
 * What terms are shown as. The labels stand in the order of their terms, so that a label's number is how many terms with
 * one come before.
 */
export class TermLabels {
  private readonly texts: Texts
  private terms: Bits
  private readonly before = columnOf(new Uint32Array(0))
  /** Labels of terms that came after labels of later terms. */
  private readonly others = new Map<number, string>()
  private next = 0

  constructor(snapshot?: LabelSnapshot) {
    this.texts = new Texts(snapshot)
    this.terms = snapshot?.terms.slice() ?? new Uint32Array(0)
    let count = 0
    this.terms.forEach((word, at) => {
      if (at % (1 << wordShift) === 0) push(this.before, count)
      count += onesIn(word | 0)
      if (word !== 0) this.next = at * 32 + 32 - Math.clz32(word)
    })
  }

  has(term: number): boolean {
    return hasBit(this.terms, term) || this.others.has(term)
  }

  /** Gives a term a label, which stays. */
  add(term: number, label: string): void {
    if (term < this.next) {
      this.others.set(term, label)
      return
    }
    while (this.before.length <= term >>> (5 + wordShift)) push(this.before, this.texts.count)
    this.terms = resized(this.terms, term + 1)
    setBit(this.terms, term)
    this.texts.push(label, encoded(label))
    this.next = term + 1
  }

  /** The label of a term, or ''. */
  labelOf(term: number): string {
    if (!hasBit(this.terms, term)) return this.others.get(term) ?? ''
    const word = term >>> 5
    let number = this.before.values[word >>> wordShift] as number
    for (let at = (word >>> wordShift) << wordShift; at < word; at += 1)
      number += onesIn((this.terms[at] as number) | 0)
    return this.texts.textOf(number + onesIn((this.terms[word] as number) & ((1 << (term & 31)) - 1)))
  }

  get byteLength(): number {
    return this.texts.byteLength + this.terms.byteLength + this.before.values.byteLength
  }

  snapshot(): LabelSnapshot {
    if (this.others.size > 0) return this.inOrder().snapshot()
    return { ...this.texts.snapshot(), terms: this.terms.slice(0, wordsFor(this.next)) }
  }

  private inOrder(): TermLabels {
    const ordered = new TermLabels()
    for (let term = 0; term < this.next; term += 1) if (this.has(term)) ordered.add(term, this.labelOf(term))
    return ordered
  }

  /** Gives back spare room. */
  trim(): void {
    this.texts.trim()
    this.terms = this.terms.slice(0, wordsFor(this.next))
  }
}
