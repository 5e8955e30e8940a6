import type { PlaceReason } from '@scry/contracts/enumerations'
import { areasOf } from '@scry/vocabulary/countries'
import { placePart, withoutStreet } from '@scry/vocabulary/places'
import { isUnrestricted } from '../listing-input.ts'
import {
  type Bits,
  commonOf,
  countAllOf,
  hasBit,
  haveCommon,
  resized,
  subtract,
  unite,
  wordsFor,
} from '../store/bits.ts'
import { bandOfPlace, bands, type DistanceSets, distancesFrom } from '../store/distance-sets.ts'
import type { Documents } from '../store/documents.ts'
import { placeWords } from '../store/place-words.ts'
import { spotsIn } from '../store/towns.ts'
import { keyedFilters, unsaid } from '../terms/keyed-filters.ts'
import { fieldText, pointerTo, profilePointers } from '../terms/pointers.ts'
import { keysOfPerson, reachNames, reachOf } from '../terms/reach.ts'
import { reachKey, unionSite, unknownReach } from '../terms/skill-keys.ts'
import { type Ground, isJob, none } from './ground.ts'
import { kindOf, type Line } from './line.ts'
import type { ListingReading } from './listing-reading.ts'
import { mostPlaceLoss } from './points.ts'

/** Thousandths of a point. */
const placePoints = {
  unknown: 0,
  'remote-wanted': 8_000,
  'same-place': 8_000,
  commute: 7_000,
  remote: 4_000,
  'remote-unsaid': 0,
  'remote-bound': 0,
  'remote-abroad': -mostPlaceLoss,
  'same-region': 2_000,
  'same-country': 0,
  unsaid: 0,
  'same-union': -2_000,
  abroad: -mostPlaceLoss,
  'other-mode': -5_000,
  elsewhere: -5_000,
} as const satisfies Record<PlaceReason, number>

/** Reasons that are a matter of distance. */
const onSiteReasons: ReadonlySet<PlaceReason> = new Set(['same-place', 'commute', 'same-region', 'same-country'])
/** Reasons for which a listing is known to be open to the person without another country's language. */
const atHomeReasons: ReadonlySet<PlaceReason> = new Set([...onSiteReasons, 'remote', 'remote-wanted'])
/** Of remote work that does not say from where, this share is taken to be open to every country. */
const openShare = 0.25
/** So many listings count as the person's country before any is known, since a host starts with what is near. */
const fewListings = 50
/** Steps of what is expected of a place that is not stated, so that a few listings more or less change nothing. */
const expectedStep = 500
const expected = (here: number, away: number, share: number): number =>
  Math.round((share * here + (1 - share) * away) / expectedStep) * expectedStep

/** The parts behind a city that name less than a country. */
const regionsOf = (parts: readonly string[]): string =>
  parts.filter((part) => placePart(part) !== 'country' && !/^\s*(?:US|USA|UK|UAE)\b/.test(part)).join(' ')

/** Reasons to which the countries of a listing belong. */
const countryReasons: ReadonlySet<PlaceReason> = new Set([
  'remote',
  'remote-wanted',
  'remote-bound',
  'remote-abroad',
  'abroad',
  'same-union',
])

/** What is said by distance where that is known, else by name. */
const decided = (byName: Bits, known: Bits, byDistance: Bits): Bits => {
  if (known.length === 0) return byName
  const found = resized(byName, known.length * 32).slice()
  subtract(found, known)
  unite(found, byDistance)
  return found
}

/** How far a listing's town lies from a person's. */
interface Away {
  km: number
  /** The person's town as they wrote it. */
  from: string
}

/** How far listings are from where a person is, as far as the table of towns has both. */
class Distances {
  private readonly home: { readonly text: string; readonly spot: number } | undefined
  private readonly documents: Documents
  /** Per place one more than its band; 0 until somebody asks. */
  private readonly known: Uint8Array

  constructor(location: string, documents: Documents) {
    this.documents = documents
    this.home = location === '' ? undefined : spotsIn(location)[0]
    this.known = new Uint8Array(this.home === undefined ? 0 : documents.places.count)
  }

  get hasHome(): boolean {
    return this.home !== undefined
  }

  bandOf(document: number): number {
    return this.bandOfPlace(this.documents.place.values[document] ?? 0)
  }

  private bandOfPlace(place: number): number {
    if (this.home === undefined) return bands.unknown
    const known = this.known[place] ?? 0
    if (known > 0) return known - 1
    const band = bandOfPlace(this.documents, place, this.home.spot)
    this.known[place] = band + 1
    return band
  }

  sets(): DistanceSets {
    const none = new Uint32Array(0)
    return this.home === undefined
      ? { known: none, region: none, commute: none, town: none }
      : distancesFrom(this.home.spot, this.documents)
  }

