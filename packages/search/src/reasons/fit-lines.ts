import type { MatchPointer } from '@scry/contracts/match'
import { isUnrestricted, type ListingText } from '../listing-input.ts'
import { levelRank } from '../profile-input.ts'
import { classYearOf } from '../recommendation/class-year-fit.ts'
import {
  backgroundPoints,
  deadlinePoints,
  experiencePoints,
  freshnessPoints,
  levelPoints,
  studyPoints,
  type TypeReason,
  typePoints,
} from '../recommendation/fit-points.ts'
import type { PlaceReason } from '../recommendation/place-fit.ts'
import type { RecommendPlan } from '../recommendation/recommend-plan.ts'
import type { Documents } from '../store/documents.ts'
import { reachName, reachOf } from '../terms/reach.ts'
import { languageLines } from './language-lines.ts'
import type { Line } from './line.ts'
import type { ListingReading } from './listing-reading.ts'
import { descriptionPointer, fieldText, pointerTo, profilePointers, titlePointer } from './pointers.ts'

const degreeNames = [
  '',
  'a school diploma',
  'two years of college',
  "a bachelor's degree",
  "a master's degree",
  'a doctorate',
]
const placeLabels: Record<PlaceReason, string> = {
  unknown: 'Place is not known on one side',
  remote: 'Remote',
  'remote-wanted': 'Remote, as you wish',
  'remote-instead': 'Remote, where you prefer to be on site',
  'same-place': 'In your place',
  'same-region': 'In your region',
  'same-country': 'Elsewhere in your country',
  'same-union': 'In another country of the European Union',
  abroad: 'In another country',
  'remote-bound': 'Remote; your country is not known',
  'remote-abroad': 'Remote, but not from your country',
  elsewhere: 'In another place',
  'preferred-mode': 'The way of working you prefer',
  'other-mode': 'Another way of working than you prefer',
}

/** Reasons to which the countries of a listing belong. */
const countryReasons: ReadonlySet<PlaceReason> = new Set([
  'remote',
  'remote-wanted',
  'remote-bound',
  'remote-abroad',
  'abroad',
  'same-union',
])
const typeNotes: Record<TypeReason, string> = {
  asked: ', as you ask',
  'not-asked': ', not what you ask for',
  studying: ', which suits your studies',
  'studying-full-time': ', before your studies end',
  'other-year': ', for students of another year',
  'past-internships': ', below your experience',
  unknown: '',
}

const plural = (count: number): string => (count === 1 ? '1 year' : `${count} years`)
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
  const elsewhere = capacity.isOther ? '; your experience is in another field' : ''
  const background = backgroundPoints(capacity)
  if (background !== 0) {
    const isOfOtherStudies = plan.isOfOtherStudies(document)
    lines.push({
      factor: 'background',
      label: isOfOtherStudies ? 'For students of other subjects' : 'Another field than your work and studies so far',
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
    label:
      years < 0
        ? 'Years of experience are not stated'
        : years === 0
          ? 'No experience asked for'
          : `Asks for ${plural(years)} of experience${experience < 0 ? elsewhere : ''}`,
    thousandths: experience,
    kind: kindOf(experience, experience !== 0),
    profile: ownYears,
    listing: reading && years >= 0 ? reading.years : [],
  })

  const level = facets.level.values[facets.level.codes[document] ?? 0] ?? ''
  const difficulty = facets.difficulty.values[facets.difficulty.codes[document] ?? 0] ?? ''
  // Of a level and a difficulty the one that fits less counts.
  const isHarder =
    level === '' || (difficulty !== '' && levelPoints(capacity, difficulty) < levelPoints(capacity, level))
  const listed = isHarder ? difficulty : level
  const points = levelPoints(capacity, listed)
  const known = capacity.rank !== undefined && levelRank(listed) !== undefined
  const unknown = known ? (points < 0 ? elsewhere : '') : '; yours is not known'
  lines.push({
    factor: 'level',
    label: listed === '' ? 'Level is not stated' : `Level: ${listed}${unknown}`,
    thousandths: points,
    kind: kindOf(points, known),
    profile: ownLevel,
  })

  lines.push(placeLine(documents, document, plan, reading))

  const type = facets.type.values[facets.type.codes[document] ?? 0] ?? ''
  const typeReason = plan.typeReasonFor(document)
  const typed = typePoints[typeReason]
  const untyped = typed === 0 ? 'Kind of employment is not stated' : 'For students of another year'
  const isJob = facets.kind.values[facets.kind.codes[document] ?? 0] !== 'hackathon'
  if (isJob || typed !== 0) {
    lines.push({
      factor: 'type',
      label: type === '' ? untyped : `Kind of employment: ${type}${typeNotes[typeReason]}`,
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
      label: `Asks for ${degreeNames[degree] ?? 'a degree'}`,
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
  return {
    factor: 'place',
    label: placeLabels[reason] + (bound ? ` (${reachName(reach.within)})` : ''),
    thousandths: points,
    kind: kindOf(points, reason !== 'unknown' && reason !== 'remote-bound'),
    profile: profilePointers(profile, { path: asked }),
    listing: reading && words !== '' ? [pointerTo(reach.field, words, reach.start, reach.end)] : [],
  }
}

/** What the dates of a document are worth; `now` in milliseconds. */
export const timeLines = (documents: Documents, document: number, now: number): Line[] => {
  const seconds = now / 1000
  const posted = documents.posted.values[document] ?? 0
  const deadline = documents.deadline.values[document] ?? 0
  const fresh = freshnessPoints(posted, seconds)
  const closing = deadlinePoints(deadline, seconds)
  const days = Math.max(0, Math.floor((seconds - posted) / 86_400))
  const lines: Line[] = [
    {
      factor: 'freshness',
      label:
        posted === 0
          ? 'Date of posting is not stated'
          : days === 0
            ? 'Posted today'
            : `Posted ${days === 1 ? 'yesterday' : `${days} days ago`}`,
      thousandths: fresh,
      kind: posted === 0 ? 'unknown' : 'reason',
    },
  ]
  if (closing > 0) {
    const left = Math.ceil((deadline - seconds) / 86_400)
    lines.push({
      factor: 'deadline',
      label: left <= 1 ? 'Closes within a day' : `Closes within ${left} days`,
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
