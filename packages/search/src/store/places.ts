import { KeptDistances } from './distance-sets.ts'
import { columnOf, push, trimmed } from './growing.ts'
import { placeWords } from './place-words.ts'
import { TextTable, type TextTableSnapshot } from './text-table.ts'
import { kilometres, kilometresNorth, spotsIn } from './towns.ts'

/** What a snapshot holds of places. */
export interface PlacesSnapshot {
  texts: TextTableSnapshot
  spotEnds: Uint32Array
  spots: Uint32Array
}

/** The locations of listings, each once; number 0 is that of the empty one. */
export class Places {
  private readonly texts: TextTable
  /** Per place 1 where its text names none. */
  private readonly vague = columnOf(new Uint8Array(0))
  /** The towns that each place names, one after the other, and where those of a place end. */
  private readonly spots
  private readonly spotEnds
  /** Which listings are how far from the towns of people. */
  readonly distances = new KeptDistances()

  constructor(snapshot?: PlacesSnapshot) {
    this.texts = new TextTable(snapshot?.texts)
    this.spots = columnOf(snapshot?.spots ?? new Uint32Array(0))
    this.spotEnds = columnOf(snapshot?.spotEnds ?? new Uint32Array(0))
    if (snapshot === undefined) this.texts.add('')
    for (let number = 0; number < this.count; number += 1) this.learn(this.textOf(number))
    this.trim()
  }

  private learn(location: string): void {
    push(this.vague, placeWords(location).length === 0 ? 1 : 0)
    if (this.vague.length <= this.spotEnds.length) return
    for (const { spot } of spotsIn(location)) push(this.spots, spot)
    push(this.spotEnds, this.spots.length)
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

  /** Kilometres from a town to the nearest that a place names; NaN where it names none, infinite where all are further than `most`. */
  kilometresTo(number: number, from: number, most = Number.POSITIVE_INFINITY): number {
    const end = this.spotEnds.values[number] ?? 0
    const start = number === 0 ? 0 : (this.spotEnds.values[number - 1] as number)
    let least = start === end ? Number.NaN : Number.POSITIVE_INFINITY
    for (let at = start; at < end; at += 1) {
      const spot = this.spots.values[at] as number
      if (kilometresNorth(from, spot) <= most) least = Math.min(least, kilometres(from, spot))
    }
    return least
  }

  get byteLength(): number {
    const { texts, vague, spots, spotEnds, distances } = this
    const columns = vague.values.byteLength + spots.values.byteLength + spotEnds.values.byteLength
    return texts.byteLength + columns + distances.byteLength
  }

  /** Gives back spare room. */
  trim(): void {
    this.texts.trim()
    this.vague.values = trimmed(this.vague)
    this.spots.values = trimmed(this.spots)
    this.spotEnds.values = trimmed(this.spotEnds)
  }

  snapshot(): PlacesSnapshot {
    return { texts: this.texts.snapshot(), spotEnds: trimmed(this.spotEnds), spots: trimmed(this.spots) }
  }
}
