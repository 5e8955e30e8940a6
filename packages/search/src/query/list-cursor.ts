import type { PostingLists } from '../store/postings.ts'
import type { TermId } from '../store/term-dictionary.ts'

/** Reads single impacts out of one list; cheap when documents are asked for in ascending order, correct in any. */
export class ListCursor {
  private readonly lists: PostingLists
  private readonly term: TermId
  private readonly first: number
  private readonly end: number
  private block = -1
  /** First document that the block after the current one can hold. */
  private blockEnd = 0
  private size = 0
  /** Where the block's impacts stand. */
  private start = 0
  /** Entries of the block read so far, where the next one stands and the last one's document. */
  private read = 0
  private offset = 0
  private document = -1

  constructor(lists: PostingLists, term: TermId) {
    this.lists = lists
    this.term = term
    const { first, end } = lists.blocksOf(term)
    this.first = first
    this.end = end
  }

  /** The impact of a document in the list, 0 when it is not there. */
  impactOf(document: number): number {
    if (document >= this.lists.packed) return this.lists.tailImpact(this.term, document)
    if (this.first === this.end) return 0
    const { bytes, blockBase } = this.lists.frozen
    if (this.block < 0 || document >= this.blockEnd || document < (blockBase[this.block] as number)) {
      this.moveTo(document)
    } else if (document < this.document) this.rewind()
    while (this.document < document && this.read < this.size) {
      let byte = bytes[this.offset++] as number
      let gap = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[this.offset++] as number
        gap |= (byte & 127) << shift
      }
      this.document += gap
      this.read += 1
    }
    return this.document === document && this.read > 0 ? (bytes[this.start + this.read - 1] as number) : 0
  }

  /** Makes the block current in which the document would stand. */
  private moveTo(document: number): void {
    const { blockBase } = this.lists.frozen
    const { block, end } = this
    const isAhead = block >= 0 && (blockBase[block] as number) <= document
    let low = isAhead ? block : this.first
    let high = end
    if (isAhead) {
      let step = 1
      while (low + step < end && (blockBase[low + step] as number) <= document) {
        low += step
        step *= 2
      }
      high = Math.min(end, low + step)
    }
    while (high - low > 1) {
      const middle = (low + high) >>> 1
      if ((blockBase[middle] as number) <= document) low = middle
      else high = middle
    }
    this.block = low
    this.blockEnd = low + 1 < end ? (blockBase[low + 1] as number) : Infinity
    this.size = this.lists.sizeOf(this.term, low, this.first)
    this.rewind()
  }

  private rewind(): void {
    const { blockBase, blockOffset } = this.lists.frozen
    this.start = blockOffset[this.block] as number
    this.offset = this.start + this.size
    this.document = (blockBase[this.block] as number) - 1
    this.read = 0
  }
}
