import type { PlaceReason } from '@scry/contracts/enumerations'
import type { TasteAspect } from '@scry/contracts/feedback'
import type { MatchContribution } from '@scry/contracts/match'
import { capital } from '../ui/capital.ts'
import { counted } from '../ui/counted.ts'

type Factor = MatchContribution['factor']
type LineOf<F extends Factor> = Extract<MatchContribution, { factor: F }>

/** What each factor is called in the account; one without a name of its own is shown by its sentence. */
const factorNames: Partial<Record<Factor, string>> = {
  floor: 'At least 0',
  occupation: 'Occupation',
  field: 'Field',
  background: 'Field',
  title: 'Title',
  wording: 'Wording',
  skills: 'Skills',
  experience: 'Experience',
  level: 'Level',
  place: 'Place',
  type: 'Type',
  study: 'Study',
  interest: 'Interests',
  freshness: 'Posted',
  unconfirmed: 'Last seen',
  told: 'You told us',
  deadline: 'Deadline',
  gap: 'Gap',
}

const degrees = [
  '',
  'a school diploma',
  'two years of college',
  'a bachelor’s degree',
  'a master’s degree',
  'a doctorate',
]

const places: Record<PlaceReason, string> = {
  unknown: 'Location is not known on one side',
  remote: 'Remote',
  'remote-wanted': 'Remote, as you prefer',
  unsaid: 'Place not stated',
  'remote-unsaid': 'Remote, country not stated',
  'same-place': 'In your town',
  commute: 'A daily commute away',
  'same-region': 'In your region',
  'same-country': 'Would mean moving',
  'same-union': 'In another EU country',
  abroad: 'In another country',
  'remote-bound': 'Remote; we do not know your country',
  'remote-abroad': 'Remote, but not from your country',
  elsewhere: 'In another place',
  'other-mode': 'Not the way of working you prefer',
}

const place = ({ reason, within, away }: LineOf<'place'>): string => {
  const distance = away && `about ${away.km} km from ${away.from}`
  if (distance && reason === 'commute') return `A${distance.slice(1)}`
  const where = distance && reason !== 'same-place' ? `, ${distance}` : ''
  return places[reason] + where + (within.length > 0 ? ` (${anyOf(within)})` : '')
}

const backgrounds: Record<LineOf<'background'>['other'], string> = {
  field: 'Outside your field',
  studies: 'For students of other subjects',
  license: 'Needs a license that your resume does not name',
  'license-abroad': 'Needs a license of another country',
  occupation: 'Not one of your occupations, by its title',
}

/** How a title differs from the person's own; only words that are certainly of other work are named. */
const title = ({ own, words, profile }: LineOf<'title'>): string => {
  const said = words.length > 0 ? ` ${allOf(words)}` : ''
  if (own === 'whole') return said ? `Its title adds${said} to yours` : 'Its title says more than yours'
  if (own === 'some' && said) return `Its title is only partly like yours: it says${said}`
  if (said) return `Its title says${said}, which your titles and studies do not`
  // It may be one that was held before, or the same in another spelling or language.
  if (own === 'none') return 'Not worded like your titles or studies'
  return profile.length > 0 ? 'Its title is only partly like yours' : 'Not a title you have held'
}

const tastes: Record<TasteAspect, string> = {
  occupation: 'this occupation',
  field: 'this field',
  level: 'this level',
  difficulty: 'this difficulty',
  place: 'this place',
  employer: 'this employer',
}

const otherField = '; your experience is in another field'

const anyOf = (names: readonly string[]) => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)
const allOf = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names)

/** The line of a sentence of the resume that answers one of the listing. */
export const answerName = 'What you did'
export const answerSentence = 'You did what the listing asks for'

/** The name of a contribution's line. Skills that are only near the person's own stand on a line of their own. */
export function lineName(one: MatchContribution): string {
  return isRelated(one) ? 'Related' : (factorNames[one.factor] ?? lineSentence(one))
}

/** Whether a reason is a skill near one of the person's, or a word of the title that only their skills speak for. */
export function isRelated(one: MatchContribution): boolean {
  return (one.factor === 'skills' && one.by === 'related') || isBySkills(one) || isUnsaid(one)
}

const isUnsaid = (one: MatchContribution): boolean => one.factor === 'field' && one.words.length === 0

/** A skill is no field of work: 'Redis' speaks for a title's 'Backend', and is not what somebody works as. */
const isBySkills = (one: MatchContribution): boolean =>
  one.factor === 'field' && one.profile.length > 0 && one.profile.every(({ field }) => field.startsWith('skills'))

