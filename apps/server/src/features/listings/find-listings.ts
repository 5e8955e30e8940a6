import { jobLocationFilters, type ListingSort } from '@scry/contracts/enumerations'
import type { Facets, getSkillGap, JobsAnswer } from '@scry/contracts/listing-routes'
import type { FacetName } from '@scry/search/facet-counts'
import { keyedFacets } from '@scry/search/keyed-filters'
import type { ListingIndex } from '@scry/search/listing-index'
import type { ProfileInput } from '@scry/search/profile-input'
import type { UnreadAnswer } from '@scry/search/requests'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { rankedLevel } from './levels.ts'
import { filtersOf, type ListFilter, together } from './list-filters.ts'
import type { ListingRows } from './listing-rows.ts'
import type { ListingStore } from './listing-store.ts'
import { otherPlaces, type StoredListing } from './listing-wire.ts'
import { relaxed } from './relaxed.ts'
import { restriction } from './restriction.ts'
import type { ListedRow } from './row-cache.ts'

export interface ListRequest {
  readonly kind: 'job' | 'hackathon'
  /** Words to search for; a request without words and with a profile is a recommendation. */
  readonly text: string
  readonly filters: readonly ListFilter[]
  readonly profile: ProfileInput | undefined
  /** Whose reasons are written, where the order goes by less than all that is known of them. */
  readonly explainedTo?: ProfileInput
  readonly suppose?: readonly string[]
  readonly exclude?: readonly string[]
  /** Names of facets with commas; undefined for those that the screens show. */
  readonly facets?: string | undefined
  readonly sort: ListingSort
  readonly limit: number
  readonly after?: string | undefined
}

export interface Listed<Known = never> {
  readonly rows: readonly ListedRow<StoredListing | Known>[]
  readonly answer: Omit<JobsAnswer, 'jobs'>
}

/** How many texts one answer may still look at. */
interface Reading {
  textsLeft: number
}

/** Does a piece of work when its turn has come. */
export type Turn = <Result>(work: () => Result) => Promise<Result>

/** What can be counted; the first three are what the screens show. */
const facetsOf = {
  job: [
    ...(['type', 'level', 'location', 'workplace', 'source', 'posted', 'deadline', 'skills'] as const),
    ...keyedFacets,
    'pay',
  ],
  hackathon: ['mode', 'phase', 'difficulty', 'theme', 'source', 'posted', 'deadline', 'place'],
} as const satisfies Record<ListRequest['kind'], readonly FacetName[]>
const shownFacets = 3
const mostSuggestions = 8
/** So many other places of a row are named. */
const mostOtherPlaces = 8
const textsAtOnce = 100
/** And so many for one answer: what has the words of a phrase and was not looked at counts as having it, and the answer says so. */
const textsInAll = 2000
/** An index that takes over while phrases are looked for is asked anew, but not for ever. */
const mostRounds = 4
const places = jobLocationFilters.filter((value) => restriction(value) !== undefined)

