import type { Match } from '@scry/contracts/match'
import type { ProfileInput } from './factors/profile-input.ts'
import type { ListingText } from './listing-input.ts'
import type { FacetCounts } from './query/facet-answer.ts'
import type { FacetName } from './query/facet-counts.ts'
import type { Filters } from './query/filters.ts'
import type { Typed } from './query/suggestions.ts'

export interface SearchRequest {
  /** Words, "quoted phrases" and -excluded words. Empty: everything. */
  text?: string
  /** 'all' (default): every word, corrected for typing mistakes, or as many as one listing has; 'any': at least one, more and rarer ones first. */
  match?: 'all' | 'any'
  /** The last word is still being typed. */
  prefix?: boolean
  filters?: Filters
  /** 'best' (default), 'newest', or 'deadline' (soonest open one first, without deadline last). */
  sort?: 'best' | 'newest' | 'deadline'
  /** Rows to answer, 20 by default. */
  limit?: number
  facets?: readonly FacetName[]
  /** Values that the facet 'location' counts, as the filter `location` takes them. */
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
  /** One hit for the listings of one title of one employer, which names so many of the others at most. */
  grouped?: number
}

/** Values of a filter that a typed text may mean, among what a search with the other filters finds. */
export interface SuggestRequest
  extends Typed,
    Pick<SearchRequest, 'text' | 'filters' | 'exclude' | 'openOnly' | 'now'> {}

export interface RecommendRequest extends ProfileInput {
  limit?: number
  filters?: Filters
  facets?: readonly FacetName[]
  /** Values that the facet 'location' counts, as the filter `location` takes them. */
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
  /** As in a search. */
  grouped?: number
}

/** A listing of the title and employer of another one. */
export interface OtherListing {
  id: string
  location: string
  /** When a hackathon begins, in milliseconds. */
  begins?: number
}

/** The others of a group: some by name, the nearest first, and how many they are; neither where there is none. */
export interface OtherPlaces {
  others?: OtherListing[]
  otherCount?: number
}

/** With the others of its group that match too, where a list is grouped. */
export interface Hit extends OtherPlaces {
  /** Of a group the nearest to the person; else, and in a list ordered by dates, the first by the order of the list. */
  id: string
  /** Search: sum of impacts, comparable within one answer. Recommendation: 0 to 100. */
  score: number
  match?: Match
}

export interface Answer {
  /** All listings that match, exactly; a hit that stands for a group is several of them. */
  total: number
  hits: Hit[]
  /** Sent back as `after` this goes on after the last hit; null at the end. */
  next: string | null
  facets?: Record<string, FacetCounts>
  /** Words that no listing or hardly one has as written, with what was searched instead or beside. */
  corrected: [string, string][]
  /** No listing has all that was asked for: these words, as they were typed, need not be met. */
  leftOut?: string[]
  /** The few rows are the nearest: so many listings match the text without these words. */
  looser?: { text: string; total: number }
  /** What was searched for has signs in it and no letter or digit; nothing matches that. */
  wordless?: true
  /** More quoted phrases were asked for than are looked for. */
  phrasesUnchecked?: true
  algorithm: string
  /**
   * Version of the live listings: the same for the same ones, whatever way they came in. A recommendation adds, after a
   * plus sign, that of the listings its relations were learnt from, where it is another.
   */
  corpus: string
}

/** An answer for which no text was read: what texts say is put in by whoever has them. */
export interface UnreadAnswer {
  /** Its hits carry no `match`. */
  readonly answer: Answer
  /**
   * Listings of which only the text says whether they have a quoted phrase; they count as having it. When all were taken,
   * the same question is answered without them, for as long as the phrase is remembered.
   */
  readonly undecided: readonly { readonly id: string; readonly take: (listing: ListingText | undefined) => void }[]
  /** Why the hit at this place of the answer matches the person; undefined where nobody asked for reasons. */
  readonly explain: (at: number, listing: ListingText | undefined) => Match | undefined
}
