import { runLength, unpackDocuments } from './packed-documents.ts'
import { blockSize, type PostingLists } from './postings.ts'
import type { TermId } from './term-dictionary.ts'

/** Reads single impacts out of one list; cheap when documents are asked for in ascending order, correct in any. */
export class ListCursor {
  private readonly lists: PostingLists
  private readonly term: TermId
  private readonly first: number
  private readonly end: number
  private block = -1
  /** First document that the current block can hold. */
  private base = 0
  /** First document that the block after the current one can hold. */
  private blockEnd = 0
  private size = 0
  /** Where the block's impacts stand. */
  private start = 0
  /** So many of the block's documents have been read, where the next ones stand, and the place that was found last. */
  private documents: Int32Array | undefined
  private read = 0
  private rest = 0
  private at = 0

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
    const { bytes } = this.lists.frozen
    if (this.block < 0 || document >= this.blockEnd || document < this.base) this.moveTo(document)
    const documents = this.documents as Int32Array
    while (this.read < this.size && (this.read === 0 || (documents[this.read - 1] as number) < document)) this.readRun()
    let at = (documents[this.at] as number) <= document ? this.at : 0
    let end = this.read
    while (end - at > 1) {
      const middle = (at + end) >>> 1
      if ((documents[middle] as number) <= document) at = middle
      else end = middle
    }
    this.at = at
    return documents[at] === document ? (bytes[this.start + at] as number) : 0
  }

  /** Makes the block current in which the document would stand. */
  private moveTo(document: number): void {
    const { blockBase, blockOffset } = this.lists.frozen
    const { block, end, first } = this
    const before = this.term + 1
    const isAhead = block >= 0 && this.base <= document
    let low = isAhead ? block : first
    let high = end
    if (isAhead) {
      let step = 1
      while (low + step < end && (blockBase[low + step - before] as number) <= document) {
        low += step
        step *= 2
      }
      high = Math.min(end, low + step)
    }
    while (high - low > 1) {
      const middle = (low + high) >>> 1
      if ((blockBase[middle - before] as number) <= document) low = middle
      else high = middle
    }
    this.block = low
    this.base = this.lists.baseOf(this.term, low, first)
    this.blockEnd = low + 1 < end ? (blockBase[low + 1 - before] as number) : Infinity
    this.size = this.lists.sizeOf(this.term, low, this.first)
    this.start = blockOffset[low] as number
    this.documents ??= new Int32Array(Math.min(blockSize, this.lists.frozen.counts[this.term] as number))
    this.rest = this.start + this.size
    this.read = 0
    this.at = 0
  }

  private readRun(): void {
    const { bytes } = this.lists.frozen
    const { read } = this
    const documents = this.documents as Int32Array
    const first = read === 0 ? this.base : (documents[read - 1] as number) + 1
    const count = Math.min(runLength, this.size - read)
    this.rest = unpackDocuments(bytes, this.rest, count, first, documents, read)
    this.read = read + count
  }
}
