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

const description =
  'Requirements\n- Git in a team.\n- Good taste in when not to use JavaScript.\n- React and Figma, every day.\n- SQL.'
const textOf = (field: string) => (field === 'description' ? description : undefined)
const skillAt = (own: string, quoted: string, points: number, label = own): MatchContribution => {
  const start = description.indexOf(quoted)
  return {
    ...{ factor: 'skills', label, points, kind: 'reason', profile: pointer('skills.0', own) },
    listing: [{ field: 'description', start, end: start + quoted.length, text: quoted }],
  }
}

test('a line of several skills quotes the places that name them, and no place of a skill only near one (§2.29)', () => {
  const contributions = [
    skillAt('Figma', 'Figma', 8),
    skillAt('React', 'React', 7),
    skillAt('Git', 'Git', 3),
    skillAt('TypeScript', 'JavaScript', 2, 'JavaScript, related to your TypeScript'),
  ]
  const { lines } = accountLines({ ...match, contributions }, textOf)
  expect(lines.map(({ name, resume, quote }) => [name, resume, quote])).toEqual([
    ['Skills', 'Figma, React, Git', 'React and Figma, every day … Git in a team'],
    ['Related', 'TypeScript', 'Good taste in when not to use JavaScript'],
  ])
})

test('what no resume says in these words is told as what it is (§2.29)', () => {
  const level = { ...line('level', 'Level: entry', 3, 'reason'), profile: pointer('level', 'entry') }
  const supposed = { ...skillAt('SQL', 'SQL', 4), profile: pointer('suppose.0', 'SQL') }
  const { lines } = accountLines({ ...match, contributions: [skillAt('Git', 'Git', 5), level, supposed] }, textOf)
  expect(lines.map(({ inference, resume }) => [inference, resume])).toEqual([
    ['', 'Git'],
    ['Supposed', 'SQL'],
    ['Level in your profile', 'entry'],
  ])
})
