import { planFor } from './factors/recommend-plan.ts'
import { findMatched, listed } from './find-matched.ts'
import { byNearness, othersOf } from './other-places.ts'
import { BestDocuments } from './query/best-documents.ts'
import { bestScored, offerScored } from './query/best-scored.ts'
import { readSearchCursor, writeSearchCursor } from './query/cursors.ts'
import { DateOrder } from './query/date-order.ts'
import { isOfBest, openFacetDepth } from './query/facet-counts.ts'
import { isScored, underOthers, within } from './query/found.ts'
import { behindGroups, placeIn } from './query/group-rows.ts'
import type { PhraseReading } from './query/phrase-readings.ts'
import type { PreparedQuery } from './query/ranking.ts'
import type { IsBehind } from './query/score-sums.ts'
import type { Suggestion } from './query/suggestions.ts'
import { type DocumentCollector, type Ranked, TopDocuments } from './query/top-documents.ts'
import type { Answer, Hit, SearchRequest, SuggestRequest, UnreadAnswer } from './requests.ts'
import type { Documents } from './store/documents.ts'
import { compareIdTexts } from './store/id-order.ts'
import { algorithm, type IndexParts } from './store/index-parts.ts'
import type { Tools } from './tools.ts'

const defaultLimit = 20

/** Answers which values of a filter a typed text may mean; a quoted phrase is taken for its words. */
export const runSuggest = (parts: IndexParts, tools: Tools, request: SuggestRequest): Suggestion[] => {
  const now = request.now ?? Date.now()
  const { matched } = findMatched(parts, tools, request, now)
  const filters = tools.filters.read(request.filters ?? {}, now)
  return tools.suggester.suggest(request, underOthers(matched, filters, parts.documents.count))
}

/** Answers a search but for what only texts say. */
export const runSearch = (parts: IndexParts, tools: Tools, request: SearchRequest): UnreadAnswer => {
  const { documents } = parts
  const limit = request.limit ?? defaultLimit
  const now = request.now ?? Date.now()
  const matching = findMatched(parts, tools, request, now)
  const { query, matched, leftOut, looser, all, everything, isWordless, undecided } = matching
  const filters = tools.filters.read(request.filters ?? {}, now)
  const found = listed(within(matched, [...filters.values()]))
  const total = found.count

  const sort = request.sort ?? 'best'
  const byDate =
    sort === 'best' && !everything ? null : new DateOrder(documents, sort === 'deadline' ? sort : 'newest', now)
  const scored = byDate === null && isScored(found) ? found : null
  const prepared = scored === null ? tools.ranker.prepare(query) : null
  const cursor = request.after ? readSearchCursor(request.after) : null
  const groups = request.grouped === undefined ? null : documents.groups
  const placeOf = placeIn(found)
  /** What a found document is ordered by. */
  const keyOf = (document: number): number => {
    if (scored !== null) return scored.scores[placeOf(document)] as number
    return byDate === null ? tools.ranker.scoreOf(prepared as PreparedQuery, document) : byDate.keyOf(document)
  }
  const isFound = (document: number): boolean => placeOf(document) >= 0
  const isAfter =
    cursor === null
      ? null
      : (key: number, document: number) =>
          key < cursor.key || (key === cursor.key && compareIdTexts(documents.idOf(document), cursor.id) > 0)
  const isBehind: IsBehind =
    groups === null || isAfter === null ? isAfter : behindGroups(isAfter, documents, isFound, keyOf)
  const collect = <Collector extends DocumentCollector>(top: Collector, behind: IsBehind): Collector => {
    if (scored !== null) offerScored(scored, top)
    else if (byDate !== null) byDate.offerAll(found, top, behind)
    else if (prepared !== null) tools.ranker.offerBest(prepared, all, found, top, behind, documents.count)
    return top
  }
  const offset = cursor === null ? (request.offset ?? 0) : 0
  const { compareIds, orderedCount } = documents
  const size = offset + limit + 1
  const isCounted = request.facets?.some(isOfBest) ?? false
  const deepest = isCounted ? collect(new BestDocuments(openFacetDepth, compareIds, orderedCount), null) : null
  const bestRows = (): Ranked[] => {
    if (limit === 0) return []
    if (scored !== null) return bestScored(scored, size, isBehind, compareIds, orderedCount, groups)
    const top = new TopDocuments(size, compareIds, orderedCount, groups)
    if (deepest !== null && cursor === null && size <= openFacetDepth) deepest.offerTo(top)
    // The deepest may be of fewer groups than are shown.
    if (top.threshold === -Infinity) collect(top, isBehind)
    return top.sorted()
  }
  const rows = bestRows()
  const plan = request.profile && planFor(request.profile, now, parts)
  const page = rows.slice(offset, offset + limit)
  const shown = page.map((row) => {
    const fellows = groups === null ? [] : groups.fellowsOf(row.document).filter(isFound)
    if (fellows.length === 0) return { ...row, others: [] }
    const members = [row, ...fellows.map((document) => ({ document, key: keyOf(document) }))]
    const [nearest = row.document, ...others] = byNearness(members, plan?.places, compareIds)
    // In the order of dates a row has the date that it stands there for.
    const document = byDate === null ? nearest : row.document
    return { document, key: keyOf(document), others: [nearest, ...others].filter((other) => other !== document) }
  })
  const hits = shown.map(
    ({ document, key, others }): Hit => ({
      id: documents.idOf(document),
      score: byDate === null || prepared === null ? key : tools.ranker.scoreOf(prepared, document),
      ...othersOf(documents, others, request.grouped ?? 0),
    }),
  )
  const last = page.at(-1)
  const answer: Answer = {
    total,
    hits,
    next:
      rows.length > offset + limit && last
        ? writeSearchCursor({ key: last.key, id: documents.idOf(last.document) })
        : null,
    corrected: query.corrected,
    ...(leftOut.length > 0 && { leftOut }),
    ...(looser && { looser }),
    ...(isWordless && { wordless: true }),
    ...(query.isCut && { phrasesUnchecked: true }),
    algorithm,
    corpus: documents.corpus,
  }
  if (request.facets !== undefined && request.facets.length > 0) {
    answer.facets = tools.facets.count(request.facets, {
      matched,
      wanted: request.filters ?? {},
      filters,
      best: () => deepest?.members() ?? [],
      now,
      places: request.places ?? [],
    })
  }
  return {
    answer,
    undecided: undecidedOf(undecided, documents),
    explain: (at, listing) => {
      const row = shown[at]
      return plan && row && tools.explainer.explain(row.document, plan, listing)
    },
  }
}

const undecidedOf = (
  undecided: ReadonlyMap<PhraseReading, readonly number[]>,
  documents: Documents,
): UnreadAnswer['undecided'] => {
  const readings = new Map<number, PhraseReading[]>()
  for (const [reading, its] of undecided)
    for (const document of its) readings.set(document, [...(readings.get(document) ?? []), reading])
  return [...readings].map(([document, its]) => ({
    id: documents.idOf(document),
    take: (listing) => {
      for (const reading of its) reading.take(document, listing)
    },
  }))
}
