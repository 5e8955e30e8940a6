import { type Column, columnOf, push, reserve } from './growing.ts'
import { PostingPacker } from './posting-packer.ts'
import type { FrozenPostings } from './postings.ts'

/** Collects the terms of documents 0, 1, 2, … and packs them into lists by a counting sort. */
export class PostingCollector {
  private readonly terms = columnOf(new Uint32Array(1 << 16), 0)
  private readonly impacts = columnOf(new Uint8Array(1 << 16), 0)
  private readonly ends = columnOf(new Uint32Array(1024), 0)

  add(terms: Column<Uint32Array>, impacts: Column<Uint8Array>): void {
    for (let at = 0; at < terms.length; at += 1) {
      push(this.terms, terms.values[at] as number)
      push(this.impacts, impacts.values[at] as number)
    }
    push(this.ends, this.terms.length)
  }

  finish(termCount: number): FrozenPostings {
    const total = this.terms.length
    const starts = columnOf(new Uint32Array(0))
    reserve(starts, termCount + 1)
    const next = starts.values
    for (let at = 0; at < total; at += 1) {
      const term = (this.terms.values[at] ?? 0) + 1
      next[term] = (next[term] ?? 0) + 1
    }
    for (let term = 1; term <= termCount; term += 1) next[term] = (next[term] ?? 0) + (next[term - 1] ?? 0)
    const documents = new Uint32Array(total)
    const impacts = new Uint8Array(total)
    let at = 0
    for (let document = 0; document < this.ends.length; document += 1) {
      for (const end = this.ends.values[document] ?? 0; at < end; at += 1) {
        const term = this.terms.values[at] ?? 0
        const place = next[term] ?? 0
        next[term] = place + 1
        documents[place] = document
        impacts[place] = this.impacts.values[at] ?? 0
      }
    }
    const packer = new PostingPacker(termCount)
    let from = 0
    for (let term = 0; term < termCount; term += 1) {
      packer.open(term)
      const to = next[term] ?? from
      for (; from < to; from += 1) packer.write(documents[from] ?? 0, impacts[from] ?? 0)
    }
    return packer.finish()
  }
}
