import type { Match, MatchContribution, MatchPointer } from '@scry/contracts/match'
import { requiredDegree } from '@scry/vocabulary/degrees'
import { requiredYears } from '@scry/vocabulary/years'
import { bandOf } from './bands.ts'
import { classYearOf } from './class-year-fit.ts'
import type { Documents } from './documents.ts'
import {
  backgroundPoints,
  base,
  deadlinePoints,
  experiencePoints,
  freshnessPoints,
  levelPoints,
  studyPoints,
  type TypeReason,
  typePoints,
} from './fit-points.ts'
import { isUnrestricted, type ListingText } from './listing-input.ts'
import type { PlaceReason } from './place-fit.ts'
import { descriptionPointer, fieldText, pointerTo, profilePointers, titlePointer, titlePointers } from './pointers.ts'
import { levelRank, type ProfilePlace } from './profile-input.ts'
import { reachName, reachOf } from './reach.ts'
import { interestPoints, type RecommendPlan, relevancePoints, type WeightedTerm } from './recommend-plan.ts'
import { SkillMentions } from './skill-mentions.ts'
import type { TermDictionary, TermId } from './term-dictionary.ts'

const shownGaps = 6
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

interface Line {
  factor: string
  label: string
  /** Thousandths of a point. */
  thousandths: number
  kind: MatchContribution['kind']
  profile?: MatchPointer[]
  listing?: MatchPointer[]
}

/** A line whose points are its share of a common sum of impacts. */
interface Shared {
  line: Line
  share: number
}

const plural = (count: number): string => (count === 1 ? '1 year' : `${count} years`)
const kindOf = (points: number, known: boolean): Line['kind'] => (!known ? 'unknown' : points < 0 ? 'gap' : 'reason')

/** Writes out why a document has its score, from the same impacts that ranked it. */
export class Explainer {
  private readonly documents: Documents
  private readonly dictionary: TermDictionary
  private readonly mentions = new SkillMentions()

  constructor(documents: Documents, dictionary: TermDictionary) {
    this.documents = documents
    this.dictionary = dictionary
  }

  /** `listing` is undefined when its text is not at hand; pointers into it are then left out. `now` in milliseconds. */
  explain(document: number, plan: RecommendPlan, listing: ListingText | undefined, now: number): Match {
    const lines = [
      { factor: 'base', label: 'Every listing starts here', thousandths: base, kind: 'reason' } satisfies Line,
      ...this.relevanceLines(document, plan, listing),
      ...this.interestLines(document, plan, listing),
      ...this.fitLines(document, plan, listing),
      ...this.timeLines(document, now),
    ]
    const contributions = lines.map(
      (line): MatchContribution => ({
        factor: line.factor,
        label: line.label,
        points: line.thousandths / 1000,
        kind: line.kind,
        profile: line.kind === 'unknown' ? [] : (line.profile ?? []),
        listing: line.listing ?? [],
      }),
    )
    const score = lines.reduce((sum, line) => sum + line.thousandths, 0) / 1000
    const enough = plan.own.length > 0 && (this.documents.skillsOf(document).length > 0 || plan.titles.size > 0)
    const isShort = experiencePoints(plan.capacityFor(document), this.documents.yearsOf(document)) <= -8_000
    return { score, band: bandOf(score, enough, isShort), contributions }
  }

  private impactsOf(document: number): Map<TermId, number> {
    const impacts = new Map<TermId, number>()
    this.documents.forEachTerm(document, (term, impact) => impacts.set(term, impact))
    return impacts
  }

  private relevanceLines(document: number, plan: RecommendPlan, listing: ListingText | undefined): Line[] {
    const skills = this.skillLines(document, plan, listing)
    const field = this.termLine(document, plan.titles, 'field', 'Your field of work', plan, listing)
    const wording = this.termLine(document, plan.wordings, 'wording', 'Worded as you word it', plan, listing)
    const reasons = [
      ...skills.reasons,
      ...(wording === undefined ? [] : [wording]),
      ...(field === undefined ? [] : [field]),
    ]
    divide(reasons, relevancePoints)
    const lines = reasons.map(({ line }) => line)
    return [...lines.sort((left, right) => right.thousandths - left.thousandths), ...skills.others]
  }

