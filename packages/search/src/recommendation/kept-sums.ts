/** Packed documents with great sums over some lists. */
export interface GreatestSums {
  documents: Int32Array
  /** Beside each document its sum. */
  sums: Int32Array
  /** Per class of demands: every other packed document of it has a smaller sum. One number where classes do not matter. */
  least: Int32Array
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
  private readonly most: number
  private readonly leastOf: (document: number) => number
  private isTooLong = false

  /** `packed`: size of the packed corpus. `leastOf`: the least sum with which a document still has to be known. */
  constructor(packed: number, leastOf: (document: number) => number) {
    this.most = Math.max(leastOfOne, Math.floor(packed / shareOfOne))
    this.leastOf = leastOf
  }

  note(document: number, sum: number): void {
    if (this.isTooLong) return
    this.documents.push(document)
    this.sums.push(sum)
    if (this.documents.length <= this.most) return
    this.compact()
    this.isTooLong = this.documents.length > 0.75 * this.most
  }

  private compact(): void {
    const { documents, sums } = this
    let kept = 0
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] as number
      const sum = sums[at] as number
      if (sum < this.leastOf(document)) continue
      documents[kept] = document
      sums[kept] = sum
      kept += 1
    }
    documents.length = kept
    sums.length = kept
  }

  /** What was taken down; null when that was too much. */
  finish(least: Int32Array): GreatestSums | null {
    if (this.isTooLong) return null
    this.compact()
    return { documents: Int32Array.from(this.documents), sums: Int32Array.from(this.sums), least }
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
    let total = 8 * this.total
    for (const { least } of this.kept.values()) total += least.byteLength
    return total
  }
}
