import type { Documents } from './documents.ts'
import { type FacetField, facetFields } from './facet-fields.ts'
import { columnOf, push, reserve } from './growing.ts'

/** Days within which a listing was posted, or can be applied for, that are counted. */
export const postedSteps = [1, 3, 7, 14, 30]
export const deadlineSteps = [3, 7, 14, 30]
const daySeconds = 86_400

/** What makes the class of a document: its code in each closed field, and the first step that each date is within. */
export type ClassField = FacetField | 'posted' | 'deadline'

/** Each date is within one of its steps or none. */
const postedCodes = postedSteps.length + 1
const deadlineCodes = deadlineSteps.length + 1
const dateCodes = postedCodes * deadlineCodes

const hashOf = (low: number, high: number): number => {
  const hash = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b)
  return hash ^ (hash >>> 15)
}

/**
 * Documents that agree in every closed field and in the steps of their dates share a class, so that one pass over the
 * matches serves to count all values under all filters. Made when first asked for; dates go by whole hours of the clock
 * and are read anew for each.
 */
export class FacetClasses {
  private readonly documents: Documents
  /** Class of each document: that of its fields times the codes of dates, plus its own one. */
  private readonly classes = columnOf(new Uint32Array(0))
  /** Codes of each class of fields: the first four of `facetFields`, and the other three. */
  private readonly lows = columnOf(new Uint32Array(0))
  private readonly highs = columnOf(new Uint32Array(0))
  /** Class of fields plus one by its codes, 0 where free; a power of two long, at most half full. */
  private table = new Uint32Array(1024)
  private readonly codes = new Map<ClassField, Uint8Array>()
  private hour = -1

  constructor(documents: Documents) {
    this.documents = documents
  }

  /** Classes have numbers below this one; of some there is no document. */
  get count(): number {
    return this.lows.length * dateCodes
  }

  get byteLength(): number {
    const columns = [this.classes, this.lows, this.highs]
    return columns.reduce((sum, { values }) => sum + values.byteLength, this.table.byteLength)
  }

  /** Per class its code in a field; for dates the number of the first step that they are within, or how many steps there are. */
  codesOf(field: ClassField): Uint8Array {
    const known = this.codes.get(field)
    const { count } = this
    if (known?.length === count) return known
    const place = (facetFields as readonly ClassField[]).indexOf(field)
    const { values } = place < 4 ? this.lows : this.highs
    const codes = new Uint8Array(count)
    // What a class stands for never changes.
    if (known !== undefined) codes.set(known)
    for (let number = known?.length ?? 0; number < count; number += 1) {
      if (field === 'deadline') codes[number] = number % deadlineCodes
      else if (field === 'posted') codes[number] = Math.floor(number / deadlineCodes) % postedCodes
      else codes[number] = (values[Math.floor(number / dateCodes)] as number) >>> (8 * (place & 3))
    }
    this.codes.set(field, codes)
    return codes
  }

  /** The class of each document for a whole hour of the clock, in milliseconds. */
  at(hour: number): Uint32Array {
    const { classes, documents } = this
    const { count } = documents
    const known = classes.length
    reserve(classes, count)
    const codes = facetFields.map((field) => documents.facets[field].codes)
    for (let document = known; document < count; document += 1) {
      let low = 0
      let high = 0
      for (let place = 0; place < 4; place += 1)
        low |= ((codes[place] as Uint8Array)[document] as number) << (8 * place)
      for (let place = 4; place < codes.length; place += 1)
        high |= ((codes[place] as Uint8Array)[document] as number) << (8 * (place - 4))
      classes.values[document] = this.classOf(low >>> 0, high >>> 0) * dateCodes
    }
    if (hour !== this.hour) this.readDates(0, hour / 1000)
    else this.readDates(known, hour / 1000)
    this.hour = hour
    return classes.values
  }

  /** Reads the dates of the documents from `first` on; `now` in seconds. */
  private readDates(first: number, now: number): void {
    const { values, length } = this.classes
    const { posted, deadline } = this.documents
    const since = postedSteps.map((days) => now - days * daySeconds)
    const until = deadlineSteps.map((days) => now + days * daySeconds)
    for (let document = first; document < length; document += 1) {
      const postedAt = posted.values[document] as number
      const deadlineAt = deadline.values[document] as number
      let postedCode = 0
      while (postedCode < since.length && postedAt < (since[postedCode] as number)) postedCode += 1
      let deadlineCode = deadlineAt <= now ? until.length : 0
      while (deadlineCode < until.length && deadlineAt > (until[deadlineCode] as number)) deadlineCode += 1
      const number = values[document] as number
      values[document] = number - (number % dateCodes) + postedCode * deadlineCodes + deadlineCode
    }
  }

  private slotOf(low: number, high: number): number {
    const { table, lows, highs } = this
    const last = table.length - 1
    for (let slot = hashOf(low, high) & last; ; slot = (slot + 1) & last) {
      const held = table[slot] as number
      if (held === 0 || (lows.values[held - 1] === low && highs.values[held - 1] === high)) return slot
    }
  }

  private classOf(low: number, high: number): number {
    const slot = this.slotOf(low, high)
    const held = this.table[slot] as number
    if (held !== 0) return held - 1
    const number = this.lows.length
    push(this.lows, low)
    push(this.highs, high)
    this.table[slot] = number + 1
    if ((number + 1) * 2 > this.table.length) {
      this.table = new Uint32Array(this.table.length * 2)
      for (let old = 0; old <= number; old += 1) {
        this.table[this.slotOf(this.lows.values[old] as number, this.highs.values[old] as number)] = old + 1
      }
    }
    return number
  }
}
