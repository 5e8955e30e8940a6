import type { Listing } from '@scry/contracts/listing'
import { stem, stopWords, tokenize } from '@scry/vocabulary/tokens'

const saturation = 1.2
const lengthShare = 0.75

const stemsOf = (text: string): string[] =>
  tokenize(text).flatMap(({ text: word }) => (stopWords.has(word) ? [] : [stem(word)]))

/** Okapi BM25 (Robertson and Zaragoza 2009; k1 1.2, b 0.75) over title and text. Answers a score for each listing. */
export function createBm25(listings: readonly Listing[]): (query: string) => number[] {
  const holders = new Map<string, { at: number; count: number }[]>()
  const lengths = listings.map((listing, at) => {
    const stems = stemsOf(`${listing.title}\n${listing.description ?? ''}`)
    const counts = new Map<string, number>()
    for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1)
    for (const [one, count] of counts) {
      const held = holders.get(one) ?? []
      held.push({ at, count })
      holders.set(one, held)
    }
    return stems.length
  })
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  return (query) => {
    const scores = listings.map(() => 0)
    for (const one of new Set(stemsOf(query))) {
      const held = holders.get(one) ?? []
      const rarity = Math.log(1 + (listings.length - held.length + 0.5) / (held.length + 0.5))
      for (const { at, count } of held) {
        const normal = saturation * (1 - lengthShare + (lengthShare * (lengths[at] ?? 0)) / averageLength)
        scores[at] = (scores[at] ?? 0) + (rarity * count * (saturation + 1)) / (count + normal)
      }
    }
    return scores
  }
}
