import { stem, stopWords, tokenize } from '@scry/vocabulary/tokens'
import type { TermId } from '../store/term-dictionary.ts'
import { skillTermKey } from '../terms/skill-keys.ts'
import type { Ground } from './ground.ts'
import type { Impacts, Line } from './line.ts'
import type { ListingReading } from './listing-reading.ts'
import { saturating } from './points.ts'
import { termLine, type WeightedTerm } from './weighted-terms.ts'

export const mostInterestPoints = 1_000
/** Where the sum of impacts reaches half of its points. */
const halfInterests = 4_000
export const interestPoints = (sum: number): number => saturating(sum, mostInterestPoints, halfInterests)

/** Skills, themes and words of titles that the person is interested in. */
export const interestTerms = ({ profile, dictionary, counts }: Ground): Map<TermId, WeightedTerm> => {
  const found = new Map<TermId, WeightedTerm>()
  for (const [at, interest] of (profile.interests ?? []).entries()) {
    const words = tokenize(interest).filter(({ text }) => !stopWords.has(text))
    const keys = [skillTermKey(interest), ...words.map(({ text }) => `^${stem(text)}`)]
    for (const key of keys) {
      const term = dictionary.find(key)
      if (term === undefined || found.has(term) || counts.ofNamed(term) === 0) continue
      const because = [{ path: `interests.${at}`, part: 1 }]
      found.set(term, { term, weight: counts.rarityOf(term), because })
    }
  }
  return found
}

export const interestLines = (
  interests: ReadonlyMap<TermId, WeightedTerm>,
  { profile, dictionary }: Ground,
  impacts: Impacts,
  reading: ListingReading | undefined,
): Line[] => {
  const interest = termLine('interest', interests, profile, dictionary, impacts, reading)
  if (interest === undefined) return []
  return [{ ...interest.line, thousandths: interestPoints(interest.share) }]
}
