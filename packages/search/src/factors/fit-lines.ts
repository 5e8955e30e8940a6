import type { PlaceReason } from '@scry/contracts/enumerations'
import type { MatchPointer } from '@scry/contracts/match'
import { isUnrestricted, type ListingText } from '../listing-input.ts'
import type { Documents } from '../store/documents.ts'
import { descriptionPointer, fieldText, pointerTo, profilePointers, titlePointer } from '../terms/pointers.ts'
import { reachNames, reachOf } from '../terms/reach.ts'
import { classYearOf } from './class-year.ts'
import {
  backgroundPoints,
  deadlinePoints,
  experiencePoints,
  freshnessPoints,
  levelPoints,
  studyPoints,
  typePoints,
} from './fit-points.ts'
import { languageLines } from './language-lines.ts'
import type { Line } from './line.ts'
import type { ListingReading } from './listing-reading.ts'
import { levelRank } from './profile-input.ts'
import type { RecommendPlan } from './recommend-plan.ts'

/** Reasons to which the countries of a listing belong. */
const countryReasons: ReadonlySet<PlaceReason> = new Set([
  'remote',
  'remote-wanted',
  'remote-bound',
  'remote-abroad',
  'abroad',
  'same-union',
])
const kindOf = (points: number, known: boolean): Line['kind'] => (!known ? 'unknown' : points < 0 ? 'gap' : 'reason')

/** Everything about a document that is no sum over terms, but its dates. */
export const fitLines = (
  documents: Documents,
  document: number,
  plan: RecommendPlan,
  reading: ListingReading | undefined,
): Line[] => {
  const { profile } = plan
  const { facets } = documents
  const listing = reading?.listing
  const lines: Line[] = []
  const ownLevel = profilePointers(profile, { path: 'level' })
  const ownYears = fieldText(profile, 'years') === undefined ? ownLevel : profilePointers(profile, { path: 'years' })

  const capacity = plan.capacityFor(document)
  const years = documents.yearsOf(document)
  const experience = experiencePoints(capacity, years)
  const background = backgroundPoints(capacity)
  if (background !== 0) {
    const isOfOtherStudies = plan.isOfOtherStudies(document)
    lines.push({
      factor: 'background',
      other: isOfOtherStudies
        ? 'studies'
        : plan.isOfOtherLicense(document)
          ? 'license'
          : plan.isOfLicenseAbroad(document)
            ? 'license-abroad'
            : capacity.isOther
              ? 'field'
              : 'occupation',
      thousandths: background,
      kind: 'gap',
      profile: profilePointers(profile, { path: isOfOtherStudies ? 'subjects.0' : 'titles.0' }),
      listing: isOfOtherStudies
        ? (reading?.studies ?? [])
        : listing
          ? [titlePointer(listing, 0, listing.title.length)]
          : [],
    })
  }
  lines.push({
    factor: 'experience',
    years: years < 0 ? null : years,
    other_field: capacity.isOther === true && experience < 0,
    thousandths: experience,
    kind: kindOf(experience, experience !== 0),
    profile: ownYears,
    listing: reading && years >= 0 ? reading.years : [],
  })

  const listed = plan.levelFor(document)
  const points = levelPoints(capacity, listed)
  const known = capacity.rank !== undefined && levelRank(listed) !== undefined
  lines.push({
    factor: 'level',
    level: listed === '' ? null : listed,
    own_known: capacity.rank !== undefined,
    other_field: known && capacity.isOther === true && points < 0,
    thousandths: points,
    kind: kindOf(points, known),
    profile: ownLevel,
  })

  lines.push(placeLine(documents, document, plan, reading))

  const type = facets.type.values[facets.type.codes[document] ?? 0] ?? ''
  const typeReason = plan.typeReasonFor(document)
  const typed = typePoints[typeReason]
  const isJob = facets.kind.values[facets.kind.codes[document] ?? 0] !== 'hackathon'
  if (isJob || typed !== 0) {
    lines.push({
      factor: 'type',
      type: type === '' ? null : type,
      reason: typeReason,
      thousandths: typed,
      kind: kindOf(typed, typed !== 0),
      profile: profilePointers(profile, { path: 'jobType' }),
      listing: listing && typeReason === 'other-year' ? classYearPointers(listing) : [],
    })
  }

  const degree = documents.degree.values[document] ?? 0
  const study = studyPoints(profile, degree)
  if (degree > 0) {
    lines.push({
      factor: 'study',
      degree,
      thousandths: study,
      kind: kindOf(study, study !== 0),
      profile: profilePointers(profile, { path: 'degree' }),
      listing: reading ? reading.degree : [],
    })
  }
  return [...lines, ...languageLines(document, plan, reading)]
}

