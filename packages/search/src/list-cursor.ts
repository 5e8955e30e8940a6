import { blockSize, type PostingLists } from './postings.ts'
import type { TermId } from './term-dictionary.ts'

/** Reads single impacts out of one list; cheap when documents are asked for in ascending order, correct in any. */
export class ListCursor {
  private readonly lists: PostingLists
  private readonly term: TermId
  private readonly first: number
  private readonly end: number
  private readonly documents = new Uint32Array(blockSize)
  private readonly impacts = new Uint8Array(blockSize)
  private block = -1
  private size = 0
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
    const tail = this.lists.tailOf(this.term)
    if (tail !== undefined && document >= (tail.documents.values[0] ?? 0)) {
      const { values, length } = tail.documents
      let low = 0
      let high = length
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((values[middle] ?? 0) < document) low = middle + 1
        else high = middle
      }
      return low < length && values[low] === document ? (tail.impacts.values[low] ?? 0) : 0
    }
    if (this.first === this.end) return 0
    this.moveTo(document)
    const { documents, size } = this
    let at = this.at < size && (documents[this.at] as number) <= document ? this.at : 0
    while (at < size && (documents[at] as number) < document) at += 1
    this.at = at
    return at < size && documents[at] === document ? (this.impacts[at] as number) : 0
  }

  /** Makes the block current in which the document would stand. */
  private moveTo(document: number): void {
    const { blockBase } = this.lists.frozen
    const { block, end } = this
    const holds = block >= 0 && (blockBase[block] as number) <= document
    if (holds && (block + 1 >= end || (blockBase[block + 1] as number) > document)) return
    let low = holds ? block : this.first
    let high = end
    if (holds) {
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
    this.size = this.lists.readBlock(this.term, low, this.documents, this.impacts, 0)
    this.at = 0
  }
}
