import { AddedPostings, type Tail } from './added-postings.ts'
import { type Bits, hasBit, setBit } from './bits.ts'
import type { Column } from './growing.ts'
import { unpackDocuments } from './packed-documents.ts'
import type { TermId } from './term-dictionary.ts'

export const blockSize = 128
const startStep = 4
const blocksFor = (count: number): number => (count + blockSize - 1) >>> 7
/** An empty list has a block too, so that the number of a term says how many first blocks come before its own. */
const placesFor = (count: number): number => Math.max(1, blocksFor(count))

/** First block of every sixteenth term, from the number of entries of each. */
export const blockStartsOf = (counts: Uint32Array): Uint32Array => {
  const starts = new Uint32Array((counts.length + (1 << startStep) - 1) >>> startStep)
  let block = 0
  counts.forEach((count, term) => {
    if (term % (1 << startStep) === 0) starts[term >>> startStep] = block
    block += placesFor(count)
  })
  return starts
}

/** What a snapshot holds of the lists. */
export interface FrozenPostings {
  /** Per block its impacts, one byte each, and its documents; `readAhead` bytes behind the last. */
  bytes: Uint8Array
  /** First block of every sixteenth term; those between follow from the counts. */
  blockStart: Uint32Array
  /** Per block but the first one of each term, which have 0: the document before its first one, plus one. */
  blockBase: Uint32Array
  /** Per block: where its bytes begin. A term without entries has one empty block. */
  blockOffset: Uint32Array
  /** Per block: its greatest impact. */
  blockMost: Uint8Array
  /** Per term: documents in its list. */
  counts: Uint32Array
}

export const noPostings = (): FrozenPostings => ({
  bytes: new Uint8Array(0),
  blockStart: new Uint32Array(0),
  blockBase: new Uint32Array(0),
  blockOffset: new Uint32Array(0),
  blockMost: new Uint8Array(0),
  counts: new Uint32Array(0),
})

/**
 * A decoded list: the first `count` entries of both arrays, documents ascending. Valid until the next `read`. Documents
 * that are handed on are signed everywhere, since compiled code passes an unsigned one as a fraction.
 */
export interface DecodedList {
  count: number
  documents: Int32Array
  impacts: Uint8Array
}

/** The packed entries of a list with the greatest impacts. */
export interface ListHead {
  /** Ascending. */
  documents: Int32Array
  impacts: Uint8Array
  /** Places in both arrays by falling impact, of equal impact as they stand. */
  byImpact: Uint16Array
  /** The greatest impact of the packed entries that are not in the head, and the first document with it; 0 when all are. */
  next: number
  firstNext: number
}

/**
 * Posting lists: per term the documents that have it, ascending, each with an impact from 1 to 255. The frozen part is
 * packed in blocks of 128 (impacts, then documents as `packDocuments` writes them); what was added since stands in a tail
 * per term and is read after it.
 */
export class PostingLists {
  private readonly added = new AddedPostings()
  private readonly scratch: DecodedList = { count: 0, documents: new Int32Array(0), impacts: new Uint8Array(0) }
  private readonly block = { documents: new Int32Array(blockSize), impacts: new Uint8Array(blockSize) }
  readonly frozen: FrozenPostings
  /** Documents below this number are in the packed part. */
  readonly packed: number

  constructor(frozen: FrozenPostings, packed: number) {
    this.frozen = frozen
    this.packed = packed
  }

  /** Documents in the list of a term, removed ones among them. */
  count(term: TermId): number {
    return (this.frozen.counts[term] ?? 0) + (this.tailOf(term)?.documents.length ?? 0)
  }

  /** What was added to a term's list since it was packed. */
  tailOf(term: TermId): Tail | undefined {
    return this.added.tailOf(term)
  }

