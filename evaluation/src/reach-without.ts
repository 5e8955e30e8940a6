import { bandsOutOfReach } from '@scry/contracts/enumerations'
import type { Match, MatchContribution } from '@scry/contracts/match'
import { isBelowReach, otherFields, twoSteps } from '@scry/search/reach-rules'

const placesOutOfReach: ReadonlySet<string> = new Set(['abroad', 'remote-abroad'])
const kindsOutOfReach: ReadonlySet<string> = new Set(['past-internships', 'unpaid', 'studying-full-time'])

/** Whether one line alone puts a listing out of reach. */
export const rulesOut = (line: MatchContribution): boolean => {
  if (line.factor === 'background') return otherFields.has(line.other) || line.other === 'license-abroad'
  if (line.factor === 'place') return placesOutOfReach.has(line.reason)
  if (line.factor === 'type') return kindsOutOfReach.has(line.reason)
  if (line.factor === 'language') return line.standing === 'lacks' && line.points < 0
  return line.factor === 'level' && line.points <= twoSteps
}

/** Whether a match would be in reach without some of its lines. What else its band came from than its lines is kept. */
export function isInReachWithout(
  { band, contributions }: Match,
  isLeftOut: (line: MatchContribution) => boolean,
): boolean {
  const isRuledOut = contributions.some(rulesOut)
  const score = (lines: readonly MatchContribution[]): number =>
    lines.reduce((sum, line) => sum + (line.factor === 'floor' ? 0 : line.points), 0)
  if (bandsOutOfReach.has(band) && !isRuledOut && !isBelowReach(score(contributions))) return false
  const left = contributions.filter((line) => !isLeftOut(line))
  return !left.some(rulesOut) && !isBelowReach(Math.max(0, score(left)))
}
