import { type Bits, setBit, wordsFor } from './bits.ts'
import { columnOf, push, trimmed } from './growing.ts'
import { type HackathonPhase, type HackathonTimes, phaseAt } from './hackathon-times.ts'

/** When hackathons begin and end, and so in which phase they are; jobs take no room here. Removed ones stay. */
export class Hackathons {
  /** Their documents, ascending. */
  readonly rows = columnOf(new Uint32Array(0))
  readonly begins = columnOf(new Uint32Array(0))
  readonly ends = columnOf(new Uint32Array(0))
  /** The sets that were asked for last, and from when to when they hold, in seconds. */
  private phases: { count: number; from: number; until: number; sets: Record<HackathonPhase, Bits> } | null = null

  get byteLength(): number {
    return [this.rows, this.begins, this.ends].reduce((sum, { values }) => sum + values.byteLength, 0)
  }

  add(document: number, { begins, ends }: HackathonTimes): void {
    push(this.rows, document)
    push(this.begins, begins)
    push(this.ends, ends)
  }

  /** When a document begins, in seconds; 0 for a job and where that is not known. */
  beginOf(document: number): number {
    const { rows, begins } = this
    let low = 0
    let high = rows.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((rows.values[middle] as number) < document) low = middle + 1
      else high = middle
    }
    return low < rows.length && rows.values[low] === document ? (begins.values[low] as number) : 0
  }

  /** The documents of each phase, as sets not to be changed. `now` in milliseconds. */
  at(now: number): Record<HackathonPhase, Bits> {
    const seconds = now / 1000
    const known = this.phases
    if (known !== null && known.count === this.rows.length && seconds >= known.from && seconds < known.until) {
      return known.sets
    }
    const { rows, begins, ends } = this
    const words = wordsFor((rows.values[rows.length - 1] ?? 0) + 1)
    const sets = { upcoming: new Uint32Array(words), ongoing: new Uint32Array(words), past: new Uint32Array(words) }
    let from = -Infinity
    let until = Infinity
    for (let at = 0; at < rows.length; at += 1) {
      const times = { begins: begins.values[at] as number, ends: ends.values[at] as number }
      setBit(sets[phaseAt(times, seconds)], rows.values[at] as number)
      if (times.begins === 0) continue
      for (const change of [times.begins, times.ends]) {
        if (change <= seconds) from = Math.max(from, change)
        else until = Math.min(until, change)
      }
    }
    this.phases = { count: rows.length, from, until, sets }
    return sets
  }

  /** Gives back spare room. */
  trim(): void {
    for (const column of [this.rows, this.begins, this.ends]) column.values = trimmed(column)
  }
}
