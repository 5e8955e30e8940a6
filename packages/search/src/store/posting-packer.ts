import { columnOf, push } from './growing.ts'
import { packDocuments, readAhead } from './packed-documents.ts'
import { blockSize, blockStartsOf, type DecodedList, type FrozenPostings, type PostingLists } from './postings.ts'
import type { TermId } from './term-dictionary.ts'

/** Writes lists term by term, each with ascending documents. */
export class PostingPacker {
  private bytes = new Uint8Array(1 << 16)
  private used = 0
  private readonly counts: Uint32Array
  private readonly blockBase = columnOf(new Uint32Array(1024), 0)
  private readonly blockOffset = columnOf(new Uint32Array(1024), 0)
  private readonly blockMost = columnOf(new Uint8Array(1024), 0)
  private readonly pendingImpacts = new Uint8Array(blockSize)
  private readonly pendingDocuments = new Uint32Array(blockSize)
  private pending = 0
  private before = -1
  private term = -1
  /** So many terms have their first block. */
  private begun = 0

  constructor(terms: number) {
    this.counts = new Uint32Array(terms)
  }

  open(term: TermId): void {
    this.flush()
    this.term = term
    this.before = -1
  }

  write(document: number, impact: number): void {
    if (this.pending === blockSize) this.flush()
    this.pendingDocuments[this.pending] = document
    this.pendingImpacts[this.pending] = impact
    this.pending += 1
    this.counts[this.term] = (this.counts[this.term] ?? 0) + 1
  }

  private flush(): void {
    const size = this.pending
    if (size === 0) return
    const room = size * 6 + readAhead
    if (this.used + room > this.bytes.length) {
      const larger = new Uint8Array(Math.ceil(this.bytes.length * 1.5) + room)
      larger.set(this.bytes)
      this.bytes = larger
    }
    const first = this.before + 1
    if (first > 0) push(this.blockBase, first)
    else this.beginUpTo(this.term)
    push(this.blockOffset, this.used)
    let most = 0
    for (let entry = 0; entry < size; entry += 1) most = Math.max(most, this.pendingImpacts[entry] as number)
    push(this.blockMost, most)
    this.bytes.set(this.pendingImpacts.subarray(0, size), this.used)
    this.used = packDocuments(this.pendingDocuments, size, first, this.bytes, this.used + size)
    this.before = this.pendingDocuments[size - 1] as number
    this.pending = 0
  }

  /** Leaves an empty block for each term without a list before one that begins. */
  private beginUpTo(term: TermId): void {
    for (; this.begun < term; this.begun += 1) {
      push(this.blockOffset, this.used)
      push(this.blockMost, 0)
    }
    this.begun += 1
  }

  finish(): FrozenPostings {
    this.flush()
    this.beginUpTo(this.counts.length)
    return {
      bytes: this.bytes.slice(0, this.used + readAhead),
      blockStart: blockStartsOf(this.counts),
      blockBase: this.blockBase.values.slice(0, this.blockBase.length),
      blockOffset: this.blockOffset.values.slice(0, this.blockOffset.length),
      blockMost: this.blockMost.values.slice(0, this.blockMost.length),
      counts: this.counts,
    }
  }
}

/** All lists of `lists` with their tails packed into one frozen part; `numbers[document]` is its new number, or -1 to drop it. */
export const packLists = (lists: PostingLists, terms: number, numbers: Int32Array): FrozenPostings => {
  const packer = new PostingPacker(terms)
  for (let term = 0; term < terms; term += 1) {
    const list = lists.read(term)
    const { count, documents, impacts } = list
    packer.open(term)
    let before = -1
    let at = 0
    for (; at < count; at += 1) {
      const document = numbers[documents[at] as number] as number
      if (document < 0) continue
      if (document < before) break
      before = document
    }
    if (at === count) {
      for (at = 0; at < count; at += 1) {
        const document = numbers[documents[at] as number] as number
        if (document >= 0) packer.write(document, impacts[at] as number)
      }
    } else packSorted(packer, list, numbers)
  }
  return packer.finish()
}

/** Writes a list whose documents do not keep their order. */
const packSorted = (packer: PostingPacker, { count, documents, impacts }: DecodedList, numbers: Int32Array): void => {
  const kept: [number, number][] = []
  for (let at = 0; at < count; at += 1) {
    const document = numbers[documents[at] as number] as number
    if (document >= 0) kept.push([document, impacts[at] as number])
  }
  kept.sort((left, right) => left[0] - right[0])
  for (const [document, impact] of kept) packer.write(document, impact)
}
