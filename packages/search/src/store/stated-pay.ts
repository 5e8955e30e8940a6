import type { ListingPay } from '@scry/contracts/listing'
import { type Bits, hasBit, setBit } from './bits.ts'
import { columnOf, push, trimmed } from './growing.ts'

/** How often a year has each period, of 40 hours a week; decision 0220. */
const perYear = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } as const satisfies Record<
  ListingPay['period'],
  number
>
const mostCurrencies = 255

/** An amount a period as one a year in whole units of its currency. */
export const yearlyPay = (amount: number, period: ListingPay['period']): number =>
  Math.min(0xffffffff, Math.round(amount * perYear[period]))

/** What a snapshot holds of the pay. */
export interface PaySnapshot {
  rows: Uint32Array
  yearly: Uint32Array
  codes: Uint8Array
  currencies: string[]
}

/** What employers state that they pay at most, a year; listings that state nothing take no room. Removed ones stay. */
export class StatedPay {
  /** Their documents, ascending. */
  readonly rows = columnOf(new Uint32Array(0))
  readonly yearly = columnOf(new Uint32Array(0))
  readonly codes = columnOf(new Uint8Array(0))
  readonly currencies: string[] = []

  get byteLength(): number {
    return this.rows.values.byteLength + this.yearly.values.byteLength + this.codes.values.byteLength
  }

  /** Takes the pay of a document; what a source guessed the employer does not state. */
  add(document: number, pay: ListingPay): void {
    const amount = pay.most ?? pay.least
    if (amount === undefined || pay.predicted) return
    let code = this.currencies.indexOf(pay.currency)
    if (code < 0) {
      if (this.currencies.length === mostCurrencies) return
      code = this.currencies.push(pay.currency) - 1
    }
    push(this.rows, document)
    push(this.yearly, yearlyPay(amount, pay.period))
    push(this.codes, code)
  }

  /** Puts into a set the documents that pay at least so much a year in a currency. */
  mark(bits: Bits, currency: string, least: number): void {
    const wanted = this.currencies.indexOf(currency)
    const { rows, yearly, codes } = this
    for (let at = 0; at < rows.length; at += 1) {
      if (codes.values[at] === wanted && (yearly.values[at] as number) >= least) setBit(bits, rows.values[at] as number)
    }
  }

  /** Documents of a set per currency. */
  countIn(bits: Bits): Map<string, number> {
    const { rows, codes } = this
    const counts = new Uint32Array(this.currencies.length)
    for (let at = 0; at < rows.length; at += 1) {
      const code = codes.values[at] as number
      if (hasBit(bits, rows.values[at] as number)) counts[code] = (counts[code] as number) + 1
    }
    return new Map(this.currencies.map((currency, code) => [currency, counts[code] as number]))
  }

  /** Gives back spare room. */
  trim(): void {
    for (const column of [this.rows, this.yearly]) column.values = trimmed(column)
    this.codes.values = trimmed(this.codes)
  }

  /** What stays of it when documents have new numbers, -1 where they are gone; ascending. */
  snapshot(numbers: Int32Array): PaySnapshot {
    const { rows, yearly, codes, currencies } = this
    const numberOf = (at: number): number => numbers[rows.values[at] as number] as number
    const kept = Array.from({ length: rows.length }, (_, at) => at)
      .filter((at) => numberOf(at) >= 0)
      .sort((left, right) => numberOf(left) - numberOf(right))
    return {
      rows: Uint32Array.from(kept, numberOf),
      yearly: Uint32Array.from(kept, (at) => yearly.values[at] as number),
      codes: Uint8Array.from(kept, (at) => codes.values[at] as number),
      currencies,
    }
  }

  static restore({ rows, yearly, codes, currencies }: PaySnapshot): StatedPay {
    const pay = new StatedPay()
    for (let at = 0; at < rows.length; at += 1) {
      push(pay.rows, rows[at] as number)
      push(pay.yearly, yearly[at] as number)
      push(pay.codes, codes[at] as number)
    }
    pay.currencies.push(...currencies)
    pay.trim()
    return pay
  }
}
