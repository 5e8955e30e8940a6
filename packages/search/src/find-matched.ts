import { noWishes, readWishes, type Wishes, withoutSponsorship } from '@scry/vocabulary/query-wishes'
import { type Found, foundIn, isNone, keeping, within } from './query/found.ts'
import type { LeftOut, Meaning } from './query/meant-listings.ts'
import type { PhraseReading } from './query/phrase-readings.ts'
import type { Query } from './query/query-slots.ts'
import { TopDocuments } from './query/top-documents.ts'
import type { SearchRequest } from './requests.ts'
import type { IndexParts } from './store/index-parts.ts'
import type { Tools } from './tools.ts'

const letterOrDigit = /[\p{L}\p{N}]/u
/** So many found documents are looked at one by one. */
const mostListed = 512
/** Where nothing is what was meant, so many of the nearest listings are shown. */
const nearest = 3

const none: Found = { sets: null, documents: [], count: 0 }

/** Few found documents one by one: what is meant by a search need not have its words, by which rows are found among many. */
export const listed = (found: Found): Found =>
  found.sets !== null && found.count <= mostListed ? keeping(found, () => true) : found

/** A search as its words are read, with what is meant by them where that is more than a word alone. */
interface ReadSearch {
  query: Query
  meaning: Meaning | null
}

/** What was typed for the parts that are left out, and the text without them. */
const leftOutOf = (text: string, { ends }: Wishes, parts: readonly LeftOut[]) => {
  const words = new Set<string>()
  let rest = text
  const inOrder = parts.toSorted((left, right) => (left.slots[0]?.start ?? 0) - (right.slots[0]?.start ?? 0))
  for (const { slots } of inOrder) {
    if (slots.length === 0) {
      words.add('visa sponsorship')
      rest = withoutSponsorship(rest)
    }
    for (const { start, end: itsEnd } of slots) {
      const end = ends.get(start) ?? itsEnd
      words.add(text.slice(start, end).toLowerCase())
      rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
    }
  }
  return { words: [...words], rest: rest.replace(/\s+/g, ' ').trim() }
}

/** What the words of a search find before any filter, and the listings whose texts decide about phrases. */
export const findMatched = (parts: IndexParts, tools: Tools, request: SearchRequest, now: number) => {
  const { documents } = parts
  const text = request.text ?? ''
  const isAll = (request.match ?? 'all') === 'all'
  const wishes = isAll ? readWishes(text) : noWishes(text)
  const among = request.openOnly
    ? tools.open.at(now, request.exclude ?? []).bits
    : tools.open.live(request.exclude ?? [])
  const { kind } = request.filters ?? {}
  const ofKind = [...tools.filters.read(kind ? { kind } : {}, now).values()]
  const read = (isDoubtful: boolean): Query => tools.reader.read(wishes.rest, request.prefix ?? false, isDoubtful)
  const understood = (query: Query): ReadSearch => {
    const said = [wishes.isBeginner, wishes.isSponsored, wishes.isWithoutDegree, ...wishes.denied].filter(
      Boolean,
    ).length
    // A word alone is looked for in every text.
    const isMeant = isAll && query.phrases.length === 0 && said + Math.max(0, query.slots.length - 1) > 0
    return { query, meaning: isMeant ? tools.meant.of(query.slots, wishes, [among, ...ofKind]) : null }
  }
  const find = ({ query, meaning }: ReadSearch): Found => {
    if (meaning === null && query.slots.length > 0)
      return tools.matcher.match(query, isAll || query.phrases.length > 0, among, documents.count)
    if (meaning?.having.length === 0 && query.slots.length > 0) return none
    const all = tools.matcher.without(query.excluded, foundIn([...(meaning?.having ?? []), among]), documents.count)
    // A set that would leave nothing does not count.
    return (meaning?.preferred ?? []).reduce((left, set) => {
      const narrowed = within(left, [set])
      return isNone(within(narrowed, ofKind)) ? left : narrowed
    }, all)
  }
  let search = understood(read(false))
  let matched = find(search)
  const isMet = search.meaning ? search.meaning.leftOut.length === 0 : !isNone(within(matched, ofKind))
  if ((isAll || search.query.phrases.length > 0) && search.query.slots.length > 0 && !isMet) {
    const query = read(true)
    const isOther = query.corrected.length !== search.query.corrected.length
    const doubted = isOther ? understood(query) : search
    const [left, before] = [doubted, search].map(({ meaning }) => meaning?.leftOut.length ?? 0) as [number, number]
    if (isOther && (search.meaning === null || left < before)) {
      search = doubted
      matched = find(search)
    }
  }
  const { meaning } = search
  const isWordless = text.trim() !== '' && !letterOrDigit.test(text)
  // Signs alone ask for something that no listing is found by: everything would be no answer to them.
  if (isWordless) matched = none
  const { words: leftOut, rest } = leftOutOf(text, wishes, meaning?.leftOut ?? [])
  const corrected = search.query.corrected.filter(([word]) => !leftOut.includes(word))
  const query = { ...search.query, corrected }
  const isNear = meaning?.leftOut.some(({ isLevel }) => !isLevel)
  const whole = isNear ? within(matched, ofKind) : none
  const looser = whole.count > nearest ? { text: rest, total: whole.count } : undefined
  if (looser) matched = nearestOf(query, whole, parts, tools)
  const { checked, undecided } = checkPhrases(query, matched, tools)
  const all = meaning === null && (isAll || query.phrases.length > 0)
  return { query, matched: checked, leftOut, looser, all, everything: query.slots.length === 0, isWordless, undecided }
}

/** The listings that have most of what the words say. */
const nearestOf = (query: Query, found: Found, { documents }: IndexParts, { ranker }: Tools): Found => {
  const top = new TopDocuments(nearest, documents.compareIds, documents.orderedCount, documents.groups)
  ranker.offerBest(ranker.prepare(query), false, listed(found), top, null, documents.count)
  const numbers = top.sorted().map(({ document }) => document)
  return { sets: null, documents: numbers.sort((left, right) => left - right), count: numbers.length }
}

/** What of the found documents has the quoted phrases, or may have them, and none of the excluded ones. */
const checkPhrases = (query: Query, found: Found, tools: Tools) => {
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
  let checked = found
  for (const words of query.phrases) if (words.length > 1) checked = keeping(checked, checkFor(words))
  return { checked: tools.matcher.withoutPhrases(query.excluded, checked, checkFor), undecided }
}
