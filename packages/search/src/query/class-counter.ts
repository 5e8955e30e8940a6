import { commonOf } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import { type ClassField, FacetClasses } from '../store/facet-classes.ts'
import { wholeHours } from './filters.ts'
import type { Found } from './found.ts'

/** Counts documents by class, once for all values of all closed fields. */
export class ClassCounter {
  private readonly classes: FacetClasses
  /** Documents per class; zeros between two uses. */
  private tally = new Uint32Array(0)
  /** The classes that were met, each with its documents. */
  private met: number[] = []
  private counts: number[] = []

  constructor(documents: Documents) {
    this.classes = new FacetClasses(documents)
  }

  get byteLength(): number {
    return this.classes.byteLength + this.tally.byteLength
  }

  /** Counts what was found by class, for `perCode`. `now` is the clock in milliseconds. */
  count(found: Found, now: number): void {
    const classOf = this.classes.at(wholeHours(now))
    if (this.tally.length < this.classes.count) this.tally = new Uint32Array(Math.ceil(this.classes.count * 1.5))
    const { tally } = this
    const met: number[] = []
    if (found.sets === null) {
      for (let at = 0; at < found.count; at += 1) {
        const number = classOf[found.documents[at] as number] as number
        const count = tally[number] as number
        if (count === 0) met.push(number)
        tally[number] = count + 1
      }
    } else {
      addBits(commonOf(found.sets), classOf, tally)
      for (let number = 0; number < this.classes.count; number += 1) if (tally[number] !== 0) met.push(number)
    }
    this.met = met
    this.counts = met.map((number) => tally[number] as number)
    for (const number of met) tally[number] = 0
  }

  /**
   * Documents per code of some fields, each under what all others are restricted to: per field and code whether it is let
   * through.
   */
  perCode(
    fields: readonly ClassField[],
    restricted: ReadonlyMap<ClassField, Uint8Array>,
  ): Map<ClassField, Uint32Array> {
    const { classes, met, counts } = this
    const tests = Array.from(restricted, ([field, passes]) => ({ field, passes, codes: classes.codesOf(field) }))
    const sums = fields.map((field) => ({ field, codes: classes.codesOf(field), perCode: new Uint32Array(256) }))
    for (let at = 0; at < met.length; at += 1) {
      const number = met[at] as number
      const count = counts[at] as number
      let failing = 0
      let own: ClassField | null = null
      for (const { field, passes, codes } of tests) {
        if (passes[codes[number] as number] === 1) continue
        failing += 1
        own = field
      }
      if (failing > 1) continue
      for (const { field, codes, perCode } of sums) {
        if (failing === 1 && field !== own) continue
        const code = codes[number] as number
        perCode[code] = (perCode[code] as number) + count
      }
    }
    return new Map(sums.map(({ field, perCode }) => [field, perCode]))
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
