import type { TypeReason } from '@scry/contracts/enumerations'
import type { MatchPointer } from '@scry/contracts/match'
import { type ClassYearDemand, findClassYear } from '@scry/vocabulary/class-year'
import { Cues } from '@scry/vocabulary/cues'
import type { ListingText } from '../listing-input.ts'
import type { Bits } from '../store/bits.ts'
import type { Demand } from '../store/demand-classes.ts'
import { descriptionPointer } from '../terms/pointers.ts'
import { classYearKey } from '../terms/skill-keys.ts'
import type { Background, Capacity } from './background.ts'
import { documentsWith, type Ground, isIn, isJob, none } from './ground.ts'
import { kindOf, type Line } from './line.ts'
import type { ListingReading } from './listing-reading.ts'
import { isStudying, type ProfileInput } from './profile-input.ts'

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

const classYearPointers = (listing: ListingText): MatchPointer[] => {
  const demand = classYearOf(listing)
  return demand ? [descriptionPointer(listing, demand.start, demand.end)] : []
}

/** Most studies name their end by the year only, and ends of terms differ: so many months apart is the same class. */
const sameClass = 7
/** Bounds further from a person's graduation than this are not looked for. */
const furthest = 72
/** Numbers of months left that listings' words stand for. */
const stepsLeft = [12, 15, 22, 26]

const monthOf = (instant: number): number => {
  const date = new Date(instant)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The documents that ask for students of another year than the person's; none for a person who does not study. */
const forOtherYears = (ground: Ground): Bits => {
  const { profile, now } = ground
  if (!isStudying(profile, now)) return none
  // An instant after the end of studies is the first of the month that follows.
  const end = monthOf((profile.graduates ?? 0) - 1)
  const keys: string[] = []
  for (let away = sameClass; away <= furthest; away += 1)
    keys.push(classYearKey('until', end - away), classYearKey('from', end + away))
  for (const most of stepsLeft) if (end - monthOf(now) > most) keys.push(classYearKey('left', most))
  return documentsWith(keys, ground)
}

/** Studies that end later than this hold a person back from full-time work. */
const nearGraduation = 270 * 86_400_000

/**
 * Why a kind of employment suits or does not: internships do whoever studies, and do not whoever has worked for years in
 * the field. What a list is filtered by says nothing here: a listing has one score wherever it is shown.
 */
const typeReason = (profile: ProfileInput, { rank }: Capacity, listed: string, now: number): TypeReason => {
  if (listed === 'volunteer') return 'unpaid'
  const left = profile.graduates === null || profile.graduates === undefined ? 0 : profile.graduates - now
  if (left > 0) {
    if (left <= nearGraduation) return 'unknown'
    return listed === 'internship'
      ? 'studying'
      : listed === 'full-time'
        ? 'studying-full-time'
        : listed === ''
          ? 'studying-unsaid'
          : 'unknown'
  }
  return listed === 'internship' && rank !== undefined && rank >= 1 ? 'past-internships' : 'unknown'
}

/** Points for the kind of employment. */
const typePoints: Readonly<Record<TypeReason, number>> = {
  studying: 5_000,
  'studying-full-time': -6_000,
  // Most of what does not say is full-time.
  'studying-unsaid': -4_000,
  'other-year': -6_000,
  'past-internships': -6_000,
  unpaid: -6_000,
  unknown: 0,
}

/** The kind of employment, and the year of study that an internship asks for. */
export const typeFactor = (ground: Ground, background: Background) => {
  const { profile, now } = ground
  const { type } = ground.documents.facets
  const otherYears = forOtherYears(ground)
  const byType = background.all.map((capacity) =>
    type.values.map((value) => (value === '' ? 0 : typePoints[typeReason(profile, capacity, value, now)])),
  )
  const most = byType.map((points) => Math.max(...points))
  const of = (at: number, demand: Demand): number => byType[at]?.[demand.type] ?? 0
  const reasonFor = (document: number): TypeReason => {
    if (isIn(otherYears, document)) return 'other-year'
    const value = type.values[type.codes[document] ?? 0] ?? ''
    if (value === '' && !isJob(ground, document)) return 'unknown'
    return typeReason(profile, background.capacityFor(document), value, now)
  }
  return {
    of,
    reasonFor,
    mostOf: (at: number): number => most[at] as number,
    pointsFor: (document: number, at: number, demand: Demand): number =>
      demand.type === 0 || isIn(otherYears, document) ? typePoints[reasonFor(document)] : of(at, demand),
    lines(document: number, reading: ListingReading | undefined): Line[] {
      const value = type.values[type.codes[document] ?? 0] ?? ''
      const reason = reasonFor(document)
      const thousandths = typePoints[reason]
      if (thousandths === 0 && !isJob(ground, document)) return []
      return [
        {
          factor: 'type',
          type: value === '' ? null : value,
          reason,
          thousandths,
          kind: kindOf(thousandths),
          listing: reading && reason === 'other-year' ? reading.of(classYearPointers) : [],
        },
      ]
    },
  }
}
