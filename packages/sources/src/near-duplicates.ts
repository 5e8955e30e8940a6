const bands = 12
const rowsPerBand = 5

/** Distinct runs of three characters of a text, case and white space folded, as sorted 32-bit numbers. */
const trigramsOf = (text: string): Uint32Array => {
  const folded = text.toLowerCase().replace(/\s+/g, ' ').trim()
  const found = new Set<number>()
  for (let at = 0; at + 3 <= folded.length; at += 1) {
    const [a, b, c] = [folded.charCodeAt(at), folded.charCodeAt(at + 1), folded.charCodeAt(at + 2)]
    found.add((a * 65_599 * 65_599 + b * 65_599 + c) >>> 0)
  }
  return Uint32Array.from(found).sort()
}

const jaccard = (a: Uint32Array, b: Uint32Array): number => {
  let shared = 0
  for (let x = 0, y = 0; x < a.length && y < b.length; ) {
    const left = a[x] as number
    const right = b[y] as number
    if (left === right) shared += 1
    if (left <= right) x += 1
    if (right <= left) y += 1
  }
  return shared / (a.length + b.length - shared)
}

/** The least hash of the set under one of a family of hash functions. */
const leastHash = (set: Uint32Array, salt: number): number => {
  let least = 0xffffffff
  for (const value of set) {
    let hash = Math.imul(value ^ salt, 0x9e3779b1)
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca77) >>> 0
    if (hash < least) least = hash
  }
  return least
}

/**
 * Positions of the texts whose trigram sets have a Jaccard similarity above `threshold` (0 to 1) to another's.
 * Pairs are found by MinHash with bands (Broder 1997) and then compared exactly: every pair reported is one;
 * at 0.9 one pair in about 40,000 is missed.
 */
export const nearDuplicates = (texts: readonly string[], threshold: number): number[] => {
  const sets = texts.map(trigramsOf)
  const close = new Set<number>()
  for (let band = 0; band < bands; band += 1) {
    const salts = Array.from({ length: rowsPerBand }, (_, row) => Math.imul(band * rowsPerBand + row + 1, 0x27d4eb2f))
    const buckets = new Map<string, number[]>()
    sets.forEach((set, at) => {
      const key = salts.map((salt) => leastHash(set, salt)).join(' ')
      const same = buckets.get(key) ?? []
      for (const other of same) {
        if (jaccard(set, sets[other] as Uint32Array) > threshold) close.add(at).add(other)
      }
      buckets.set(key, [...same, at])
    })
  }
  return [...close].sort((a, b) => a - b)
}