  private interestLines(document: number, plan: RecommendPlan, listing: ListingText | undefined): Line[] {
    const interest = this.termLine(document, plan.interests, 'interest', 'Your interests', plan, listing)
    if (interest === undefined) return []
    interest.line.thousandths = interestPoints(interest.share)
    return [interest.line]
  }

  private skillLines(
    document: number,
    plan: RecommendPlan,
    listing: ListingText | undefined,
  ): { reasons: Shared[]; others: Line[] } {
    const unknown = (label: string): Line => ({ factor: 'skills', label, thousandths: 0, kind: 'unknown' })
    const skills = this.documents.skillsOf(document)
    if (skills.length === 0) return { reasons: [], others: [unknown('The listing names no skills')] }
    if (plan.own.length === 0) return { reasons: [], others: [unknown('Your skills are not known')] }
    const impacts = this.impactsOf(document)
    const reasons: Shared[] = []
    const others: Line[] = []
    const exact = skills.filter(({ term }) => plan.covered.get(term)?.exact)
    const own = new Set(exact.map(({ term }) => this.dictionary.keyOf(term)))
    for (const { term, nice } of skills) {
      const key = this.dictionary.keyOf(term)
      const name = this.dictionary.labelOf(term)
      const covered = plan.covered.get(term)
      if (covered === undefined && others.length >= shownGaps) continue
      if (covered === undefined && listing && this.mentions.isChoice(document, listing, key, own)) continue
      const pointers = listing ? this.mentions.of(document, listing, key) : []
      if (covered === undefined) {
        const label = nice ? `Would be nice to have: ${name}` : `Not in your profile: ${name}`
        others.push({ factor: 'gap', label, thousandths: 0, kind: 'gap', listing: pointers })
        continue
      }
      const line: Line = {
        factor: 'skills',
        label: covered.exact ? name : `${name}, related to your ${covered.own.name}`,
        thousandths: 0,
        kind: 'reason',
        profile: profilePointers(plan.profile, covered.own),
        listing: pointers,
      }
      reasons.push({ line, share: covered.weight * (impacts.get(term) ?? 0) })
    }
    return { reasons, others }
  }

  private termLine(
    document: number,
    weights: Map<TermId, WeightedTerm>,
    factor: string,
    label: string,
    plan: RecommendPlan,
    listing: ListingText | undefined,
  ): Shared | undefined {
    const impacts = this.impactsOf(document)
    const found = [...weights.values()].flatMap((weighted) => {
      const impact = impacts.get(weighted.term) ?? 0
      return impact === 0 ? [] : [{ ...weighted, share: weighted.weight * impact }]
    })
    if (found.length === 0) return undefined
    found.sort((left, right) => right.share - left.share || left.term - right.term)
    const keys = found.map(({ term }) => this.dictionary.keyOf(term))
    const stems = new Set(keys.flatMap((key) => (key.startsWith('^') ? [key.slice(1)] : [])))
    const named = keys.filter((key) => key.startsWith('#') || key.startsWith('~'))
    const pointers = listing
      ? [...titlePointers(listing, stems), ...named.flatMap((key) => this.mentions.of(document, listing, key))]
      : []
    const words = pointers.length > 0 ? `: ${pointers.map((pointer) => pointer.text).join(' ')}` : ''
    const line: Line = {
      factor,
      label: label + words,
      thousandths: 0,
      kind: 'reason',
      profile: reasonsOf(found).flatMap((place) => profilePointers(plan.profile, place)),
      listing: pointers,
    }
    return { line, share: found.reduce((sum, { share }) => sum + share, 0) }
  }

