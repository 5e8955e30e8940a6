import type { Listing } from '@scry/contracts/listing'
import { buildIndex, type ListingIndex } from '@scry/search/listing-index'
import { countriesIn } from '@scry/vocabulary/countries'
import { canonicalSkillName } from '@scry/vocabulary/skills'
import { stem, stopWords, tokenize } from '@scry/vocabulary/tokens'
import { createBm25 } from '../bm25.ts'
import { seedOf, shuffled } from '../seeded-random.ts'
import { realDate } from './postings.ts'
import type { RealPerson } from './told.ts'

export const depth = 10
/** Rows of each system that are judged; ours deeper, since it is what people see. */
const judgedRows = { ours: depth, BM25: 6, plain: 6, 'same words': 3 } as const
export const systemNames = ['ours', 'BM25', 'plain'] as const
export type SystemName = (typeof systemNames)[number]

export interface RealSystems {
  readonly index: ListingIndex
  rank(person: RealPerson): Record<SystemName, string[]>
  /** What a judge is shown of a person: of each system the first rows, and three postings drawn from those whose titles have a word of theirs. */
  pool(person: RealPerson): string[]
}

const stemsOf = (text: string): string[] =>
  tokenize(text).flatMap(({ text: word }) => (stopWords.has(word) ? [] : [stem(word)]))

const best = (listings: readonly Listing[], scores: ArrayLike<number>, seed: number): string[] => {
  const found: { id: string; score: number }[] = []
  for (let at = 0; at < listings.length; at += 1)
    if ((scores[at] ?? 0) > 0) found.push({ id: listings[at]?.id ?? '', score: scores[at] ?? 0 })
  found.sort((left, right) => right.score - left.score)
  // Equal ones in an order of the person's, so that no posting's place in the file helps.
  const last = found[depth - 1]?.score ?? 0
  const enough = found.filter(({ score }) => score >= last)
  return shuffled(enough, seed)
    .sort((left, right) => right.score - left.score)
    .slice(0, depth)
    .map(({ id }) => id)
}

/**
 * Three orders over the same postings. BM25: the words of titles, subjects and skills over title and text, of the person's
 * country. Plain: words of the person's titles and subjects in the title, skills in common, the same town or country.
 */
export function createRealSystems(listings: readonly Listing[]): RealSystems {
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const index = buildIndex(listings, { getText: (id) => byId.get(id) })
  const textScores = createBm25(listings)
  const titles = listings.map(({ title }) => new Set(stemsOf(title)))
  const skills = listings.map(({ skills }) => new Set((skills ?? []).map(canonicalSkillName)))
  const countriesOf = new Map<string, readonly string[]>()
  const countries = listings.map(({ location = '' }) => {
    const known = countriesOf.get(location) ?? countriesIn(location).countries
    countriesOf.set(location, known)
    return known
  })
  const counts = new Map<string, number>()
  for (const title of titles) for (const one of title) counts.set(one, (counts.get(one) ?? 0) + 1)
  const rarity = (one: string): number => Math.log(listings.length / ((counts.get(one) ?? 0) + 1))

  const rank = ({ id, profile }: RealPerson): Record<SystemName, string[]> => {
    const seed = seedOf(id)
    const own = countriesIn(profile.location ?? '').countries
    const town = (profile.location ?? '').split(',')[0]?.toLowerCase() ?? ''
    const reaches = countries.map((some) => some.length === 0 || some.some((country) => own.includes(country)))
    const words = [...(profile.titles ?? []), ...(profile.subjects ?? [])]
    const ownWords = [...new Set(stemsOf(words.join(' ')))]
    const ownSkills = (profile.skills ?? []).map(canonicalSkillName)
    const whole = ownWords.reduce((sum, one) => sum + rarity(one), 0)
    const text = textScores([...words, ...(profile.skills ?? [])].join(' '))
    const plain = listings.map(({ location = '' }, at) => {
      if (!reaches[at]) return 0
      const named = ownWords.reduce((sum, one) => sum + (titles[at]?.has(one) ? rarity(one) : 0), 0) / (whole || 1)
      const common = ownSkills.filter((one) => skills[at]?.has(one)).length / Math.max(1, ownSkills.length)
      return named + common === 0 ? 0 : 3 * named + 2 * common + (location.toLowerCase().includes(town) ? 1 : 0)
    })
    const { hits } = index.recommend({ ...profile, kind: 'job', now: realDate, limit: depth, grouped: 1 })
    return {
      ours: hits.map((hit) => hit.id),
      BM25: best(
        listings,
        text.map((score, at) => (reaches[at] ? score : 0)),
        seed,
      ),
      plain: best(listings, plain, seed),
    }
  }
  return {
    index,
    rank,
    pool(person) {
      const ranked = rank(person)
      const own = new Set(stemsOf([...(person.profile.titles ?? []), ...(person.profile.subjects ?? [])].join(' ')))
      const country = countriesIn(person.profile.location ?? '').countries
      const wider = listings.flatMap(({ id }, at) =>
        [...own].some((one) => titles[at]?.has(one)) && countries[at]?.some((one) => country.includes(one)) ? [id] : [],
      )
      const drawn = shuffled(wider, seedOf(`wider ${person.id}`)).slice(0, judgedRows['same words'])
      return [...new Set([...systemNames.flatMap((name) => ranked[name].slice(0, judgedRows[name])), ...drawn])]
    },
  }
}
