import type { Match } from '@scry/contracts/match'
import type { ProfileInput } from './factors/profile-input.ts'
import { planFor } from './factors/recommend-plan.ts'
import type { ListingInput, ListingText } from './listing-input.ts'
import { ListingAnalyser } from './listing-terms.ts'
import { byNearness, othersOf } from './other-places.ts'
import type { Suggestion } from './query/suggestions.ts'
import { rehearsal } from './rehearsal.ts'
import type { Answer, OtherPlaces, RecommendRequest, SearchRequest, SuggestRequest, UnreadAnswer } from './requests.ts'
import { runRecommend } from './run-recommend.ts'
import { runSearch, runSuggest } from './run-search.ts'
import { type SkillGap, skillGapOf } from './skill-gap.ts'
import { commonOf, countAllOf, forEachBit, hasBit } from './store/bits.ts'
import { contentHash } from './store/content-hash.ts'
import { Documents } from './store/documents.ts'
import { compareIdTexts } from './store/id-order.ts'
import { algorithm, type IndexParts } from './store/index-parts.ts'
import { restoreParts, snapshotOf } from './store/index-snapshot.ts'
import { LiveCounts } from './store/live-counts.ts'
import { PostingCollector } from './store/posting-collector.ts'
import { noPostings, PostingLists } from './store/postings.ts'
import { learnRelations } from './store/relation-learning.ts'
import { noRelations, SkillRelations } from './store/skill-relations.ts'
import { TermDictionary } from './store/term-dictionary.ts'
import { TermSets } from './store/term-sets.ts'
import { companyTermKey } from './terms/skill-keys.ts'
import { type Tools, toolsFor } from './tools.ts'

export interface IndexOptions {
  /**
   * Reads a listing's own text, for quoted phrases and for pointers into it. Without it `buildIndex` and `add` keep a
   * reference to each listing instead; an index from `loadIndex` then answers without pointers into listings and takes a
   * quoted phrase for its words.
   */
  getText?: (id: string) => ListingText | undefined
}

export interface IndexStats {
  listings: number
  removed: number
  terms: number
  words: number
  /** Bytes of the typed arrays that are kept, caches among them. */
  bytes: number
  corpus: string
  algorithm: string
}

/** Listings in memory, searched and ranked. Not safe for use from two threads at once. */
export class ListingIndex {
  private parts: IndexParts
  private tools: Tools
  private readonly kept = new Map<string, ListingText>()
  private readonly getText: ((id: string) => ListingText | undefined) | undefined

  /** Use `buildIndex` or `loadIndex`. */
  constructor(parts: IndexParts, options: IndexOptions = {}) {
    this.parts = parts
    this.getText = options.getText
    this.tools = toolsFor(parts)
  }

  private textOf(id: string): ListingText | undefined {
    return this.getText === undefined ? this.kept.get(id) : this.getText(id)
  }

  /** Words to ranked listings. */
  search(request: SearchRequest = {}): Answer {
    const first = this.searchUnread(request)
    // Where no text is at hand, a quoted phrase is taken for its words.
    const decidable = first.undecided.flatMap(({ id, take }) => {
      const listing = this.textOf(id)
      return listing === undefined ? [] : [() => take(listing)]
    })
    for (const decide of decidable) decide()
    return this.read(decidable.length > 0 ? this.searchUnread(request) : first)
  }

  /** The same for whoever has the texts elsewhere. */
  searchUnread(request: SearchRequest = {}): UnreadAnswer {
    return runSearch(this.parts, this.tools, request)
  }

  /** Places or employers of the listings that a typed text may mean, with how many each has under the other filters. */
  suggest(request: SuggestRequest): Suggestion[] {
    return runSuggest(this.parts, this.tools, request)
  }

  /** A profile to ranked listings; expired, closed and excluded ones never come; of hackathons alone those that are over or closed stand below, without reasons. */
  recommend(request: RecommendRequest = {}): Answer {
    return this.read(this.recommendUnread(request))
  }

  /** The same for whoever has the texts elsewhere. */
  recommendUnread(request: RecommendRequest = {}): UnreadAnswer {
    return runRecommend(this.parts, this.tools, request)
  }

