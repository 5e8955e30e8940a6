import type { Match, MatchContribution } from '@scry/contracts/match'
import { expect, test } from 'vitest'
import { isInReachWithout } from './reach-without.ts'

const sides = { profile: [], listing: [] }
const skills = (points: number): MatchContribution => ({
  ...{ factor: 'skills', kind: 'reason', points, skill: 'Baking', by: 'same', own: 'Baking' },
  ...sides,
})
const abroad: MatchContribution = {
  ...{ factor: 'place', kind: 'gap', reason: 'abroad', within: ['Peru'], points: -20 },
  ...sides,
}
const match = (band: Match['band'], ...contributions: MatchContribution[]): Match => ({ score: 0, band, contributions })
const place = ({ factor }: MatchContribution): boolean => factor === 'place'

test('without its place a job abroad is in reach, if what is left suffices', () => {
  expect(isInReachWithout(match('stretch', skills(50), abroad), place)).toBe(true)
  expect(isInReachWithout(match('stretch', skills(15), abroad), place)).toBe(false)
})

test('what another factor puts out of reach stays there', () => {
  expect(isInReachWithout(match('stretch', skills(50), abroad), ({ factor }) => factor === 'skills')).toBe(false)
})

test('a match whose skills brought it into reach is not in it without them', () => {
  const own = ({ factor }: MatchContribution): boolean => factor === 'skills'
  expect(isInReachWithout(match('good', skills(50)), () => false)).toBe(true)
  expect(isInReachWithout(match('good', skills(50)), own)).toBe(false)
})

test('a stretch that no line explains stays one', () => {
  expect(isInReachWithout(match('stretch', skills(50)), place)).toBe(false)
})