  /** The impact of a document that was added since packing, 0 when it is not in the list. */
  tailImpact(term: TermId, document: number): number {
    const tail = this.tailOf(term)
    if (tail === undefined) return 0
    const { values, length } = tail.documents
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((values[middle] as number) < document) low = middle + 1
      else high = middle
    }
    return low < length && values[low] === document ? (tail.impacts.values[low] as number) : 0
  }

  append(document: number, terms: Column<Uint32Array>, impacts: Column<Uint8Array>): void {
    this.added.append(document, terms, impacts)
  }

  /** First block of a term and the block after its last one. */
  blocksOf(term: TermId): { first: number; end: number } {
    const { blockStart, counts } = this.frozen
    if (term >= counts.length) return { first: 0, end: 0 }
    let first = blockStart[term >>> startStep] as number
    for (let before = (term >>> startStep) << startStep; before < term; before += 1) {
      first += placesFor(counts[before] as number)
    }
    return { first, end: first + blocksFor(counts[term] as number) }
  }

  /** The greatest impact in a term's list. */
  mostOf(term: TermId): number {
    let most = this.tailOf(term)?.most ?? 0
    const { first, end } = this.blocksOf(term)
    for (let block = first; block < end; block += 1) most = Math.max(most, this.frozen.blockMost[block] ?? 0)
    return most
  }

  /** Entries of a block; `first` is the first block of the term. */
  sizeOf(term: TermId, block: number, first: number): number {
    return Math.min(blockSize, (this.frozen.counts[term] as number) - (block - first) * blockSize)
  }

  /** The first document that a block can hold; `first` is the first block of the term. */
  baseOf(term: TermId, block: number, first: number): number {
    return block === first ? 0 : (this.frozen.blockBase[block - term - 1] as number)
  }

  /** Decodes a block into the arrays from `at` on and answers its size; `first` is the first block of the term. */
  readBlock(
    term: TermId,
    block: number,
    first: number,
    documents: Int32Array,
    impacts: Uint8Array,
    at: number,
  ): number {
    const { bytes, blockOffset } = this.frozen
    const size = this.sizeOf(term, block, first)
    const offset = blockOffset[block] as number
    for (let entry = 0; entry < size; entry += 1) impacts[at + entry] = bytes[offset + entry] as number
    unpackDocuments(bytes, offset + size, size, this.baseOf(term, block, first), documents, at)
    return size
  }

  /** The `most` packed entries of greatest impact, of equal ones those of lower documents; documents ascending. */
  readHead(term: TermId, most: number): ListHead {
    const { documents, impacts } = this.read(term)
    const count = this.frozen.counts[term] ?? 0
    const size = Math.min(most, count)
    const head = {
      documents: new Int32Array(size),
      impacts: new Uint8Array(size),
      byImpact: new Uint16Array(size),
      next: 0,
      firstNext: 0,
    }
    const perImpact = new Uint32Array(257)
    for (let at = 0; at < count; at += 1) perImpact[impacts[at] as number] = (perImpact[impacts[at] as number] ?? 0) + 1
    let least = 255
    let left = size
    while (least > 0 && (perImpact[least] as number) <= left) {
      left -= perImpact[least] as number
      least -= 1
    }
    head.next = least
    let filled = 0
    let isPast = false
    for (let at = 0; at < count; at += 1) {
      const impact = impacts[at] as number
      if (impact < least) continue
      if (impact === least && left === 0) {
        if (!isPast) head.firstNext = documents[at] as number
        isPast = true
        continue
      }
      if (impact === least) left -= 1
      head.documents[filled] = documents[at] as number
      head.impacts[filled] = impact
      filled += 1
    }
    const starts = new Uint32Array(257)
    for (const impact of head.impacts) starts[255 - impact + 1] = (starts[255 - impact + 1] as number) + 1
    for (let kind = 1; kind < 257; kind += 1) starts[kind] = (starts[kind] as number) + (starts[kind - 1] as number)
    for (let at = 0; at < size; at += 1) {
      const kind = 255 - (head.impacts[at] as number)
      head.byImpact[starts[kind] as number] = at
      starts[kind] = (starts[kind] as number) + 1
    }
    return head
  }

  /** Puts the documents of the packed part of a list into a set. */
  markFrozen(term: TermId, bits: Bits): void {
    const { bytes, blockOffset } = this.frozen
    const { documents } = this.block
    const { first, end } = this.blocksOf(term)
    for (let block = first; block < end; block += 1) {
      const size = this.sizeOf(term, block, first)
      unpackDocuments(bytes, (blockOffset[block] as number) + size, size, this.baseOf(term, block, first), documents, 0)
      for (let at = 0; at < size; at += 1) {
        const document = documents[at] as number
        bits[document >>> 5] = (bits[document >>> 5] as number) | (1 << (document & 31))
      }
    }
  }

  /** How many documents of a list are not in a set. Block by block: what `read` gave last may still be in use. */
  countOutside(term: TermId, bits: Bits): number {
    const { documents, impacts } = this.block
    const { first, end } = this.blocksOf(term)
    let outside = 0
    for (let block = first; block < end; block += 1) {
      const size = this.readBlock(term, block, first, documents, impacts, 0)
      for (let at = 0; at < size; at += 1) if (!hasBit(bits, documents[at] as number)) outside += 1
    }
    const tail = this.tailOf(term)?.documents
    for (let at = 0; at < (tail?.length ?? 0); at += 1) if (!hasBit(bits, tail?.values[at] as number)) outside += 1
    return outside
  }

  /** Puts the documents added since packing into a set. */
  markTail(term: TermId, bits: Bits): void {
    const tail = this.tailOf(term)
    if (tail === undefined) return
    for (let at = 0; at < tail.documents.length; at += 1) setBit(bits, tail.documents.values[at] ?? 0)
  }

  read(term: TermId): DecodedList {
    const list = this.scratch
    const total = this.count(term)
    if (list.documents.length < total) {
      list.documents = new Int32Array(Math.ceil(total * 1.25))
      list.impacts = new Uint8Array(Math.ceil(total * 1.25))
    }
    let at = 0
    const { first, end } = this.blocksOf(term)
    for (let block = first; block < end; block += 1) {
      at += this.readBlock(term, block, first, list.documents, list.impacts, at)
    }
    const tail = this.tailOf(term)
    if (tail !== undefined) {
      list.documents.set(tail.documents.values.subarray(0, tail.documents.length), at)
      list.impacts.set(tail.impacts.values.subarray(0, tail.impacts.length), at)
    }
    list.count = total
    return list
  }

  /** Gives back the working memory of `read`. */
  trim(): void {
    this.scratch.count = 0
    this.scratch.documents = new Int32Array(0)
    this.scratch.impacts = new Uint8Array(0)
  }

  get byteLength(): number {
    let total = 0
    for (const array of Object.values(this.frozen) as (Uint8Array | Uint32Array)[]) total += array.byteLength
    return total + this.added.byteLength + this.scratch.documents.byteLength + this.scratch.impacts.byteLength
  }
}
