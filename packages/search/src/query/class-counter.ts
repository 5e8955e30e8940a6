import { type Bits, commonOf } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import { type ClassField, FacetClasses } from '../store/facet-classes.ts'
import { wholeHours } from './filters.ts'
import type { Found } from './found.ts'

/** What more than one of so many documents are in is asked for without words, again and again; so many counts of it are kept. */
const wideShare = 4
const keptCounts = 8

/** The classes of what some sets have in common, as they were at a version of the documents and an hour of the clock. */
interface KeptCount {
  readonly sets: readonly Bits[]
  readonly version: number
  readonly hour: number
  readonly met: Uint32Array
  readonly counts: Uint32Array
}

/** Counts documents by class, once for all values of all closed fields. */
export class ClassCounter {
  private readonly documents: Documents
  private readonly classes: FacetClasses
  /** The last first. */
  private kept: readonly KeptCount[] = []
  /** Documents per class; zeros between two uses. */
  private tally = new Uint32Array(0)
  /** The classes that were met, each with its documents; the first `metCount` are meant. */
  private met = new Uint32Array(0)
  private counts = new Uint32Array(0)
  private metCount = 0

  constructor(documents: Documents) {
    this.documents = documents
    this.classes = new FacetClasses(documents)
  }

  get byteLength(): number {
    const kept = this.kept.reduce((sum, { met, counts }) => sum + met.byteLength + counts.byteLength, 0)
    return this.classes.byteLength + 3 * this.tally.byteLength + kept
  }

  /** Counts what was found by class, for `perCode`. `now` is the clock in milliseconds. */
  count(found: Found, now: number): void {
    const hour = wholeHours(now)
    const classOf = this.classes.at(hour)
    const { count } = this.classes
    if (this.tally.length < count) {
      this.tally = new Uint32Array(Math.ceil(count * 1.5))
      this.met = new Uint32Array(this.tally.length)
      this.counts = new Uint32Array(this.tally.length)
    }
    const { tally, met, counts } = this
    if (found.sets !== null && this.recall(found.sets, hour)) return
    let metCount = 0
    if (found.sets === null) {
      for (let at = 0; at < found.count; at += 1) {
        const number = classOf[found.documents[at] as number] as number
        if (tally[number] === 0) met[metCount++] = number
        tally[number] = (tally[number] as number) + 1
      }
    } else {
      addBits(commonOf(found.sets), classOf, tally)
      for (let number = 0; number < count; number += 1) if (tally[number] !== 0) met[metCount++] = number
    }
    let total = 0
    for (let at = 0; at < metCount; at += 1) {
      const number = met[at] as number
      counts[at] = tally[number] as number
      total += tally[number] as number
      tally[number] = 0
    }
    this.metCount = metCount
    if (found.sets !== null && total * wideShare > this.documents.count) this.keep(found.sets, hour)
  }

  /** Takes the count of the same sets as before, if there is one. */
  private recall(sets: readonly Bits[], hour: number): boolean {
    const { version } = this.documents
    const known = this.kept.find(
      (one) =>
        one.version === version &&
        one.hour === hour &&
        one.sets.length === sets.length &&
        one.sets.every((set, at) => set === sets[at]),
    )
    if (known === undefined) return false
    this.met.set(known.met)
    this.counts.set(known.counts)
    this.metCount = known.met.length
    return true
  }

  private keep(sets: readonly Bits[], hour: number): void {
    const { version } = this.documents
    const [met, counts] = [this.met.slice(0, this.metCount), this.counts.slice(0, this.metCount)]
    const others = this.kept.filter((one) => one.version === version && one.hour === hour)
    this.kept = [{ sets, version, hour, met, counts }, ...others].slice(0, keptCounts)
  }

  /**
   * Documents per code of some fields, each under what all others are restricted to: per field and code whether it is let
   * through.
   */
  perCode(
    fields: readonly ClassField[],
    restricted: ReadonlyMap<ClassField, Uint8Array>,
  ): Map<ClassField, Uint32Array> {
    const { classes, met, counts, metCount } = this
    // Per class that was met what it fails: nothing, one field by its place among the tests, or more.
    const failed = restricted.size === 0 ? null : new Uint8Array(metCount)
    ;[...restricted].forEach(([field, passes], test) => {
      if (failed !== null) noteFailed(failed, met, classes.codesOf(field), passes, test + 1)
    })
    const tested = [...restricted.keys()]
    return new Map(
      fields.map((field) => {
        const perCode = new Uint32Array(256)
        const codes = classes.codesOf(field)
        const own = tested.indexOf(field) + 1
        for (let at = 0; at < metCount; at += 1) {
          if (failed !== null && failed[at] !== 0 && failed[at] !== own) continue
          const code = codes[met[at] as number] as number
          perCode[code] = (perCode[code] as number) + (counts[at] as number)
        }
        return [field, perCode]
      }),
    )
  }
}

const several = 255

const noteFailed = (
  failed: Uint8Array,
  met: Uint32Array,
  codes: Uint8Array,
  passes: Uint8Array,
  test: number,
): void => {
  for (let at = 0; at < failed.length; at += 1) {
    if (passes[codes[met[at] as number] as number] !== 1) failed[at] = failed[at] === 0 ? test : several
  }
}

/** Counts the documents of a set by class. */
const addBits = (bits: Uint32Array, classOf: Uint32Array, tally: Uint32Array): void => {
  for (let word = 0; word < bits.length; word += 1) {
    let rest = (bits[word] as number) | 0
    while (rest !== 0) {
      const lowest = rest & -rest
      rest ^= lowest
      const number = classOf[word * 32 + 31 - Math.clz32(lowest)] as number
      tally[number] = (tally[number] as number) + 1
    }
  }
}
