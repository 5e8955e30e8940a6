import { countriesIn } from '@scry/vocabulary/countries'
import { occupationOfWork } from '@scry/vocabulary/occupations'
import { placePart } from '@scry/vocabulary/places'
import { roleOfWord, sameInListings, type WordRole } from '@scry/vocabulary/query-words'
import { occupationWords } from '@scry/vocabulary/titles'
import type { Slot } from './query-slots.ts'

/** The words of a search by what they say of the listings that are meant. */
export interface QueryRoles extends Record<Exclude<WordRole, 'idle'>, Slot[]> {
  /** What is looked for: a trade, a subject, a skill, an employer. Its words are meant together. */
  work: Slot[]
  /** The occupation that these words name. */
  occupation: string | undefined
  /** What stands beside the words of an occupation. */
  beside: Slot[]
  places: NamedPlace[]
}

/** A place that words name: 'austin texas'. */
export interface NamedPlace {
  /** Its name, and where a region or a country stands behind it the name of that: 'austin', 'texas'. */
  readonly names: readonly Slot[][]
}

export const slotsOf = ({ names }: NamedPlace): Slot[] => names.flat()
export const nameOf = (slots: readonly Slot[]): string => slots.map(({ word }) => word).join(' ')

export const isYear = /^20\d\d$/
/** A place is named in so many words at most. */
const mostPlaceWords = 3

/** The areas of several countries that a text is the name of: 'europe'. */
export const areasNamed = (name: string): readonly string[] => {
  const { areas, countries } = countriesIn(name)
  return countries.length === 0 ? areas : []
}

const isPlace = (slots: readonly Slot[]): boolean => {
  // '2026 Texas' reads like a postcode before a town.
  if (slots.some(({ word }) => isYear.test(word))) return false
  // 'New' says nothing alone, and a part of the name in 'New Jersey'.
  if (slots.every(({ word }) => roleOfWord(word) === 'idle')) return false
  const name = nameOf(slots)
  const [other] = slots.length === 1 ? sameInListings(name) : []
  if (slots.length === 1 && areasNamed(name).length > 0) return true
  return [name, other].some((one) => one !== undefined && !['remote', null].includes(placePart(one)))
}

/** Whether a place lies in the one that is named right behind it. */
const isIn = (inner: readonly Slot[], outer: readonly Slot[]): boolean =>
  placePart(nameOf(inner)) === 'city' && ['region', 'country'].includes(placePart(nameOf(outer)) ?? '')

/** The places that words name, and the other words. */
const placesIn = (slots: readonly Slot[], isTaken: (slot: Slot) => boolean) => {
  const places: NamedPlace[] = []
  const others: Slot[] = []
  let before: Slot[][] | undefined
  for (let at = 0; at < slots.length; ) {
    let count = Math.min(mostPlaceWords, slots.length - at)
    const named = () => slots.slice(at, at + count)
    while (count > 0 && (named().some(isTaken) || !isPlace(named()))) count -= 1
    const [inner] = before ?? []
    if (count > 0 && before?.length === 1 && inner && isIn(inner, named())) before.push(named())
    else if (count > 0) {
      before = [named()]
      places.push({ names: before })
    } else {
      before = undefined
      others.push(slots[at] as Slot)
    }
    at += Math.max(1, count)
  }
  return { places, others }
}

/** Words that name an occupation; one word alone may say a level or a time instead. */
const occupationSlots = (slots: readonly Slot[]): Slot[] => {
  const named = slots.filter(({ word }) => roleOfWord(word) !== 'internship')
  const words = occupationWords(named.map(({ word }) => word).join(' '))
  const those = named.filter(({ word }) => words.includes(word))
  return those.length > 1 || those.every(({ word }) => roleOfWord(word) === undefined) ? those : []
}

/** The words without which the others would not name the occupation. */
export const wordsNaming = (occupation: string, slots: readonly Slot[]): Slot[] =>
  slots.reduce<Slot[]>(
    (left, slot) => {
      const others = left.filter((other) => other !== slot)
      const isNamed = occupationOfWork(others.map(({ word }) => word).join(' ')) === occupation
      return isNamed ? others : left
    },
    [...slots],
  )

/** What a word says beside others; 'stage' is an internship beside words of another language. */
const roleBeside = ({ word }: Slot, slots: readonly Slot[]): WordRole | undefined => {
  const isInternship = () =>
    sameInListings(
      word,
      slots.map((slot) => slot.word),
    ).includes('internship')
  return roleOfWord(word) ?? (isInternship() ? 'internship' : undefined)
}

/** Says what each word of a search says. */
export const rolesOf = (slots: readonly Slot[]): QueryRoles => {
  const titled = occupationSlots(slots)
  const { places, others } = placesIn(
    slots,
    (slot) =>
      (titled.length > 1 && titled.includes(slot)) || !['condition', 'idle', undefined].includes(roleOfWord(slot.word)),
  )
  const named = occupationSlots(others)
  const roles: QueryRoles = {
    work: [],
    occupation: undefined,
    beside: [],
    places,
    internship: [],
    apprenticeship: [],
    level: [],
    condition: [],
  }
  const idle: Slot[] = []
  for (const slot of others) {
    const role = named.includes(slot) ? undefined : roleBeside(slot, slots)
    if (role === undefined) roles.work.push(slot)
    else if (role === 'idle') idle.push(slot)
    else roles[role].push(slot)
  }
  roles.occupation = occupationOfWork(roles.work.map(({ word }) => word).join(' '))
  if (roles.occupation !== undefined && named.length > 0) {
    roles.beside = roles.work.filter((slot) => !named.includes(slot))
    roles.work = named
  }
  // What says nothing beside others is what is looked for where it stands alone.
  if (
    Object.values(roles)
      .flat()
      .every((one) => one === undefined)
  )
    roles.work = idle
  return roles
}