  /** How far away a document's town is; undefined where that is not known. */
  awayOf(document: number): Away | undefined {
    if (this.home === undefined) return undefined
    const km = this.documents.places.kilometresTo(this.documents.place.values[document] ?? 0, this.home.spot)
    return Number.isNaN(km) ? undefined : { km: Math.round(km), from: this.home.text.split(/\s*[,(]/)[0] ?? '' }
  }
}

/** Weighs the places of all listings for one person. */
export class PlaceJudge {
  readonly documents: Documents
  private readonly wantsRemote: boolean
  private readonly hasPlace: boolean
  /** The person's country is known. */
  private readonly hasCountry: boolean
  /** Listings in the person's town and in their region by name, which counts where no distance is known. */
  private readonly sameName: Bits
  private readonly nearName: Bits
  private readonly distances: Distances
  private knownSets: DistanceSets | undefined
  /** Listings bound to the person's country or an area with it in. */
  private readonly within: Bits
  /** Listings bound to no country that is known. */
  private readonly unbound: Bits
  /** Remote work that does not say from which countries. */
  private readonly unsaid: Bits
  /** Work on site in the European Union, for whoever lives in it. */
  private readonly union: Bits
  /** Points of a listing that does not say where: what those that do say would bring on average. */
  private readonly unsaidPoints: { readonly remote: number; readonly onSite: number }
  /** The most that any place can bring this person. */
  readonly most: number
  /** Listings that are not bound to other countries than the person's; empty when that is not known of any. */
  readonly reach: Bits
  /** Says all of the person that places are weighed by. */
  readonly name: string
  /** Sets of better places by what is in them. */
  private readonly better: Bits[] = []

