/** Seeded randomness: the same key gives the same draws on every engine and in every process. */
export type Random = {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** At most `count` different elements. */
  draw<T>(list: readonly T[], count: number): T[]
  /** One key of a table of weights. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
}

/** FNV-1a over the key, mixed so that neighbouring keys start far apart. */
const seedOf = (key: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The mulberry32 generator, started from a text key. */
export const createRandom = (key: string): Random => {
  let state = seedOf(key)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('cannot pick from an empty list')
    return list[Math.floor(next() * list.length)] as T
  }
  const draw = <T>(list: readonly T[], count: number): T[] => {
    const places = list.map((_, at) => at)
    const taken = Math.min(count, places.length)
    for (let at = 0; at < taken; at += 1) {
      const other = whole(at, places.length - 1)
      const held = places[at] as number
      places[at] = places[other] as number
      places[other] = held
    }
    const chosen = places.slice(0, taken)
    return chosen.map((at) => list[at] as T)
  }
  const weighted = <K extends string>(weights: Readonly<Record<K, number>>): K => {
    const entries = Object.entries(weights) as [K, number][]
    let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [key, weight] of entries) {
      left -= weight
      if (left < 0) return key
    }
    return (entries[entries.length - 1] as [K, number])[0]
  }
  return { next, whole, chance: (probability) => next() < probability, pick, draw, weighted }
}
