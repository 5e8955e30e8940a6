import { seededRandom } from '@scry/fictional/seeded-random'

/** The values in an order that the seed decides (Fisher and Yates). */
export function shuffled<Value>(values: readonly Value[], seed: number): Value[] {
  const random = seededRandom(seed)
  const order = [...values]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1))
    const [one, other] = [order[last], order[chosen]] as [Value, Value]
    order[last] = other
    order[chosen] = one
  }
  return order
}

/** A whole number below 2^32 that depends on every character (FNV-1a), to seed one stream per name. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