  /** Puts the reasons in. */
  private read({ answer, explain }: UnreadAnswer): Answer {
    for (const [at, hit] of answer.hits.entries()) {
      const match = explain(at, this.textOf(hit.id))
      if (match) hit.match = match
    }
    return answer
  }

  /**
   * Why a listing has the score that `recommend` gives it; undefined for an unknown id. `now` in milliseconds. `text` is for
   * whoever has the texts elsewhere.
   */
  explain(
    id: string,
    profile: RecommendRequest,
    now = profile.now ?? Date.now(),
    text = this.textOf(id),
  ): Match | undefined {
    return this.explaining(profile, now)(id, text)
  }

  /** The same for many listings: what is worked out of a profile costs more than one explanation. */
  explaining(profile: RecommendRequest, now: number): (id: string, text: ListingText | undefined) => Match | undefined {
    const plan = planFor(profile, now, this.parts)
    return (id, text) => {
      const document = this.parts.documents.find(id)
      return document === undefined ? undefined : this.tools.explainer.explain(document, plan, text)
    }
  }

  /** Over open, fitting listings: the skills whose lack is the only missing must-have, most doors first. */
  skillGap(request: { profile: RecommendRequest; now?: number; limit?: number }): SkillGap[] {
    return skillGapOf(this.parts, this.tools, request.profile, request.now ?? Date.now(), request.limit ?? 10)
  }

  /** Adds a listing, or replaces the one with its id. Visible at once. */
  add(listing: ListingInput): void {
    this.remove(listing.id)
    const { lists } = this.parts
    const { document, terms, impacts } = addDocument(this.tools.analyser, this.parts, listing)
    lists.append(document, terms, impacts)
    this.keep(listing)
  }

  /** Whether there was a listing with this id. */
  remove(id: string): boolean {
    this.kept.delete(id)
    return this.parts.documents.remove(id)
  }

  /**
   * Makes ready what the first questions would wait for, some milliseconds a step; whoever takes the steps can do other
   * work in between. Answers are the same without. `now` in milliseconds.
   */
  rehearse(now = Date.now()): Iterable<void> {
    return rehearsal(this, this.parts.documents, this.parts.dictionary, now)
  }

  /** What can still be applied for at `now` (milliseconds), of all sources or one, and of how many employers and organizers that is. */
  openCounts(now: number, source?: string): { jobs: number; hackathons: number; companies: number } {
    const { documents } = this.parts
    const { facets } = documents
    const setOf = (field: 'kind' | 'source', value: string) => {
      const column = facets[field]
      return column.sets[column.codeOf(value) ?? -1] ?? new Uint32Array(0)
    }
    const open = this.tools.open.at(now, []).bits
    const bits = source === undefined ? open : commonOf([open, setOf('source', source)])
    const jobs = countAllOf([bits, setOf('kind', 'job')])
    const hackathons = countAllOf([bits, setOf('kind', 'hackathon')])
    const companies = new Set<number>()
    forEachBit(bits, (document) => {
      companies.add(documents.company.values[document] as number)
    })
    companies.delete(0)
    return { jobs, hackathons, companies: companies.size }
  }

  /** The other open listings of the title and employer of one, the nearest to the person first, the first `most` of them by name. */
  otherPlaces(id: string, now: number, most: number, profile?: ProfileInput): OtherPlaces {
    const { documents } = this.parts
    const document = documents.find(id)
    if (document === undefined || documents.groups.isAlone(document)) return {}
    const open = this.tools.open.at(now, []).bits
    const others = documents.groups.fellowsOf(document).filter((fellow) => hasBit(open, fellow))
    const places = profile && planFor(profile, now, this.parts).places
    const members = others.map((fellow) => ({ document: fellow, key: documents.posted.values[fellow] as number }))
    return othersOf(documents, document, byNearness(members, places, documents.compareIds), most)
  }

  has(id: string): boolean {
    return this.parts.documents.has(id)
  }

  /** Keeps a reference to the listing's text when nobody else gives it. */
  keep(listing: ListingInput): void {
    if (this.getText === undefined) this.kept.set(listing.id, listing)
  }

  /** A snapshot for `loadIndex`; removed listings are not in it. */
  save(): Uint8Array {
    return snapshotOf(this.parts)
  }

