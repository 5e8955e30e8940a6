import type { Bits } from './bits.ts'
import { remember } from './remember.ts'

/**
 * Listings whose distance from a town is known, those in its region, a daily way off and in the town; each set has the next
 * one in it. Not to be changed.
 */
export interface DistanceSets {
  readonly known: Bits
  readonly region: Bits
  readonly commute: Bits
  readonly town: Bits
}

/** People come from few towns; the sets of so many are kept. */
const keptTowns = 12

/** The sets of the towns that were asked for last, until a listing comes or goes. */
export class KeptDistances {
  private readonly kept = new Map<number, { readonly sets: DistanceSets; readonly version: number }>()

  /** The sets of a town, made where none are kept of this version of the listings. */
  of(town: number, version: number, make: () => DistanceSets): DistanceSets {
    const known = this.kept.get(town)
    const sets = known?.version === version ? known.sets : make()
    remember(this.kept, town, { sets, version }, keptTowns)
    return sets
  }

  get byteLength(): number {
    const sets = [...this.kept.values()].flatMap(({ sets: { known, region, commute, town } }) => [
      known,
      region,
      commute,
      town,
    ])
    return sets.reduce((sum, bits) => sum + bits.byteLength, 0)
  }
}