  private fitLines(document: number, plan: RecommendPlan, listing: ListingText | undefined): Line[] {
    const { documents } = this
    const { profile } = plan
    const { facets } = documents
    const lines: Line[] = []
    const ownLevel = profilePointers(profile, { path: 'level' })
    const ownYears = fieldText(profile, 'years') === undefined ? ownLevel : profilePointers(profile, { path: 'years' })

    const capacity = plan.capacityFor(document)
    const years = documents.yearsOf(document)
    const experience = experiencePoints(capacity, years)
    const elsewhere = capacity.isOther ? '; your experience is in another field' : ''
    const background = backgroundPoints(capacity)
    if (background !== 0) {
      lines.push({
        factor: 'background',
        label: 'Another field than your work and studies so far',
        thousandths: background,
        kind: 'gap',
        profile: profilePointers(profile, { path: 'titles.0' }),
        listing: listing ? [titlePointer(listing, 0, listing.title.length)] : [],
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
      listing: listing && years >= 0 ? yearsPointers(listing) : [],
    })

    const level = facets.level.values[facets.level.codes[document] ?? 0] ?? ''
    const difficulty = facets.difficulty.values[facets.difficulty.codes[document] ?? 0] ?? ''
    for (const listed of difficulty === '' ? [level] : level === '' ? [difficulty] : [level, difficulty]) {
      const points = levelPoints(capacity, listed)
      const known = capacity.rank !== undefined && levelRank(listed) !== undefined
      const unknown = known ? (points < 0 ? elsewhere : '') : '; yours is not known'
      const label = listed === '' ? 'Level is not stated' : `Level: ${listed}${unknown}`
      lines.push({ factor: 'level', label, thousandths: points, kind: kindOf(points, known), profile: ownLevel })
    }

    lines.push(this.placeLine(document, plan, listing))

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
        listing: listing ? degreePointers(listing) : [],
      })
    }
    return lines
  }

  /** What was read of a listing's place: the words that say it are pointed at, and a country it is bound to is named. */
  private placeLine(document: number, plan: RecommendPlan, listing: ListingText | undefined): Line {
    const { workplace, kind } = this.documents.facets
    const { profile, places } = plan
    const reason = places.reasonFor(document)
    const points = places.pointsFor(document)
    const byMode = reason.endsWith('mode') || reason === 'remote-instead'
    const asked = byMode && !isUnrestricted(profile.preferredMode) ? 'preferredMode' : 'location'
    const text = listing ?? { title: '', location: this.documents.placeOf(document) }
    const reach = reachOf({ ...text, workplace: workplace.values[workplace.codes[document] ?? 0] })
    const isJob = kind.values[kind.codes[document] ?? 0] === 'job'
    const bound = isJob && reach.within.length > 0 && (countryReasons.has(reason) || reach.field !== 'location')
    const words = fieldText(text, reach.field) ?? ''
    return {
      factor: 'place',
      label: placeLabels[reason] + (bound ? ` (${reachName(reach.within)})` : ''),
      thousandths: points,
      kind: kindOf(points, reason !== 'unknown' && reason !== 'remote-bound'),
      profile: profilePointers(profile, { path: asked }),
      listing: listing && words !== '' ? [pointerTo(reach.field, words, reach.start, reach.end)] : [],
    }
  }

  private timeLines(document: number, now: number): Line[] {
    const seconds = now / 1000
    const posted = this.documents.posted.values[document] ?? 0
    const deadline = this.documents.deadline.values[document] ?? 0
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
}

/** The first three places in the profile that speak for terms, each once. */
const reasonsOf = (terms: readonly WeightedTerm[]): ProfilePlace[] => {
  const places = new Map(terms.map(({ because }) => [`${because.path} ${because.start}`, because]))
  return [...places.values()].slice(0, 3)
}

/** Divides the points of a sum among its parts in whole thousandths; what rounding leaves goes to the greatest. */
const divide = (parts: readonly Shared[], pointsOf: (sum: number) => number): void => {
  const sum = parts.reduce((total, { share }) => total + share, 0)
  if (sum === 0) return
  const points = pointsOf(sum)
  let left = points
  let greatest = parts[0]
  for (const part of parts) {
    part.line.thousandths = Math.floor((points * part.share) / sum)
    left -= part.line.thousandths
    if (part.share > (greatest?.share ?? 0)) greatest = part
  }
  if (greatest) greatest.line.thousandths += left
}

const yearsPointers = (listing: ListingText): MatchPointer[] => {
  const inText = requiredYears(listing.description ?? '')
  if (inText) return [descriptionPointer(listing, inText.start, inText.end)]
  const inTitle = requiredYears(listing.title)
  return inTitle ? [titlePointer(listing, inTitle.start, inTitle.end)] : []
}

const classYearPointers = (listing: ListingText): MatchPointer[] => {
  const demand = classYearOf(listing)
  return demand ? [descriptionPointer(listing, demand.start, demand.end)] : []
}

const degreePointers = (listing: ListingText): MatchPointer[] => {
  const demand = requiredDegree(listing.description ?? '')
  return demand ? [descriptionPointer(listing, demand.start, demand.end)] : []
}
