import type { Match, MatchContribution } from '@scry/contracts/match'
import { expect, test } from 'vitest'
import { accountLines, gapName } from './account-lines.ts'

const pointer = (field: string, text: string) => [{ field, start: 0, end: text.length, text }]
const line = (
  factor: string,
  label: string,
  points: number,
  kind: MatchContribution['kind'],
  word = '',
): MatchContribution => ({
  factor,
  label,
  points,
  kind,
  profile: word && kind === 'reason' ? pointer('skills.0', word) : [],
  listing: word ? pointer('skills.0', word) : [],
})
const match: Match = {
  score: 44.4,
  band: 'stretch',
  contributions: [
    line('base', 'Every listing starts here', 30, 'reason'),
    line('skills', 'Python', 9.7, 'reason', 'Python'),
    line('skills', 'SQL', 6.7, 'reason', 'SQL'),
    line('gap', 'Not in your profile: Kafka', -2, 'gap', 'Kafka'),
    line('experience', 'Years of experience are not stated', 0, 'unknown'),
  ],
}

test('contributions of one factor stand on one line, and the whole points add up to the whole score', () => {
  const { lines } = accountLines(match, (field) => (field === 'skills.0' ? 'Python' : undefined))
  expect(lines.map(({ name, resume, points }) => [name, resume, points])).toEqual([
    ['Start', '', 30],
    ['Skills', 'Python, SQL', 16],
    ['Gap', 'Kafka', -2],
  ])
})

test('what is not known is said apart and adds nothing', () => {
  expect(accountLines(match, () => undefined).unknown).toEqual(['Years of experience are not stated'])
})

test('only a skill that the resume lacks is called missing; a level or a place that does not fit is said as it is', () => {
  const level = { ...line('level', 'Level: senior', -6, 'gap'), profile: pointer('level', 'entry') }
  const place = {
    ...line('place', 'In another country (Spain)', -12, 'gap', 'Madrid, Spain'),
    profile: pointer('location', 'Leeds, UK'),
  }
  const { lines } = accountLines({ ...match, contributions: [level, place] }, () => undefined)
  expect(lines.map(({ name, resume, said, isGap, isMissing }) => [name, resume, said, isGap, isMissing])).toEqual([
    ['Level', 'entry', 'Level: senior', true, false],
    ['Place', 'Leeds, UK', 'In another country (Spain)', true, false],
  ])
  expect(gapName(level)).toBe('Level: senior')
  expect(gapName(line('gap', 'Not in your profile: Kafka', 0, 'gap'))).toBe('Kafka')
})
