import { planFor } from './factors/recommend-plan.ts'
import { findMatched, listed } from './find-matched.ts'
import { FoundOrder } from './found-order.ts'
import { byNearness, othersOf } from './other-places.ts'
import { writeSearchCursor } from './query/cursors.ts'
import { isOfBest } from './query/facet-counts.ts'
import { underOthers, within } from './query/found.ts'
import type { PhraseReading } from './query/phrase-readings.ts'
import type { Suggestion } from './query/suggestions.ts'
import type { Ranked } from './query/top-documents.ts'
import type { Answer, Hit, SearchRequest, SuggestRequest, UnreadAnswer } from './requests.ts'
import type { Documents } from './store/documents.ts'
import { algorithm, type IndexParts } from './store/index-parts.ts'
import type { Tools } from './tools.ts'

type Plan = ReturnType<typeof planFor>

const defaultLimit = 20

/** Answers which values of a filter a typed text may mean; a quoted phrase is taken for its words. */
export const runSuggest = (parts: IndexParts, tools: Tools, request: SuggestRequest): Suggestion[] => {
  const now = request.now ?? Date.now()
  const { matched } = findMatched(parts, tools, request, now)
  const filters = tools.filters.read(request.filters ?? {}, now)
  return tools.suggester.suggest(request, underOthers(matched, filters, parts.documents.count))
}

interface ShownRow {
  readonly document: number
  readonly key: number
  /** Of its group, nearest first. */
  readonly others: readonly number[]
}

/** A row with the others of its group; the nearest to the person stands for it, but in the order of dates. */
const withFellows = (row: Ranked, order: FoundOrder, documents: Documents, plan: Plan | undefined): ShownRow => {
  const fellows = order.groups === null ? [] : order.groups.fellowsOf(row.document).filter(order.isFound)
  if (fellows.length === 0) return { ...row, others: [] }
  const members = [row, ...fellows.map((document) => ({ document, key: order.keyOf(document) }))]
  const [nearest = row.document, ...others] = byNearness(members, plan?.places, documents.compareIds)
  // In the order of dates a row has the date that it stands there for.
  const document = order.isByDate ? row.document : nearest
  return { document, key: order.keyOf(document), others: [nearest, ...others].filter((other) => other !== document) }
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
  const order = new FoundOrder(parts, tools, request, { found, query, all, everything }, now)

  const offset = order.isFromStart ? (request.offset ?? 0) : 0
  const deepest = request.facets?.some(isOfBest) ? order.deepest() : null
  const rows = limit === 0 ? [] : order.firstRows(offset + limit + 1, deepest)
  const plan = request.profile && planFor(request.profile, now, parts)
  const page = rows.slice(offset, offset + limit)
  const shown = page.map((row) => withFellows(row, order, documents, plan))
  const last = rows.length > offset + limit ? page.at(-1) : undefined
  const answer: Answer = {
    total: found.count,
    hits: shown.map(
      ({ document, key, others }): Hit => ({
        id: documents.idOf(document),
        score: order.scoreOf(document, key),
        ...othersOf(documents, document, others, request.grouped ?? 0),
      }),
    ),
    next: last ? writeSearchCursor({ key: last.key, id: documents.idOf(last.document) }) : null,
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
      ...{ matched, filters, now },
      wanted: request.filters ?? {},
      best: () => deepest?.members() ?? [],
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