/** Answers lists from the index that this process holds. */
export function createFinder(deps: {
  readonly clock: Clock
  readonly index: () => ListingIndex
  readonly rows: Pick<ListingRows, 'get'>
  readonly store: Pick<ListingStore, 'some'>
  /** When the index was last known to hold everything committed, milliseconds UTC. */
  readonly checkedAt: () => number
}) {
  const { clock, index, rows: kept, store } = deps

  /** An answer for which quoted phrases were looked for in texts, as far as `reading` allows. */
  const ask = async (turn: Turn, reading: Reading, ...asked: Asked): Promise<UnreadAnswer> => {
    for (let round = 1; ; round += 1) {
      const found = await turn(() => searchIn(index(), clock.now(), ...asked))
      if (found.undecided.length === 0 || round === mostRounds || reading.textsLeft === 0) return found
      const looked = found.undecided.slice(0, reading.textsLeft)
      reading.textsLeft -= looked.length
      for (let from = 0; from < looked.length; from += textsAtOnce) {
        const some = looked.slice(from, from + textsAtOnce)
        // Past the kept rows: these are shown to nobody, and would push out what is.
        const read = await store.some(some.map(({ id }) => id))
        const texts = new Map(read.map(({ stored: { listing } }) => [listing.id, listing]))
        await turn(() => {
          for (const { id, take } of some) take(texts.get(id))
        })
      }
    }
  }

  const relax = (turn: Turn, reading: Reading, request: ListRequest) =>
    relaxed(request, async (filter, text, isWhole) => {
      const found = await ask(turn, reading, request, together(request.filters, filter), text, 0)
      const { total, leftOut } = found.answer
      return isWhole && leftOut ? 0 : total
    })

  return {
    /**
     * `turn` is taken for each piece of work; a piece that throws ends the list. In a list without reasons what `known` has
     * of a listing stands in its stead.
     */
    async list<Known = never>(request: ListRequest, turn: Turn, known?: (id: string) => Known | undefined) {
      const { after } = request
      if (after !== undefined && !after.startsWith(isRecommendation(request) ? 'r.' : 's.')) {
        throw new ProblemError('invalid-input', 'This list cannot go on from there. Please load it anew.')
      }
      const reading = { textsLeft: textsInAll }
      const filters = together(request.filters)
      const { answer, explain, undecided } = await ask(turn, reading, request, filters, request.text, request.limit)
      const ready = answer.hits.map(({ id }) => (request.profile === undefined ? known?.(id) : undefined))
      const stored = await kept.get(answer.hits.flatMap(({ id }, at) => (ready[at] === undefined ? [id] : [])))
      const explained = () => {
        const { explainedTo } = request
        const why = explainedTo && index().explaining(explainedTo, clock.now())
        return answer.hits.flatMap((hit, at): ListedRow<StoredListing | Known>[] => {
          const others = otherPlaces(hit)
          const its = ready[at]
          if (its !== undefined) return [{ stored: its, match: undefined, others }]
          const one = stored.get(hit.id)
          if (!one) return []
          const match = why ? why(hit.id, one.listing) : explain(at, one.listing)
          return [{ stored: one, match, others }]
        })
      }
      const rows = request.profile === undefined ? explained() : await turn(explained)
      const choices = answer.total === 0 ? await relax(turn, reading, request) : []
      return { rows, answer: answerOf({ answer, undecided }, choices, deps.checkedAt()) }
    },

    /** Values of a filter that a typed text may mean, in what the list with the other filters holds. */
    suggest: (...asked: SuggestIn) => suggestIn(index(), clock.now(), ...asked),

    skillGap: (...asked: SkillGapIn) => skillGapIn(index(), clock.now(), ...asked),
  }
}

/** What is said beside the rows. */
function answerOf(
  { answer, undecided }: Pick<UnreadAnswer, 'answer' | 'undecided'>,
  relax: JobsAnswer['relax'],
  checkedAt: number,
): Omit<JobsAnswer, 'jobs'> {
  return {
    success: true,
    total: answer.total,
    next: answer.next,
    facets: onWire(answer.facets),
    relax,
    corrected: answer.corrected.map(([word, searched]) => ({ word, searched })),
    ...(answer.leftOut && { left_out: answer.leftOut }),
    ...(answer.looser && { looser: answer.looser }),
    ...(answer.wordless && { wordless: true }),
    ...((answer.phrasesUnchecked || undecided.length > 0) && { phrases_unchecked: true }),
    algorithm: answer.algorithm,
    corpus: answer.corpus,
    checked_at: new Date(checkedAt).toISOString(),
  }
}

type Rest<Work> = Work extends (index: ListingIndex, now: number, ...asked: infer Asked) => unknown ? Asked : never
type Asked = Rest<typeof searchIn>
type SuggestIn = Rest<typeof suggestIn>
type SkillGapIn = Rest<typeof skillGapIn>

