/** Bytes behind the last block that may be read with it, four at a time. */
export const readAhead = 8
/** Entries whose gaps have the same width. */
export const runLength = 32

/**
 * Packs ascending documents from `first` on: of each how many were left out since the one before, 32 of them in as many
 * bits each as the greatest needs, behind one byte with this width. A width has at most 25 bits, enough for 33 million
 * listings. `bytes` holds zeros from `at` on; answers where it goes on.
 */
export const packDocuments = (
  documents: Uint32Array,
  size: number,
  first: number,
  bytes: Uint8Array,
  at: number,
): number => {
  let from = at
  let next = first
  const gaps: number[] = []
  for (let entry = 0; entry < size; ) {
    const end = Math.min(size, entry + runLength)
    gaps.length = 0
    for (; entry < end; entry += 1) {
      const document = documents[entry] as number
      gaps.push(document - next)
      next = document + 1
    }
    const width = 32 - Math.clz32(Math.max(...gaps))
    bytes[from] = width
    from += 1
    gaps.forEach((gap, place) => {
      for (let bit = 0; bit < width; bit += 1) {
        const byte = from + ((place * width + bit) >>> 3)
        bytes[byte] = (bytes[byte] as number) | (((gap >>> bit) & 1) << ((place * width + bit) & 7))
      }
    })
    from += (gaps.length * width + 7) >>> 3
  }
  return from
}

/** Four bytes as one number. */
const wordAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at] as number) |
  ((bytes[at + 1] as number) << 8) |
  ((bytes[at + 2] as number) << 16) |
  ((bytes[at + 3] as number) << 24)

/** Unpacks `size` documents that `packDocuments` put at `start`, into `documents` from `at` on, and answers where it goes on. */
export const unpackDocuments = (
  bytes: Uint8Array,
  start: number,
  size: number,
  first: number,
  documents: Int32Array,
  at: number,
): number => {
  const end = (at + size) | 0
  let from = start | 0
  let next = first | 0
  let entry = at | 0
  while (entry < end) {
    const width = bytes[from] as number
    from = (from + 1) | 0
    const count = Math.min(runLength, end - entry) | 0
    const last = (entry + count) | 0
    const mask = (1 << width) - 1
    let place = 0
    if (width <= 8) {
      // Four at a time, which stand in one word of four bytes.
      const two = width + width
      const three = two + width
      for (; entry + 4 <= last; entry = (entry + 4) | 0) {
        const word = wordAt(bytes, (from + (place >>> 3)) | 0) >>> (place & 7)
        next = (next + (word & mask)) | 0
        documents[entry] = next
        next = (next + ((word >>> width) & mask) + 1) | 0
        documents[entry + 1] = next
        next = (next + ((word >>> two) & mask) + 1) | 0
        documents[entry + 2] = next
        next = (next + ((word >>> three) & mask) + 1) | 0
        documents[entry + 3] = next
        next = (next + 1) | 0
        place = (place + (width << 2)) | 0
      }
    }
    for (; entry < last; entry = (entry + 1) | 0) {
      next = (next + ((wordAt(bytes, (from + (place >>> 3)) | 0) >>> (place & 7)) & mask)) | 0
      documents[entry] = next
      next = (next + 1) | 0
      place = (place + width) | 0
    }
    from = (from + ((count * width + 7) >>> 3)) | 0
  }
  return from
}
