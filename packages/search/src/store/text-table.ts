import { hashStart, hashStep, type WordPlace } from '@scry/vocabulary/tokens'
import { type Column, columnOf, push, reserve, trimmed } from './growing.ts'

/** What a snapshot holds of a table. */
export interface TextTableSnapshot {
  bytes: Uint8Array
  ends: Uint32Array
  slots: Uint32Array
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** UTF-8 bytes of a text that is not plain ASCII, else null. */
const encoded = (text: string): Uint8Array | null => {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return encoder.encode(text)
  return null
}

/** The UTF-8 bytes of a text. */
export const bytesOfText = (text: string): Uint8Array => {
  const utf8 = encoded(text)
  if (utf8 !== null) return utf8
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
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
  private readonly bytes: Column<Uint8Array>
  private readonly ends: Column<Uint32Array>
  /** Number plus one, 0 where free; at most seven eighths full. */
  private slots: Uint32Array
  /** The slots are part of a snapshot's bytes, which stay as they are. */
  private isBorrowed: boolean

  constructor(snapshot?: TextTableSnapshot) {
    this.bytes = columnOf(snapshot?.bytes ?? new Uint8Array(0))
    this.ends = columnOf(snapshot?.ends ?? new Uint32Array(0))
    this.slots = snapshot?.slots ?? new Uint32Array(64)
    this.isBorrowed = snapshot !== undefined
  }

  get count(): number {
    return this.ends.length
  }

  get byteLength(): number {
    return this.bytes.values.byteLength + this.ends.values.byteLength + this.slots.byteLength
  }

  private startOf(number: number): number {
    return number === 0 ? 0 : (this.ends.values[number - 1] as number)
  }

  /** The slot where the text is or would be. */
  private slotOf(text: string, utf8: Uint8Array | null): number {
    const length = utf8 === null ? text.length : utf8.length
    let hash = hashStart
    for (let at = 0; at < length; at += 1)
      hash = hashStep(hash, utf8 === null ? text.charCodeAt(at) : (utf8[at] as number))
    const bytes = this.bytes.values
    const { slots } = this
    for (let slot = slotFrom(hash, slots.length); ; slot = slot + 1 === slots.length ? 0 : slot + 1) {
      const held = slots[slot] as number
      if (held === 0) return slot
      const start = this.startOf(held - 1)
      if ((this.ends.values[held - 1] as number) - start !== length) continue
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
    const bytes = this.bytes.values
    const { slots } = this
    for (let slot = slotFrom(hash, slots.length); ; slot = slot + 1 === slots.length ? 0 : slot + 1) {
      const held = slots[slot] as number
      if (held === 0) return -1
      const from = this.startOf(held - 1)
      if ((this.ends.values[held - 1] as number) - from !== length) continue
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
    const number = this.ends.length
    const start = this.bytes.length
    const length = utf8 === null ? text.length : utf8.length
    reserve(this.bytes, start + length)
    if (utf8 !== null) this.bytes.values.set(utf8, start)
    else for (let at = 0; at < length; at += 1) this.bytes.values[start + at] = text.charCodeAt(at)
    push(this.ends, start + length)
    if (this.isBorrowed) this.slots = this.slots.slice()
    this.isBorrowed = false
    this.slots[slot] = number + 1
    if ((number + 1) * 8 > this.slots.length * 7) this.placeAll(this.slots.length * 2)
    return number
  }

  private placeAll(slots: number): void {
    this.slots = new Uint32Array(slots)
    for (let number = 0; number < this.ends.length; number += 1) {
      const text = this.textOf(number)
      this.slots[this.slotOf(text, encoded(text))] = number + 1
    }
  }

  /** Where the bytes of a text stand in `letters`. */
  placeOf(number: number): { start: number; end: number } {
    return { start: this.startOf(number), end: this.ends.values[number] as number }
  }

  get letters(): Uint8Array {
    return this.bytes.values
  }

  /** Order of a text's beginning against other bytes: negative before, 0 when it begins with them, positive after. */
  compareStart(number: number, other: Uint8Array): number {
    const start = this.startOf(number)
    const length = (this.ends.values[number] as number) - start
    for (let at = 0; at < other.length; at += 1) {
      if (at === length) return -1
      const order = (this.bytes.values[start + at] as number) - (other[at] as number)
      if (order !== 0) return order
    }
    return 0
  }

  /** The same for its end, both read from the last byte on. */
  compareEnd(number: number, other: Uint8Array): number {
    const start = this.startOf(number)
    const end = this.ends.values[number] as number
    for (let at = 1; at <= other.length; at += 1) {
      if (end - at < start) return -1
      const order = (this.bytes.values[end - at] as number) - (other[other.length - at] as number)
      if (order !== 0) return order
    }
    return 0
  }

  private bytesOf(number: number): Uint8Array {
    return this.bytes.values.subarray(this.startOf(number), this.ends.values[number])
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
    return (this.ends.values[number] as number) - this.startOf(number)
  }

  textOf(number: number): string {
    const start = this.startOf(number)
    const end = this.ends.values[number] as number
    const bytes = this.bytes.values
    if (end - start > 60) return decoder.decode(bytes.subarray(start, end))
    let text = ''
    let at = start
    // Four letters a call take a fraction of the time of one by one.
    for (; at + 4 <= end; at += 4) {
      const first = bytes[at] as number
      const second = bytes[at + 1] as number
      const third = bytes[at + 2] as number
      const fourth = bytes[at + 3] as number
      if ((first | second | third | fourth) > 127) return decoder.decode(bytes.subarray(start, end))
      text += String.fromCharCode(first, second, third, fourth)
    }
    for (; at < end; at += 1) {
      const byte = bytes[at] as number
      if (byte > 127) return decoder.decode(bytes.subarray(start, end))
      text += String.fromCharCode(byte)
    }
    return text
  }

  snapshot(): TextTableSnapshot {
    return { bytes: trimmed(this.bytes), ends: trimmed(this.ends), slots: this.slots }
  }

  /** Gives back spare room. */
  trim(): void {
    this.bytes.values = trimmed(this.bytes)
    this.ends.values = trimmed(this.ends)
    const enough = Math.max(16, Math.ceil(this.count * 1.4))
    if (this.slots.length > enough) this.placeAll(enough)
  }
}