function searchIn(
  index: ListingIndex,
  now: number,
  request: ListRequest,
  filters: ReturnType<typeof together>,
  text: string,
  limit: number,
): UnreadAnswer {
  const { profile, after, suppose = [], exclude = [] } = request
  const paging = { grouped: mostOtherPlaces, limit, after: limit === 0 ? null : (after ?? null), now, exclude }
  const facets = limit === 0 ? [] : facetsFor(request)
  if (isRecommendation(request)) {
    return index.recommendUnread({
      ...profile,
      ...paging,
      kind: request.kind,
      filters,
      facets,
      places,
      suppose,
      explain: true,
    })
  }
  return index.searchUnread({
    ...paging,
    text,
    // Unless a space follows it, the last word may still be being typed.
    prefix: !/\s$/.test(text),
    filters: { ...filters, kind: request.kind },
    facets,
    places,
    sort: request.sort === 'best' && text.trim() === '' && request.kind === 'hackathon' ? 'deadline' : request.sort,
    openOnly: request.kind === 'job',
    ...(profile && { profile: { ...profile, suppose } }),
  })
}

function isRecommendation({ profile, text, sort }: ListRequest): boolean {
  return profile !== undefined && text.trim() === '' && sort === 'best'
}

/** Counts stand beside the first page; a further one is asked for its rows. */
function facetsFor({ kind, facets, after }: ListRequest): readonly FacetName[] {
  if (after !== undefined) return []
  const known: readonly FacetName[] = facetsOf[kind]
  if (facets === undefined) return known.slice(0, shownFacets)
  const asked = facets.split(',').map((name) => name.trim())
  return known.filter((name) => asked.includes(wireName(name)))
}

/** A facet counts the values of a filter, and has its name on the wire. */
function wireName(name: string): string {
  return { phase: 'status', remoteWithin: 'remote_within', company: 'employer' }[name] ?? name
}

function onWire(facets: UnreadAnswer['answer']['facets'] = {}): Facets {
  return Object.fromEntries(Object.entries(facets).map(([name, counts]) => [wireName(name), counts]))
}

function suggestIn(
  index: ListingIndex,
  now: number,
  request: Pick<ListRequest, 'kind' | 'text' | 'filters' | 'exclude'>,
  of: 'place' | 'employer' | 'organizer',
  typed: string,
) {
  const isJob = request.kind === 'job'
  const suggestions = index.suggest({
    of: of === 'place' ? of : 'company',
    typed,
    limit: mostSuggestions,
    text: request.text,
    filters: { ...together(request.filters), kind: request.kind },
    exclude: request.exclude ?? [],
    openOnly: isJob,
    now,
  })
  const names = {
    place: 'place',
    remoteWithin: 'remote_within',
    company: isJob ? 'employer' : 'organizer',
  } as const
  return suggestions
    .filter(({ filter }) => isJob || filter !== 'remoteWithin')
    .map(({ filter, ...rest }) => ({ filter: names[filter], ...rest }))
}

function skillGapIn(
  index: ListingIndex,
  now: number,
  body: z.output<(typeof getSkillGap)['body']>,
  own: Pick<ProfileInput, 'unshownSkills' | 'deeds' | 'subjects' | 'courses' | 'confirmed' | 'rejected'> | undefined,
) {
  const profile = {
    kind: 'job' as const,
    skills: body.skills,
    unshownSkills: own?.unshownSkills,
    deeds: own?.deeds,
    subjects: own?.subjects,
    courses: own?.courses,
    confirmed: own?.confirmed,
    rejected: own?.rejected,
    location: body.location,
    level: rankedLevel(body.experience_level),
    filters: together(filtersOf({ job_type: body.job_type })),
  }
  const gaps = index.skillGap({ profile, now, limit: 10 })
  return gaps.map(({ skill, n, N }) => ({ skill, opens: n, fitting: N }))
}
