import { type Ranked, TopDocuments } from '../query/top-documents.ts'
import { type Bits, forEachBit, hasBit } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import { type RangedLists, rangeSize, type WeightedRanges } from '../store/ranged-lists.ts'
import type { TermId } from '../store/term-dictionary.ts'
import { spreadEmployers } from './diversity.ts'
import { mostInterestPoints } from './fit-points.ts'
import { type GreatestSums, KeptSums, SumNotes } from './kept-sums.ts'
import { interestPoints, leastRelevance, type RecommendPlan, relevancePoints } from './recommend-plan.ts'

/** Greater than every sum. */
const never = 0x7fffffff
/** Sums are kept down to what could enter if so many points fewer were needed: for the next page, or a day later. */
const sparePoints = 500

/** So many more documents than are wanted are looked at first. */
const spareSeeds = 20

const ascending = (one: number, other: number): number => one - other

/** One ranking: what is ranked for whom, the best so far, and the most points that interests can bring. */
interface Run {
  plan: RecommendPlan
  among: Bits
  top: TopDocuments
  mostInterest: number
  grades: Grades
}

/** Classes of demands by the most points that they leave for a person. */
interface Grades {
  /** Per class of demands its grade; null when all are of one. */
  gradeOf: Uint8Array | null
  /** Per grade the most points beside relevance, interests and place. */
  most: readonly number[]
  /** Per grade the least sum with which a document can be among the best, or could with fewer points. */
  least: Int32Array
  spare: Int32Array
}

