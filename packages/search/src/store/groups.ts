import { type Column, columnOf, push, trimmed } from './growing.ts'

/** What a snapshot holds of the groups. */
export interface GroupSnapshot {
  low: Uint32Array
  high: Uint16Array
}

/** Two numbers that say which group a key stands for: 48 bits, so that two groups of a million hardly ever share them. */
const hashesOf = (key: string): { low: number; high: number } => {
  let low = 0x811c9dc5
  let high = 0x2545f491
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(((high << 13) | (high >>> 19)) ^ code, 0x5bd1e995)
  }
  low = Math.imul(low ^ (low >>> 15), 0x85ebca6b)
  return { low: (low ^ (low >>> 13)) >>> 0, high: (high ^ (high >>> 15)) & 0xffff }
}

const gone = -1

/**
 * The listings of one title of one employer, which a list shows in one row. The members of a group form a ring, so that
 * each leads to all others; a document without a key is alone.
 */
export class Groups {
  private readonly low: Column<Uint32Array>
  private readonly high: Column<Uint16Array>
  /** The next member, the document itself where there is no other, `gone` for one that was removed. */
  private readonly next: Column<Int32Array> = columnOf(new Int32Array(0))
  /** Per group one of its members plus one, 0 where free; a power of two long, at most three quarters full. */
  private slots = new Int32Array(64)
  private used = 0

  constructor(snapshot?: GroupSnapshot) {
    this.low = columnOf(snapshot?.low ?? new Uint32Array(0))
    this.high = columnOf(snapshot?.high ?? new Uint16Array(0))
    for (let document = 0; document < this.low.length; document += 1) this.join(document)
    this.next.values = trimmed(this.next)
  }

  get byteLength(): number {
    const columns = [this.low, this.high, this.next]
    return columns.reduce((sum, { values }) => sum + values.byteLength, this.slots.byteLength)
  }

  /** Takes the next document; an empty key stands for no group. */
  add(key: string): void {
    const { low, high } = key === '' ? { low: 0, high: 0 } : hashesOf(key)
    push(this.low, low)
    push(this.high, high)
    this.join(this.low.length - 1)
  }

  private hasKey(document: number): boolean {
    return this.low.values[document] !== 0 || this.high.values[document] !== 0
  }

  private join(document: number): void {
    push(this.next, document)
    if (!this.hasKey(document)) return
    const slot = this.slotOf(document)
    const member = (this.slots[slot] as number) - 1
    const { values } = this.next
    if (member >= 0 && values[member] !== gone) {
      values[document] = values[member] as number
      values[member] = document
      return
    }
    this.slots[slot] = document + 1
    if (member >= 0) return
    this.used += 1
    if (this.used * 4 > this.slots.length * 3) this.widen()
  }

  private widen(): void {
    const members = this.slots.filter((member) => member > 0)
    this.slots = new Int32Array(this.slots.length * 2)
    for (const member of members) this.slots[this.slotOf(member - 1)] = member
  }

  /** The slot where the group of a document is or would be. */
  private slotOf(document: number): number {
    const { low, high, slots } = this
    const last = slots.length - 1
    for (let slot = (low.values[document] as number) & last; ; slot = (slot + 1) & last) {
      const member = (slots[slot] as number) - 1
      if (member < 0) return slot
      if (low.values[member] === low.values[document] && high.values[member] === high.values[document]) return slot
    }
  }

  remove(document: number): void {
    const { values } = this.next
    const after = values[document] as number
    values[document] = gone
    if (after === document) return
    let before = after
    while (values[before] !== document) before = values[before] as number
    values[before] = after
    const slot = this.slotOf(document)
    if (this.slots[slot] === document + 1) this.slots[slot] = after + 1
  }

  /** Whether no other live document is in its group. */
  isAlone(document: number): boolean {
    return this.next.values[document] === document
  }

  /** Whether two live documents are of one group. */
  areOne(one: number, other: number): boolean {
    if (one === other) return true
    const { low, high } = this
    return this.hasKey(one) && low.values[one] === low.values[other] && high.values[one] === high.values[other]
  }

  /** Calls `visit` with the other live documents of a group, until it answers true. */
  someFellow(document: number, holds: (fellow: number) => boolean): boolean {
    const { values } = this.next
    for (let fellow = values[document] as number; fellow !== document; fellow = values[fellow] as number)
      if (holds(fellow)) return true
    return false
  }

  /** The other live documents of a group, ascending: lists are read fastest in that order. */
  fellowsOf(document: number): number[] {
    const fellows: number[] = []
    this.someFellow(document, (fellow) => {
      fellows.push(fellow)
      return false
    })
    return fellows.sort((one, other) => one - other)
  }

  /** Gives back spare room. */
  trim(): void {
    this.low.values = trimmed(this.low)
    this.high.values = trimmed(this.high)
    this.next.values = trimmed(this.next)
  }

  /** For the documents in `order`. */
  snapshot(order: readonly number[]): GroupSnapshot {
    return {
      low: Uint32Array.from(order, (document) => this.low.values[document] as number),
      high: Uint16Array.from(order, (document) => this.high.values[document] as number),
    }
  }
}
