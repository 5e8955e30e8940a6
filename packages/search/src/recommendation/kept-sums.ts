import type { Grades } from './score-bounds.ts'

/** Packed documents with great sums over some lists. */
export interface GreatestSums {
  documents: Int32Array
  /** Beside each document its sum. */
  sums: Int32Array
  /** And what kind of document it is, by `ScoreBounds`. */
  kinds: Uint8Array
  /** Every other packed document scores less than `needed` whatever it has beside its demands, which have these grades. */
  grades: Grades
  needed: number
}

/** Of one profile the sums of one in so many listings are kept, of all together those of one in so many, or a few thousand. */
const shareOfOne = 16
const shareOfAll = 2
const leastOfOne = 16_384
const leastOfAll = 65_536
const mostProfiles = 64

/** Takes down documents whose sums are great enough by a measure that rises; too many are given up. */
export class SumNotes {
  private readonly documents: number[] = []
  private readonly sums: number[] = []
  private readonly kinds: number[] = []
  private readonly most: number
  private readonly leastOf: (document: number, kind: number) => number
  private isTooLong = false

  /** `packed`: size of the packed corpus. `leastOf`: the least sum with which a document of a kind still has to be known. */
  constructor(packed: number, leastOf: (document: number, kind: number) => number) {
    this.most = Math.max(leastOfOne, Math.floor(packed / shareOfOne))
    this.leastOf = leastOf
  }

  note(document: number, sum: number, kind: number): void {
    if (this.isTooLong) return
    this.documents.push(document)
    this.sums.push(sum)
    this.kinds.push(kind)
    if (this.documents.length <= this.most) return
    this.compact()
    this.isTooLong = this.documents.length > 0.75 * this.most
  }

  private compact(): void {
    const { documents, sums, kinds } = this
    let kept = 0
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] as number
      const sum = sums[at] as number
      const kind = kinds[at] as number
      if (sum < this.leastOf(document, kind)) continue
      documents[kept] = document
      sums[kept] = sum
      kinds[kept] = kind
      kept += 1
    }
    documents.length = kept
    sums.length = kept
    kinds.length = kept
  }

  /** What was taken down; null when that was too much. */
  finish(grades: Grades, needed: number): GreatestSums | null {
    if (this.isTooLong) return null
    this.compact()
    const { documents, sums, kinds } = this
    return {
      documents: new Int32Array(documents),
      sums: new Int32Array(sums),
      kinds: new Uint8Array(kinds),
      grades,
      needed,
    }
  }
}

/**
 * The greatest sums of the last profiles. Packed lists never change, so that they hold as long as every list has the same
 * weight; who asks again, for the next page, under other filters or after a few changes, is answered without summing.
 */
export class KeptSums {
  private readonly kept = new Map<string, GreatestSums>()
  private total = 0

  /** The greatest sums over lists of this name, which says every list and weight. */
  of(name: string): GreatestSums | undefined {
    return this.kept.get(name)
  }

  /** `packed`: size of the packed corpus. */
  keep(name: string, sums: GreatestSums, packed: number): void {
    this.forget(name)
    this.kept.set(name, sums)
    this.total += sums.documents.length
    const most = Math.max(leastOfAll, Math.floor(packed / shareOfAll))
    for (const oldest of this.kept.keys()) {
      if (this.total <= most && this.kept.size <= mostProfiles) break
      this.forget(oldest)
    }
  }

  private forget(name: string): void {
    this.total -= this.kept.get(name)?.documents.length ?? 0
    this.kept.delete(name)
  }

  get byteLength(): number {
    let total = 9 * this.total
    for (const { grades } of this.kept.values()) total += grades.gradeOf.byteLength
    return total
  }
}
