import type { Groups } from '../store/groups.ts'

/** A document with what it is ordered by; greater keys come first, equal ones by id. */
export interface Ranked {
  document: number
  key: number
}

/** Keeps the best `size` of the documents it is offered; one that is offered again counts once, with its greater key. */
export interface DocumentCollector {
  readonly size: number
  /** The least key that can still enter (equal keys may, by their id). */
  readonly threshold: number
  offer(document: number, key: number): void
  /** Whether no document from `first` to before `end` with at most this key can enter. */
  isAbove(key: number, first: number, end: number): boolean
  /** Brings `threshold` up to what was offered so far. */
  settle(): void
}

/** Tells which documents are shown in one row. */
export type Together = Pick<Groups, 'isAlone' | 'areOne'>

/** Up to so many documents are looked through for one of them. */
const mostLookedThrough = 48

/** A collector of few documents that always knows its threshold. */
export class TopDocuments implements DocumentCollector {
  readonly size: number
  /** A heap with the worst on top; plain arrays, since small typed ones cost more to make and to clear away. */
  private readonly documents: number[] = []
  private readonly keys: number[] = []
  private readonly compareIds: (left: number, right: number) => number
  /** The documents that are held, for many; few are looked through. */
  private readonly held: Set<number> | null
  private count = 0
  threshold = -Infinity
  private readonly ordered: number
  private readonly groups: Together | null

  /**
   * `compareIds` orders documents of equal key; those below `ordered` stand in that order. With `groups`, each group is
   * held once, by the best of its documents.
   */
  constructor(
    size: number,
    compareIds: (left: number, right: number) => number,
    ordered: number,
    groups: Together | null = null,
  ) {
    this.size = size
    this.groups = groups
    this.held = size > mostLookedThrough ? new Set() : null
    this.compareIds = compareIds
    this.ordered = ordered
    if (size === 0) this.threshold = Infinity
  }

  isAbove(key: number, first: number, end: number): boolean {
    if (key !== this.threshold) return key < this.threshold
    const worst = this.documents[0] as number
    return this.count === this.size && worst < first && end <= this.ordered
  }

  settle(): void {}

  private isWorse(left: number, right: number): boolean {
    const leftKey = this.keys[left] as number
    const rightKey = this.keys[right] as number
    if (leftKey !== rightKey) return leftKey < rightKey
    return this.compareIds(this.documents[left] as number, this.documents[right] as number) > 0
  }

  offer(document: number, key: number): void {
    if (key < this.threshold || this.size === 0) return
    if (key === this.threshold && this.compareIds(document, this.documents[0] as number) >= 0) return
    if (this.groups?.isAlone(document) === false && this.replaceFellow(this.groups, document, key)) return
    if (this.held === null ? this.documents.includes(document) : this.held.has(document)) this.improve(document, key)
    else if (this.count === this.size) {
      const worst = this.documents[0] as number
      this.held?.delete(worst)
      this.held?.add(document)
      this.documents[0] = document | 0
      this.keys[0] = key
      this.sink(0)
    } else {
      this.held?.add(document)
      // As a whole number: one that comes as a fraction would make every document that is met later one, and all slower.
      this.documents[this.count] = document | 0
      this.keys[this.count] = key
      this.count += 1
      this.rise(this.count - 1)
    }
    if (this.count === this.size) this.threshold = this.keys[0] as number
  }

  /** Whether a document of the group was held, which the better one of the two is from then on. */
  private replaceFellow(groups: Together, document: number, key: number): boolean {
    const { documents, keys, count } = this
    let at = 0
    while (at < count && !groups.areOne(documents[at] as number, document)) at += 1
    if (at === count) return false
    const fellow = documents[at] as number
    const held = keys[at] as number
    if (key < held || (key === held && this.compareIds(document, fellow) >= 0)) return true
    this.held?.delete(fellow)
    this.held?.add(document)
    documents[at] = document | 0
    keys[at] = key
    this.sink(at)
    if (count === this.size) this.threshold = keys[0] as number
    return true
  }

  private improve(document: number, key: number): void {
    const at = this.documents.indexOf(document)
    if (at < 0 || key <= (this.keys[at] as number)) return
    this.keys[at] = key
    this.sink(at)
  }

  private swap(left: number, right: number): void {
    const document = this.documents[left] as number
    const key = this.keys[left] as number
    this.documents[left] = this.documents[right] as number
    this.keys[left] = this.keys[right] as number
    this.documents[right] = document
    this.keys[right] = key
  }

  private rise(from: number): void {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (!this.isWorse(at, parent)) return
      this.swap(at, parent)
      at = parent
    }
  }

  private sink(from: number): void {
    let at = from
    for (;;) {
      let worst = at
      const left = 2 * at + 1
      if (left < this.count && this.isWorse(left, worst)) worst = left
      if (left + 1 < this.count && this.isWorse(left + 1, worst)) worst = left + 1
      if (worst === at) return
      this.swap(at, worst)
      at = worst
    }
  }

  /** Best first. Takes them out. */
  sorted(): Ranked[] {
    const rows: Ranked[] = new Array(this.count)
    while (this.count > 0) {
      this.count -= 1
      rows[this.count] = { document: this.documents[0] as number, key: this.keys[0] as number }
      this.documents[0] = this.documents[this.count] as number
      this.keys[0] = this.keys[this.count] as number
      this.sink(0)
    }
    return rows
  }
}
