import { countriesIn } from '@scry/vocabulary/countries'
import { countriesOfArea, countryPaths, type PlaceParts, pathOfReach, placePaths } from '@scry/vocabulary/place-paths'
import { placePart } from '@scry/vocabulary/places'
import { isPlaceNameAbroad, sameInListings } from '@scry/vocabulary/query-words'
import { stem } from '@scry/vocabulary/tokens'
import { type Bits, commonOf, countAllOf, subtract, unite } from '../store/bits.ts'
import { distancesFrom } from '../store/distance-sets.ts'
import type { Documents } from '../store/documents.ts'
import { remember } from '../store/remember.ts'
import type { TermDictionary } from '../store/term-dictionary.ts'
import type { TermSets } from '../store/term-sets.ts'
import { spotsIn } from '../store/towns.ts'
import { keyedFilters } from '../terms/keyed-filters.ts'
import { reachKey } from '../terms/skill-keys.ts'
import { areasNamed, type NamedPlace, nameOf } from './query-roles.ts'
import type { Slot } from './query-slots.ts'

/** Listings in a place that a search names and near it, the nearest first. */
export interface PlaceSets {
  /** In it, then a daily way off. */
  readonly there: readonly Bits[]
  /** In its region, then in its country. */
  readonly around: readonly Bits[]
}

/** States and provinces are known by their names in these countries. */
const countriesOfRegions = ['US', 'CA', 'AU', 'GB', 'DE', 'IN']
/** A town of the name with a smaller share of the listings of the best known one is not meant. */
const namesakesShare = 0.1

/** People search in few places; the sets of so many are kept. */
const keptPlaces = 48

const isCountry = (name: string): boolean => placePart(name) === 'country' || ['uk', 'usa', 'us', 'uae'].includes(name)

const placeKey = (place: PlaceParts): string => keyedFilters.place.keyOf(placePaths(place).at(-1)?.path ?? '')
/** What is worked on in a country, and from it. */
const keysOfCountry = (code: string): string[] => [keyedFilters.place.keyOf(pathOfReach(code)), reachKey(code)]

/** Says which listings are in the places of a search. */
export class MeantPlaces {
  private readonly documents: Documents
  private readonly dictionary: TermDictionary
  private readonly sets: TermSets
  private readonly kept = new Map<string, { readonly sets: PlaceSets; readonly version: number }>()

  constructor(documents: Documents, dictionary: TermDictionary, sets: TermSets) {
    this.documents = documents
    this.dictionary = dictionary
    this.sets = sets
  }

  /** Not to be changed; those asked for last are kept until a listing comes or goes. */
  of(place: NamedPlace): PlaceSets {
    const key = place.names
      .map((slots) =>
        slots.map(({ word, alternatives }) => [word, ...alternatives.map(({ term }) => term)].join(' ')).join('+'),
      )
      .join(',')
    const { version } = this.documents
    const known = this.kept.get(key)
    const sets = known?.version === version ? known.sets : this.read(place)
    remember(this.kept, key, { sets, version }, keptPlaces)
    return sets
  }

  private read({ names }: NamedPlace): PlaceSets {
    const text = names.map(nameOf).join(', ')
    const { countries } = countriesIn(text)
    const called = names.map((slots) => this.called(slots))
    const named = commonOf(called)
    const country = this.withAny(countries.flatMap(keysOfCountry))
    const [inner = []] = names
    const [town] = placePart(nameOf(inner)) === 'city' ? spotsIn(text) : []
    if (town === undefined) return { there: [named], around: [...called.slice(1), country] }
    const { known, region, commute, town: same } = distancesFrom(town.spot, this.documents)
    const far = named.slice()
    const near = named.slice()
    const away = known.slice()
    subtract(away, region)
    subtract(near, away)
    subtract(far, near)
    unite(near, same)
    const namesakes = commonOf([
      far,
      this.withAny(countryPaths.map((country) => placeKey({ city: nameOf(inner), country }))),
    ])
    if (countAllOf([namesakes]) > namesakesShare * countAllOf([near])) unite(near, namesakes)
    return { there: [near, commute], around: [region, ...called.slice(1), country] }
  }

  private withAny(keys: readonly string[]): Bits {
    const terms = new Set(keys.flatMap((key) => this.dictionary.find(key) ?? []))
    return this.sets.anyOf(
      [...terms].sort((a, b) => a - b),
      this.documents.count,
    )
  }

  /** Listings in a place of that name, wherever it lies. */
  private called(slots: readonly Slot[]): Bits {
    const name = nameOf(slots)
    const having = commonOf(
      slots.map((slot) => {
        const short = slot.alternatives.map(({ term }) => this.dictionary.keyOf(term))
        const names = [slot.word, ...sameInListings(slot.word)].flatMap((one) => [`@${one}`, `^${stem(one)}`])
        return this.withAny([...names, ...short.map((key) => `@${key}`)])
      }),
    ).slice()
    const regions =
      placePart(name) === 'region' ? countriesOfRegions.map((country) => placeKey({ region: name, country })) : []
    const own = isCountry(name) ? countriesIn(name.length < 4 ? name.toUpperCase() : name).countries : []
    const ofAreas = areasNamed(name).flatMap((area) => [
      reachKey(area),
      ...(countriesOfArea(pathOfReach(area)) ?? []).map(keyedFilters.place.keyOf),
    ])
    unite(having, this.withAny([...regions, ...own.flatMap(keysOfCountry), ...ofAreas]))
    if (slots.length !== 1 || !isPlaceNameAbroad(name)) return having
    // 'roma' is none of the towns in America that are called Rome.
    const abroad = having.slice()
    subtract(abroad, this.withAny(keysOfCountry('US')))
    return abroad
  }
}
