import { bandsOutOfReach } from '@scry/contracts/enumerations'
import type { Shelf, ShortlistAnswer } from '@scry/contracts/listing-routes'
import type { Match, MatchContribution } from '@scry/contracts/match'
import { levelRank } from '@scry/search/profile-input'
import { isBelowReach } from '@scry/search/reach-rules'
import type { ListedRow } from './row-cache.ts'

/** So many of a person's best listings are looked at. */
export const shortlistDepth = 60
const mostOnShelf = 4
/** Where nothing fits so well, so many are shown as what comes nearest. */
const mostNearest = 5
/** Where fewer than so many are shown, what is further away follows, at most so many. */
const fewRows = 4
const mostFurther = 3

/** Places that a person would have to leave their country for, and work that cannot be done from it. */
const farPlaces = new Set(['abroad', 'same-union', 'remote-abroad', 'elsewhere', 'other-mode'])

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

/** Whether both documents name one thing that the person can do. */
const sharesSkill = ({ contributions }: Match): boolean =>
  contributions.some(
    (line) =>
      line.kind === 'reason' && (line.factor === 'wording' || (line.factor === 'skills' && line.by !== 'related')),
  )

/** Where a listing stands in the shortlist of a person of this level; null where it does not. Decision 0268 has the figures. */
export function shelfOf(match: Match, level: string | null | undefined): Shelf | null {
  const { band, contributions } = match
  const own = levelRank(level)
  if (band === 'unknown' || band === 'stretch' || band === 'other-field') return null
  if (contributions.some((line) => isHindrance(line, own))) return null
  if (contributions.some((line) => line.points < 0 && isStep(line, own))) return 'reach'
  if (band === 'fair' || (band === 'good' && !sharesSkill(match))) return null
  const missing = contributions.filter((line) => line.factor === 'gap' && !line.nice).length
  return missing === 0 ? 'apply_now' : missing === 1 ? 'one_skill_away' : null
}

/** Whether a listing is work of the person's own at their level, and only its place is out of reach. */
function isOnlyFar({ contributions }: Match, level: string | null | undefined): boolean {
  const own = levelRank(level)
  const isOwnWork = contributions.some((line) => line.factor === 'occupation' && !line.near)
  const against = contributions.filter((line) => line.points < 0 && (isHindrance(line, own) || isStep(line, own)))
  return isOwnWork && against.length > 0 && against.every((line) => line.factor === 'place')
}

/**
 * Of a person's best listings the first few of each shelf. Where none stands on a shelf, what is in reach and comes nearest;
 * where few are shown, their own work further away. What is of other work or of another level is none of it (decision 0346).
 */
export function shortlistOf(rows: readonly ListedRow[], level: string | null | undefined) {
  const shelves: ShortlistAnswer['shelves'] = { apply_now: [], one_skill_away: [], reach: [] }
  const [chosen, others]: [ListedRow[], ListedRow[]] = [[], []]
  for (const row of rows) {
    const name = row.match && shelfOf(row.match, level)
    if (!name || shelves[name].length === mostOnShelf) others.push(row)
    else {
      shelves[name].push(row.stored.listing.id)
      chosen.push(row)
    }
  }
  const isFar = ({ match }: ListedRow): boolean => match !== undefined && isOnlyFar(match, level)
  const within = others.filter((row) => !bandsOutOfReach.has(row.match?.band) && !isFar(row))
  const nearest = chosen.length > 0 ? [] : within.slice(0, mostNearest)
  const further = chosen.length + nearest.length < fewRows ? others.filter(isFar).slice(0, mostFurther) : []
  // Behind the best forty rows the order is by score alone, so that one below reach says the same of all behind it.
  const isCut = rows.length === shortlistDepth && !rows.some(({ match }) => match && isBelowReach(match.score))
  const idsOf = (some: readonly ListedRow[]): string[] => some.map(({ stored }) => stored.listing.id)
  return {
    shelves,
    nearest: idsOf(nearest),
    further: idsOf(further),
    more: within.length > nearest.length || isCut,
    rows: [...chosen, ...nearest, ...further],
  }
}
