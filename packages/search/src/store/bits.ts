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

/** Counts of ones per four bits of a word. */
const onesPerNibble = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
}
/** Sums of the counts of three words. */
const sumOfNibbles = (nibbles: number): number =>
  Math.imul((nibbles & 0x0f0f0f0f) + ((nibbles >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24

/** How many documents are in all of the sets; the shortest one decides how far is read. */
export const countAllOf = (sets: readonly Bits[]): number => {
  const [first, second = first, third = second, ...others] = sets
  if (first === undefined || second === undefined || third === undefined) return 0
  if (others.length > 0) return countAllOf([commonOf([third, ...others]), first, second])
  const length = Math.min(first.length, second.length, third.length)
  const last = length - (length % 3)
  let total = 0
  for (let word = 0; word < last; word += 3) {
    const one = (first[word] as number) & (second[word] as number) & (third[word] as number)
    const two = (first[word + 1] as number) & (second[word + 1] as number) & (third[word + 1] as number)
    const three = (first[word + 2] as number) & (second[word + 2] as number) & (third[word + 2] as number)
    total += sumOfNibbles(onesPerNibble(one) + onesPerNibble(two) + onesPerNibble(three))
  }
  for (let word = last; word < length; word += 1) {
    total += onesIn((first[word] as number) & (second[word] as number) & (third[word] as number))
  }
  return total
}

/** Whether some document is in all of the sets. */
export const haveCommon = ([first = new Uint32Array(0), ...others]: readonly Bits[]): boolean => {
  for (let word = 0; word < first.length; word += 1) {
    let common = first[word] as number
    for (const other of others) common &= other[word] ?? 0
    if (common !== 0) return true
  }
  return false
}

/** Keeps in `target` only what is in `other` too. */
export const intersect = (target: Bits, other: Bits): void => {
  const length = Math.min(target.length, other.length)
  for (let word = 0; word < length; word += 1) target[word] = (target[word] as number) & (other[word] as number)
  if (length < target.length) target.fill(0, length)
}

/** What sets have in common, not to be changed. */
export const commonOf = (sets: readonly Bits[]): Bits => {
  const [first = new Uint32Array(0), ...others] = sets
  if (others.length === 0) return first
  const bits = first.slice()
  for (const set of others) intersect(bits, set)
  return bits
}

/** Takes out of `target` what is in `other`. */
export const subtract = (target: Bits, other: Bits): void => {
  const length = Math.min(target.length, other.length)
  for (let word = 0; word < length; word += 1) target[word] = (target[word] as number) & ~(other[word] as number)
}

export const unite = (target: Bits, other: Bits): void => {
  const length = Math.min(target.length, other.length)
  for (let word = 0; word < length; word += 1) target[word] = (target[word] as number) | (other[word] as number)
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
    let rest = (bits[word] as number) | 0
    while (rest !== 0) {
      const lowest = rest & -rest
      visit(word * 32 + 31 - Math.clz32(lowest))
      rest ^= lowest
    }
  }
}
