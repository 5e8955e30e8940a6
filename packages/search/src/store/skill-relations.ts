import type { TermId } from './term-dictionary.ts'

/** A term near another one; `weight` from 0 to 1. */
export interface NearTerm {
  term: TermId
  weight: number
}

/** What a snapshot holds: for every source term up to a fixed number of near terms with weights in 255ths. */
export interface RelationSnapshot {
  /** Ascending. */
  sources: Uint32Array
  ends: Uint32Array
  targets: Uint32Array
  weights: Uint8Array
}

export const noRelations = (): RelationSnapshot => ({
  sources: new Uint32Array(0),
  ends: new Uint32Array(0),
  targets: new Uint32Array(0),
  weights: new Uint8Array(0),
})

/** Relations between terms that were learnt from listings. */
export class SkillRelations {
  readonly snapshot: RelationSnapshot
  constructor(snapshot: RelationSnapshot) {
    this.snapshot = snapshot
  }

  near(term: TermId): NearTerm[] {
    const { sources } = this.snapshot
    let row = 0
    for (let high = sources.length; row < high; ) {
      const middle = (row + high) >>> 1
      if ((sources[middle] as number) < term) row = middle + 1
      else high = middle
    }
    if (sources[row] !== term) return []
    const from = row === 0 ? 0 : (this.snapshot.ends[row - 1] ?? 0)
    const to = this.snapshot.ends[row] ?? from
    const found: NearTerm[] = []
    for (let at = from; at < to; at += 1) {
      found.push({ term: this.snapshot.targets[at] ?? 0, weight: (this.snapshot.weights[at] ?? 0) / 255 })
    }
    return found
  }
}
