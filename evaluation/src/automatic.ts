import type { Listing } from '@scry/contracts/listing'
import { seededRandom } from '@scry/fictional/seeded-random'
import { buildIndex } from '@scry/search/listing-index'
import { canonicalSkillName } from '@scry/vocabulary/skills'
import { corpusDate } from './catalogue.ts'
import { type IscoGroup, iscoGrade, iscoOf } from './isco.ts'
import { type Grade, mean, ndcgAt } from './metrics.ts'
import { seedOf, shuffled } from './seeded-random.ts'

/** One way of ordering in the test of occupations. */
export interface OccupationResult {
  readonly name: string
  readonly ndcg: number
  /** Mean average precision; relevant is the same unit group. */
  readonly map: number
  readonly recall50: number
}

/** One way of guessing skills that were hidden. */
export interface HiddenSkillResult {
  readonly name: string
  /** Of the first five, or of as many as were hidden if that is less, the share that was hidden. */
  readonly precision5: number
  readonly precision10: number
  readonly recall10: number
}

export interface AutomaticResult {
  readonly postings: number
  /** Share of the listings whose title the table of occupations knows. */
  readonly labelled: number
  readonly occupations: readonly OccupationResult[]
  readonly hidingPostings: number
  readonly hiddenSkills: readonly HiddenSkillResult[]
}

const drawn = 200
const leastSkills = 4
const hiddenShare = 0.3
const depth = 10

/** Tests that need no judge: what is said of them stands in the document beside their figures. */
export function measureAutomatically(listings: readonly Listing[]): AutomaticResult {
  return { ...retrieveOccupations(listings), ...guessHiddenSkills(listings) }
}

/** A posting's skills alone as a profile: are the listings of its occupation found, with every title, company and place masked? */
function retrieveOccupations(listings: readonly Listing[]) {
  const groups = new Map<string, IscoGroup>()
  for (const { id, title } of listings) {
    const group = iscoOf(title)
    if (group) groups.set(id, group)
  }
  const labelled = listings.filter(({ id }) => groups.has(id))
  const index = buildIndex(
    labelled.map(({ id, skills }) => ({ id, kind: 'job' as const, title: '-', skills: skills ?? [] })),
  )
  const ofEmployer = Map.groupBy(labelled, ({ company, id }) => company ?? id)
  const skillSets = new Map(labelled.map(({ id, skills }) => [id, new Set((skills ?? []).map(canonicalSkillName))]))
  const postings = shuffled(
    labelled.filter(({ skills }) => (skills ?? []).length >= leastSkills),
    seedOf('occupations'),
  ).slice(0, drawn)
  const overlapWith = (own: ReadonlySet<string>, id: string): number => {
    const other = skillSets.get(id) ?? new Set()
    const common = [...own].filter((skill) => other.has(skill)).length
    return common / Math.max(1, own.size + other.size - common)
  }
  const orders: Readonly<Record<string, (posting: Listing, pool: readonly string[]) => string[]>> = {
    ours: ({ skills = [] }, pool) => {
      const within = new Set(pool)
      const { hits } = index.recommend({ skills, now: corpusDate, limit: labelled.length })
      return hits.map(({ id }) => id).filter((id) => within.has(id))
    },
    'skill overlap': ({ id }, pool) => {
      const own = skillSets.get(id) ?? new Set()
      const scores = new Map(pool.map((other) => [other, overlapWith(own, other)]))
      return shuffled(pool, seedOf(id)).sort((left, right) => (scores.get(right) ?? 0) - (scores.get(left) ?? 0))
    },
    random: ({ id }, pool) => shuffled(pool, seedOf(id)),
  }
  const occupations = Object.entries(orders).map(([name, order]): OccupationResult => {
    const each = postings.map((posting) => {
      const own = groups.get(posting.id) as IscoGroup
      const near = new Set(ofEmployer.get(posting.company ?? posting.id)?.map(({ id }) => id))
      const pool = labelled.flatMap(({ id }) => (near.has(id) ? [] : [id]))
      const gradeOf = (id: string): Grade => iscoGrade(own, groups.get(id) as IscoGroup)
      const ranked = order(posting, pool).map(gradeOf)
      const relevant = pool.filter((id) => gradeOf(id) >= 2).length
      return {
        ndcg: ndcgAt(depth, ranked, pool.map(gradeOf)),
        map: averagePrecision(ranked, relevant),
        recall50: ranked.slice(0, 50).filter((grade) => grade >= 2).length / Math.max(1, relevant),
      }
    })
    return {
      name,
      ndcg: round(mean(each.map(({ ndcg }) => ndcg))),
      map: round(mean(each.map(({ map }) => map))),
      recall50: round(mean(each.map(({ recall50 }) => recall50))),
    }
  })
  return { postings: postings.length, labelled: round(labelled.length / listings.length), occupations }
}

