import { scoreOf } from './factors/points.ts'
import { planFor, type RecommendPlan } from './factors/recommend-plan.ts'
import { byNearness, othersOf } from './other-places.ts'
import { readRecommendCursor, writeRecommendCursor } from './query/cursors.ts'
import { DateOrder } from './query/date-order.ts'
import { openFacetDepth } from './query/facet-counts.ts'
import type { Filters } from './query/filters.ts'
import { bitsOf, type Found, foundIn, keeping, within } from './query/found.ts'
import { placeIn } from './query/group-rows.ts'
import { type Ranked, TopDocuments } from './query/top-documents.ts'
import type { Answer, Hit, RecommendRequest, UnreadAnswer } from './requests.ts'
import { type Bits, hasBit } from './store/bits.ts'
import type { Documents } from './store/documents.ts'
import { algorithm, type IndexParts } from './store/index-parts.ts'
import type { Tools } from './tools.ts'

const defaultLimit = 20

/** The first `count` documents that were found and not ranked, by their deadlines. */
const restOf = (
  found: Found,
  ranked: Bits,
  count: number,
  groups: Documents['groups'] | null,
  documents: Documents,
  now: number,
): Ranked[] => {
  if (count <= 0) return []
  const top = new TopDocuments(count, documents.compareIds, documents.orderedCount, groups)
  const isRanked = (document: number) => hasBit(ranked, document)
  const rest = keeping(found, (document) => !isRanked(document) && !groups?.someFellow(document, isRanked))
  new DateOrder(documents, 'deadline', now).offerAll(rest, top, null)
  return top.sorted().map(({ document }) => ({ document, key: 0 }))
}

/** The rows that are shown, each with the others of its group that were found, the nearest first: that row is the best of it. */
const hitsOf = (
  shown: readonly Ranked[],
  found: Found,
  { places }: RecommendPlan,
  documents: Documents,
  groups: Documents['groups'] | null,
  mostOthers: number,
): Hit[] => {
  const isFound = placeIn(found)
  return shown.map(({ document, key }): Hit => {
    const fellows = groups?.fellowsOf(document).filter((one) => isFound(one) >= 0) ?? []
    const others = byNearness(
      fellows.map((fellow) => ({ document: fellow, key: 0 })),
      places,
      documents.compareIds,
    )
    return { id: documents.idOf(document), score: scoreOf(key), ...othersOf(documents, document, others, mostOthers) }
  })
}

/** Answers a recommendation but for what only texts say. */
export const runRecommend = (parts: IndexParts, tools: Tools, request: RecommendRequest): UnreadAnswer => {
  const { documents } = parts
  const cursor = request.after ? readRecommendCursor(request.after) : null
  const now = cursor?.now ?? request.now ?? Date.now()
  const limit = request.limit ?? defaultLimit
  const plan = planFor(request, now, parts)
  const open = tools.open.at(now, request.exclude ?? [])
  // Hackathons that nobody can join any more are recommended to nobody, but listed below the others.
  const hasRest = request.kind === 'hackathon'
  const matched: Found = hasRest
    ? foundIn([tools.open.live(request.exclude ?? [])])
    : { sets: [open.bits], count: open.count }
  const wanted: Filters =
    request.kind === undefined ? (request.filters ?? {}) : { ...request.filters, kind: request.kind }
  const filters = tools.filters.read(wanted, now)
  const found = within(matched, [...filters.values()])
  const total = found.count
  const joinable = hasRest ? within(found, [open.bits]) : found
  const among = bitsOf(joinable, documents.count)

  const seen = cursor?.seen ?? request.offset ?? 0
  const needed = seen + limit + 1
  const groups = request.grouped === undefined ? null : documents.groups
  const ranked = tools.recommender.rank(plan, among, joinable.count, needed, groups)
  const rest = joinable.count === total ? [] : restOf(found, among, needed - ranked.length, groups, documents, now)
  const rows = [...ranked, ...rest]
  let from = seen
  if (cursor !== null) {
    const at = rows.findIndex(({ document }) => documents.idOf(document) === cursor.id)
    if (at >= 0 && at >= seen) from = at + 1
  }
  const shown = rows.slice(from, from + limit)
  const hits = hitsOf(shown, found, plan, documents, groups, request.grouped ?? 0)
  const cursorAfter = ({ key, document }: Ranked, seen: number): string =>
    writeRecommendCursor({ now, seen, key, id: documents.idOf(document) })
  const last = shown.at(-1)
  const answer: Answer = {
    total,
    hits,
    next: last && rows.length === needed ? cursorAfter(last, from + shown.length) : null,
    corrected: [],
    algorithm,
    // What relations were learnt from is part of what is ranked by.
    corpus: parts.learntFrom === documents.corpus ? documents.corpus : `${documents.corpus}+${parts.learntFrom}`,
  }
  if (request.facets !== undefined && request.facets.length > 0) {
    const best = () => {
      const deep = tools.recommender.rank(plan, among, joinable.count, openFacetDepth, null)
      return deep.slice(0, openFacetDepth).map(({ document }) => document)
    }
    const { places = [] } = request
    answer.facets = tools.facets.count(request.facets, { matched, wanted, filters, best, now, places })
  }
  return {
    answer,
    undecided: [],
    explain: (at, listing) => {
      const row = shown[at]
      const isRanked = request.explain === true && from + at < ranked.length
      return isRanked && row ? tools.explainer.explain(row.document, plan, listing) : undefined
    },
  }
}
