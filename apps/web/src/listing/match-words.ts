import type { Match, MatchPointer } from '@scry/contracts/match'
import { isRelated } from './match-sentences.ts'

/** How words came about that do not stand in the resume: '' for words that do. */
export function inferenceOf(pointers: readonly MatchPointer[]): string {
  if (pointers.some(({ field }) => field === 'level')) return 'Level in your profile'
  return pointers.length > 0 && pointers.every(({ field }) => field.startsWith('suppose.')) ? 'If you knew' : ''
}

/** What the account says of a skill in the listing's list: written on the resume; shown by another one or only said by the person; missing; or nothing. */
export function skillStanding(match: Match, at: number): 'had' | 'shown' | 'missing' | undefined {
  const line = match.contributions.find(
    ({ factor, listing }) =>
      (factor === 'skills' || factor === 'gap') && listing.some(({ field }) => field === `skills.${at}`),
  )
  if (line?.factor === 'gap') return 'missing'
  if (line?.factor !== 'skills' || isRelated(line)) return undefined
  const isWritten =
    line.by === 'same' && line.profile.some(({ field }) => /^(?:skills|unshownSkills|deeds)/.test(field))
  return isWritten ? 'had' : 'shown'
}

/** Points as shown: whole numbers that add up to the whole score, the largest remainders rounded up. */
export function wholePoints(points: readonly number[]): number[] {
  const floors = points.map((one) => Math.floor(one))
  let missing = Math.round(points.reduce((sum, one) => sum + one, 0)) - floors.reduce((sum, one) => sum + one, 0)
  const order = points.map((one, at) => ({ at, rest: one - Math.floor(one) })).sort((a, b) => b.rest - a.rest)
  for (const { at } of order) {
    if (missing <= 0) break
    floors[at] = (floors[at] ?? 0) + 1
    missing -= 1
  }
  return floors
}

/** '36 + 18 − 4', with the true minus sign. */
export function writtenSum(points: readonly number[]): string {
  return points
    .map((one, at) => (at === 0 ? `${one < 0 ? '−' : ''}${Math.abs(one)}` : `${one < 0 ? '−' : '+'} ${Math.abs(one)}`))
    .join(' ')
}
