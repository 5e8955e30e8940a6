import type { PostingLists } from './postings.ts'
import type { TermId } from './term-dictionary.ts'

/** Greater than every document. */
const none = 0x7fffffff

/** Sums over documents `start` to before `start + values.length`, and which of them have reached a least sum. */
export interface RangeSums {
  start: number
  values: Int32Array
  /** At least 1. */
  least: number
  /** Places in `values` that have reached `least`, in the order of reaching it; the first `count` are meant. */
  reached: Int32Array
  count: number
}

export const rangeSums = (size: number): RangeSums => ({
  start: 0,
  values: new Int32Array(size),
  least: 1,
  reached: new Int32Array(size),
  count: 0,
})

/** Reads one list once from its beginning to its end, range of documents by range. */
export class RangeReader {
  private readonly lists: PostingLists
  private readonly term: TermId
  private readonly weight: number
  private readonly first: number
  private readonly end: number
  private block: number
  /** Entries of the block that have been read, and how many it has. */
  private read = 0
  private size = 0
  /** Where the next gap stands; the next document, `none` at the end of the packed part. */
  private offset = 0
  private document = -1
  private tail = 0

  constructor(lists: PostingLists, term: TermId, weight: number) {
    this.lists = lists
    this.term = term
    this.weight = weight
    const { first, end } = lists.blocksOf(term)
    this.first = first
    this.end = end
    this.block = first
    this.open()
  }

  /** Begins the current block. */
  private open(): void {
    const { bytes, blockBase, blockOffset } = this.lists.frozen
    if (this.block >= this.end) {
      this.document = none
      return
    }
    this.size = this.lists.sizeOf(this.term, this.block, this.first)
    this.read = 0
    this.offset = (blockOffset[this.block] as number) + this.size
    this.document = (blockBase[this.block] as number) - 1
    let byte = bytes[this.offset++] as number
    let gap = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[this.offset++] as number
      gap |= (byte & 127) << shift
    }
    this.document += gap
  }

  /** Adds weight times impact of the documents of a range before `end` that have not been read. */
  addTo(sums: RangeSums, end: number): void {
    const { bytes, blockOffset } = this.lists.frozen
    const { weight } = this
    const { start, values, least, reached } = sums
    while (this.document < end) {
      const { size } = this
      const impacts = blockOffset[this.block] as number
      let { read, offset, document } = this
      let { count } = sums
      while (document < end) {
        const at = document - start
        const before = values[at] as number
        const sum = before + weight * (bytes[impacts + read] as number)
        values[at] = sum
        if (sum >= least && before < least) reached[count++] = at
        read += 1
        if (read === size) break
        let byte = bytes[offset++] as number
        let gap = byte & 127
        for (let shift = 7; byte > 127; shift += 7) {
          byte = bytes[offset++] as number
          gap |= (byte & 127) << shift
        }
        document += gap
      }
      this.read = read
      this.offset = offset
      this.document = document
      sums.count = count
      if (read < size) break
      this.block += 1
      this.open()
    }
    this.addTail(sums, end)
  }

  private addTail(sums: RangeSums, end: number): void {
    const tail = this.lists.tailOf(this.term)
    if (tail === undefined) return
    const { documents, impacts } = tail
    const { start, values, least, reached } = sums
    for (; this.tail < documents.length && (documents.values[this.tail] as number) < end; this.tail += 1) {
      const at = (documents.values[this.tail] as number) - start
      const before = values[at] as number
      const sum = before + this.weight * (impacts.values[this.tail] as number)
      values[at] = sum
      if (sum >= least && before < least) reached[sums.count++] = at
    }
  }
}
