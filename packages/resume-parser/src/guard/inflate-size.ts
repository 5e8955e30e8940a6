const lengthBase = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
]
const lengthExtra = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
const distanceExtra = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13]
const codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

/** A Huffman code by counts of lengths and symbols in order (RFC 1951, 3.2.2). */
interface Code {
  readonly counts: Uint16Array
  readonly symbols: Uint16Array
}

function codeOf(lengths: readonly number[]): Code {
  const counts = new Uint16Array(16)
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1
  counts[0] = 0
  const offsets = new Uint16Array(16)
  for (let i = 1; i < 16; i++) offsets[i] = (offsets[i - 1] ?? 0) + (counts[i - 1] ?? 0)
  const symbols = new Uint16Array(lengths.length)
  lengths.forEach((length, symbol) => {
    if (length > 0) {
      const at = offsets[length] ?? 0
      symbols[at] = symbol
      offsets[length] = at + 1
    }
  })
  return { counts, symbols }
}

const fixedLengths = Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8))

/**
 * The number of bytes a zlib stream (RFC 1950) unfolds to, found by reading its codes without keeping any output.
 * Stops once `limit` is passed. Damaged data counts as far as it can be read; null when it is not zlib at all.
 */
export function countInflated(data: Uint8Array, limit: number): number | null {
  const head = ((data[0] ?? 0) << 8) | (data[1] ?? 0)
  if (data.length < 2 || (head & 0x0f00) !== 0x0800 || head % 31 !== 0) return null
  let at = 2
  let hold = 0
  let held = 0
  let size = 0
  let ended = false
  const bits = (count: number): number => {
    while (held < count) {
      if (at >= data.length) {
        ended = true
        return 0
      }
      hold |= (data[at++] ?? 0) << held
      held += 8
    }
    const value = hold & ((1 << count) - 1)
    hold >>>= count
    held -= count
    return value
  }
  const symbol = (code: Code): number => {
    let value = 0
    let first = 0
    let index = 0
    for (let length = 1; length < 16; length++) {
      value |= bits(1)
      if (ended) return -1
      const count = code.counts[length] ?? 0
      if (value - count < first) return code.symbols[index + (value - first)] ?? -1
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return -1
  }
  const fixed = [codeOf(fixedLengths), codeOf(Array.from({ length: 30 }, () => 5))] as const
  for (let last = 0; !last && !ended; ) {
    last = bits(1)
    const type = bits(2)
    if (type === 0) {
      hold = 0
      held = 0
      const length = (data[at] ?? 0) | ((data[at + 1] ?? 0) << 8)
      at += 4 + length
      size += Math.min(length, Math.max(0, data.length - at + length))
      if (at >= data.length) ended = true
    } else if (type === 3) return size
    else {
      const codes = type === 1 ? fixed : dynamicCodes(bits, symbol)
      if (!codes) return size
      for (;;) {
        const value = symbol(codes[0])
        if (value < 0) return size
        if (value === 256) break
        if (value < 256) size++
        else {
          const length = value - 257
          size += (lengthBase[length] ?? 0) + bits(lengthExtra[length] ?? 0)
          const distance = symbol(codes[1])
          if (distance < 0) return size
          bits(distanceExtra[distance] ?? 0)
        }
        if (size > limit) return size
      }
    }
    if (size > limit) return size
  }
  return size
}

function dynamicCodes(bits: (count: number) => number, symbol: (code: Code) => number): readonly [Code, Code] | null {
  const literals = bits(5) + 257
  const distances = bits(5) + 1
  const count = bits(4) + 4
  const lengths: number[] = Array.from({ length: 19 }, () => 0)
  for (let i = 0; i < count; i++) lengths[codeOrder[i] ?? 0] = bits(3)
  const lengthCode = codeOf(lengths)
  const all: number[] = []
  while (all.length < literals + distances) {
    const value = symbol(lengthCode)
    if (value < 0) return null
    if (value < 16) all.push(value)
    else {
      const repeated = value === 16 ? (all[all.length - 1] ?? 0) : 0
      const times = value === 16 ? 3 + bits(2) : value === 17 ? 3 + bits(3) : 11 + bits(7)
      for (let i = 0; i < times; i++) all.push(repeated)
    }
  }
  return [codeOf(all.slice(0, literals)), codeOf(all.slice(literals, literals + distances))]
}
