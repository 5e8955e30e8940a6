import type { DocumentCollector } from './top-documents.ts'

/** The key of the `size`-th greatest of the first `count` keys, which are put in another order. */
const cutOf = (keys: Float64Array, count: number, size: number): number => {
  const wanted = size - 1
  let low = 0
  let high = count - 1
  while (low < high) {
    const pivot = keys[(low + high) >>> 1] as number
    let left = low
    let right = high
    while (left <= right) {
      while ((keys[left] as number) > pivot) left += 1
      while ((keys[right] as number) < pivot) right -= 1
      if (left > right) break
      const key = keys[left] as number
      keys[left] = keys[right] as number
      keys[right] = key
      left += 1
      right -= 1
    }
    if (wanted <= right) high = right
    else if (wanted >= left) low = left
    else break
  }
  return keys[wanted] as number
}

/**
 * Collects the best `size` of the documents it is offered, as `TopDocuments` does, for hundreds of them and in no order:
 * twice as many are taken in before the worse ones are let go.
 */
export class BestDocuments implements DocumentCollector {
  readonly size: number
  threshold = -Infinity
  private readonly documents: Int32Array
  private readonly keys: Float64Array
  private readonly scratch: Float64Array
  private count = 0
  /** Place of a document plus one, 0 where free; a power of two long, at most half full. */
  private readonly places: Uint16Array
  /** Of those with the least key that was kept the last one by id, once some were let go. */
  private worst = -1
  private readonly compareIds: (left: number, right: number) => number
  private readonly ordered: number

  /** `compareIds` orders documents of equal key; those below `ordered` stand in that order. */
  constructor(size: number, compareIds: (left: number, right: number) => number, ordered: number) {
    this.size = size
    this.compareIds = compareIds
    this.ordered = ordered
    this.documents = new Int32Array(2 * size)
    this.keys = new Float64Array(2 * size)
    this.scratch = new Float64Array(2 * size)
    this.places = new Uint16Array(1 << (33 - Math.clz32(2 * size)))
  }

  isAbove(key: number, first: number, end: number): boolean {
    if (key !== this.threshold) return key < this.threshold
    return this.worst >= 0 && this.worst < first && end <= this.ordered
  }

  private slotOf(document: number): number {
    const { places, documents } = this
    const last = places.length - 1
    for (let slot = Math.imul(document, 0x9e3779b1) >>> 16; ; slot += 1) {
      const held = places[slot & last] as number
      if (held === 0 || documents[held - 1] === document) return slot & last
    }
  }

  offer(document: number, key: number): void {
    if (key < this.threshold) return
    const slot = this.slotOf(document)
    const held = this.places[slot] as number
    if (held !== 0) {
      if (key > (this.keys[held - 1] as number)) this.keys[held - 1] = key
      return
    }
    this.documents[this.count] = document
    this.keys[this.count] = key
    this.count += 1
    this.places[slot] = this.count
    if (this.count === this.documents.length) this.settle()
  }

  settle(): void {
    const { size, documents, keys } = this
    if (this.count < size) return
    this.scratch.set(keys)
    const cut = cutOf(this.scratch, this.count, size)
    const equal: number[] = []
    let kept = 0
    for (let at = 0; at < this.count; at += 1) {
      const key = keys[at] as number
      if (key === cut) equal.push(documents[at] as number)
      if (key <= cut) continue
      documents[kept] = documents[at] as number
      keys[kept] = key
      kept += 1
    }
    equal.sort(this.compareIds)
    this.worst = equal[size - kept - 1] as number
    for (let at = 0; kept < size; at += 1, kept += 1) {
      documents[kept] = equal[at] as number
      keys[kept] = cut
    }
    this.count = size
    this.threshold = cut
    this.places.fill(0)
    for (let at = 0; at < size; at += 1) this.places[this.slotOf(documents[at] as number)] = at + 1
  }

  /** Offers them with their keys to another collector. */
  offerTo(other: DocumentCollector): void {
    this.settle()
    for (let at = 0; at < this.count; at += 1) other.offer(this.documents[at] as number, this.keys[at] as number)
  }

  members(): Int32Array {
    this.settle()
    return this.documents.subarray(0, this.count)
  }
}
