import type { PostingLists } from './postings.ts'
import type { TermId } from './term-dictionary.ts'

/** Greater than every document. */
const none = 0x7fffffff

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

  /** Adds weight times impact of the documents before `end` that have not been read, `sums[0]` standing for document `start`. */
  addTo(sums: Int32Array, start: number, end: number): void {
    const { bytes, blockOffset } = this.lists.frozen
    const { weight } = this
    while (this.document < end) {
      const { size } = this
      const impacts = blockOffset[this.block] as number
      let { read, offset, document } = this
      while (document < end) {
        const at = document - start
        sums[at] = (sums[at] as number) + weight * (bytes[impacts + read] as number)
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
      if (read < size) break
      this.block += 1
      this.open()
    }
    this.addTail(sums, start, end)
  }

  private addTail(sums: Int32Array, start: number, end: number): void {
    const tail = this.lists.tailOf(this.term)
    if (tail === undefined) return
    const { values, length } = tail.documents
    for (; this.tail < length && (values[this.tail] as number) < end; this.tail += 1) {
      const at = (values[this.tail] as number) - start
      sums[at] = (sums[at] as number) + this.weight * (tail.impacts.values[this.tail] as number)
    }
  }
}
