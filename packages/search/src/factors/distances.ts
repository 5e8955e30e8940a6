import { type Bits, setBit, wordsFor } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import { spotsIn } from '../store/towns.ts'

/** Kilometres between centres: within one town, to go to work each day, within one region. */
const limits = { town: 12, commute: 50, region: 120 }

/** How far a listing's town lies from a person's. */
export interface Away {
  km: number
  /** The person's town as they wrote it. */
  from: string
}

/** How far listings are from where a person is, as far as the table of towns has both. */
export class Distances {
  private readonly home: { readonly text: string; readonly spot: number } | undefined
  private readonly documents: Documents
  /** Listings in the person's town. */
  readonly town: Bits
  /** Listings a daily way off, those in the town among them. */
  readonly commute: Bits
  /** Listings in the region, those nearer among them. */
  readonly region: Bits
  /** Listings whose distance is known. */
  readonly known: Bits

  constructor(location: string, documents: Documents) {
    this.documents = documents
    this.home = location === '' ? undefined : spotsIn(location)[0]
    const words = this.home === undefined ? 0 : wordsFor(documents.count)
    const sets = Array.from({ length: 4 }, () => new Uint32Array(words))
    const [town, commute, region, known] = sets as [Bits, Bits, Bits, Bits]
    this.town = town
    this.commute = commute
    this.region = region
    this.known = known
    if (this.home === undefined) return
    const bands = this.bandsOfPlaces(this.home.spot)
    const places = documents.place.values
    for (let document = 0; document < documents.count; document += 1) {
      const band = bands[places[document] as number] as number
      if (band === 0) continue
      setBit(known, document)
      if (band > 1) setBit(region, document)
      if (band > 2) setBit(commute, document)
      if (band > 3) setBit(town, document)
    }
  }

  /** Per place 0 where no town of it is known, 1 beyond the region, 2 in it, 3 a daily way off, 4 in the town. */
  private bandsOfPlaces(home: number): Uint8Array {
    const { places } = this.documents
    const bands = new Uint8Array(places.count)
    for (let place = 0; place < bands.length; place += 1) {
      const km = places.kilometresTo(place, home, limits.region)
      if (Number.isNaN(km)) continue
      bands[place] = km > limits.region ? 1 : km > limits.commute ? 2 : km > limits.town ? 3 : 4
    }
    return bands
  }

  /** How far away a document's town is; undefined where that is not known. */
  awayOf(document: number): Away | undefined {
    if (this.home === undefined) return undefined
    const km = this.documents.places.kilometresTo(this.documents.place.values[document] ?? 0, this.home.spot)
    return Number.isNaN(km) ? undefined : { km: Math.round(km), from: this.home.text.split(/\s*[,(]/)[0] ?? '' }
  }
}
