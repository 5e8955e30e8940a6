import type { FacetCounter } from '../query/facet-counts.ts'
import type { FilterReader } from '../query/filters.ts'
import type { LiveCounts } from '../query/live-counts.ts'
import type { Matcher } from '../query/matching.ts'
import type { MeantListings } from '../query/meant-listings.ts'
import type { PhraseReadings } from '../query/phrase-readings.ts'
import type { QueryReader } from '../query/query-slots.ts'
import type { Ranker } from '../query/ranking.ts'
import type { Suggester } from '../query/suggestions.ts'
import type { Explainer } from '../reasons/explainer.ts'
import type { Recommender } from '../recommendation/recommender.ts'
import type { SkillRelations } from '../recommendation/skill-relations.ts'
import type { ListingAnalyser } from '../terms/listing-terms.ts'
import type { Documents } from './documents.ts'
import type { OpenListings } from './open-listings.ts'
import type { PostingLists } from './postings.ts'
import type { TermDictionary } from './term-dictionary.ts'
import type { TermSets } from './term-sets.ts'

/** Version of everything that decides an order; changes when a formula or a weight does. */
export const algorithm = 'scry-23'

/** What an index keeps and saves. */
export interface IndexParts {
  dictionary: TermDictionary
  documents: Documents
  lists: PostingLists
  sets: TermSets
  counts: LiveCounts
  /** Version of the listings that the relations were learnt from. */
  learntFrom: string
  /** Skill to skill. */
  skillRelations: SkillRelations
  /** Skill to word of a title. */
  titleRelations: SkillRelations
}

/** What works on the parts. */
export interface Tools {
  reader: QueryReader
  matcher: Matcher
  meant: MeantListings
  ranker: Ranker
  filters: FilterReader
  facets: FacetCounter
  suggester: Suggester
  open: OpenListings
  recommender: Recommender
  explainer: Explainer
  analyser: ListingAnalyser
  phrases: PhraseReadings
}
