import { BestDocuments } from './query/best-documents.ts'
import { bestScored, offerScored } from './query/best-scored.ts'
import { readSearchCursor } from './query/cursors.ts'
import { DateOrder } from './query/date-order.ts'
import { openFacetDepth } from './query/facet-counts.ts'
import { type Found, isScored, type ScoredFound } from './query/found.ts'
import { behindGroups, placeIn } from './query/group-rows.ts'
import type { Query } from './query/query-slots.ts'
import type { PreparedQuery } from './query/ranking.ts'
import type { IsBehind } from './query/score-sums.ts'
import { type DocumentCollector, type Ranked, TopDocuments } from './query/top-documents.ts'
import type { SearchRequest } from './requests.ts'
import type { Groups } from './store/groups.ts'
import { compareIdTexts } from './store/id-order.ts'
import type { IndexParts } from './store/index-parts.ts'
import type { Tools } from './tools.ts'

/** What a search found, and what it was read as. */
export interface Searched {
  readonly found: Found
  readonly query: Query
  /** Documents with every word, of which the best are looked for. */
  readonly all: Parameters<Tools['ranker']['offerBest']>[1]
  /** Nothing was asked for, so that nothing is better than another thing. */
  readonly everything: boolean
}

/** The order of what a search found: by date, by scores that are known, or by the words of the query. */
export class FoundOrder {
  readonly groups: Groups | null
  readonly isByDate: boolean
  private readonly parts: IndexParts
  private readonly tools: Tools
  private readonly searched: Searched
  private readonly byDate: DateOrder | null
  private readonly scored: ScoredFound | null
  private readonly prepared: PreparedQuery | null
  private readonly placeOf: (document: number) => number
  /** What stands behind the cursor; null at the beginning. */
  private readonly isBehind: IsBehind

  constructor(parts: IndexParts, tools: Tools, request: SearchRequest, searched: Searched, now: number) {
    const { documents } = parts
    const { found, query, everything } = searched
    this.parts = parts
    this.tools = tools
    this.searched = searched
    const sort = request.sort ?? 'best'
    this.byDate =
      sort === 'best' && !everything ? null : new DateOrder(documents, sort === 'deadline' ? sort : 'newest', now)
    this.isByDate = this.byDate !== null
    this.scored = this.byDate === null && isScored(found) ? found : null
    this.prepared = this.scored === null ? tools.ranker.prepare(query) : null
    this.groups = request.grouped === undefined ? null : documents.groups
    this.placeOf = placeIn(found)
    this.isBehind = this.behind(request.after)
  }

  private behind(after: string | null | undefined): IsBehind {
    const { documents } = this.parts
    const cursor = after ? readSearchCursor(after) : null
    if (cursor === null) return null
    const isAfter = (key: number, document: number) =>
      key < cursor.key || (key === cursor.key && compareIdTexts(documents.idOf(document), cursor.id) > 0)
    return this.groups === null ? isAfter : behindGroups(isAfter, documents, this.isFound, this.keyOf)
  }

  get isFromStart(): boolean {
    return this.isBehind === null
  }

  readonly isFound = (document: number): boolean => this.placeOf(document) >= 0

  /** What a found document is ordered by. */
  readonly keyOf = (document: number): number => {
    const { scored, byDate, prepared, tools } = this
    if (scored !== null) return scored.scores[this.placeOf(document)] as number
    return byDate === null ? tools.ranker.scoreOf(prepared as PreparedQuery, document) : byDate.keyOf(document)
  }

  /** The score of a document whose key is known; of an order by date that of its words. */
  scoreOf(document: number, key: number): number {
    return this.byDate === null || this.prepared === null ? key : this.tools.ranker.scoreOf(this.prepared, document)
  }

  private collect<Collector extends DocumentCollector>(top: Collector, behind: IsBehind): Collector {
    const { scored, byDate, prepared, searched } = this
    const { found, all } = searched
    const { ranker } = this.tools
    if (scored !== null) offerScored(scored, top)
    else if (byDate !== null) byDate.offerAll(found, top, behind)
    else if (prepared !== null) ranker.offerBest(prepared, all, found, top, behind, this.parts.documents.count)
    return top
  }

  /** The best documents from the beginning on, of which values of filters are counted. */
  deepest(): BestDocuments {
    const { compareIds, orderedCount } = this.parts.documents
    return this.collect(new BestDocuments(openFacetDepth, compareIds, orderedCount), null)
  }

  /** The first rows behind the cursor, in order. `deepest`: the best documents, where these are known already. */
  firstRows(size: number, deepest: BestDocuments | null): Ranked[] {
    const { compareIds, orderedCount } = this.parts.documents
    const { scored, isBehind, groups } = this
    if (scored !== null) return bestScored(scored, size, isBehind, compareIds, orderedCount, groups)
    const top = new TopDocuments(size, compareIds, orderedCount, groups)
    if (deepest !== null && this.isFromStart && size <= openFacetDepth) deepest.offerTo(top)
    // The deepest may be of fewer groups than are shown.
    if (top.threshold === -Infinity) this.collect(top, isBehind)
    return top.sorted()
  }
}
