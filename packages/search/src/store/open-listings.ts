import { type Bits, clearBit, countAllOf, hasBit, resized, setBit, subtract, wordsFor } from './bits.ts'
import { closedStatuses } from './closed-statuses.ts'
import type { Documents } from './documents.ts'

const hourMs = 3_600_000

/** Listings as a set, and how many they are. */
interface Counted {
  bits: Bits
  count: number
}

/** Those of a set that are not among some documents; the set itself where none of them was in it. */
const without = ({ bits, count }: Counted, documents: Iterable<number>): Counted => {
  let left = bits
  let leftCount = count
  for (const document of documents) {
    if (!hasBit(left, document)) continue
    if (left === bits) left = bits.slice()
    clearBit(left, document)
    leftCount -= 1
  }
  return { bits: left, count: leftCount }
}

/** Says which listings are there and which can still be applied for. The sets it answers must not be changed, and hold until the next change. */
export class OpenListings {
  private readonly documents: Documents
  /** The hour of the clock that is known, and the documents past their deadline or end when it begins; the first `looked` are known, and so many hackathons. */
  private hour = -1
  private past: Bits = new Uint32Array(0)
  private looked = 0
  private lookedHackathons = 0
  /** Documents whose deadline or end passes within the hour, and when, in seconds. */
  private closing: { document: number; at: number }[] = []
  /** What is open when the hour begins, after so many additions and removals. */
  private readonly open: Counted = { bits: new Uint32Array(0), count: 0 }
  private added = 0
  private removed = 0

  constructor(documents: Documents) {
    this.documents = documents
  }

  /** Live documents but for the excluded ones. */
  live(exclude: Iterable<string>): Bits {
    const { live, liveCount } = this.documents
    return without({ bits: live, count: liveCount }, this.rowsOf(exclude)).bits
  }

  /** Live documents that are not closed, not past their deadline or end and not excluded. `now` in milliseconds. */
  at(now: number, exclude: Iterable<string>): Counted {
    this.prepare(now)
    const past = this.closing.filter(({ at }) => at * 1000 <= now).map(({ document }) => document)
    return without(this.open, [...past, ...this.rowsOf(exclude)])
  }

  private rowsOf(ids: Iterable<string>): number[] {
    return Array.from(ids, (id) => this.documents.find(id)).filter((row) => row !== undefined)
  }

  private prepare(now: number): void {
    const { documents } = this
    const hour = Math.floor(now / hourMs)
    const isKnown = hour === this.hour
    this.readDeadlines(hour)
    if (isKnown) this.follow()
    else this.readAll()
    this.added = documents.count
    this.removed = documents.removed
  }

  private readAll(): void {
    const { documents, open } = this
    open.bits = documents.live.slice(0, wordsFor(documents.count))
    for (const set of this.closedSets()) subtract(open.bits, set)
    subtract(open.bits, this.past)
    open.count = countAllOf([open.bits])
  }

  private closedSets(): Bits[] {
    const { status } = this.documents.facets
    return closedStatuses.flatMap((value) => status.sets[status.codeOf(value) ?? -1] ?? [])
  }

  /** Takes in what was added and removed since. */
  private follow(): void {
    const { documents, open } = this
    if (this.added < documents.count) {
      open.bits = resized(open.bits, documents.count)
      const barred = [...this.closedSets(), this.past]
      for (let document = this.added; document < documents.count; document += 1) {
        if (!documents.isLive(document) || barred.some((set) => hasBit(set, document))) continue
        setBit(open.bits, document)
        open.count += 1
      }
    }
    for (let at = this.removed; at < documents.removed; at += 1) {
      const document = documents.removedRows.values[at] as number
      if (!hasBit(open.bits, document)) continue
      clearBit(open.bits, document)
      open.count -= 1
    }
  }

  private readDeadlines(hour: number): void {
    const { deadline, hackathons } = this.documents
    const { values, length } = deadline
    if (hour !== this.hour) {
      this.hour = hour
      this.past = new Uint32Array(wordsFor(length))
      this.looked = 0
      this.lookedHackathons = 0
      this.closing = []
    }
    this.past = resized(this.past, length)
    const start = hour * (hourMs / 1000)
    const end = start + hourMs / 1000
    const note = (document: number, at: number): void => {
      if (at === 0 || at > end) return
      if (at <= start) setBit(this.past, document)
      else this.closing.push({ document, at })
    }
    for (; this.looked < length; this.looked += 1) note(this.looked, values[this.looked] as number)
    for (const { rows, ends } = hackathons; this.lookedHackathons < rows.length; this.lookedHackathons += 1) {
      note(rows.values[this.lookedHackathons] as number, ends.values[this.lookedHackathons] as number)
    }
  }
}
