import { bandsOutOfReach } from '@scry/contracts/enumerations'
import type { Shelf, ShortlistAnswer } from '@scry/contracts/listing-routes'
import type { Match, MatchContribution } from '@scry/contracts/match'
import { levelRank, type ProfileInput } from '@scry/search/profile-input'
import { isNextToNothing, ofAnySubject } from '@scry/search/reach-rules'
import { occupationsAfter, occupationsOfSubject } from '@scry/vocabulary/occupations'
import type { ListedRow } from './row-cache.ts'

/** So many of a person's best listings are looked at. */
export const shortlistDepth = 60
const mostOnShelf = 4
/** Where nothing fits so well, so many are shown as what comes nearest. */
const mostNearest = 5
/** Where nothing of their own work is to be shown at all, so many of what is in reach. */
const mostOther = 3
/** Where fewer than so many are shown, what is further away follows, at most so many. */
const fewRows = 4
const mostFurther = 3

/** Places that a person would have to leave their country for, and work that cannot be done from it. */
const farPlaces = new Set(['abroad', 'same-union', 'remote-abroad', 'elsewhere', 'other-mode'])
/** Places from which nobody has to move. */
const nearPlaces = new Set(['same-place', 'commute', 'remote', 'remote-wanted'])

/** Whether a line against the listing is a step above the person: a level, years or a degree more than theirs. */
const isStep = (line: MatchContribution, own: number | undefined): boolean => {
  if (line.factor === 'experience' || line.factor === 'study') return true
  const above = line.factor === 'level' ? (levelRank(line.level) ?? 0) - (own ?? 0) : 0
  return above > 0 && above <= 1
}

/** Whether it says that the listing is not for the person: another field, place, language or kind of employment, or below them. */
const isHindrance = (line: MatchContribution, own: number | undefined): boolean => {
  if (line.points >= 0) return false
  if (line.factor === 'place') return farPlaces.has(line.reason)
  if (line.factor === 'level') return !isStep(line, own)
  return line.factor === 'background' || line.factor === 'language' || line.factor === 'type'
}

/** Whether a person's titles or studies name work that is known. */
export const namesWork = ({ titles, subjects, degree }: ProfileInput): boolean =>
  (titles ?? []).some((title) => occupationsAfter(title).length > 0) ||
  (subjects ?? []).some((subject) => occupationsOfSubject(subject, degree).length > 0)

/** Whether both documents name one thing that the person can do. One letter is easily read of something else: 'R' of 'R&D'. */
const sharesSkill = ({ contributions }: Match): boolean =>
  contributions.some(
    (line) =>
      line.kind === 'reason' &&
      (line.factor === 'wording' || (line.factor === 'skills' && line.by !== 'related' && line.skill.length > 1)),
  )

/** Whether a word of the listing's title is the person's own. */
const saysWord = ({ contributions }: Match): boolean =>
  contributions.some((line) => line.factor === 'field' && line.words.length > 0)

/**
 * Whether the listing's title names the person's own work, or with `orNear` work that theirs leads into: by its occupation, or
 * by the word that says what a title of no known occupation is. Of work that is done in every subject no title tells which
 * one, so that it takes a skill in common too.
 */
const isOwnWork = (match: Match, orNear: boolean): boolean =>
  saysWord(match) ||
  match.contributions.some(
    (line) =>
      line.factor === 'occupation' &&
      (orNear || !line.near) &&
      (!ofAnySubject.has(line.occupation) || sharesSkill(match)),
  )

/** Whether all that is known of a listing is its title, which is the person's own and near where they live. */
const isOwnTitleNearHome = (match: Match): boolean =>
  isOwnWork(match, false) &&
  match.contributions.some((line) => line.factor === 'no-skills' && line.side === 'listing') &&
  match.contributions.some((line) => line.factor === 'place' && nearPlaces.has(line.reason))

/**
 * Where a listing stands in the shortlist of a person of this level; null where it does not. `saysWork`: the person says what
 * their work is, so that one skill in common is not enough. Decisions 0268 and 0352 have the figures.
 */
export function shelfOf(match: Match, level: string | null | undefined, saysWork = true): Shelf | null {
  const { band, contributions } = match
  const own = levelRank(level)
  if (band === 'unknown' || band === 'stretch' || band === 'other-field') return null
  if (contributions.some((line) => isHindrance(line, own))) return null
  if (saysWork && !isOwnWork(match, true)) return null
  const missing = contributions.filter((line) => line.factor === 'gap' && !line.nice).length
  if (missing > 1) return null
  if (contributions.some((line) => line.points < 0 && isStep(line, own))) return 'reach'
  if (band === 'fair' || (band === 'good' && !sharesSkill(match) && !isOwnTitleNearHome(match))) return null
  return missing === 0 ? 'apply_now' : 'one_skill_away'
}

/** Places that are reached from home each day. */
const dailyPlaces = new Set(['same-place', 'commute'])

const isAtHome = ({ contributions }: Match): boolean =>
  contributions.some((line) => line.factor === 'place' && dailyPlaces.has(line.reason))

