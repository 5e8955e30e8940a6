import { readRecommendCursor, writeRecommendCursor } from '../query/cursors.ts'
import { openFacetDepth } from '../query/facet-counts.ts'
import type { Filters } from '../query/filters.ts'
import { bitsOf, type Found, within } from '../query/found.ts'
import type { Answer, Hit, RecommendRequest } from '../requests.ts'
import { algorithm, type IndexParts, type Tools } from '../store/index-parts.ts'
import { planFor } from './recommend-plan.ts'

const defaultLimit = 20

/** Answers a recommendation. */
export const runRecommend = (parts: IndexParts, tools: Tools, request: RecommendRequest): Answer => {
  const { documents } = parts
  const cursor = request.after ? readRecommendCursor(request.after) : null
  const now = cursor?.now ?? request.now ?? Date.now()
  const limit = request.limit ?? defaultLimit
  const plan = planFor(request, now, parts)
  const open = tools.open.at(now, request.exclude ?? [])
  const matched: Found = { sets: [open.bits], count: open.count }
  const wanted: Filters =
    request.kind === undefined ? (request.filters ?? {}) : { ...request.filters, kind: request.kind }
  const filters = tools.filters.read(wanted, now)
  const found = within(matched, [...filters.values()])
  const among = bitsOf(found, documents.count)
  const total = found.count

  const seen = cursor?.seen ?? request.offset ?? 0
  const needed = seen + limit + 1
  const rows = tools.recommender.rank(plan, among, total, needed)
  let from = seen
  if (cursor !== null) {
    const at = rows.findIndex(({ document }) => documents.idOf(document) === cursor.id)
    if (at >= 0 && at >= seen) from = at + 1
  }
  const shown = rows.slice(from, from + limit)
  const hits = shown.map(({ document, key }): Hit => {
    const id = documents.idOf(document)
    const hit: Hit = { id, score: key / 1000 }
    if (request.explain) hit.match = tools.explainer.explain(document, plan, tools.textOf(id), now)
    return hit
  })
  const last = shown.at(-1)
  const answer: Answer = {
    total,
    hits,
    next:
      last && from + shown.length < total
        ? writeRecommendCursor({
            now,
            seen: from + shown.length,
            key: last.key,
            id: documents.idOf(last.document),
          })
        : null,
    corrected: [],
    algorithm,
    // What relations were learnt from is part of what is ranked by.
    corpus: parts.learntFrom === documents.corpus ? documents.corpus : `${documents.corpus}+${parts.learntFrom}`,
  }
  if (request.facets !== undefined && request.facets.length > 0) {
    const best = () => {
      const ranked = tools.recommender.rank(plan, among, total, openFacetDepth)
      return ranked.slice(0, openFacetDepth).map(({ document }) => document)
    }
    answer.facets = tools.facets.count(request.facets, {
      matched,
      wanted,
      filters,
      best,
      now,
      places: request.places ?? [],
    })
  }
  return answer
}
