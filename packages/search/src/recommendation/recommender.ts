import { interestPoints, mostInterestPoints } from '../factors/interests.ts'
import { leastRelevance, relevancePoints, scoreOf } from '../factors/points.ts'
import type { RecommendPlan } from '../factors/recommend-plan.ts'
import { type Ranked, type Together, TopDocuments } from '../query/top-documents.ts'
import { type Bits, commonOf, forEachBit, hasBit } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import { type RangedLists, rangeSize, type WeightedRanges } from '../store/ranged-lists.ts'
import type { TermId } from '../store/term-dictionary.ts'
import { horizon, spreadRows } from './diversity.ts'
import { type GreatestSums, KeptSums, SumNotes } from './kept-sums.ts'
import { ScoreBounds } from './score-bounds.ts'

/** Greater than every sum. */
const never = 0x7fffffff
/** Sums are kept down to what could enter if so many points fewer were needed: for the next page, or a day later. */
const sparePoints = 500

/** So many more documents than are wanted are looked at first. */
const spareSeeds = 8
/** So many more rows than are shown are ranked, since employers are spread; where these are too few, four times as many. */
const spareRows = 8

const ascending = (one: number, other: number): number => one - other

/** One ranking: what is ranked for whom, the best so far, and the most points that interests can bring. */
interface Run {
  plan: RecommendPlan
  among: Bits
  top: TopDocuments
  mostInterest: number
  bounds: ScoreBounds
}

/** A term with what its impacts are multiplied with. */
interface Weighted {
  term: TermId
  weight: number
}

/**
 * Ranks documents for a plan. The lists of all terms are summed range of documents by range; a document whose sum is too
 * small to get among the best is not looked at any closer. The greatest sums of a profile are kept, and where those suffice
 * only what was added since packing is summed. The result is the same as scoring every document.
 */
export class Recommender {
  private readonly documents: Documents
  private readonly lists: RangedLists
  private readonly kept = new KeptSums()
  /** The most points of each kept document of the ranking under way. */
  private mosts = new Int32Array(0)

  constructor(documents: Documents, lists: RangedLists) {
    this.documents = documents
    this.lists = lists
  }

  /** Bytes of what is kept between two uses. */
  get byteLength(): number {
    return this.kept.byteLength + this.mosts.byteLength
  }

  private best(plan: RecommendPlan, among: Bits, size: number, groups: Together | null): Ranked[] {
    const { documents } = this
    const top = new TopDocuments(size, documents.compareIds, documents.orderedCount, groups)
    const mostInterest = plan.interests.size > 0 ? mostInterestPoints : 0
    const run: Run = { plan, among, top, mostInterest, bounds: new ScoreBounds(plan, documents) }
    const terms = [plan.skills.covered, plan.skills.wordings, plan.occupation.titles, plan.occupation.occupations]
      .flatMap((some): Weighted[] => [...some.values()])
      .filter(({ weight }) => weight > 0)
    // Which documents are kept depends on place, interests and own titles too.
    const name = `${terms.map(({ term, weight }) => `${term}:${weight}`).join()};${[...plan.interests.keys()].join()};${plan.places.name};${plan.ownTitle.name}`
    this.lists.clearedScratch().others.least = never
    const kept = this.kept.of(name)
    if (kept !== undefined && this.considerKept(run, kept)) {
      this.considerAdded(run, terms)
      this.kept.keep(name, kept, this.lists.packed)
    } else {
      const greatest = this.considerAll(run, terms)
      if (greatest !== null) this.kept.keep(name, greatest, this.lists.packed)
    }
    this.considerOthers(run)
    return top.sorted()
  }

  /** Looks at every document that has something of the terms, and answers the greatest sums. */
  private considerAll(run: Run, terms: readonly Weighted[]): GreatestSums | null {
    const { documents } = this
    const { sums, others: interests } = this.lists.scratch()
    const lists = this.listsOf(terms)
    const interestLists = this.listsOf([...run.plan.interests.values()])
    const { bounds } = run
    const notes = new SumNotes(
      this.lists.packed,
      (document, kind) => bounds.least[bounds.sideOfKind(document, kind)] as number,
    )
    const likely = 128 * lists.reduce((most, { weight }) => Math.max(most, weight), 1)
    for (let start = 0; start < documents.count; start += rangeSize) {
      const end = Math.min(documents.count, start + rangeSize)
      sums.least = start === 0 ? likely : leastSum(run, sparePoints)
      this.lists.addTo(sums, lists, start)
      this.lists.addTo(interests, interestLists, start)
      if (start === 0) this.begin(run, end)
      this.considerReached(run, start, notes)
      this.clear(end - start, interestLists.length > 0)
    }
    const needed = run.top.threshold - sparePoints
    bounds.setLeast(needed)
    return notes.finish(bounds.grades, needed)
  }

  private clear(size: number, hasInterests: boolean): void {
    const { sums, others: interests } = this.lists.scratch()
    sums.values.fill(0, 0, size)
    if (hasInterests) interests.values.fill(0, 0, size)
    sums.count = 0
  }

