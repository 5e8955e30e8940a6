import type { Match } from '@scry/contracts/match'
import type { ProfileInput } from './profile-input.ts'
import type { FacetCounts, FacetName } from './query/facet-counts.ts'
import type { Filters } from './query/filters.ts'

export interface SearchRequest {
  /** Words, "quoted phrases" and -excluded words. Empty: everything. */
  text?: string
  /** 'all' (default): every word, corrected for typing mistakes; 'any': at least one, more and rarer ones first. */
  match?: 'all' | 'any'
  /** The last word is still being typed. */
  prefix?: boolean
  filters?: Filters
  /** 'best' (default), 'newest', or 'deadline' (soonest open one first, without deadline last). */
  sort?: 'best' | 'newest' | 'deadline'
  /** Rows to answer, 20 by default. */
  limit?: number
  facets?: readonly FacetName[]
  /** Values that the facet 'place' counts, as the filter `location` takes them. */
  places?: readonly string[]
  /** `next` of the answer before. */
  after?: string | null
  offset?: number
  /** Ids that must not come. */
  exclude?: Iterable<string>
  /** Leave out what is closed or past its deadline. */
  openOnly?: boolean
  /** The clock in milliseconds; only date filters, the deadline order and `openOnly` read it. */
  now?: number
  /** With a profile every hit carries its `match`; the order stays that of the text. */
  profile?: ProfileInput
}

export interface RecommendRequest extends ProfileInput {
  limit?: number
  filters?: Filters
  facets?: readonly FacetName[]
  /** Values that the facet 'place' counts, as the filter `location` takes them. */
  places?: readonly string[]
  kind?: 'job' | 'hackathon'
  after?: string | null
  offset?: number
  /** Hidden and applied ids. */
  exclude?: Iterable<string>
  /** The clock in milliseconds; the system's when absent. */
  now?: number
  /** Every hit carries its `match`. */
  explain?: boolean
}

export interface Hit {
  id: string
  /** Search: sum of impacts, comparable within one answer. Recommendation: 0 to 100. */
  score: number
  match?: Match
}

export interface Answer {
  /** All that match, exactly. */
  total: number
  hits: Hit[]
  /** Sent back as `after` this goes on after the last hit; null at the end. */
  next: string | null
  facets?: Record<string, FacetCounts>
  /** Words that no listing or hardly one has as written, with what was searched instead or beside. */
  corrected: [string, string][]
  /** What was searched for has signs in it and no letter or digit; nothing matches that. */
  wordless?: true
  algorithm: string
  /**
   * Version of the live listings: the same for the same ones, whatever way they came in. A recommendation adds, after a
   * plus sign, that of the listings its relations were learnt from, where it is another.
   */
  corpus: string
}
