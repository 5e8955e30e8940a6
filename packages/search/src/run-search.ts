import { tokenize } from '@scry/vocabulary/tokens'
import { type Bits, clearBit, countBits, forEachBit, intersect } from './bits.ts'
import { readSearchCursor, writeSearchCursor } from './cursors.ts'
import type { Documents } from './documents.ts'
import { openFacetDepth } from './facet-counts.ts'
import { compareIdTexts } from './id-order.ts'
import { algorithm, type IndexParts, type Tools } from './index-parts.ts'
import type { ListingText } from './listing-input.ts'
import { planFor } from './recommend-plan.ts'
import type { Answer, Hit, SearchRequest } from './requests.ts'
import { type Ranked, TopDocuments } from './top-documents.ts'

const defaultLimit = 20
/** Later than every deadline: listings without one come last. */
const noDeadline = 2 ** 33

const wordsOf = (listing: ListingText): string[] =>
  [listing.title, listing.company, listing.location, listing.category, listing.description]
    .concat(listing.skills ?? [], listing.themes ?? [])
    .map(
      (text) =>
        ` ${tokenize(text ?? '')
          .map((token) => token.text)
          .join(' ')} `,
    )

const hasPhrases = (listing: ListingText, phrases: readonly string[][]): boolean => {
  const fields = wordsOf(listing)
  return phrases.every((phrase) => fields.some((field) => field.includes(` ${phrase.join(' ')} `)))
}

const isEmpty = (bits: Bits): boolean => bits.every((word) => word === 0)

/** Whether a key and document come after where a list goes on. */
type Behind = (key: number, document: number) => boolean

/** What a list is ordered by, greatest first; null for the score. */
const keyFor = (
  documents: Documents,
  sort: NonNullable<SearchRequest['sort']>,
  now: number,
): ((document: number) => number) | null => {
  if (sort === 'best') return null
  const values = sort === 'newest' ? documents.posted.values : documents.deadline.values
  if (sort === 'newest') return (document) => values[document] ?? 0
  return (document) => {
    const deadline = values[document] ?? 0
    return deadline * 1000 >= now ? -deadline : -noDeadline
  }
}

/** Answers a search. */
export const runSearch = (parts: IndexParts, tools: Tools, request: SearchRequest): Answer => {
  const { documents } = parts
  const limit = request.limit ?? defaultLimit
  const now = request.now ?? Date.now()
  const text = request.text ?? ''
  let query = tools.reader.read(text, request.prefix ?? false, documents.count)
  const everything = query.slots.length === 0
  const all = (request.match ?? 'all') === 'all' || query.phrases.length > 0
  let matched = everything ? documents.live.slice() : tools.matcher.match(query, all, documents.count)
  if (all && query.slots.length > 1 && isEmpty(matched)) {
    query = tools.reader.read(text, request.prefix ?? false, documents.count, true)
    matched = tools.matcher.match(query, all, documents.count)
  }
  if (everything) tools.matcher.takeOut(query.excluded, matched, documents.count)
  else intersect(matched, documents.live)
  if (request.openOnly) intersect(matched, tools.open.at(now, []))
  for (const id of request.exclude ?? []) {
    const document = documents.find(id)
    if (document !== undefined) clearBit(matched, document)
  }
  if (query.phrases.length > 0) {
    forEachBit(matched.slice(), (document) => {
      const listing = tools.textOf(documents.idOf(document))
      if (listing !== undefined && !hasPhrases(listing, query.phrases)) clearBit(matched, document)
    })
  }
  const filters = tools.filters.read(request.filters ?? {}, now)
  const found: Bits = matched.slice()
  for (const set of filters.values()) intersect(found, set)
  const total = countBits(found)

  const sort = request.sort ?? 'best'
  const prepared = tools.matcher.prepare(query)
  const keyOf = keyFor(documents, sort === 'best' && everything ? 'newest' : sort, now)
  const cursor = request.after ? readSearchCursor(request.after) : null
  const isBehind: Behind | null =
    cursor === null
      ? null
      : (key, document) =>
          key < cursor.key || (key === cursor.key && compareIdTexts(documents.idOf(document), cursor.id) > 0)
  const collect = (size: number, behind: Behind | null): Ranked[] => {
    const top = new TopDocuments(size, documents.compareIds, documents.isOrdered)
    if (keyOf === null) tools.matcher.offerBest(prepared, all, found, top, behind)
    else {
      forEachBit(found, (document) => {
        const key = keyOf(document)
        if (key >= top.threshold && (behind === null || behind(key, document))) top.offer(document, key)
      })
    }
    return top.sorted()
  }
  const offset = cursor === null ? (request.offset ?? 0) : 0
  const rows = collect(offset + limit + 1, isBehind).slice(offset)
  const shown = rows.slice(0, limit)
  const hits = shown.map(
    ({ document, key }): Hit => ({
      id: documents.idOf(document),
      score: keyOf === null ? key : tools.matcher.scoreOf(prepared, document),
    }),
  )
  if (request.profile !== undefined) {
    const plan = planFor(request.profile, now, parts)
    shown.forEach(({ document }, at) => {
      const hit = hits[at]
      if (hit) hit.match = tools.explainer.explain(document, plan, tools.textOf(hit.id), now)
    })
  }
  const last = shown.at(-1)
  const answer: Answer = {
    total,
    hits,
    next: rows.length > limit && last ? writeSearchCursor({ key: last.key, id: documents.idOf(last.document) }) : null,
    corrected: query.corrected,
    algorithm,
    corpus: documents.corpus,
  }
  if (request.facets !== undefined && request.facets.length > 0) {
    answer.facets = tools.facets.count(request.facets, {
      matched,
      filters,
      best: () => collect(openFacetDepth, null),
      now,
      places: request.places ?? [],
    })
  }
  return answer
}
