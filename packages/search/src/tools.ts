import { Explainer } from './explanation/explainer.ts'
import { ListingAnalyser } from './listing-terms.ts'
import { FacetCounter } from './query/facet-counts.ts'
import { FilterReader } from './query/filters.ts'
import { SimilarWords } from './query/fuzzy.ts'
import { KnownValues } from './query/known-values.ts'
import { Matcher } from './query/matching.ts'
import { MeantListings } from './query/meant-listings.ts'
import { PhraseReadings } from './query/phrase-readings.ts'
import { QueryReader } from './query/query-slots.ts'
import { Ranker } from './query/ranking.ts'
import { Suggester } from './query/suggestions.ts'
import { ValueCounter } from './query/value-counter.ts'
import { Recommender } from './recommendation/recommender.ts'
import type { IndexParts } from './store/index-parts.ts'
import { OpenListings } from './store/open-listings.ts'

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

export const toolsFor = (parts: IndexParts): Tools => {
  const { documents, dictionary, lists, sets, counts } = parts
  const values = new ValueCounter(parts, new KnownValues(dictionary))
  const filters = new FilterReader(documents, dictionary, sets, values)
  return {
    reader: new QueryReader(dictionary, counts, new SimilarWords(dictionary)),
    matcher: new Matcher(lists, sets),
    meant: new MeantListings(documents, dictionary, sets),
    ranker: new Ranker(lists, sets),
    filters,
    facets: new FacetCounter(documents, dictionary, filters, values),
    suggester: new Suggester(dictionary, lists, values),
    open: new OpenListings(documents),
    recommender: new Recommender(documents, sets.ranged),
    explainer: new Explainer(documents),
    analyser: new ListingAnalyser(dictionary),
    phrases: new PhraseReadings(),
  }
}
