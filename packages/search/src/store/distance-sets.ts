import { type Bits, setBit, wordsFor } from './bits.ts'
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

/** Listings by the numbers of their places, as `documents.ts` keeps them. */
interface Placed {
  readonly count: number
  readonly version: number
  readonly place: { readonly values: ArrayLike<number> }
  readonly places: {
    readonly count: number
    readonly distances: KeptDistances
    kilometresTo(place: number, town: number, most: number): number
  }
}

/** Kilometres between centres: within one town, to go to work each day, within one region. */
export const limits = { town: 12, commute: 50, region: 120 }

/** How far a listing's town is: not known, beyond the region, in it, a daily way off, in the same town. */
export const bands = { unknown: 0, beyond: 1, region: 2, commute: 3, town: 4 }

/** The band of a listing's place as seen from a town. */
export const bandOfPlace = ({ places }: Placed, place: number, town: number): number => {
  const km = places.kilometresTo(place, town, limits.region)
  const near = km > limits.commute ? bands.region : km > limits.town ? bands.commute : bands.town
  return Number.isNaN(km) ? bands.unknown : km > limits.region ? bands.beyond : near
}

/** Listings whose place the table of towns has. */
const knownIn = ({ count, place, places }: Placed): Bits => {
  const known = new Uint32Array(wordsFor(count))
  const isKnown = new Uint8Array(places.count)
  for (let at = 0; at < isKnown.length; at += 1) isKnown[at] = Number.isNaN(places.kilometresTo(at, 0, 0)) ? 0 : 1
  for (let document = 0; document < count; document += 1)
    if (isKnown[place.values[document] as number] === 1) setBit(known, document)
  return known
}

const measured = (documents: Placed, town: number): DistanceSets => {
  const { count, place, places, version } = documents
  const made = () => new Uint32Array(wordsFor(count))
  const [region, commute, same] = [made(), made(), made()]
  const bandOf = new Uint8Array(places.count)
  for (let at = 0; at < bandOf.length; at += 1) bandOf[at] = bandOfPlace(documents, at, town)
  for (let document = 0; document < count; document += 1) {
    const band = bandOf[place.values[document] as number] as number
    if (band < bands.region) continue
    setBit(region, document)
    if (band >= bands.commute) setBit(commute, document)
    if (band >= bands.town) setBit(same, document)
  }
  return { known: places.distances.known(version, () => knownIn(documents)), region, commute, town: same }
}

/** How far listings are from a town. */
export const distancesFrom = (town: number, documents: Placed): DistanceSets =>
  documents.places.distances.of(town, documents.version, () => measured(documents, town))

/** People come from few towns; the sets of so many are kept. */
const keptTowns = 12

/** The sets of the towns that were asked for last, until a listing comes or goes. */
export class KeptDistances {
  private readonly kept = new Map<number, { readonly sets: DistanceSets; readonly version: number }>()

  private placed: { readonly known: Bits; readonly version: number } | undefined

  /** Listings whose distance from any town is known, made where none are kept of this version of the listings. */
  known(version: number, make: () => Bits): Bits {
    if (this.placed?.version !== version) this.placed = { known: make(), version }
    return this.placed.known
  }

  /** The sets of a town, made where none are kept of this version of the listings. */
  of(town: number, version: number, make: () => DistanceSets): DistanceSets {
    const known = this.kept.get(town)
    const sets = known?.version === version ? known.sets : make()
    remember(this.kept, town, { sets, version }, keptTowns)
    return sets
  }

  get byteLength(): number {
    const sets = [...this.kept.values()].flatMap(({ sets: { region, commute, town } }) => [region, commute, town])
    return sets.reduce((sum, bits) => sum + bits.byteLength, this.placed?.known.byteLength ?? 0)
  }
}
