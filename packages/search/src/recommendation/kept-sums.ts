/** The packed documents with the greatest sums over some lists: every other one has a smaller sum than `least`. */
export interface GreatestSums {
  /** Beside each document its sum. */
  documents: Int32Array
  sums: Int32Array
  least: number
}

/** Profiles whose greatest sums are kept, each for one in so many listings or for a few thousand. */
const keptProfiles = 16
const keptShare = 32
const leastKept = 4096

/** Takes down the documents that reach a sum which rises while lists are read; too many are given up. */
export class SumNotes {
  private documents: number[] = []
  private sums: number[] = []
  private least = 0
  private readonly most: number
  private isTooLong = false

  /** `packed`: size of the packed corpus. */
  constructor(packed: number) {
    this.most = Math.max(leastKept, Math.floor(packed / keptShare))
  }

  /** Takes down a document; those of one sum or more, as named by `raise`, must all come. */
  note(document: number, sum: number): void {
    if (this.isTooLong) return
    this.documents.push(document)
    this.sums.push(sum)
    if (this.documents.length <= this.most) return
    this.compact()
    this.isTooLong = this.documents.length > this.most / 2
  }

  /** From now on only documents of at least this sum are sure to come. */
  raise(least: number): void {
    this.least = Math.max(this.least, least)
  }

  private compact(): void {
    const { documents, sums, least } = this
    let kept = 0
    for (let at = 0; at < documents.length; at += 1) {
      if ((sums[at] as number) < least) continue
      documents[kept] = documents[at] as number
      sums[kept] = sums[at] as number
      kept += 1
    }
    documents.length = kept
    sums.length = kept
  }

  /** What was taken down; null when that was too much. */
  finish(): GreatestSums | null {
    if (this.isTooLong) return null
    this.compact()
    return { documents: Int32Array.from(this.documents), sums: Int32Array.from(this.sums), least: this.least }
  }
}

/**
 * The greatest sums of the last profiles. Packed lists never change, so that they hold as long as every list has the same
 * weight; who asks again, for the next page, under other filters or after a few changes, is answered without summing.
 */
export class KeptSums {
  private readonly kept = new Map<string, GreatestSums>()

  /** The greatest sums over lists of this name, which says every list and weight. */
  of(name: string): GreatestSums | undefined {
    return this.kept.get(name)
  }

  keep(name: string, sums: GreatestSums): void {
    this.kept.delete(name)
    this.kept.set(name, sums)
    const oldest = this.kept.size > keptProfiles ? this.kept.keys().next().value : undefined
    if (oldest !== undefined) this.kept.delete(oldest)
  }

  get byteLength(): number {
    let total = 0
    for (const { documents, sums } of this.kept.values()) total += documents.byteLength + sums.byteLength
    return total
  }
}