  /** Looks at the documents of the greatest sums; whether no other packed document of the terms can be among the best. */
  private considerKept(run: Run, { documents, sums, kinds, grades, needed }: GreatestSums): boolean {
    const { among, top, bounds } = run
    const mostOf = (at: number): number =>
      relevancePoints(sums[at] as number) +
      (bounds.points[bounds.sideOfKind(documents[at] as number, kinds[at] as number)] as number)
    const look = (at: number): void => {
      const most = bounds.mostInterestOf(kinds[at] as number)
      this.considerReading(run, documents[at] as number, relevancePoints(sums[at] as number), most)
    }
    const seeds = new TopDocuments(top.size + spareSeeds, ascending, 0)
    if (this.mosts.length < documents.length) this.mosts = new Int32Array(documents.length)
    const { mosts } = this
    for (let at = 0; at < documents.length; at += 1) {
      const most = mostOf(at)
      mosts[at] = most
      if (most >= seeds.threshold && hasBit(among, documents[at] as number)) seeds.offer(at, most)
    }
    for (const { document: at } of seeds.sorted()) look(at)
    for (let at = 0; at < documents.length; at += 1) {
      if ((mosts[at] as number) >= top.threshold && hasBit(among, documents[at] as number)) look(at)
    }
    // Classes that came since are of no packed document.
    return grades.gradeOf.every(
      (grade, demands) =>
        top.threshold - (bounds.grades.most[bounds.grades.gradeOf[demands] as number] as number) >=
        needed - (grades.most[grade] as number),
    )
  }

  /** Looks at the documents that were added since packing. */
  private considerAdded(run: Run, terms: readonly Weighted[]): void {
    const { count } = this.documents
    const { sums, others: interests } = this.lists.scratch()
    const tailsOf = (some: readonly Weighted[]) => some.map(({ term, weight }) => ({ term, weight, tail: 0 }))
    const tails = tailsOf(terms)
    const interestTails = tailsOf([...run.plan.interests.values()])
    for (let start = this.lists.packed & -rangeSize; start < count; start += rangeSize) {
      sums.least = leastSum(run)
      this.lists.addTails(sums, tails, start)
      this.lists.addTails(interests, interestTails, start)
      this.considerReached(run, start, null)
      this.clear(rangeSize, interestTails.length > 0)
    }
  }

  private listsOf(terms: readonly Weighted[]): WeightedRanges[] {
    return terms.map(({ term, weight }) => this.lists.weighted(term, weight))
  }

  /**
   * Looks at documents that have nothing of what the person can do, as long as place and the like can bring them among the
   * best. What was looked at above comes again without its relevance here, and changes nothing: it scores less than before.
   */
  private considerOthers(run: Run): void {
    const { plan, among, top, bounds, mostInterest } = run
    const most = plan.mostBesidePlace + mostInterest
    // Of whoever says little nearly all listings are looked at: most are known by their side to be none of the best.
    const consider = (document: number): void => {
      if ((bounds.points[bounds.sideOf(document, mostInterest)] as number) >= top.threshold)
        this.considerReading(run, document, 0, mostInterest)
    }
    for (let start = 0; start < this.documents.count; start += rangeSize) {
      const needed = top.threshold - most
      if (needed > plan.places.most) return
      const end = Math.min(this.documents.count, start + rangeSize)
      if (top.isAbove(most + plan.places.most, start, end)) continue
      const sets = [among, ...plan.places.setsAbove(needed)].map((set) => set.subarray(start >>> 5, (end + 31) >>> 5))
      forEachBit(commonOf(sets), (at) => consider(start + at))
    }
  }

  /** The same as `consider` where what interests bring is only known to be at most so much: it is read last, and takes longest. */
  private considerReading({ plan, top, bounds }: Run, document: number, relevance: number, mostInterest: number): void {
    const most = relevance + mostInterest + this.mostBesideOf(bounds, document)
    if (most + plan.places.most < top.threshold) return
    const place = plan.places.pointsFor(document)
    if (most + place < top.threshold) return
    if (relevance + mostInterest + place + plan.untitledPoints(document) < top.threshold) return
    const points = relevance + place + plan.pointsBesidePlace(document)
    if (points + mostInterest < top.threshold) return
    top.offer(document, points + (mostInterest === 0 ? 0 : this.interestsOf(plan, document)))
  }

  /** What a document has of the person's interests. */
  private interestsOf({ interests }: RecommendPlan, document: number): number {
    let sum = 0
    this.documents.forEachTerm(document, (term, impact) => {
      sum += (interests.get(term)?.weight ?? 0) * impact
    })
    return interestPoints(sum)
  }

  /** The most that a document's demands leave for the person. */
  private mostBesideOf(bounds: ScoreBounds, document: number): number {
    return bounds.grades.most[bounds.gradeOf(document)] as number
  }