/** Such points are whole thousands within a range of a hundred, so that a byte holds every grade. */
const gradesOf = (plan: RecommendPlan, classes: number): Grades => {
  const { mostBesidePlace, mostBesidePlaceOf } = plan
  const gradesFor = (gradeOf: Uint8Array | null, most: readonly number[]): Grades => {
    return { gradeOf, most, least: new Int32Array(most.length), spare: new Int32Array(most.length) }
  }
  if (mostBesidePlaceOf === null) return gradesFor(null, [mostBesidePlace])
  const gradeOf = new Uint8Array(classes)
  const most: number[] = []
  for (let demands = 0; demands < classes; demands += 1) {
    const points = mostBesidePlaceOf(demands)
    const known = most.indexOf(points)
    gradeOf[demands] = known < 0 ? most.push(points) - 1 : known
  }
  return gradesFor(gradeOf, most)
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

  constructor(documents: Documents, lists: RangedLists) {
    this.documents = documents
    this.lists = lists
  }

  /** Bytes of what is kept between two uses. */
  get byteLength(): number {
    return this.kept.byteLength
  }

  private best(plan: RecommendPlan, among: Bits, size: number): Ranked[] {
    const { documents } = this
    const top = new TopDocuments(size, documents.compareIds, documents.orderedCount)
    const mostInterest = plan.interests.size > 0 ? mostInterestPoints : 0
    const run: Run = { plan, among, top, mostInterest, grades: gradesOf(plan, documents.demands.all.length) }
    const terms = [plan.covered, plan.wordings, plan.titles]
      .flatMap((some): Weighted[] => [...some.values()])
      .filter(({ weight }) => weight > 0)
    const name = terms.map(({ term, weight }) => `${term}:${weight}`).join()
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
    const { grades } = run
    const notes = new SumNotes(this.lists.packed, (document) => grades.spare[this.gradeOf(grades, document)] as number)
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
    setLeast(run)
    const { gradeOf, spare } = grades
    return notes.finish(gradeOf === null ? spare : Int32Array.from(gradeOf, (grade) => spare[grade] as number))
  }

  private clear(size: number, hasInterests: boolean): void {
    const { sums, others: interests } = this.lists.scratch()
    sums.values.fill(0, 0, size)
    if (hasInterests) interests.values.fill(0, 0, size)
    sums.count = 0
  }

  /** Looks at the documents of the greatest sums; whether no other packed document of the terms can be among the best. */
  private considerKept(run: Run, { documents, sums, least: known }: GreatestSums): boolean {
    const { plan, among, top, grades, mostInterest } = run
    const look = (document: number, sum: number): void => {
      const relevance = relevancePoints(sum)
      // What interests bring has to be read from the listing: only where they could decide.
      if (mostInterest > 0 && relevance + mostInterest + this.mostOf(run, document) < top.threshold) return
      this.consider(run, document, relevance + this.interestsOf(plan, document))
    }
    const seeds = new TopDocuments(top.size + spareSeeds, ascending, 0)
    for (let at = 0; at < documents.length; at += 1) {
      const sum = sums[at] as number
      if (sum >= seeds.threshold && hasBit(among, documents[at] as number)) seeds.offer(documents[at] as number, sum)
    }
    for (const { document, key } of seeds.sorted()) look(document, key)
    const { least } = grades
    setLeast(run)
    let { threshold } = top
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] as number
      const sum = sums[at] as number
      if (sum < (least[this.gradeOf(grades, document)] as number) || !hasBit(among, document)) continue
      look(document, sum)
      if (top.threshold === threshold) continue
      threshold = top.threshold
      setLeast(run)
    }
    setLeast(run)
    const { gradeOf } = grades
    for (let demands = 0; demands < Math.max(known.length, gradeOf?.length ?? 1); demands += 1) {
      const needed = least[gradeOf === null ? 0 : (gradeOf[demands] as number)] as number
      if (needed < ((known.length === 1 ? known[0] : known[demands]) ?? 0)) return false
    }
    return true
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
    const { plan, among, top } = run
    const most = plan.mostBesidePlace + run.mostInterest
    for (let start = 0; start < this.documents.count; start += rangeSize) {
      const needed = top.threshold - most
      if (needed > plan.places.most) return
      const end = Math.min(this.documents.count, start + rangeSize)
      if (top.isAbove(most + plan.places.most, start, end)) continue
      const others = (needed > 0 ? plan.places.betterThan(needed - 1) : null) ?? among
      forEachBit(others.subarray(start >>> 5, (end + 31) >>> 5), (at) => this.considerOther(run, start + at))
    }
  }

  private considerOther(run: Run, document: number): void {
    const { plan, among, top, mostInterest, grades } = run
    const beside = (grades.most[this.gradeOf(grades, document)] as number) + mostInterest
    if (beside + plan.places.most < top.threshold || !hasBit(among, document)) return
    if (beside + plan.places.pointsFor(document) < top.threshold) return
    this.consider(run, document, this.interestsOf(plan, document))
  }

  /** What a document has of the person's interests. */
  private interestsOf({ interests }: RecommendPlan, document: number): number {
    if (interests.size === 0) return 0
    let sum = 0
    this.documents.forEachTerm(document, (term, impact) => {
      sum += (interests.get(term)?.weight ?? 0) * impact
    })
    return interestPoints(sum)
  }

  /** The most that everything but sums over terms can bring a document. */
  private mostOf({ plan, grades }: Run, document: number): number {
    return (grades.most[this.gradeOf(grades, document)] as number) + plan.places.pointsFor(document)
  }

  private gradeOf({ gradeOf }: Grades, document: number): number {
    return gradeOf === null ? 0 : (gradeOf[this.documents.demands.codes.values[document] as number] as number)
  }

  /** Offers a document unless its demands and place show that it cannot be among the best. `points`: relevance and interests. */
  private consider(run: Run, document: number, points: number): void {
    const { plan, top } = run
    if (points + this.mostOf(run, document) < top.threshold) return
    top.offer(document, points + plan.places.pointsFor(document) + plan.pointsBesidePlace(document))
  }

  /** Considers the document at a place of the range that begins at `start`. */
  private considerAt(run: Run, start: number, at: number): void {
    const { sums, others: interests } = this.lists.scratch()
    const relevance = relevancePoints(sums.values[at] as number)
    const interest = run.mostInterest === 0 ? 0 : interestPoints(interests.values[at] as number)
    this.consider(run, start + at, relevance + interest)
  }

  /** Looks at the documents of a range whose sums are great enough for what they ask, and takes down those nearly so. */
  private considerReached(run: Run, start: number, notes: SumNotes | null): void {
    const { values, reached, count } = this.lists.scratch().sums
    const { among, top, grades } = run
    const { least, spare } = grades
    const { packed } = this.lists
    setLeast(run)
    let { threshold } = top
    for (let next = 0; next < count; next += 1) {
      const at = reached[next] as number
      const document = start + at
      const grade = this.gradeOf(grades, document)
      const sum = values[at] as number
      if (sum < (spare[grade] as number)) continue
      if (notes !== null && document < packed) notes.note(document, sum)
      if (sum < (least[grade] as number) || !hasBit(among, document)) continue
      this.considerAt(run, start, at)
      if (top.threshold === threshold) continue
      threshold = top.threshold
      setLeast(run)
    }
  }

  /**
   * Looks first at the documents of the first range with the greatest sums, so that few of the others have to be. What is
   * noted until then has reached a sum that the best ones are likely to have; if others can enter too, all are noted.
   */
  private begin(run: Run, end: number): void {
    const { sums } = this.lists.scratch()
    this.considerSeeds(run)
    const least = leastSum(run, sparePoints)
    if (least >= sums.least) return
    sums.least = least
    sums.count = 0
    for (let at = 0; at < end; at += 1) if ((sums.values[at] as number) >= least) sums.reached[sums.count++] = at
    this.considerSeeds(run)
  }

  private considerSeeds(run: Run): void {
    const { values, reached, count } = this.lists.scratch().sums
    const seeds = new TopDocuments(run.top.size + spareSeeds, ascending, 0)
    for (let next = 0; next < count; next += 1) {
      const document = reached[next] as number
      const sum = values[document] as number
      if (sum >= seeds.threshold && hasBit(run.among, document)) seeds.offer(document, sum)
    }
    for (const { document } of seeds.sorted()) this.considerAt(run, 0, document)
  }

  /** The first `needed` rows of the recommendation over the `total` documents of `among`, employers spread. */
  rank(plan: RecommendPlan, among: Bits, total: number, needed: number): Ranked[] {
    const employerOf = ({ document }: Ranked): number => this.documents.company.values[document] ?? 0
    for (let size = Math.min(total, needed + 20); ; size = Math.min(total, size * 4)) {
      const spread = spreadEmployers(this.best(plan, among, size), employerOf, needed, size >= total)
      if (spread.complete || size >= total) return spread.rows
    }
  }
}

/** The least sum with which a document of any grade can be among the best, or could if so many points fewer were needed. */
const leastSum = ({ plan, top, mostInterest }: Run, spare = 0): number =>
  leastRelevance(top.threshold - spare - plan.mostBesidePlace - mostInterest - plan.places.most)

const setLeast = ({ plan, top, mostInterest, grades }: Run): void => {
  grades.most.forEach((points, grade) => {
    const needed = top.threshold - points - mostInterest - plan.places.most
    grades.least[grade] = leastRelevance(needed)
    grades.spare[grade] = leastRelevance(needed - sparePoints)
  })
}
