/** A set of document numbers, one bit each. */
export type Bits = Uint32Array

export const wordsFor = (documents: number): number => (documents + 31) >>> 5

export const hasBit = (bits: Bits, document: number): boolean =>
  (((bits[document >>> 5] ?? 0) >>> (document & 31)) & 1) === 1

export const setBit = (bits: Bits, document: number): void => {
  const word = document >>> 5
  bits[word] = (bits[word] ?? 0) | (1 << (document & 31))
}

export const clearBit = (bits: Bits, document: number): void => {
  const word = document >>> 5
  bits[word] = (bits[word] ?? 0) & ~(1 << (document & 31))
}

/** How many bits of a 32-bit word are set. */
export const onesIn = (word: number): number => {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export const countBits = (bits: Bits): number => {
  let total = 0
  for (let word = 0; word < bits.length; word += 1) {
    const value = bits[word] ?? 0
    if (value !== 0) total += onesIn(value)
  }
  return total
}

/** How many documents are in both; the shorter set decides how far is read. */
export const countCommon = (left: Bits, right: Bits): number => {
  const length = Math.min(left.length, right.length)
  let total = 0
  for (let word = 0; word < length; word += 1) {
    const value = (left[word] ?? 0) & (right[word] ?? 0)
    if (value !== 0) total += onesIn(value)
  }
  return total
}

/** Keeps in `target` only what is in `other` too. */
export const intersect = (target: Bits, other: Bits): void => {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) & (other[word] ?? 0)
}

/** Takes out of `target` what is in `other`. */
export const subtract = (target: Bits, other: Bits): void => {
  const length = Math.min(target.length, other.length)
  for (let word = 0; word < length; word += 1) target[word] = (target[word] ?? 0) & ~(other[word] ?? 0)
}

export const unite = (target: Bits, other: Bits): void => {
  const length = Math.min(target.length, other.length)
  for (let word = 0; word < length; word += 1) target[word] = (target[word] ?? 0) | (other[word] ?? 0)
}

/** A copy with room for `documents`. */
export const resized = (bits: Bits, documents: number): Bits => {
  const words = wordsFor(documents)
  if (bits.length >= words) return bits
  const larger = new Uint32Array(Math.max(words, Math.ceil(bits.length * 1.5)))
  larger.set(bits)
  return larger
}

/** Calls `visit` for every member, ascending. */
export const forEachBit = (bits: Bits, visit: (document: number) => void): void => {
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] as number
    while (rest !== 0) {
      const lowest = rest & -rest
      visit(word * 32 + 31 - Math.clz32(lowest))
      rest ^= lowest
    }
  }
}
