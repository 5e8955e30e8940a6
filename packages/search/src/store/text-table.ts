import { hashStart, hashStep, type WordPlace } from '@scry/vocabulary/tokens'
import { encoded, Texts, type TextsSnapshot } from './texts.ts'

/** What a snapshot holds of a table. */
export interface TextTableSnapshot extends TextsSnapshot {
  slots: Uint32Array
}

/** The slot where a hash is looked for first. */
const slotFrom = (hash: number, slots: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return Math.floor(((mixed ^ (mixed >>> 13)) >>> 0) * (slots / 4294967296))
}

/** Whether a letter of a text, in either case, is a letter of a word. */
const isSameLetter = (code: number, letter: number): boolean =>
  code === letter || (code >= 65 && code <= 90 && code + 32 === letter)

/**
 * Numbers texts 0, 1, 2, … and finds them again: bytes one after the other and an open-addressing table of numbers. About
 * a fifth of the memory of a Map from string to number, and a snapshot of it is used as it is until a text is added.
 */
export class TextTable {
  private readonly texts: Texts
  /** Number plus one, 0 where free; at most seven eighths full. */
  private slots: Uint32Array
  /** The slots are part of a snapshot's bytes, which stay as they are. */
  private isBorrowed: boolean

  constructor(snapshot?: TextTableSnapshot) {
    this.texts = new Texts(snapshot)
    this.slots = snapshot?.slots ?? new Uint32Array(64)
    this.isBorrowed = snapshot !== undefined
  }

  get count(): number {
    return this.texts.count
  }

  get byteLength(): number {
    return this.texts.byteLength + this.slots.byteLength
  }

  /** The slot where the text is or would be. */
  private slotOf(text: string, utf8: Uint8Array | null): number {
    const length = utf8 === null ? text.length : utf8.length
    let hash = hashStart
    for (let at = 0; at < length; at += 1)
      hash = hashStep(hash, utf8 === null ? text.charCodeAt(at) : (utf8[at] as number))
    const { slots, texts } = this
    const bytes = texts.bytes.values
    for (let slot = slotFrom(hash, slots.length); ; slot = slot + 1 === slots.length ? 0 : slot + 1) {
      const held = slots[slot] as number
      if (held === 0) return slot
      const start = texts.startOf(held - 1)
      if (texts.endOf(held - 1) - start !== length) continue
      let at = 0
      while (at < length && bytes[start + at] === (utf8 === null ? text.charCodeAt(at) : utf8[at])) at += 1
      if (at === length) return slot
    }
  }

  /** The number of a text, or -1. */
  find(text: string): number {
    return (this.slots[this.slotOf(text, encoded(text))] as number) - 1
  }

  /** The number of the plain word between two places of a text, or -1; `hash` is that of `nextWord`. */
  findWord(text: string, { start, end, hash }: WordPlace): number {
    const length = end - start
    const { slots, texts } = this
    const bytes = texts.bytes.values
    for (let slot = slotFrom(hash, slots.length); ; slot = slot + 1 === slots.length ? 0 : slot + 1) {
      const held = slots[slot] as number
      if (held === 0) return -1
      const from = texts.startOf(held - 1)
      if (texts.endOf(held - 1) - from !== length) continue
      let at = 0
      while (at < length && isSameLetter(text.charCodeAt(start + at), bytes[from + at] as number)) at += 1
      if (at === length) return held - 1
    }
  }

  /** The number of a text, a new one if it has none. */
  add(text: string): number {
    const utf8 = encoded(text)
    const slot = this.slotOf(text, utf8)
    const known = this.slots[slot] as number
    if (known !== 0) return known - 1
    const number = this.count
    this.texts.push(text, utf8)
    if (this.isBorrowed) this.slots = this.slots.slice()
    this.isBorrowed = false
    this.slots[slot] = number + 1
    if ((number + 1) * 8 > this.slots.length * 7) this.placeAll(this.slots.length * 2)
    return number
  }

  private placeAll(slots: number): void {
    this.slots = new Uint32Array(slots)
    for (let number = 0; number < this.count; number += 1) {
      const text = this.textOf(number)
      this.slots[this.slotOf(text, encoded(text))] = number + 1
    }
  }

  /** Where the bytes of a text stand in `letters`. */
  placeOf(number: number): { start: number; end: number } {
    return { start: this.texts.startOf(number), end: this.texts.endOf(number) }
  }

  get letters(): Uint8Array {
    return this.texts.bytes.values
  }

  /** Order of a text's beginning against other bytes: negative before, 0 when it begins with them, positive after. */
  compareStart(number: number, other: Uint8Array): number {
    const start = this.texts.startOf(number)
    const length = this.texts.endOf(number) - start
    const { letters } = this
    for (let at = 0; at < other.length; at += 1) {
      if (at === length) return -1
      const order = (letters[start + at] as number) - (other[at] as number)
      if (order !== 0) return order
    }
    return 0
  }

  /** The same for its end, both read from the last byte on. */
  compareEnd(number: number, other: Uint8Array): number {
    const start = this.texts.startOf(number)
    const end = this.texts.endOf(number)
    const { letters } = this
    for (let at = 1; at <= other.length; at += 1) {
      if (end - at < start) return -1
      const order = (letters[end - at] as number) - (other[other.length - at] as number)
      if (order !== 0) return order
    }
    return 0
  }

  private bytesOf(number: number): Uint8Array {
    return this.letters.subarray(this.texts.startOf(number), this.texts.endOf(number))
  }

  /** Order of two texts by their bytes. */
  compare = (left: number, right: number): number =>
    this.compareStart(left, this.bytesOf(right)) || this.lengthOf(left) - this.lengthOf(right)

  /** Order of two texts by their bytes read from the last one on. */
  compareFromEnd = (left: number, right: number): number =>
    this.compareEnd(left, this.bytesOf(right)) || this.lengthOf(left) - this.lengthOf(right)

  /** Numbers of all texts in the order of their bytes. */
  order(): Uint32Array {
    return Uint32Array.from({ length: this.count }, (_, number) => number).sort(this.compare)
  }

  /** The same, read from the last byte on. */
  orderFromEnd(): Uint32Array {
    return Uint32Array.from({ length: this.count }, (_, number) => number).sort(this.compareFromEnd)
  }

  private lengthOf(number: number): number {
    return this.texts.endOf(number) - this.texts.startOf(number)
  }

  textOf(number: number): string {
    return this.texts.textOf(number)
  }

  snapshot(): TextTableSnapshot {
    return { ...this.texts.snapshot(), slots: this.slots }
  }

  /** Gives back spare room. */
  trim(): void {
    this.texts.trim()
    const enough = Math.max(16, Math.ceil(this.count * 1.4))
    if (this.slots.length > enough) this.placeAll(enough)
  }
}
