import { columnOf, push, trimmed } from './growing.ts'

/** What a listing asks of a person, by the codes of its columns. */
export interface Demand {
  type: number
  level: number
  difficulty: number
  years: number
  degree: number
}

/** The class of listings whose demands are not told apart. */
export const variousDemands = 0
const mostClasses = 0xffff

/** A number for each combination of codes; -1 where one of them is too great. */
const keyOf = ({ type, level, difficulty, years, degree }: Demand): number =>
  difficulty > 31 || degree > 7
    ? -1
    : (type << 22) | (level << 14) | (difficulty << 9) | (Math.min(years, 63) << 3) | degree

/** Listings that ask the same of a person share a class, so that a person is compared with each class once. */
export class DemandClasses {
  /** The demand of each class; that of `variousDemands` means nothing. */
  readonly all: Demand[] = [{ type: 0, level: 0, difficulty: 0, years: 0, degree: 0 }]
  /** The class of each document. */
  readonly codes = columnOf(new Uint16Array(0))
  private readonly known = new Map<number, number>()

  /** Takes the next document. */
  add(demand: Demand): void {
    push(this.codes, this.classOf(demand))
  }

  private classOf(demand: Demand): number {
    const key = keyOf(demand)
    const known = this.known.get(key)
    if (known !== undefined) return known
    if (key < 0 || this.all.length > mostClasses) return variousDemands
    this.known.set(key, this.all.length)
    return this.all.push(demand) - 1
  }

  trim(): void {
    this.codes.values = trimmed(this.codes)
  }
}
