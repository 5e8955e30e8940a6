import type { PostingLists } from './postings.ts'
import type { TermId } from './term-dictionary.ts'

/** Documents whose sums are worked on at a time, so that the sums stay in the processor's cache. */
export const rangeSize = 1 << 15
const rangeShift = 15
/** Entries that are kept, as a multiple of the packed documents; each takes three bytes. */
const keptShare = 6
/** Lists that are kept at most: each takes some room whatever its length. */
const keptLists = 2000

/** The packed part of a list, ready to be summed range by range. */
interface RangedList {
  /** Per entry its document within its range. */
  places: Uint16Array
  impacts: Uint8Array
  /** Per range where its entries end. */
  ends: Uint32Array
}

/** Sums over the documents of one range, and which of them have reached a least sum. */
interface RangeSums {
  values: Int32Array
  /** At least 1. */
  least: number
  /** Places in `values` that have reached `least`, in the order of reaching it; the first `count` are meant. */
  reached: Uint16Array
  count: number
}

const newRangeSums = (): RangeSums => ({
  values: new Int32Array(rangeSize),
  least: 1,
  reached: new Uint16Array(rangeSize),
  count: 0,
})

/** A list with what its impacts are multiplied with. */
export interface WeightedRanges extends RangedList {
  term: TermId
  weight: number
  /** So many of the later entries have been read. */
  tail: number
}

/** Lists by ranges of documents, unpacked when first asked for; what was not used for longest gives way. */
export class RangedLists {
  private readonly lists: PostingLists
  private readonly kept = new Map<TermId, RangedList>()
  private entries = 0
  private working: { sums: RangeSums; others: RangeSums } | undefined

  constructor(lists: PostingLists) {
    this.lists = lists
  }

  /** Two sets of sums to begin a use with: zeros, also where the use before broke off. */
  clearedScratch(): { sums: RangeSums; others: RangeSums } {
    const { sums, others } = this.scratch()
    for (const set of [sums, others]) {
      set.values.fill(0)
      set.count = 0
    }
    return { sums, others }
  }

  /** The two sets of sums as they stand. */
  scratch(): { sums: RangeSums; others: RangeSums } {
    this.working ??= { sums: newRangeSums(), others: newRangeSums() }
    return this.working
  }

  /** To be added from its first range on. */
  weighted(term: TermId, weight: number): WeightedRanges {
    const { places, impacts, ends } = this.ranged(term)
    return { places, impacts, ends, term, weight, tail: 0 }
  }

  private ranged(term: TermId): RangedList {
    const known = this.kept.get(term)
    const list = known ?? this.unpacked(term)
    if (list.places.length === 0) return list
    this.kept.delete(term)
    this.kept.set(term, list)
    if (known !== undefined) return list
    this.entries += list.places.length
    for (const [oldest, { places }] of this.kept) {
      const isRoomy = this.entries <= keptShare * this.lists.packed && this.kept.size <= keptLists
      if (isRoomy || this.kept.size === 1) break
      this.kept.delete(oldest)
      this.entries -= places.length
    }
    return list
  }

  private unpacked(term: TermId): RangedList {
    const { packed, frozen } = this.lists
    const count = frozen.counts[term] ?? 0
    const { documents, impacts } = this.lists.read(term)
    const places = new Uint16Array(count)
    const ends = new Uint32Array((packed + rangeSize - 1) >>> rangeShift)
    for (let at = 0; at < count; at += 1) {
      const document = documents[at] as number
      places[at] = document & (rangeSize - 1)
      ends[document >>> rangeShift] = at + 1
    }
    for (let range = 1; range < ends.length; range += 1)
      ends[range] = Math.max(ends[range] as number, ends[range - 1] as number)
    return { places, impacts: impacts.slice(0, count), ends }
  }

  /** Adds weight times impact for the documents of the range that begins at `start`; ranges are asked for one after the other. */
  addTo(sums: RangeSums, list: WeightedRanges, start: number): void {
    const { values, least, reached } = sums
    const { places, impacts, ends, weight } = list
    const range = start >>> rangeShift
    let { count } = sums
    const end = range < ends.length ? (ends[range] as number) : 0
    for (let entry = range === 0 ? 0 : (ends[range - 1] as number); entry < end; entry += 1) {
      const at = places[entry] as number
      const before = values[at] as number
      const sum = before + weight * (impacts[entry] as number)
      values[at] = sum
      if (sum >= least && before < least) reached[count++] = at
    }
    sums.count = count
    if (start + rangeSize > this.lists.packed) this.addTail(sums, list, start)
  }

  /**
   * The same for lists of which the greatest share counts for each document. `shares` has room for a range and holds zeros
   * before and after.
   */
  addGreatest(sums: RangeSums, lists: readonly WeightedRanges[], start: number, shares: Int32Array): void {
    const range = start >>> rangeShift
    for (const list of lists) {
      const { places, impacts, ends, weight } = list
      const end = range < ends.length ? (ends[range] as number) : 0
      for (let entry = range === 0 ? 0 : (ends[range - 1] as number); entry < end; entry += 1) {
        raise(sums, shares, places[entry] as number, weight * (impacts[entry] as number))
      }
      const tail = start + rangeSize > this.lists.packed ? this.lists.tailOf(list.term) : undefined
      if (tail === undefined) continue
      for (; list.tail < tail.documents.length; list.tail += 1) {
        const at = (tail.documents.values[list.tail] as number) - start
        if (at >= rangeSize) break
        raise(sums, shares, at, list.weight * (tail.impacts.values[list.tail] as number))
      }
    }
    shares.fill(0)
  }

  private addTail(sums: RangeSums, list: WeightedRanges, start: number): void {
    const tail = this.lists.tailOf(list.term)
    if (tail === undefined) return
    const { documents, impacts } = tail
    const { values, least, reached } = sums
    for (; list.tail < documents.length; list.tail += 1) {
      const at = (documents.values[list.tail] as number) - start
      if (at >= rangeSize) break
      const before = values[at] as number
      const sum = before + list.weight * (impacts.values[list.tail] as number)
      values[at] = sum
      if (sum >= least && before < least) reached[sums.count++] = at
    }
  }

  /** Bytes of what is kept. */
  get byteLength(): number {
    let total = 0
    for (const { ends } of this.kept.values()) total += ends.byteLength
    return total + 3 * this.entries
  }
}

const raise = (sums: RangeSums, shares: Int32Array, at: number, share: number): void => {
  const known = shares[at] as number
  if (share <= known) return
  shares[at] = share
  const before = sums.values[at] as number
  const sum = before + share - known
  sums.values[at] = sum
  if (sum >= sums.least && before < sums.least) sums.reached[sums.count++] = at
}
