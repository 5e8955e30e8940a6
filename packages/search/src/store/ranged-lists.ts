import type { PostingLists } from './postings.ts'
import type { TermId } from './term-dictionary.ts'

/** Documents whose sums are worked on at a time, so that the sums stay in the processor's cache. */
export const rangeSize = 1 << 15
const rangeShift = 15
/** Entries that are kept, as a multiple of the packed documents; each takes four bytes. */
const keptShare = 6
/** Lists that are kept at most: each takes some room whatever its length. */
const keptLists = 2000

/** The packed part of a list, ready to be summed range by range. */
interface RangedList {
  /** Per entry its document within its range and, above these bits, its impact: one number to read instead of two. */
  entries: Uint32Array
  /** Per range where its entries end. */
  ends: Uint32Array
}

/** Sums over the documents of one range, and which of them have reached a least sum. */
export interface RangeSums {
  /** One sum for each document of the range, and behind them the places of `reached`. */
  values: Int32Array
  /** At least 1. */
  least: number
  /** Places in `values` that have reached `least`, in the order of reaching it; the first `count` are meant. */
  reached: Int32Array
  count: number
}

const newRangeSums = (): RangeSums => {
  const values = new Int32Array(2 * rangeSize)
  return { values, least: 1, reached: values.subarray(rangeSize), count: 0 }
}

/** What was added to a list since packing, with what its impacts are multiplied with. */
interface WeightedTail {
  term: TermId
  weight: number
  /** So many of the later entries have been read. */
  tail: number
}

/** The same for a whole list. */
export interface WeightedRanges extends RangedList, WeightedTail {}

/** Lists by ranges of documents, unpacked when first asked for; what was not used for longest gives way. */
export class RangedLists {
  private readonly lists: PostingLists
  private readonly kept = new Map<TermId, RangedList>()
  private total = 0
  private working: { sums: RangeSums; others: RangeSums } | undefined

  constructor(lists: PostingLists) {
    this.lists = lists
  }

  /** Two sets of sums to begin a use with: zeros, also where the use before broke off. */
  clearedScratch(): { sums: RangeSums; others: RangeSums } {
    const { sums, others } = this.scratch()
    for (const set of [sums, others]) {
      set.values.fill(0, 0, rangeSize)
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
    const { entries, ends } = this.ranged(term)
    return { entries, ends, term, weight, tail: 0 }
  }

  private ranged(term: TermId): RangedList {
    const known = this.kept.get(term)
    const list = known ?? this.unpacked(term)
    if (list.entries.length === 0) return list
    this.kept.delete(term)
    this.kept.set(term, list)
    if (known !== undefined) return list
    this.total += list.entries.length
    for (const [oldest, { entries }] of this.kept) {
      const isRoomy = this.total <= keptShare * this.lists.packed && this.kept.size <= keptLists
      if (isRoomy || this.kept.size === 1) break
      this.kept.delete(oldest)
      this.total -= entries.length
    }
    return list
  }

  private unpacked(term: TermId): RangedList {
    const { packed, frozen } = this.lists
    const count = frozen.counts[term] ?? 0
    const { documents, impacts } = this.lists.read(term)
    const entries = new Uint32Array(count)
    const ends = new Uint32Array((packed + rangeSize - 1) >>> rangeShift)
    for (let at = 0; at < count; at += 1) {
      const document = documents[at] as number
      entries[at] = (document & (rangeSize - 1)) | ((impacts[at] as number) << rangeShift)
      ends[document >>> rangeShift] = at + 1
    }
    for (let range = 1; range < ends.length; range += 1)
      ends[range] = Math.max(ends[range] as number, ends[range - 1] as number)
    return { entries, ends }
  }

  /** Adds weight times impact of each list for the documents of the range that begins at `start`; ranges are asked for one after the other. */
  addTo(sums: RangeSums, lists: readonly WeightedRanges[], start: number): void {
    const { values } = sums
    const least = sums.least | 0
    const range = start >>> rangeShift
    let count = sums.count | 0
    // Not an iterator, whose state would crowd the loop inside out of the registers: it takes nearly twice as long.
    for (let at = 0; at < lists.length; at += 1) {
      const { entries, ends, weight } = lists[at] as WeightedRanges
      if (range >= ends.length) continue
      const from = range === 0 ? 0 : (ends[range - 1] as number)
      count = addEntries(entries, from | 0, (ends[range] as number) | 0, weight | 0, values, least, count)
    }
    sums.count = count
    if (start + rangeSize > this.lists.packed) this.addTails(sums, lists, start)
  }

  /** The same for what was added since packing only, from the range on in which that begins. */
  addTails(sums: RangeSums, lists: readonly WeightedTail[], start: number): void {
    for (const list of lists) this.addTail(sums, list, start)
  }

  /**
   * The same for lists of which the greatest share counts for each document. `shares` has room for a range and holds zeros
   * before and after.
   */
  addGreatest(sums: RangeSums, lists: readonly WeightedRanges[], start: number, shares: Int32Array): void {
    const range = start >>> rangeShift
    for (const list of lists) {
      const { entries, ends, weight } = list
      const end = range < ends.length ? (ends[range] as number) : 0
      for (let next = range === 0 ? 0 : (ends[range - 1] as number); next < end; next += 1) {
        const entry = entries[next] as number
        raise(sums, shares, entry & (rangeSize - 1), weight * (entry >>> rangeShift))
      }
      const tail = start + rangeSize > this.lists.packed ? this.lists.tailOf(list.term) : undefined
      if (tail === undefined) continue
      for (; list.tail < tail.documents.length; list.tail += 1) {
        const at = (tail.documents.values[list.tail] as number) - start
        if (at >= rangeSize) break
        raise(sums, shares, at, list.weight * (tail.impacts.values[list.tail] as number))
      }
    }
    shares.fill(0, 0, rangeSize)
  }

  private addTail(sums: RangeSums, list: WeightedTail, start: number): void {
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

  /** Documents below this number are in the packed part of the lists. */
  get packed(): number {
    return this.lists.packed
  }

  /** Bytes of what is kept. */
  get byteLength(): number {
    let total = 0
    for (const { ends } of this.kept.values()) total += ends.byteLength
    return total + 4 * this.total
  }
}

/**
 * Adds the entries from one place to before another and answers how many documents have been noted. Most of the time of a
 * recommendation is spent here: integers of 32 bits that the compiler knows to be such, constants of `rangeSize` written
 * out, and no more arrays than two, so that all has room in registers. Each of these is worth a third of the time or more.
 */
const addEntries = (
  entries: Uint32Array,
  from: number,
  end: number,
  weight: number,
  values: Int32Array,
  least: number,
  noted: number,
): number => {
  let count = noted
  for (let next = from; next < end; next = (next + 1) | 0) {
    const entry = entries[next] as number
    const at = entry & 0x7fff
    const share = Math.imul(weight, entry >>> 15)
    const sum = ((values[at] as number) + share) | 0
    values[at] = sum
    if (sum >= least && sum - share < least) {
      values[count + 0x8000] = at
      count = (count + 1) | 0
    }
  }
  return count
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
