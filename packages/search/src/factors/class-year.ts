import { type ClassYearDemand, findClassYear } from '@scry/vocabulary/class-year'
import { Cues } from '@scry/vocabulary/cues'
import type { ListingText } from '../listing-input.ts'
import type { Bits } from '../store/bits.ts'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import type { TermSets } from '../store/term-sets.ts'
import { classYearKey } from '../terms/skill-keys.ts'
import type { ProfileInput } from './profile-input.ts'

/** Most studies name their end by the year only, and ends of terms differ: so many months apart is the same class. */
const sameClass = 7
/** Bounds further from a person's graduation than this are not looked for. */
const furthest = 72
/** Numbers of months left that listings' words stand for. */
const stepsLeft = [12, 15, 22, 26]

/** What a listing asks of a student's year; null for nothing. */
export const classYearOf = (
  { description }: Pick<ListingText, 'description'>,
  cues = new Cues(description ?? ''),
): ClassYearDemand | null => findClassYear(description ?? '', cues)

/** The keys under which a listing's demand is found. */
export const classYearKeys = ({ from, until, mostLeft }: ClassYearDemand): string[] => [
  ...(from === undefined ? [] : [classYearKey('from', from)]),
  ...(until === undefined ? [] : [classYearKey('until', until)]),
  ...(mostLeft === undefined ? [] : [classYearKey('left', mostLeft)]),
]

const monthOf = (instant: number): number => {
  const date = new Date(instant)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The documents that ask for students of another year than the person's, not to be changed; empty for a person who does not study. */
export const forOtherYears = (
  { graduates }: ProfileInput,
  now: number,
  documents: number,
  dictionary: TermDictionary,
  sets: TermSets,
): Bits => {
  if (graduates === null || graduates === undefined || graduates <= now) return new Uint32Array(0)
  const terms: TermId[] = []
  const add = (bound: 'from' | 'until' | 'left', months: number) => {
    const term = dictionary.find(classYearKey(bound, months))
    if (term !== undefined) terms.push(term)
  }
  // An instant after the end of studies is the first of the month that follows.
  const end = monthOf(graduates - 1)
  for (let away = sameClass; away <= furthest; away += 1) {
    add('until', end - away)
    add('from', end + away)
  }
  for (const most of stepsLeft) if (end - monthOf(now) > most) add('left', most)
  return sets.anyOf(terms, documents)
}
