import { foldText, tokenize } from '@scry/vocabulary/tokens'
import type { ListingText } from '../listing-input.ts'
import { planFor } from '../recommendation/recommend-plan.ts'
import type { Answer, Hit, SearchRequest } from '../requests.ts'
import { compareIdTexts } from '../store/id-order.ts'
import { algorithm, type IndexParts, type Tools } from '../store/index-parts.ts'
import { BestDocuments } from './best-documents.ts'
import { bestScored, offerScored } from './best-scored.ts'
import { readSearchCursor, writeSearchCursor } from './cursors.ts'
import { DateOrder } from './date-order.ts'
import { isOpenName, openFacetDepth } from './facet-counts.ts'
import { type Found, foundIn, isNone, isScored, keeping, within } from './found.ts'
import type { IsBehind } from './score-sums.ts'
import { type DocumentCollector, type Ranked, TopDocuments } from './top-documents.ts'

const defaultLimit = 20
const letterOrDigit = /[\p{L}\p{N}]/u
const fieldsOf = (listing: ListingText): string[] =>
  [listing.title, listing.company, listing.location, listing.category, listing.description]
    .concat(listing.skills ?? [], listing.themes ?? [])
    .flatMap((text) => text || [])

/**
 * Whether a listing has all phrases, each in one field. A pattern that spells a phrase rules most texts out, which costs a
 * tenth of cutting them into words.
 */
const phraseCheck = (phrases: readonly (readonly string[])[]): ((listing: ListingText) => boolean) => {
  const spelled = phrases.map((phrase) => ({
    words: ` ${phrase.join(' ')} `,
    pattern: new RegExp(
      phrase.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^\\p{L}\\p{N}]*'),
      'u',
    ),
  }))
  return (listing) => {
    const fields = fieldsOf(listing).map((text) => ({ text, folded: foldText(text) }))
    return spelled.every(({ words, pattern }) =>
      fields.some(({ text, folded }) => pattern.test(folded) && wordsIn(text).includes(words)),
    )
  }
}

const wordsIn = (text: string): string =>
  ` ${tokenize(text)
    .map((token) => token.text)
    .join(' ')} `

/** Answers a search. */
export const runSearch = (parts: IndexParts, tools: Tools, request: SearchRequest): Answer => {
  const { documents } = parts
  const limit = request.limit ?? defaultLimit
  const now = request.now ?? Date.now()
  const text = request.text ?? ''
  const read = (doubtful: boolean) => tools.reader.read(text, request.prefix ?? false, doubtful)
  let query = read(false)
  const isWordless = text.trim() !== '' && !letterOrDigit.test(text)
  const everything = query.slots.length === 0
  const all = (request.match ?? 'all') === 'all' || query.phrases.length > 0
  const among = request.openOnly
    ? tools.open.at(now, request.exclude ?? []).bits
    : tools.open.live(request.exclude ?? [])
  const find = (): Found => tools.matcher.match(query, all, among, documents.count)
  let matched = everything ? tools.matcher.without(query.excluded, foundIn([among]), documents.count) : find()
  // Signs alone ask for something that no listing is found by: everything would be no answer to them.
  if (isWordless) matched = { sets: null, documents: [], count: 0 }
  if (all && query.slots.length > 0 && isNone(matched)) {
    query = read(true)
    matched = find()
  }
  const checkFor = (phrases: readonly (readonly string[])[]) => {
    const hasAll = phraseCheck(phrases)
    return (document: number): boolean => {
      const listing = tools.textOf(documents.idOf(document))
      return listing === undefined || hasAll(listing)
    }
  }
  const phrases = query.phrases.filter((words) => words.length > 1)
  if (phrases.length > 0) matched = keeping(matched, checkFor(phrases))
  matched = tools.matcher.withoutPhrases(query.excluded, matched, (words) => checkFor([words]))
  const filters = tools.filters.read(request.filters ?? {}, now)
  const found = within(matched, [...filters.values()])
  const total = found.count

  const sort = request.sort ?? 'best'
  const byDate =
    sort === 'best' && !everything ? null : new DateOrder(documents, sort === 'deadline' ? sort : 'newest', now)
  const scored = byDate === null && isScored(found) ? found : null
  const prepared = scored === null ? tools.ranker.prepare(query) : null
  const cursor = request.after ? readSearchCursor(request.after) : null
  const isBehind: IsBehind =
    cursor === null
      ? null
      : (key, document) =>
          key < cursor.key || (key === cursor.key && compareIdTexts(documents.idOf(document), cursor.id) > 0)
  const collect = <Collector extends DocumentCollector>(top: Collector, behind: IsBehind): Collector => {
    if (scored !== null) offerScored(scored, top)
    else if (byDate !== null) byDate.offerAll(found, top, behind)
    else if (prepared !== null) tools.ranker.offerBest(prepared, all, found, top, behind, documents.count)
    return top
  }
  const offset = cursor === null ? (request.offset ?? 0) : 0
  const { compareIds, orderedCount } = documents
  const size = offset + limit + 1
  const isCounted = request.facets?.some(isOpenName) ?? false
  const deepest = isCounted ? collect(new BestDocuments(openFacetDepth, compareIds, orderedCount), null) : null
  const bestRows = (): Ranked[] => {
    if (limit === 0) return []
    if (scored !== null) return bestScored(scored, size, isBehind, compareIds, orderedCount)
    const top = new TopDocuments(size, compareIds, orderedCount)
    if (deepest === null || cursor !== null || size > openFacetDepth) collect(top, isBehind)
    else deepest.offerTo(top)
    return top.sorted()
  }
  const rows = bestRows()
  const shown = rows.slice(offset, offset + limit)
  const hits = shown.map(
    ({ document, key }): Hit => ({
      id: documents.idOf(document),
      score: byDate === null || prepared === null ? key : tools.ranker.scoreOf(prepared, document),
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
    next: rows.length > offset + limit && last ? writeSearchCursor({ key: last.key, id: hits.at(-1)?.id ?? '' }) : null,
    corrected: query.corrected,
    ...(isWordless && { wordless: true }),
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
  return answer
}