/** What was read of a listing's place: the words that say it are pointed at, and a country it is bound to is named. */
const placeLine = (
  documents: Documents,
  document: number,
  plan: RecommendPlan,
  reading: ListingReading | undefined,
): Line => {
  const { workplace, kind } = documents.facets
  const { profile, places } = plan
  const reason = places.reasonFor(document)
  const points = places.pointsFor(document)
  const byMode = reason.endsWith('mode') || reason === 'remote-instead'
  const asked = byMode && !isUnrestricted(profile.preferredMode) ? 'preferredMode' : 'location'
  const mode = workplace.values[workplace.codes[document] ?? 0]
  const text = reading?.listing ?? { title: '', location: documents.placeOf(document) }
  const reach = reading?.reach(mode) ?? reachOf({ ...text, workplace: mode })
  const isJob = kind.values[kind.codes[document] ?? 0] === 'job'
  const bound = isJob && reach.within.length > 0 && (countryReasons.has(reason) || reach.field !== 'location')
  const words = fieldText(text, reach.field) ?? ''
  const away = places.awayOf(document)
  return {
    factor: 'place',
    reason,
    within: bound ? reachNames(reach.within) : [],
    ...(away && { away }),
    thousandths: points,
    kind: kindOf(points, reason !== 'unknown' && reason !== 'remote-bound'),
    profile: profilePointers(profile, { path: asked }),
    listing:
      reading && words !== '' && reach.end > reach.start ? [pointerTo(reach.field, words, reach.start, reach.end)] : [],
  }
}

/** What the dates of a document are worth; `now` in milliseconds. */
export const timeLines = (documents: Documents, document: number, plan: RecommendPlan, now: number): Line[] => {
  const seconds = now / 1000
  const posted = documents.posted.values[document] ?? 0
  const deadline = documents.deadline.values[document] ?? 0
  const fresh = freshnessPoints(posted, seconds)
  const closing = deadlinePoints(deadline, seconds)
  const days = Math.max(0, Math.floor((seconds - posted) / 86_400))
  const lines: Line[] = [
    {
      factor: 'freshness',
      days: posted === 0 ? null : days,
      thousandths: fresh,
      kind: posted === 0 ? 'unknown' : 'reason',
    },
  ]
  const unconfirmed = plan.unconfirmedPointsFor(document)
  if (unconfirmed < 0) lines.push({ factor: 'unconfirmed', thousandths: unconfirmed, kind: 'gap' })
  const told = plan.told.of(document)
  if (told.length > 0)
    lines.push({ factor: 'told', about: told, thousandths: plan.toldPointsFor(document), kind: 'gap' })
  if (closing > 0) {
    const left = Math.ceil((deadline - seconds) / 86_400)
    lines.push({
      factor: 'deadline',
      days: left,
      thousandths: closing,
      kind: 'reason',
    })
  }
  return lines
}

const classYearPointers = (listing: ListingText): MatchPointer[] => {
  const demand = classYearOf(listing)
  return demand ? [descriptionPointer(listing, demand.start, demand.end)] : []
}