function averagePrecision(ranked: readonly Grade[], relevant: number): number {
  let found = 0
  let sum = 0
  for (const [at, grade] of ranked.entries()) {
    if (grade < 2) continue
    found += 1
    sum += found / (at + 1)
  }
  return sum / Math.max(1, relevant)
}

/**
 * Three in ten of a posting's skills are hidden and guessed from the others by what was learnt from other, older postings
 * of other employers: for each known skill a listing that asks for it alone is ranked.
 */
function guessHiddenSkills(listings: readonly Listing[]) {
  const named = listings.map((listing) => ({
    listing,
    skills: [...new Set((listing.skills ?? []).map(canonicalSkillName))],
  }))
  const days = listings.map(({ posted }) => posted ?? 0).sort((left, right) => left - right)
  const middle = days[Math.floor(days.length / 2)] ?? 0
  const isOther = ({ company }: Listing) => seedOf(company ?? '') % 2 === 0
  const learntFrom = named.filter(({ listing }) => !isOther(listing) && (listing.posted ?? 0) < middle)
  const asked = shuffled(
    named.filter(
      ({ listing, skills }) => isOther(listing) && (listing.posted ?? 0) >= middle && skills.length >= leastSkills,
    ),
    seedOf('hidden skills'),
  ).slice(0, drawn)
  const counts = new Map<string, number>()
  for (const skill of learntFrom.flatMap(({ skills }) => skills)) counts.set(skill, (counts.get(skill) ?? 0) + 1)
  const all = [...counts.keys()].sort()
  const byCount = all.toSorted((left, right) => (counts.get(right) ?? 0) - (counts.get(left) ?? 0))
  const index = buildIndex(learntFrom.map(({ listing }) => listing))
  const probe = 'probe'
  for (const [at, skill] of all.entries())
    index.add({ id: `${probe} ${at}`, kind: 'job', title: '-', skills: [skill], source: probe })
  const ways: Readonly<Record<string, (kept: readonly string[], id: string) => string[]>> = {
    ours: (kept) => {
      const limit = depth + kept.length
      const { hits } = index.recommend({ skills: kept, filters: { source: [probe] }, now: corpusDate, limit })
      return hits.map(({ id }) => all[Number(id.split(' ')[1])] ?? '')
    },
    'most frequent': () => byCount,
    random: (_, id) => shuffled(all, seedOf(id)),
  }
  const hiddenSkills = Object.entries(ways).map(([name, guess]): HiddenSkillResult => {
    const each = asked.map(({ listing, skills }) => {
      const random = seededRandom(seedOf(listing.id))
      const order = skills.map((skill) => ({ skill, at: random() })).sort((left, right) => left.at - right.at)
      const hidden = new Set(
        order.slice(0, Math.max(1, Math.round(skills.length * hiddenShare))).map((one) => one.skill),
      )
      const kept = skills.filter((skill) => !hidden.has(skill))
      const guesses = guess(kept, listing.id).filter((skill) => !kept.includes(skill))
      const hits = (most: number) => guesses.slice(0, most).filter((skill) => hidden.has(skill)).length
      const precision = (most: number) => hits(Math.min(most, hidden.size)) / Math.min(most, hidden.size)
      return { precision5: precision(5), precision10: precision(10), recall10: hits(10) / hidden.size }
    })
    return {
      name,
      precision5: round(mean(each.map(({ precision5 }) => precision5))),
      precision10: round(mean(each.map(({ precision10 }) => precision10))),
      recall10: round(mean(each.map(({ recall10 }) => recall10))),
    }
  })
  return { hidingPostings: asked.length, hiddenSkills }
}

const round = (value: number): number => Math.round(value * 1000) / 1000