/** Whether a listing is in a place that the person would have to move to another country for. */
const isAway = ({ contributions }: Match): boolean =>
  contributions.some((line) => line.factor === 'place' && line.points < 0 && farPlaces.has(line.reason))

/** Places in other countries for whose work a person would need leave to be there. */
const closedPlaces = new Set(['abroad', 'remote-abroad'])

/**
 * Whether a listing is work of the person's own at their level, by more than its occupation, and only its place is out of reach.
 * Of 69 judged rows in countries that are closed to the person none was worth an evening (decision 0354).
 */
function isOnlyFar(match: Match, level: string | null | undefined): boolean {
  const { contributions } = match
  const own = levelRank(level)
  const against = contributions.filter((line) => line.points < 0 && (isHindrance(line, own) || isStep(line, own)))
  return (
    isOwnWork(match, false) &&
    (sharesSkill(match) || saysWord(match)) &&
    against.length > 0 &&
    against.every((line) => line.factor === 'place' && !closedPlaces.has(line.reason))
  )
}

/**
 * Of a person's best listings the first few of each shelf. Where none stands on a shelf, what is in reach and comes nearest;
 * where few are shown, their own work further away. What is of other work or of another level is none of it (decision 0346),
 * nor is work elsewhere that theirs only leads into (decision 0352), unless nothing else could be shown (decision 0372). Of
 * whoever says nothing of their work skills tell it.
 */
export function shortlistOf(rows: readonly ListedRow[], level: string | null | undefined, isNamed = true) {
  const saysWork = isNamed || rows.some(({ match }) => match && isOwnWork(match, true))
  const shelves: ShortlistAnswer['shelves'] = { apply_now: [], one_skill_away: [], reach: [] }
  const [chosen, others]: [ListedRow[], ListedRow[]] = [[], []]
  for (const row of rows) {
    const name = row.match && shelfOf(row.match, level, saysWork)
    if (!name || shelves[name].length === mostOnShelf) others.push(row)
    else {
      shelves[name].push(row.stored.listing.id)
      chosen.push(row)
    }
  }
  const isFar = ({ match }: ListedRow): boolean => match !== undefined && isOnlyFar(match, level)
  const within = others.filter((row) => !bandsOutOfReach.has(row.match?.band) && !isFar(row))
  // A place that rules a listing out is known of both whatever their work is.
  const bands = new Set(rows.map(({ match }) => match?.band))
  const compared = !bands.has('unknown') || [...bands].some((band) => band !== 'unknown' && band !== 'stretch')
  // Of a listing that could not be compared only its place can be near.
  const here = within.filter(({ match }) => match && (match.band === 'unknown' ? isAtHome(match) : !isAway(match)))
  const own = here.filter(({ match }) => match && (!saysWork || isOwnWork(match, true)))
  let nearest = chosen.length > 0 ? [] : own.slice(0, mostNearest)
  const further = chosen.length + nearest.length < fewRows ? others.filter(isFar).slice(0, mostFurther) : []
  if (chosen.length + nearest.length + further.length === 0) nearest = here.slice(0, mostOther)
  // Behind the best forty rows the order is by score alone, so that one below reach says the same of all behind it.
  const isCut = rows.length === shortlistDepth && !rows.some(({ match }) => match && isNextToNothing(match.score))
  const idsOf = (some: readonly ListedRow[]): string[] => some.map(({ stored }) => stored.listing.id)
  return {
    shelves,
    nearest: idsOf(nearest),
    further: idsOf(further),
    compared,
    more: within.length > nearest.length || isCut,
    rows: [...chosen, ...nearest, ...further],
  }
}

/** Whether a person is at a level at which work of another kind than theirs is still open to them. */
export const isBeginner = ({ level }: ProfileInput): boolean => (levelRank(level) ?? Infinity) <= 1

/** Kinds of employment that nobody needs a level for. */
const beginnersTypes = new Set(['internship', 'apprenticeship'])

/** Whether a listing is at a beginner's level near their home, and nothing but the kind of work speaks against it. */
function isOtherWorkAtHome({ stored, match }: ListedRow): boolean {
  const contributions = match?.contributions ?? []
  const isLevel =
    beginnersTypes.has(stored.listing.type ?? '') ||
    contributions.some((line) => line.factor === 'level' && line.kind === 'reason')
  const isOther = (line: MatchContribution) =>
    line.factor === 'title' || (line.factor === 'background' && (line.other === 'field' || line.other === 'occupation'))
  const isAgainst = (line: MatchContribution) => line.points < 0 || (line.factor === 'gap' && !line.nice)
  return (
    match !== undefined &&
    isAtHome(match) &&
    isLevel &&
    contributions.every((line) => !isAgainst(line) || isOther(line))
  )
}

/** What a beginner to whom nothing of their own work can be shown finds near home, the best first (decision 0379). */
export function nearbyOf(rows: readonly ListedRow[]): ListedRow[] {
  return rows
    .filter(isOtherWorkAtHome)
    .sort((left, right) => (right.match?.score ?? 0) - (left.match?.score ?? 0))
    .slice(0, mostNearest)
}
