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
  /** Places, each with its words. */
  places: Slot[][]
}

/** A place is named in so many words at most. */
const mostPlaceWords = 3

const isPlace = (slots: readonly Slot[]): boolean => {
  // 'New' says nothing alone, and a part of the name in 'New Jersey'.
  if (slots.every(({ word }) => roleOfWord(word) === 'idle')) return false
  const name = slots.map(({ word }) => word).join(' ')
  const [other] = slots.length === 1 ? sameInListings(name) : []
  return [name, other].some((one) => one !== undefined && !['remote', null].includes(placePart(one)))
}

/** The places that words name, and the other words. */
const placesIn = (slots: readonly Slot[], isTaken: (slot: Slot) => boolean) => {
  const places: Slot[][] = []
  const others: Slot[] = []
  for (let at = 0; at < slots.length; ) {
    let count = Math.min(mostPlaceWords, slots.length - at)
    const named = () => slots.slice(at, at + count)
    while (count > 0 && (named().some(isTaken) || !isPlace(named()))) count -= 1
    if (count > 0) places.push(named())
    else others.push(slots[at] as Slot)
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