  /** Offers a document unless its demands and place show that it cannot be among the best. `points`: relevance and interests. */
  private consider(run: Run, document: number, points: number): void {
    const { plan, top, bounds } = run
    const place = plan.places.pointsFor(document)
    if (points + place + this.mostBesideOf(bounds, document) < top.threshold) return
    if (points + place + plan.untitledPoints(document) < top.threshold) return
    top.offer(document, points + place + plan.pointsBesidePlace(document))
  }

  /** Looks at the documents of a range whose sums are great enough for their side, and takes down those nearly so. */
  private considerReached(run: Run, start: number, notes: SumNotes | null): void {
    const { sums, others: interests } = this.lists.scratch()
    const { values, reached } = sums
    const { among, top, bounds } = run
    const { packed } = this.lists
    bounds.setLeast(top.threshold - sparePoints)
    const count = bounds.keepReached(sums, interests.values, start)
    const least = leastSum(run, sparePoints)
    for (let next = 0; next < count; next += 1) {
      const at = reached[next] as number
      const document = start + at
      const sum = values[at] as number
      if (sum < least) continue
      const interest = interests.values[at] as number
      const side = bounds.sideOf(document, interest)
      const relevance = relevancePoints(sum)
      const most = relevance + (bounds.points[side] as number)
      if (most + sparePoints < top.threshold) continue
      if (notes !== null && document < packed) notes.note(document, sum, bounds.kindOf(side))
      if (most < top.threshold || !hasBit(among, document)) continue
      this.consider(run, document, relevance + interestPoints(interest))
    }
  }

  /**
   * Looks first at the documents of the first range with the greatest sums, so that few of the others have to be. What is
   * noted until then has reached a sum that the best ones are likely to have; if others can enter too, all are noted.
   */
  private begin(run: Run, end: number): void {
    const { sums } = this.lists.scratch()
    const isFull = this.considerSeeds(run)
    const least = leastSum(run, sparePoints)
    if (least >= sums.least) return
    sums.least = least
    sums.count = noteReached(sums.values, end, least)
    if (!isFull) this.considerSeeds(run)
  }

  /** Whether there were as many documents as were looked for. */
  private considerSeeds(run: Run): boolean {
    const { top, among, bounds } = run
    const { sums, others: interests } = this.lists.scratch()
    const { values, reached, count } = sums
    const seeds = new TopDocuments(top.size + spareSeeds, ascending, 0)
    let least = 0
    for (let next = 0; next < count; next += 1) {
      const document = reached[next] as number
      const sum = values[document] as number
      if (sum < least || !hasBit(among, document)) continue
      const side = bounds.sideOf(document, interests.values[document] as number)
      seeds.offer(document, relevancePoints(sum) + (bounds.points[side] as number))
      least = leastRelevance(seeds.threshold - bounds.most)
    }
    const isFull = seeds.threshold > -Infinity
    for (const { document } of seeds.sorted()) {
      const relevance = relevancePoints(values[document] as number)
      this.consider(run, document, relevance + interestPoints(interests.values[document] as number))
    }
    return isFull
  }

  /**
   * The first `needed` rows of the recommendation over the `total` documents of `among`, employers spread; with `groups`
   * each group once.
   */
  rank(plan: RecommendPlan, among: Bits, total: number, needed: number, groups: Together | null): Ranked[] {
    const scoreOfRow = ({ key }: Ranked): number => scoreOf(key)
    const employerOf = ({ document }: Ranked): number => this.documents.company.values[document] ?? 0
    const isInReach = ({ document, key }: Ranked): boolean => plan.isInReach(document, key)
    const isPossible = ({ document, key }: Ranked): boolean => plan.isPossible(document, key)
    const isOfOtherWork = ({ document }: Ranked): boolean => plan.isOfOtherWork(document)
    const workFit = ({ document, key }: Ranked): number => plan.workFit(document, key)
    for (let size = Math.min(total, Math.max(horizon, needed + spareRows)); ; size = Math.min(total, size * 4)) {
      const best = this.best(plan, among, size, groups)
      const isAll = size >= total || best.length < size
      const spread = spreadRows(best, {
        scoreOf: scoreOfRow,
        employerOf,
        isInReach,
        isPossible,
        isOfOtherWork,
        workFit,
        needed,
        allKnown: isAll,
      })
      if (spread.complete || isAll) return spread.rows
    }
  }
}

/** The least sum with which a document of any side can be among the best, or could if so many points fewer were needed. */
const leastSum = ({ top, bounds }: Run, spare = 0): number => leastRelevance(top.threshold - spare - bounds.most)

/** Notes behind the sums of a range the places of those that are great enough, and answers how many. Without a branch, which would be guessed wrong half of the time. */
const noteReached = (values: Int32Array, end: number, least: number): number => {
  let count = 0
  for (let at = 0; at < end; at += 1) {
    values[count + rangeSize] = at
    count += (values[at] as number) >= least ? 1 : 0
  }
  return count
}
