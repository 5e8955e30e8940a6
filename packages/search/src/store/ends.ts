import { columnOf, push, trimmed } from './growing.ts'

/** What a snapshot holds of ends. */
export interface EndsSnapshot {
  offsets: Uint16Array
  bases: Uint32Array
  /** Numbers and ends in turn. */
  far: Uint32Array
}

/** So many ends share a base. */
const groupShift = 6
/** Stands for an end too far behind its base for two bytes. */
const farOffset = 0xffff

/** Where pieces that follow one another end: two bytes each, counted from where the first of 64 begins. */
export class Ends {
  private readonly offsets
  private readonly bases
  private readonly far = new Map<number, number>()
  private last = 0

  constructor(snapshot?: EndsSnapshot) {
    this.offsets = columnOf(snapshot?.offsets ?? new Uint16Array(0))
    this.bases = columnOf(snapshot?.bases ?? new Uint32Array(0))
    const far = snapshot?.far ?? []
    for (let at = 0; at < far.length; at += 2) this.far.set(far[at] as number, far[at + 1] as number)
    if (this.count > 0) this.last = this.endOf(this.count - 1)
  }

  get count(): number {
    return this.offsets.length
  }

  get byteLength(): number {
    return this.offsets.values.byteLength + this.bases.values.byteLength
  }

  push(end: number): void {
    const number = this.count
    if (number % (1 << groupShift) === 0) push(this.bases, this.last)
    const offset = end - (this.bases.values[number >>> groupShift] as number)
    if (offset >= farOffset) this.far.set(number, end)
    push(this.offsets, Math.min(offset, farOffset))
    this.last = end
  }

  startOf(number: number): number {
    return number === 0 ? 0 : this.endOf(number - 1)
  }

  endOf(number: number): number {
    const offset = this.offsets.values[number] as number
    return offset === farOffset
      ? (this.far.get(number) as number)
      : (this.bases.values[number >>> groupShift] as number) + offset
  }

  snapshot(): EndsSnapshot {
    return { offsets: trimmed(this.offsets), bases: trimmed(this.bases), far: Uint32Array.from([...this.far].flat()) }
  }

  /** Gives back spare room. */
  trim(): void {
    this.offsets.values = trimmed(this.offsets)
    this.bases.values = trimmed(this.bases)
  }
}
