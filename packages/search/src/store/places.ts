import { placeWords } from '../terms/place-words.ts'
import { columnOf, push, trimmed } from './growing.ts'
import { TextTable, type TextTableSnapshot } from './text-table.ts'

/** The locations of listings, each once; number 0 is that of the empty one. */
export class Places {
  private readonly texts: TextTable
  /** Per place 1 where its text names none. */
  private readonly vague = columnOf(new Uint8Array(0))

  constructor(snapshot?: TextTableSnapshot) {
    this.texts = new TextTable(snapshot)
    if (snapshot === undefined) this.texts.add('')
    for (let number = 0; number < this.count; number += 1) this.learn(this.textOf(number))
    this.trim()
  }

  private learn(location: string): void {
    push(this.vague, placeWords(location).length === 0 ? 1 : 0)
  }

  get count(): number {
    return this.texts.count
  }

  numberOf(location: string): number {
    const number = this.texts.add(location)
    if (number === this.vague.length) this.learn(location)
    return number
  }

  textOf(number: number): string {
    return this.texts.textOf(number)
  }

  /** Whether the text of a place names one. */
  isNamed(number: number): boolean {
    return this.vague.values[number] === 0
  }

  get byteLength(): number {
    return this.texts.byteLength + this.vague.values.byteLength
  }

  /** Gives back spare room. */
  trim(): void {
    this.texts.trim()
    this.vague.values = trimmed(this.vague)
  }

  snapshot(): TextTableSnapshot {
    return this.texts.snapshot()
  }
}
