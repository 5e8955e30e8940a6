import type { Listing } from '@scry/contracts/listing'
import type { MatchContribution } from '@scry/contracts/match'
import { mostOfOneEmployer, spreadRows } from '@scry/search/diversity'
import { buildIndex, type ListingIndex } from '@scry/search/listing-index'
import type { ProfileInput } from '@scry/search/profile-input'
import { isNextToNothing } from '@scry/search/reach-rules'
import type { Hit } from '@scry/search/requests'
import { canonicalSkillName } from '@scry/vocabulary/skills'
import { createBm25 } from './bm25.ts'
import { corpusDate } from './catalogue.ts'
import type { ReadPersona } from './pipeline.ts'
import { isInReachWithout, rulesOut } from './reach-without.ts'
import { seedOf, shuffled } from './seeded-random.ts'

export const depth = 10

/** The first `depth` listing ids of each system for one persona, by the system's name. */
export type Rankings = Readonly<Record<string, readonly string[]>>

export const ours = 'ours'
export const bm25 = 'BM25'
export const skillOverlap = 'skill overlap'
/** Name of our ranking without one factor. */
export const without = (factor: string): string => `ours without ${factor}`

/** Lines of the sum that are one factor to a reader. */
const factorOf: Readonly<Record<string, string>> = { wording: 'skills', freshness: 'time', deadline: 'time' }

export interface Systems {
  rank(persona: ReadPersona): Rankings
  /** The words of the sum that made a listing's score, as the product shows them. */
  reasons(persona: ReadPersona, id: string): string[]
  readonly corpus: string
  readonly algorithm: string
}

/** Every system over the same open listings. */
export function createSystems(listings: readonly Listing[]): Systems {
  // Without texts the sums are explained without pointers, which is all that is needed here and much faster.
  const index = buildIndex(listings, { getText: () => undefined })
  const textScores = createBm25(listings)
  const skillsOf = listings.map(({ skills }) => new Set((skills ?? []).map(canonicalSkillName)))
  const companyOf = new Map(listings.map(({ id, company }) => [id, seedOf((company ?? '').toLowerCase())]))
  const { corpus, algorithm } = index.stats()

  /** Highest score first; equal ones by a seeded order of the persona, so that no listing's place in the catalogue helps. */
  const byScore = (scores: readonly number[], seed: number): string[] =>
    shuffled(
      listings.map(({ id }, at) => ({ id, score: scores[at] ?? 0 })),
      seed,
    )
      .sort((left, right) => right.score - left.score)
      .slice(0, depth)
      .map(({ id }) => id)

  return {
    corpus,
    algorithm,
    rank({ person, profile }) {
      const seed = seedOf(person.id)
      const own = new Set((profile.skills ?? []).map(canonicalSkillName))
      const words = [...(profile.skills ?? []), ...(profile.titles ?? [])].join(' ')
      return {
        random: shuffled(listings, seed)
          .slice(0, depth)
          .map(({ id }) => id),
        newest: byScore(
          listings.map(({ posted }) => posted ?? 0),
          1,
        ),
        [skillOverlap]: byScore(
          skillsOf.map((skills) => overlap(own, skills)),
          seed,
        ),
        [bm25]: byScore(textScores(words), seed),
        ...rankOurs(index, profile, companyOf, listings.length),
      }
    },
    reasons({ profile }, id) {
      const match = index.explain(id, profile, corpusDate)
      return (match?.contributions ?? []).flatMap((line) => {
        const { factor, points } = line
        const about = 'skill' in line ? line.skill : factor
        return points === 0 || factor === 'floor' ? [] : [`${about} (${points > 0 ? '+' : ''}${points.toFixed(1)})`]
      })
    },
  }
}

/** Jaccard index of two sets of skills. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((skill) => other.has(skill)).length
  return common === 0 ? 0 : common / (one.size + other.size - common)
}

/** Our order as the product gives it, and again with the points of each factor in turn taken out of every sum. */
function rankOurs(
  index: ListingIndex,
  profile: ProfileInput,
  companyOf: ReadonlyMap<string, number>,
  count: number,
): Rankings {
  const { hits } = index.recommend({ ...profile, kind: 'job', now: corpusDate, limit: count, explain: true })
  const factors = new Set(hits.flatMap(factorsIn))
  const rankings: Record<string, string[]> = { [ours]: hits.slice(0, depth).map(({ id }) => id) }
  for (const factor of [...factors].sort()) {
    const isLeftOut = (line: MatchContribution): boolean => nameOf(line) === factor
    const rest = hits.map((hit) => {
      const left = (hit.match?.contributions ?? []).filter((line) => line.factor !== 'floor' && !isLeftOut(line))
      return {
        id: hit.id,
        isInReach: hit.match !== undefined && isInReachWithout(hit.match, isLeftOut),
        isPossible: !left.some(rulesOut) && !isNextToNothing(sumOf(left)),
        isOfOtherWork: left.some((line) => line.factor === 'background'),
        workFit:
          sumOf(left.filter(({ factor }) => factor !== 'place')) +
          titleShare * sumOf(left.filter(({ factor }) => titleFactors.has(factor))),
        score: sumOf(left),
      }
    })
    rest.sort((left, right) => right.score - left.score || (left.id < right.id ? -1 : 1))
    const spread = spreadRows(rest, {
      scoreOf: ({ score }) => score,
      employerOf: ({ id }) => companyOf.get(id) ?? 0,
      isInReach: ({ isInReach }) => isInReach,
      isPossible: ({ isPossible }) => isPossible,
      isOfOtherWork: ({ isOfOtherWork }) => isOfOtherWork,
      workFit: ({ workFit }) => workFit,
      ...{ needed: depth, allKnown: true },
    })
    rankings[without(factor)] = spread.rows.slice(0, depth).map(({ id }) => id)
  }
  const unspread = hits.toSorted((left, right) => right.score - left.score || (left.id < right.id ? -1 : 1))
  rankings[without(`reach and the limit of ${mostOfOneEmployer} rows an employer`)] = unspread
    .slice(0, depth)
    .map(({ id }) => id)
  return rankings
}

const nameOf = ({ factor }: MatchContribution): string => factorOf[factor] ?? factor
const sumOf = (lines: readonly MatchContribution[]): number => lines.reduce((sum, { points }) => sum + points, 0)
/** Lines that say what a title is near to; in the product this is what they are written from. */
const titleFactors: ReadonlySet<string> = new Set(['occupation', 'field'])
const titleShare = 2

/** The factors that moved a listing's score. */
const factorsIn = ({ match }: Hit): string[] =>
  (match?.contributions ?? []).flatMap((line) => (line.factor === 'floor' || line.points === 0 ? [] : nameOf(line)))
