import { Ends, type EndsSnapshot } from './ends.ts'
import { type Column, columnOf, reserve, trimmed } from './growing.ts'

/** What a snapshot holds of texts. */
export interface TextsSnapshot {
  bytes: Uint8Array
  ends: EndsSnapshot
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** UTF-8 bytes of a text that is not plain ASCII, else null. */
export const encoded = (text: string): Uint8Array | null => {
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

/** Texts with numbers 0, 1, 2, …: their UTF-8 bytes, one after the other. */
export class Texts {
  readonly bytes: Column<Uint8Array>
  readonly ends: Ends

  constructor(snapshot?: TextsSnapshot) {
    this.bytes = columnOf(snapshot?.bytes ?? new Uint8Array(0))
    this.ends = new Ends(snapshot?.ends)
  }

  get count(): number {
    return this.ends.count
  }

  get byteLength(): number {
    return this.bytes.values.byteLength + this.ends.byteLength
  }

  startOf(number: number): number {
    return this.ends.startOf(number)
  }

  endOf(number: number): number {
    return this.ends.endOf(number)
  }

  /** Adds a text; `utf8` are its bytes where it is not plain ASCII, else null. */
  push(text: string, utf8: Uint8Array | null): void {
    const start = this.bytes.length
    const length = utf8 === null ? text.length : utf8.length
    reserve(this.bytes, start + length)
    if (utf8 !== null) this.bytes.values.set(utf8, start)
    else for (let at = 0; at < length; at += 1) this.bytes.values[start + at] = text.charCodeAt(at)
    this.ends.push(start + length)
  }

  textOf(number: number): string {
    const start = this.startOf(number)
    const end = this.endOf(number)
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

  snapshot(): TextsSnapshot {
    return { bytes: trimmed(this.bytes), ends: this.ends.snapshot() }
  }

  /** Gives back spare room. */
  trim(): void {
    this.bytes.values = trimmed(this.bytes)
    this.ends.trim()
  }
}
