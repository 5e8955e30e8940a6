import { jobLocationFilters, type ListingSort } from '@scry/contracts/enumerations'
import type { Facets, getSkillGap, JobsAnswer } from '@scry/contracts/listing-routes'
import type { FacetName } from '@scry/search/facet-counts'
import type { ListingIndex } from '@scry/search/listing-index'
import type { ProfileInput } from '@scry/search/profile-input'
import type { Answer } from '@scry/search/requests'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { rankedLevel } from './levels.ts'
import { filter, type ListFilter, together } from './list-filters.ts'
import type { StoredListing } from './listing-wire.ts'
import { restriction } from './restriction.ts'
import type { ListedRow } from './row-cache.ts'

export interface ListRequest {
  readonly kind: 'job' | 'hackathon'
  /** Words to search for; a request without words and with a profile is a recommendation. */
  readonly text: string
  readonly filters: readonly ListFilter[]
  readonly profile: ProfileInput | undefined
  readonly suppose?: readonly string[]
  readonly exclude?: readonly string[]
  /** Names of facets with commas; undefined for those that the screens show. */
  readonly facets?: string | undefined
  readonly sort: ListingSort
  readonly limit: number
  readonly after?: string | undefined
}

export type Listed = ReturnType<ReturnType<typeof createFinder>['list']>

/** What can be counted; the first three are what the screens show. */
const facetsOf = {
  job: ['type', 'level', 'place', 'workplace', 'source', 'posted', 'deadline', 'skills', 'company'],
  hackathon: ['mode', 'phase', 'difficulty', 'theme', 'source'],
} as const satisfies Record<ListRequest['kind'], readonly FacetName[]>
const shownFacets = 3
/** So many words of a query are tried to be left out, each a search of its own. */
const mostRelaxedWords = 8
/** Places of the location filter (§2.33). */
const places = jobLocationFilters.filter((value) => restriction(value) !== undefined)

/** Answers lists from the index that this process holds. */
export function createFinder(deps: {
  readonly clock: Clock
  readonly index: () => ListingIndex
  readonly get: (id: string) => StoredListing | undefined
  /** When the index was last known to hold everything committed, milliseconds UTC. */
  readonly checkedAt: () => number
}) {
  const { clock, index, get } = deps

  const ask = (request: ListRequest, filters: ReturnType<typeof together>, text: string, limit: number): Answer => {
    const now = clock.now()
    const { profile, after, suppose = [], exclude = [] } = request
    const paging = { limit, after: limit === 0 ? null : (after ?? null), now, exclude }
    const facets = limit === 0 ? [] : facetsFor(request)
    if (isRecommendation(request)) {
      return index().recommend({
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
    return index().search({
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

  /** Which single filter to relax when nothing matches, then of the words one if that helps; what brings back most first. */
  const relax = (request: ListRequest) => {
    const countWith = (filters: readonly ListFilter[], relaxed: ListFilter | undefined, text: string) =>
      ask(request, together(filters, relaxed), text, 0).total
    const choices: JobsAnswer['relax'] = request.filters.map((one) => ({
      filter: one.name,
      value: one.value,
      count: countWith(request.filters, one, request.text),
    }))
    /** Some words are tried in both ways. */
    const counted = new Map<string, number>()
    const countOf = (text: string): number => {
      const count = counted.get(text) ?? countWith(request.filters, undefined, text)
      counted.set(text, count)
      return count
    }
    const without = (value: string, rest: string) => ({ filter: 'q', value, rest, count: countOf(rest) })
    const words = request.text.match(/-?"[^"]*"|\S+/g) ?? []
    const tried = words.slice(0, mostRelaxedWords)
    const shorter = words.length > 1 ? tried.map((word, at) => without(word, words.toSpliced(at, 1).join(' '))) : []
    if (shorter.some(({ count }) => count > 0)) choices.push(...shorter)
    else if (words.length > 0) {
      // Several words are too many: each is kept that leaves something with those before it.
      const kept: string[] = []
      const left: string[] = []
      for (const word of tried) {
        const isMet = countOf([...kept, word].join(' ')) > 0
        ;(isMet ? kept : left).push(word)
      }
      left.push(...words.slice(mostRelaxedWords))
      choices.push(without(left.join(' '), kept.join(' ')))
    }
    // A filter may have stood there from the start; the words were typed.
    const isTyped = ({ filter }: (typeof choices)[number]) => Number(filter === 'q')
    return choices
      .filter(({ count }) => count > 0)
      .sort((left, right) => isTyped(left) - isTyped(right) || right.count - left.count)
  }

  return {
    list(request: ListRequest) {
      const { after } = request
      if (after !== undefined && !after.startsWith(isRecommendation(request) ? 'r.' : 's.')) {
        throw new ProblemError('invalid-input', 'This list cannot go on from there. Please load it anew.')
      }
      const answer = ask(request, together(request.filters), request.text, request.limit)
      const rows = answer.hits.flatMap(({ id, match }): ListedRow[] => {
        const stored = get(id)
        return stored ? [{ stored, match }] : []
      })
      return {
        rows,
        answer: {
          success: true as const,
          total: answer.total,
          next: answer.next,
          facets: onWire(answer.facets),
          relax: answer.total === 0 ? relax(request) : [],
          corrected: answer.corrected.map(([word, searched]) => ({ word, searched })),
          ...(answer.wordless && { wordless: true as const }),
          algorithm: answer.algorithm,
          corpus: answer.corpus,
          checked_at: new Date(deps.checkedAt()).toISOString(),
        },
      }
    },

    skillGap(
      body: z.output<(typeof getSkillGap)['body']>,
      own: Pick<ProfileInput, 'deeds' | 'subjects' | 'courses'> | undefined,
    ) {
      const profile = {
        kind: 'job' as const,
        skills: body.skills,
        deeds: own?.deeds,
        subjects: own?.subjects,
        courses: own?.courses,
        location: body.location,
        level: rankedLevel(body.experience_level),
        filters: together(filter('type', body.job_type, (type) => ({ type }))),
      }
      const gaps = index().skillGap({ profile, now: clock.now(), limit: 10 })
      return gaps.map(({ skill, n, N }) => ({ skill, opens: n, fitting: N }))
    },
  }
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
  return { place: 'location', phase: 'status' }[name] ?? name
}

function onWire(facets: NonNullable<Answer['facets']> = {}): Facets {
  return Object.fromEntries(Object.entries(facets).map(([name, counts]) => [wireName(name), counts]))
}
