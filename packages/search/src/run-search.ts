import { noWishes, readWishes } from '@scry/vocabulary/query-words'
import { planFor } from './factors/recommend-plan.ts'
import { byNearness, othersOf } from './other-places.ts'
import { BestDocuments } from './query/best-documents.ts'
import { bestScored, offerScored } from './query/best-scored.ts'
import { readSearchCursor, writeSearchCursor } from './query/cursors.ts'
import { DateOrder } from './query/date-order.ts'
import { isOfBest, openFacetDepth } from './query/facet-counts.ts'
import { type Found, foundIn, isNone, isScored, keeping, underOthers, within } from './query/found.ts'
import { behindGroups, placeIn } from './query/group-rows.ts'
import type { Meaning } from './query/meant-listings.ts'
import type { PhraseReading } from './query/phrase-readings.ts'
import type { Query, Slot } from './query/query-slots.ts'
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
/** Where fewer listings have all words, one that has the telling ones in its title may come before them. */
const fewFound = 10
const letterOrDigit = /[\p{L}\p{N}]/u

/** What the words of a search find before any filter, and the listings whose texts decide about phrases. */
const findMatched = ({ documents }: IndexParts, tools: Tools, request: SearchRequest, now: number) => {
  const text = request.text ?? ''
  const wishes = (request.match ?? 'all') === 'all' ? readWishes(text) : noWishes(text)
  const read = (doubtful: boolean) => tools.reader.read(wishes.rest, request.prefix ?? false, doubtful)
  let query = read(false)
  const isWordless = text.trim() !== '' && !letterOrDigit.test(text)
  const everything = query.slots.length === 0
  const all = (request.match ?? 'all') === 'all' || query.phrases.length > 0
  const among = request.openOnly
    ? tools.open.at(now, request.exclude ?? []).bits
    : tools.open.live(request.exclude ?? [])
  const find = (): Found => tools.matcher.match(query, all, among, documents.count)
  const { kind } = request.filters ?? {}
  const ofKind = [...tools.filters.read(kind ? { kind } : {}, now).values()]
  let matched = everything ? tools.matcher.without(query.excluded, foundIn([among]), documents.count) : find()
  // Signs alone ask for something that no listing is found by: everything would be no answer to them.
  if (isWordless) matched = { sets: null, documents: [], count: 0 }
  if (all && query.slots.length > 0 && isNone(within(matched, ofKind))) {
    query = read(true)
    matched = find()
  }
  // A word alone is looked for in every text.
  const says = query.slots.length + Number(wishes.isBeginner) + Number(wishes.isSponsored)
  const isRead = all && query.slots.length > 0 && says > 1 && query.phrases.length === 0
  const meaning = isRead ? tools.meant.of(query.slots, wishes) : null
  /** What is meant of what was found: a set that would leave nothing does not count. */
  const meantOf = (found: Found): Found =>
    (meaning?.narrowing ?? []).reduce((left, set) => {
      const narrowed = within(left, [set])
      return isNone(within(narrowed, ofKind)) ? left : narrowed
    }, found)
  matched = meantOf(matched)
  let leftOut: string[] = []
  if (meaning && query.slots.length > 1 && within(matched, ofKind).count < fewFound) {
    const matchOf = (slots: readonly Slot[], each: boolean): Found =>
      tools.matcher.match({ ...query, slots: [...slots] }, each, among, documents.count)
    const kept = keptSlots(query, (slots, each) => within(matchOf(slots, each), ofKind), meaning, tools, documents)
    if (kept.length > 0 && kept.length < query.slots.length) {
      leftOut = query.slots.flatMap((slot) => (kept.includes(slot) ? [] : [slot.word]))
      query = { ...query, corrected: query.corrected.filter(([word]) => !leftOut.includes(word)) }
      matched = meantOf(matchOf(kept, true))
    }
  }
  const undecided = new Map<PhraseReading, number[]>()
  const checkFor = (words: readonly string[]) => {
    const reading = tools.phrases.of(words)
    return (document: number): boolean => {
      const known = reading.verdictOn(document)
      if (known !== undefined) return known
      const its = undecided.get(reading)
      if (its) its.push(document)
      else undecided.set(reading, [document])
      return true
    }
  }
  for (const words of query.phrases) if (words.length > 1) matched = keeping(matched, checkFor(words))
  matched = tools.matcher.withoutPhrases(query.excluded, matched, checkFor)
  return { query, matched, leftOut, all: all && leftOut.length === 0, everything, isWordless, undecided }
}

/**
 * The words of a query that the best listing has: one in the place that was asked for and an internship where one was, as long
 * as there is any that is about what is looked for; then one elsewhere; then any.
 */
const keptSlots = (
  query: Query,
  match: (slots: readonly Slot[], each: boolean) => Found,
  { places, interns, about }: Meaning,
  { ranker }: Tools,
  documents: Documents,
): Slot[] => {
  const having = (slots: readonly Slot[]): Found => match(slots.length > 0 ? slots : query.slots, slots.length > 0)
  const bound = having([...places, ...interns])
  const pools = [within(bound, about), within(having(interns), about), within(match(query.slots, false), about), bound]
  const best = pools.find((pool) => !isNone(pool)) ?? match(query.slots, false)
  const top = new TopDocuments(1, documents.compareIds, documents.orderedCount)
  ranker.offerBest(ranker.prepare(query), false, best, top, null, documents.count)
  const [first] = top.sorted()
  if (first === undefined) return []
  return query.slots.filter((slot) => ranker.scoreOf(ranker.prepare({ slots: [slot] }), first.document) > 0)
}

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
  const { query, matched, leftOut, all, everything, isWordless, undecided } = findMatched(parts, tools, request, now)
  const filters = tools.filters.read(request.filters ?? {}, now)
  const found = within(matched, [...filters.values()])
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