  stats(): IndexStats {
    const { documents, lists, dictionary } = this.parts
    return {
      listings: documents.liveCount,
      removed: documents.removed,
      terms: dictionary.size,
      words: dictionary.words.count,
      bytes:
        lists.byteLength +
        documents.byteLength +
        dictionary.byteLength +
        this.parts.sets.byteLength +
        this.tools.facets.byteLength +
        this.tools.filters.byteLength +
        this.tools.recommender.byteLength,
      corpus: documents.corpus,
      algorithm,
    }
  }
}

const companyOf = (dictionary: TermDictionary, listing: ListingInput): number => {
  const company = (listing.company ?? '').trim()
  return company === '' ? 0 : dictionary.labelled(companyTermKey(company), company)
}

/** Reads a listing and keeps what it is as the next document; its terms are for the lists. */
const addDocument = (
  analyser: ListingAnalyser,
  { dictionary, documents }: Pick<IndexParts, 'dictionary' | 'documents'>,
  listing: ListingInput,
) => {
  const { terms, impacts, skills, wordings, titleTerms, occupation, requirements } = analyser.analyse(listing)
  const company = companyOf(dictionary, listing)
  const hash = contentHash(listing)
  const document = documents.add(listing, company, requirements, skills, wordings, titleTerms, occupation, hash)
  return { document, terms, impacts }
}

/** Builds an index in steps, so that a caller can do other work in between. */
export class IndexBuilder {
  private readonly dictionary = new TermDictionary()
  private readonly documents = new Documents()
  private readonly analyser = new ListingAnalyser(this.dictionary)
  private readonly collector = new PostingCollector()
  private readonly taken: ListingInput[] = []
  private readonly options: IndexOptions

  constructor(options: IndexOptions = {}) {
    this.options = options
  }

  /** Takes the next listing; one with an id that was taken before is left out. */
  take(listing: ListingInput): void {
    const { dictionary, documents } = this
    if (documents.has(listing.id)) return
    const { terms, impacts } = addDocument(this.analyser, { dictionary, documents }, listing)
    this.collector.add(terms, impacts)
    if (this.options.getText === undefined) this.taken.push(listing)
  }

  finish(): ListingIndex {
    const { dictionary, documents } = this
    dictionary.settle()
    documents.trim()
    const lists = new PostingLists(this.collector.finish(dictionary.size), documents.count)
    const sets = new TermSets(lists)
    const parts = {
      dictionary,
      documents,
      lists,
      sets,
      counts: new LiveCounts(documents, lists, sets),
      learntFrom: documents.corpus,
      ...learnRelations(dictionary, documents, lists),
    }
    lists.trim()
    const index = new ListingIndex(parts, this.options)
    for (const listing of this.taken) index.keep(listing)
    return index
  }
}

/** An index over listings. Of two with one id the later one counts. About 0.25 ms of CPU a listing with a description of 117 words. */
export const buildIndex = (listings: Iterable<ListingInput>, options: IndexOptions = {}): ListingIndex => {
  const byId = new Map<string, ListingInput>()
  for (const listing of listings) byId.set(listing.id, listing)
  const ordered = [...byId.values()].sort((left, right) => compareIdTexts(left.id, right.id))
  const builder = new IndexBuilder(options)
  for (const listing of ordered) builder.take(listing)
  return builder.finish()
}

/** An index from the bytes of `save`. Throws a SnapshotError for anything else. The bytes must not change afterwards. */
export const loadIndex = (bytes: Uint8Array, options: IndexOptions = {}): ListingIndex =>
  new ListingIndex(restoreParts(bytes), options)

/** An index without listings. */
export const emptyIndex = (options: IndexOptions = {}): ListingIndex => {
  const none = new SkillRelations(noRelations())
  const lists = new PostingLists(noPostings(), 0)
  const documents = new Documents()
  const sets = new TermSets(lists)
  const parts = {
    dictionary: new TermDictionary(),
    documents,
    lists,
    sets,
    counts: new LiveCounts(documents, lists, sets),
    learntFrom: documents.corpus,
    skillRelations: none,
    titleRelations: none,
  }
  return new ListingIndex(parts, options)
}