  constructor(ground: Ground) {
    const { profile, documents, dictionary, sets } = ground
    this.documents = documents
    const location = isUnrestricted(profile.location) ? '' : withoutStreet(profile.location ?? '')
    this.wantsRemote = /\bremote\b/i.test(location)
    const [first = '', ...rest] = location.split(/[,(/]/)
    const city = placeWords(first)
    this.hasPlace = placeWords(location).length > 0
    const withAny = (keys: readonly string[]): Bits =>
      sets.anyOf(
        keys.flatMap((key) => dictionary.find(key) ?? []),
        documents.count,
      )
    const own = location === '' ? [] : keysOfPerson(location)
    this.hasCountry = own.length > 0
    this.within = this.hasCountry ? withAny(own.map(reachKey)) : none
    this.unbound = this.hasPlace || this.wantsRemote || this.hasCountry ? withAny([reachKey(unknownReach)]) : none
    this.unsaid = this.hasCountry ? withAny([keyedFilters.remoteWithin.keyOf(unsaid)]) : none
    this.union = own.includes('eu') ? withAny([reachKey(unionSite)]) : none
    this.distances = new Distances(location, documents)
    // 'France' alone is no town.
    const part = placePart(first)
    const isWide = !this.distances.hasHome && part !== null && part !== 'city'
    this.sameName = isWide ? none : commonOf(city.map((word) => withAny([`@${word}`])))
    const around = placeWords(regionsOf(isWide ? [first, ...rest] : rest))
    this.nearName = withAny(around.map((word) => `@${word}`))
    this.reach = this.hasCountry ? withAny([reachKey(unknownReach), ...own.map(reachKey)]) : none
    this.unsaidPoints = this.expectedPoints()
    this.name = JSON.stringify([profile.location, this.unsaidPoints])
    this.most = this.hasPlace || this.hasCountry || this.wantsRemote ? placePoints['same-place'] : 0
  }

  /** Sets by distance are made for whoever ranks all listings; to explain some of them these are looked at one by one. */
  private get byDistance(): DistanceSets {
    this.knownSets ??= this.distances.sets()
    return this.knownSets
  }

  /** The most that the place of a listing outside of `reach` can bring. */
  get mostBeyond(): number {
    if (this.union.length === 0) return placePoints.abroad
    return haveCommon([this.union, this.byDistance.commute]) ? placePoints.commute : placePoints['same-union']
  }

  private expectedPoints() {
    if (!this.hasCountry) return { remote: 0, onSite: 0 }
    const { live } = this.documents
    const unbound = countAllOf([live, this.unbound])
    const here = countAllOf([live, this.within])
    const share = (here + fewListings) / (this.documents.liveCount - unbound + fewListings)
    const { remote, 'same-country': movable, abroad, 'remote-abroad': beyond } = placePoints
    return {
      remote: expected(remote, beyond, share + (1 - share) * openShare) - expectedStep,
      onSite: expected(movable, abroad, share),
    }
  }

  /** Why a document's place suits or does not. */
  reasonFor(document: number): PlaceReason {
    const { workplace } = this.documents.facets
    const mode = workplace.values[workplace.codes[document] ?? 0] ?? ''
    const isRemote = mode === 'remote'
    const isBound = this.unbound.length > 0 && !hasBit(this.unbound, document)
    const isAbroad = isBound && this.hasCountry && !hasBit(this.within, document)
    if (isAbroad && isRemote) return 'remote-abroad'
    const inUnion = isAbroad && this.union.length > 0 && hasBit(this.union, document)
    if (isAbroad && !inUnion) return 'abroad'
    if (isRemote) {
      if (isBound && !this.hasCountry) return 'remote-bound'
      if (this.wantsRemote) return 'remote-wanted'
      if (this.unsaid.length > 0 && hasBit(this.unsaid, document)) return 'remote-unsaid'
      return this.hasPlace || this.hasCountry ? 'remote' : 'unknown'
    }
    if (!this.hasPlace && !this.hasCountry) return this.wantsRemote && mode !== '' ? 'other-mode' : 'unknown'
    const band = this.distances.bandOf(document)
    const isKnown = band !== bands.unknown
    if (inUnion && band < bands.commute) return 'same-union'
    if (isKnown ? band === bands.town : hasBit(this.sameName, document)) return 'same-place'
    if (band === bands.commute) return 'commute'
    if (isKnown ? band === bands.region : hasBit(this.nearName, document)) return 'same-region'
    if (isBound && this.hasCountry) return 'same-country'
    // What no table of places knows and that names no country is no place to be far from: 'Field Support', 'Cornwall Centre'.
    if (this.documents.hasPlace(document) && (isKnown || !this.hasCountry)) return 'elsewhere'
    return this.hasCountry && isJob(this, document) ? 'unsaid' : 'unknown'
  }

  /** How far a document's town is from the person's, where both are known and the way counts. */
  awayOf(document: number): Away | undefined {
    return onSiteReasons.has(this.reasonFor(document)) ? this.distances.awayOf(document) : undefined
  }

  /** Whether a document is known to be in the person's country or open to it. */
  isInCountry(document: number): boolean {
    return atHomeReasons.has(this.reasonFor(document))
  }

  /** Whether a document is bound to other countries than the person's, and to none of a union with it. */
  isFar(document: number): boolean {
    if (!this.hasCountry || hasBit(this.unbound, document) || hasBit(this.within, document)) return false
    return this.union.length === 0 || !hasBit(this.union, document)
  }

  pointsFor(document: number): number {
    if (this.most === 0) return 0
    const reason = this.reasonFor(document)
    if (reason === 'remote-unsaid') return this.unsaidPoints.remote
    if (reason === 'unsaid' || (reason === 'elsewhere' && this.hasCountry)) return this.unsaidPoints.onSite
    return placePoints[reason]
  }

  /** Sets, not to be changed, that have every document in common whose place can bring so many points; none for any document. */
  setsAbove(points: number): Bits[] {
    return [
      ...(this.reach.length > 0 && points > this.mostBeyond ? [this.reach] : []),
      ...(this.most > 0 && points > 0 ? [this.betterThan(points - 1)] : []),
    ]
  }

  /** The documents whose place can bring more than `points`, 0 or more, not to be changed. */
  betterThan(points: number): Bits {
    const mostRemote = this.wantsRemote ? this.most : placePoints.remote
    const isNear = points < placePoints['same-region']
    const isCommute = points < placePoints.commute
    const kinds = (isNear ? 1 : 0) + (points < mostRemote ? 2 : 0) + (isCommute ? 4 : 0)
    const known = this.better[kinds]
    if (known !== undefined) return known
    const found: Bits = new Uint32Array(wordsFor(this.documents.count))
    const { known: measured, region, commute, town } = this.byDistance
    unite(found, decided(this.sameName, measured, town))
    if (isCommute) unite(found, commute)
    if (isNear) unite(found, decided(this.nearName, measured, region))
    const { workplace } = this.documents.facets
    const remote = workplace.sets[workplace.codeOf('remote') ?? -1]
    if (remote !== undefined && points < mostRemote) unite(found, remote)
    this.better[kinds] = found
    return found
  }
}

/** A listing in London, Madrid or Berlin is in the union by two of the three. */
const isInUnion = (key: string): boolean => key === 'eu' || areasOf(key).includes('eu')

/** What was read of a listing's place: the words that say it are pointed at, and a country it is bound to is named. */
export const placeLine = (
  document: number,
  places: PlaceJudge,
  ground: Ground,
  reading: ListingReading | undefined,
): Line => {
  const { profile, documents } = ground
  const { workplace } = documents.facets
  const reason = places.reasonFor(document)
  const points = places.pointsFor(document)
  const mode = workplace.values[workplace.codes[document] ?? 0]
  const text = reading?.listing ?? { title: '', location: documents.placeOf(document) }
  const reach = reading?.reach(mode) ?? reachOf({ ...text, workplace: mode })
  const bound =
    isJob(ground, document) && reach.within.length > 0 && (countryReasons.has(reason) || reach.field !== 'location')
  const words = fieldText(text, reach.field) ?? ''
  const away = places.awayOf(document)
  return {
    factor: 'place',
    reason,
    within: bound ? reachNames(reason === 'same-union' ? reach.within.filter(isInUnion) : reach.within) : [],
    ...(away && { away }),
    thousandths: points,
    kind: kindOf(points, reason !== 'unknown' && reason !== 'remote-bound'),
    profile: profilePointers(profile, { path: 'location' }),
    listing:
      reading && words !== '' && reach.end > reach.start ? [pointerTo(reach.field, words, reach.start, reach.end)] : [],
  }
}
