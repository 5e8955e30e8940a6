import { type Bits, hasBit } from './bits.ts'
import { columnOf, push, reserve, trimmed } from './growing.ts'
import { TextTable, type TextTableSnapshot } from './text-table.ts'

/**
 * Which document has which id. Until an id comes back, the number of its text is the number of its document, so that
 * nothing has to be kept but the texts.
 */
export class DocumentIds {
  private readonly texts: TextTable
  /** Documents below this number have the text of the same number. */
  private plain: number
  /** Number of the text of each later document. */
  private readonly numbers = columnOf(new Uint32Array(0))
  /** Per text from `plain` on its live document plus one, 0 when there is none. */
  private readonly holders = columnOf(new Uint32Array(0))
  /** Live document of each text below `plain` that came back. */
  private readonly returned = new Map<number, number>()

  constructor(snapshot?: TextTableSnapshot) {
    this.texts = new TextTable(snapshot)
    this.plain = this.texts.count
  }

  /** Documents that were added. */
  get count(): number {
    return this.plain + this.numbers.length
  }

  /** Gives the next document an id that no live document has. */
  add(id: string): number {
    const document = this.count
    const number = this.texts.add(id)
    if (number === document) this.plain += 1
    else {
      push(this.numbers, number)
      if (number < this.plain) this.returned.set(number, document)
      else {
        reserve(this.holders, number - this.plain + 1)
        this.holders.values[number - this.plain] = document + 1
      }
    }
    return document
  }

  /** Takes note that a document is no longer live. */
  release(document: number): void {
    if (document < this.plain) return
    const number = this.numberOf(document)
    if (number < this.plain) this.returned.delete(number)
    else this.holders.values[number - this.plain] = 0
  }

  /** The live document with an id. */
  find(id: string, live: Bits): number | undefined {
    const number = this.texts.find(id)
    if (number < 0) return undefined
    if (number < this.plain) return hasBit(live, number) ? number : this.returned.get(number)
    const holder = this.holders.values[number - this.plain] as number
    return holder === 0 ? undefined : holder - 1
  }

  textOf(document: number): string {
    return this.texts.textOf(this.numberOf(document))
  }

  private numberOf(document: number): number {
    return document < this.plain ? document : (this.numbers.values[document - this.plain] as number)
  }

  get byteLength(): number {
    return this.texts.byteLength + this.numbers.values.byteLength + this.holders.values.byteLength
  }

  /** Gives back spare room. */
  trim(): void {
    this.texts.trim()
    for (const column of [this.numbers, this.holders]) column.values = trimmed(column)
  }
}
