import { mostInterestPoints } from '../factors/interests.ts'
import { leastRelevance } from '../factors/points.ts'
import type { RecommendPlan } from '../factors/recommend-plan.ts'
import type { Bits } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import type { RangeSums } from '../store/ranged-lists.ts'

/** Classes of demands by the most points that they leave for a person. */
export interface Grades {
  /** Per class of demands its grade. */
  gradeOf: Uint8Array
  /** Per grade the most points beside relevance, interests and place. */
  most: readonly number[]
}

/** Such points are whole thousands within a range of a hundred, so that a byte holds every grade. */
const gradesOf = (plan: RecommendPlan, classes: number): Grades => {
  const gradeOf = new Uint8Array(classes)
  const most: number[] = []
  for (let demands = 0; demands < classes; demands += 1) {
    const points = plan.mostBesidePlaceOf(demands)
    const known = most.indexOf(points)
    gradeOf[demands] = known < 0 ? most.push(points) - 1 : known
  }
  return { gradeOf, most }
}

/** Kinds of documents by what is cheap to know beside their demands, one bit each. */
const isBetterPlace = 1
const isWithinReach = 2
const hasInterest = 4
const isOwnTitle = 8
const kinds = 16
const kindBits = kinds - 1

/** The most that a document can score beside its relevance, by its grade and kind: a document's side. */
export class ScoreBounds {
  readonly grades: Grades
  /** Per side the most points beside relevance. */
  readonly points: Int32Array
  /** Per side the least sum that is enough for what `setLeast` was told. */
  readonly least: Int32Array
  /** The greatest of `points`. */
  readonly most: number
  private readonly documents: Documents
  private readonly reach: Bits
  private readonly better: Bits
  private readonly ownTitle: Bits
  /** All documents are of one side. */
  private readonly isPlain: boolean

  constructor(plan: RecommendPlan, documents: Documents) {
    const { places, interests, ownTitle } = plan
    this.documents = documents
    this.grades = gradesOf(plan, documents.demands.all.length)
    this.reach = places.reach
    this.better = places.most > 0 ? places.betterThan(0) : new Uint32Array(0)
    this.ownTitle = ownTitle.free
    const titlePoints = (kind: number): number => ((kind & isOwnTitle) === 0 ? -ownTitle.leastLoss : 0)
    const placePoints = (kind: number): number =>
      (kind & isWithinReach) === 0 ? places.mostBeyond : (kind & isBetterPlace) === 0 ? 0 : places.most
    this.points = new Int32Array(kinds * this.grades.most.length)
    for (let side = 0; side < this.points.length; side += 1) {
      const interest = (side & hasInterest) === 0 || interests.size === 0 ? 0 : mostInterestPoints
      this.points[side] =
        (this.grades.most[Math.floor(side / kinds)] as number) + interest + placePoints(side) + titlePoints(side)
    }
    this.least = new Int32Array(this.points.length)
    this.isPlain =
      this.points.length === kinds && interests.size === 0 && places.most === 0 && this.ownTitle.length === 0
    this.most = this.points.reduce((most, points) => Math.max(most, points))
  }

  /** The most points of a document's demands. */
  gradeOf(document: number): number {
    if (this.grades.most.length === 1) return 0
    return this.grades.gradeOf[this.documents.demands.codes.values[document] as number] as number
  }

  /** A document's side; `interest` is what it has of the person's interests. Without branches, which would be guessed wrong. */
  sideOf(document: number, interest: number): number {
    return this.sideOfKind(
      document,
      ((-interest >>> 31) * hasInterest) |
        (bitOf(this.ownTitle, document, 1) * isOwnTitle) |
        (bitOf(this.reach, document, 1) * isWithinReach) |
        bitOf(this.better, document, 0),
    )
  }

  kindOf(side: number): number {
    return side & kindBits
  }

  sideOfKind(document: number, kind: number): number {
    return this.gradeOf(document) * kinds + kind
  }

  /** The most that interests bring a document of this kind. */
  mostInterestOf(kind: number): number {
    return (kind & hasInterest) === 0 ? 0 : mostInterestPoints
  }

  /** Makes ready `least` for documents that need so many points. */
  setLeast(needed: number): void {
    const { points, least } = this
    for (let side = 0; side < least.length; side += 1) least[side] = leastRelevance(needed - (points[side] as number))
  }

  /** Of the places noted behind the sums of a range keeps those with sums that are great enough, and answers how many. */
  keepReached({ values, count }: RangeSums, interests: Int32Array, start: number): number {
    if (this.isPlain) return count
    const { codes } = this.documents.demands
    return keepGreatEnough(
      values,
      count | 0,
      interests,
      start | 0,
      codes.values,
      this.grades.gradeOf,
      this.reach,
      this.better,
      this.ownTitle,
      this.least,
    )
  }
}

const bitOf = (bits: Bits, document: number, otherwise: number): number =>
  bits.length === 0 ? otherwise : ((bits[document >>> 5] as number) >>> (document & 31)) & 1

/** Every array in its own variable and no branch, half of which would be guessed wrong: a third of the time. */
const keepGreatEnough = (
  values: Int32Array,
  count: number,
  interests: Int32Array,
  start: number,
  codes: Uint16Array,
  gradeOf: Uint8Array,
  reach: Bits,
  better: Bits,
  ownTitle: Bits,
  least: Int32Array,
): number => {
  let kept = 0
  for (let next = 0; next < count; next = (next + 1) | 0) {
    const at = values[next + 0x8000] as number
    const document = (start + at) | 0
    const side =
      ((gradeOf[codes[document] as number] as number) << 4) |
      (bitOf(ownTitle, document, 1) << 3) |
      ((-(interests[at] as number) >>> 31) << 2) |
      (bitOf(reach, document, 1) << 1) |
      bitOf(better, document, 0)
    values[kept + 0x8000] = at
    kept = (kept + (((least[side] as number) - 1 - (values[at] as number)) >>> 31)) | 0
  }
  return kept
}
