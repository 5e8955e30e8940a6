import { type Bits, forEachBit, hasBit, wordsFor } from './bits.ts'
import { spreadEmployers } from './diversity.ts'
import type { Documents } from './documents.ts'
import { mostInterestPoints } from './fit-points.ts'
import type { PostingLists } from './postings.ts'
import { interestPoints, type RecommendPlan, relevancePoints } from './recommend-plan.ts'
import type { TermId } from './term-dictionary.ts'
import { skillImpact, titleImpact } from './term-impacts.ts'
import { type Ranked, TopDocuments } from './top-documents.ts'

const mostSkillsOfListing = 40
const mostTitleWords = 24

interface Weighed {
  term: TermId
  weight: number
  isSkill: boolean
}

/** The most that lists not yet read can add to one document: impacts fall with the number of terms in a listing. */
const mostOf = (weights: readonly number[], most: number, impact: (count: number) => number): number => {
  const falling = [...weights].sort((left, right) => right - left).slice(0, most)
  let sum = 0
  let best = 0
  falling.forEach((weight, at) => {
    sum += weight
    best = Math.max(best, sum * impact(at + 1))
  })
  return best
}

const mostUnread = (left: readonly Weighed[]): number => {
  const weightsOf = (isSkill: boolean) => left.flatMap((list) => (list.isSkill === isSkill ? [list.weight] : []))
  return (
    mostOf(weightsOf(true), mostSkillsOfListing, (count) => skillImpact(count, false)) +
    mostOf(weightsOf(false), mostTitleWords, titleImpact)
  )
}

/**
 * Ranks documents for a plan. The rarest terms' lists are summed first; once the best documents score more than any
 * document without those terms can, the remaining lists are not read, and only documents that can still get among the
 * best are scored in full from their own terms. The result is the same as scoring every document.
 */
export class Recommender {
  private readonly documents: Documents
  private readonly lists: PostingLists
  private sums = new Int32Array(0)
  private relevanceWeights = new Int32Array(0)
  private interestWeights = new Int32Array(0)

  constructor(documents: Documents, lists: PostingLists) {
    this.documents = documents
    this.lists = lists
  }

  private makeRoom(terms: number): void {
    const { count } = this.documents
    if (this.sums.length < count) this.sums = new Int32Array(Math.ceil(count * 1.1))
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

  private addList({ term, weight }: Weighed, touched: Bits): void {
    const { count, documents, impacts } = this.lists.read(term)
    const { sums } = this
    for (let at = 0; at < count; at += 1) {
      const document = documents[at] as number
      sums[document] = (sums[document] as number) + weight * (impacts[at] as number)
      touched[document >>> 5] = (touched[document >>> 5] as number) | (1 << (document & 31))
    }
  }

  private best(plan: RecommendPlan, among: Bits, size: number): Ranked[] {
    const { documents, sums } = this
    const top = new TopDocuments(size, documents.compareIds, documents.orderedCount)
    const waiting: Weighed[] = [
      ...[...plan.covered.values()].map(({ term, weight }) => ({ term, weight, isSkill: true })),
      ...[...plan.wordings.values()].map(({ term, weight }) => ({ term, weight, isSkill: true })),
      ...[...plan.titles.values()].map(({ term, weight }) => ({ term, weight, isSkill: false })),
    ].sort((left, right) => right.weight - left.weight || left.term - right.term)
    const touched: Bits = new Uint32Array(wordsFor(documents.count))
    const mostBeside = plan.mostFixed + (plan.interests.size > 0 ? mostInterestPoints : 0)
    const first = this.readLists(waiting, 0, documents.count / 10 + 1000, touched)
    const seeds = this.seedsFrom(touched, among, size)
    for (const document of seeds) top.offer(document, this.scoreOf(plan, document))
    let unread = mostUnread(waiting.slice(first))
    if (unread > 0 && relevancePoints(unread) + mostBeside >= top.threshold) {
      this.readLists(waiting, first, Infinity, touched)
      unread = 0
    }
    const { places } = plan
    const beside = mostBeside - places.most
    const partly = unread > 0 || plan.interests.size > 0
    const consider = (document: number): void => {
      const sum = sums[document] as number
      const most = relevancePoints(sum + unread) + beside
      if (most + places.most < top.threshold || !hasBit(among, document)) return
      if (most + places.pointsFor(document) < top.threshold) return
      top.offer(document, partly ? this.scoreOf(plan, document) : relevancePoints(sum) + plan.fixedPoints(document))
    }
    forEachBit(touched, consider)
    const needed = top.threshold - relevancePoints(unread) - beside
    if (needed <= places.most) {
      const others = (needed > 0 ? places.betterThan(needed - 1) : null) ?? among
      forEachBit(others, (document) => {
        if (!hasBit(touched, document)) consider(document)
      })
    }
    forEachBit(touched, (document) => {
      sums[document] = 0
    })
    return top.sorted()
  }

  /** Sums lists from `from` on until `budget` postings are read; answers the number of the first one left. */
  private readLists(waiting: readonly Weighed[], from: number, budget: number, touched: Bits): number {
    let next = from
    for (let read = 0; next < waiting.length && read <= budget; next += 1) {
      const list = waiting[next] as Weighed
      this.addList(list, touched)
      read += this.lists.count(list.term)
    }
    return next
  }

  /** Documents that are likely among the best: those with the greatest sums so far. */
  private seedsFrom(touched: Bits, among: Bits, size: number): number[] {
    const { sums } = this
    const seeds = new TopDocuments(size + 20, (one, other) => one - other, Infinity)
    forEachBit(touched, (document) => {
      const sum = sums[document] as number
      if (sum > seeds.threshold && hasBit(among, document)) seeds.offer(document, sum)
    })
    return seeds.sorted().map(({ document }) => document)
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
