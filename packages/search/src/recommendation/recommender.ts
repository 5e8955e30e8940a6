import { type Ranked, TopDocuments } from '../query/top-documents.ts'
import { type Bits, forEachBit, hasBit } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import type { PostingLists } from '../store/postings.ts'
import { RangeReader } from '../store/range-reader.ts'
import { spreadEmployers } from './diversity.ts'
import { mostInterestPoints } from './fit-points.ts'
import { interestPoints, leastRelevance, type RecommendPlan, relevancePoints } from './recommend-plan.ts'

/** Documents whose sums are worked on at a time, so that the sums stay in the processor's cache. */
const rangeSize = 1 << 15

const ascending = (one: number, other: number): number => one - other

/** One ranking: what is ranked for whom, the best so far, and the most points beside relevance and place. */
interface Run {
  plan: RecommendPlan
  among: Bits
  top: TopDocuments
  beside: number
}

/**
 * Ranks documents for a plan. The lists of all terms are summed range of documents by range; a document whose sum is too
 * small to get among the best is not looked at any closer. The result is the same as scoring every document.
 */
export class Recommender {
  private readonly documents: Documents
  private readonly lists: PostingLists
  private readonly sums = new Int32Array(rangeSize)
  private relevanceWeights = new Int32Array(0)
  private interestWeights = new Int32Array(0)

  constructor(documents: Documents, lists: PostingLists) {
    this.documents = documents
    this.lists = lists
  }

  private makeRoom(terms: number): void {
    if (this.relevanceWeights.length >= terms) return
    this.relevanceWeights = new Int32Array(Math.ceil(terms * 1.1))
    this.interestWeights = new Int32Array(Math.ceil(terms * 1.1))
  }

  /** The score of a document in thousandths of a point; weights must be set. */
  private scoreOf(plan: RecommendPlan, document: number): number {
    let relevance = 0
    let interest = 0
    const { relevanceWeights, interestWeights } = this
    this.documents.forEachTerm(document, (term, impact) => {
      relevance += (relevanceWeights[term] as number) * impact
      interest += (interestWeights[term] as number) * impact
    })
    return relevancePoints(relevance) + interestPoints(interest) + plan.fixedPoints(document)
  }

  private setWeights(plan: RecommendPlan, on: boolean): void {
    for (const weights of [plan.covered, plan.wordings, plan.titles]) {
      for (const [term, { weight }] of weights) this.relevanceWeights[term] = on ? weight : 0
    }
    for (const [term, { weight }] of plan.interests) this.interestWeights[term] = on ? weight : 0
  }

  private best(plan: RecommendPlan, among: Bits, size: number): Ranked[] {
    const { documents, sums } = this
    const top = new TopDocuments(size, documents.compareIds, documents.orderedCount)
    const { places } = plan
    const beside = plan.mostFixed + (plan.interests.size > 0 ? mostInterestPoints : 0) - places.most
    const run: Run = { plan, among, top, beside }
    const readers = [plan.covered, plan.wordings, plan.titles].flatMap((weights) =>
      [...weights.values()].map(({ term, weight }) => new RangeReader(this.lists, term, weight)),
    )
    for (let start = 0; start < documents.count; start += rangeSize) {
      const end = Math.min(documents.count, start + rangeSize)
      for (const reader of readers) reader.addTo(sums, start, end)
      if (start === 0) this.considerSeeds(run, end)
      this.considerRange(run, start, end)
      sums.fill(0, 0, end - start)
    }
    const needed = top.threshold - beside
    if (needed <= places.most) {
      // What was looked at above comes again without its relevance here, and changes nothing: it scores less than before.
      const others = (needed > 0 ? places.betterThan(needed - 1) : null) ?? among
      forEachBit(others, (document) => {
        if (hasBit(among, document)) this.consider(run, document, 0)
      })
    }
    return top.sorted()
  }

  /** Offers a document unless its relevance and place show that it cannot be among the best. */
  private consider({ plan, top, beside }: Run, document: number, relevance: number): void {
    if (relevance + beside + plan.places.pointsFor(document) < top.threshold) return
    top.offer(document, plan.interests.size > 0 ? this.scoreOf(plan, document) : relevance + plan.fixedPoints(document))
  }

  /** Looks at the documents of a range whose sums are great enough. */
  private considerRange(run: Run, start: number, end: number): void {
    const { sums } = this
    const { among, top, beside, plan } = run
    const length = end - start
    let least = leastRelevance(top.threshold - beside - plan.places.most)
    for (let at = 0; at < length; at += 1) {
      const sum = sums[at] as number
      if (sum < least || !hasBit(among, start + at)) continue
      this.consider(run, start + at, relevancePoints(sum))
      least = leastRelevance(top.threshold - beside - plan.places.most)
    }
  }

  /** Looks first at the documents of the first range with the greatest sums, so that few of the others have to be. */
  private considerSeeds(run: Run, end: number): void {
    const { sums } = this
    const seeds = new TopDocuments(run.top.size + 20, ascending, 0)
    let least = 1
    for (let document = 0; document < end; document += 1) {
      const sum = sums[document] as number
      if (sum < least || !hasBit(run.among, document)) continue
      seeds.offer(document, sum)
      least = Math.max(1, seeds.threshold)
    }
    for (const { document } of seeds.sorted()) this.consider(run, document, relevancePoints(sums[document] as number))
  }

  /** The first `needed` rows of the recommendation over the `total` documents of `among`, employers spread. `terms`: size of the dictionary. */
  rank(plan: RecommendPlan, among: Bits, total: number, needed: number, terms: number): Ranked[] {
    const employerOf = ({ document }: Ranked): number => this.documents.company.values[document] ?? 0
    this.makeRoom(terms)
    this.setWeights(plan, true)
    let rows: Ranked[] = []
    for (let size = Math.min(total, needed + 20); ; size = Math.min(total, size * 4)) {
      const spread = spreadEmployers(this.best(plan, among, size), employerOf, needed, size >= total)
      rows = spread.rows
      if (spread.complete || size >= total) break
    }
    this.setWeights(plan, false)
    return rows
  }
}