/** What a contribution says, as a sentence without its full stop. */
export function lineSentence(one: MatchContribution): string {
  switch (one.factor) {
    case 'floor':
      return 'No score goes below 0'
    case 'skills':
      if (one.by === 'same') return one.skill
      return one.by === 'kind' ? `${one.skill}, because you know ${one.own}` : `${one.skill}, close to your ${one.own}`
    case 'gap':
      return notFound(one)
    case 'no-skills':
      return one.side === 'listing' ? 'The listing names no skills' : 'Your profile names no skills'
    case 'occupation':
      return one.near ? `${one.occupation}, close to your work` : one.occupation
    case 'field':
      if (one.words.length === 0) return unsaid(one)
      return withWords(isBySkills(one) ? 'Close to your skills' : 'Your field of work', one.words)
    case 'wording':
      return withWords('Said in your words', one.words)
    case 'interest':
      return withWords('Your interests', one.words)
    case 'background':
      return backgrounds[one.other]
    case 'title':
      return title(one)
    case 'experience':
      return experience(one)
    case 'level':
      return level(one)
    case 'place':
      return place(one)
    case 'type':
      return employment(one)
    case 'study':
      return `Asks for ${degrees[one.degree]}`
    case 'language':
      return language(one)
    case 'freshness':
      return posted(one)
    case 'unconfirmed':
      return 'No source has shown it for a week or more'
    case 'told':
      return `You told us it is not for you: ${allOf(one.about.map((about) => tastes[about]))}`
    case 'deadline':
      return one.days <= 1 ? 'Closes within a day' : `Closes within ${one.days} days`
  }
}

/** What counts and need not be of the person's field: words that both have, or what listings often name beside theirs. */
function unsaid({ listing }: LineOf<'field'>): string {
  const words = [...new Set(listing.map(({ text }) => text))]
  return words.length > 0 ? withWords('Words of yours in its title', words) : 'Often goes with your work in listings'
}

/** A skill that is asked for and not there; where one of the resume is near it, both by their names. */
function notFound({ skill, nice, near, adds }: LineOf<'gap'>): string {
  const points = Math.floor(adds)
  const worth = points > 0 ? `; it would add at least ${counted(points, 'point')}` : ''
  if (near) return `${nice ? 'Would like' : 'Asks for'} ${skill}, and your resume has ${near}${worth}`
  return `We did not find ${skill}${nice ? ', which would be nice to have' : ''}${worth}`
}

function withWords(text: string, words: readonly string[]): string {
  return words.length > 0 ? `${text}: ${words.join(' ')}` : text
}

function experience({ years, other_field }: LineOf<'experience'>): string {
  if (years === null) return 'Years of experience are not stated'
  if (years === 0) return 'Asks for no experience'
  return `Asks for ${counted(years, 'year')} of experience${other_field ? otherField : ''}`
}

function level({ level: listed, own_known, other_field }: LineOf<'level'>): string {
  if (listed === null) return 'Level is not stated'
  return `Level: ${listed}${own_known ? (other_field ? otherField : '') : '; we do not know yours'}`
}

function employment({ type, reason }: LineOf<'type'>): string {
  if (type === null) {
    if (reason === 'studying-unsaid') return 'Job type is not stated; most are full-time, before your studies end'
    return reason === 'unknown' ? 'Job type is not stated' : 'For students of another year'
  }
  switch (reason) {
    case 'studying':
      return `${capital(type)}, which fits your studies`
    case 'studying-full-time':
      return `${capital(type)}, before your studies end`
    case 'other-year':
      return `${capital(type)} for students of another year`
    case 'past-internships':
      return `${capital(type)}, below your experience`
    case 'unpaid':
      return 'Volunteer work, which is not paid'
    case 'studying-unsaid':
    case 'unknown':
      return `Job type: ${type}`
  }
}

const standings = {
  speaks: '',
  lacks: ', which you do not list',
  unknown: '; we do not know whether you speak it',
} as const

function language(one: LineOf<'language'>): string {
  if (one.languages === null) return `Spoken languages${standings[one.standing]}`
  if (one.written) return `Written in ${allOf(one.languages)}${standings[one.standing]}`
  const names = one.choice ? anyOf(one.languages) : allOf(one.languages)
  const asked = one.languages.length === 0 ? 'another language' : names + (one.or_another ? ' or another language' : '')
  const at = one.asked_level === null ? '' : ` at ${one.asked_level}`
  const isUnsaid = one.standing === 'speaks' && one.asked_level !== null && one.own_level === null
  const own = one.short
    ? `; yours is ${one.own_level}`
    : isUnsaid
      ? '; we do not know your level'
      : standings[one.standing]
  return `${one.nice ? 'Would like' : 'Asks for'} ${asked}${at}${own}`
}

function posted({ days }: LineOf<'freshness'>): string {
  if (days === null) return 'Posting date is not stated'
  return days === 0 ? 'Posted today' : days === 1 ? 'Posted yesterday' : `Posted ${days} days ago`
}
