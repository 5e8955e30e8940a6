import type { Match, MatchContribution } from '@scry/contracts/match'
import { expect, test } from 'vitest'
import { skillLine } from '../testing/listings.ts'
import { accountLines, asFirstSeen, gapName } from './account-lines.ts'

const pointer = (field: string, text: string) => [{ field, start: 0, end: text.length, text }]
const line = (factor: 'skills' | 'gap', skill: string, points: number) =>
  skillLine(factor, skill, {
    points,
    profile: factor === 'skills' ? pointer('skills.0', skill) : [],
    listing: pointer('skills.0', skill),
  })
const levelGap: MatchContribution = {
  ...{ factor: 'level', level: 'senior', own_known: true, other_field: false, points: -6, kind: 'gap' },
  ...{ profile: pointer('level', 'entry'), listing: [] },
}
const match: Match = {
  score: 14.4,
  band: 'stretch',
  contributions: [
    line('skills', 'Python', 9.7),
    line('skills', 'SQL', 6.7),
    line('gap', 'Kafka', -2),
    { factor: 'experience', years: null, other_field: false, points: 0, kind: 'unknown', profile: [], listing: [] },
  ],
}

test('contributions of one factor stand on one line, and the whole points add up to the whole score', () => {
  const { lines } = accountLines(match, (field) => (field === 'skills.0' ? 'Python' : undefined))
  expect(lines.map(({ name, resume, points }) => [name, resume, points])).toEqual([
    ['Skills', 'Python, SQL', 16],
    ['Gap', 'Kafka', -2],
  ])
})

test('what is not known is said apart and adds nothing', () => {
  expect(accountLines(match, () => undefined).unknown).toEqual(['Years of experience are not stated'])
})

test('only a skill that the resume lacks is called missing; a level or a place that does not fit is said as it is', () => {
  const place: MatchContribution = {
    ...{ factor: 'place', reason: 'abroad', within: ['Spain'], points: -12, kind: 'gap' },
    ...{ profile: pointer('location', 'Leeds, UK'), listing: pointer('location', 'Madrid, Spain') },
  }
  const { lines } = accountLines({ ...match, contributions: [levelGap, place] }, () => undefined)
  expect(lines.map(({ name, resume, said, isGap, isMissing }) => [name, resume, said, isGap, isMissing])).toEqual([
    ['Level', 'entry', 'Level: senior', true, false],
    ['Place', 'Leeds, UK', 'In another country (Spain)', true, false],
  ])
  expect(gapName(levelGap)).toBe('Level: senior')
  expect(gapName(line('gap', 'Kafka', 0))).toBe('Kafka')
})

const description =
  'Requirements\n- Git in a team.\n- Good taste in when not to use JavaScript.\n- React and Figma, every day.\n- SQL.'
const textOf = (field: string) => (field === 'description' ? description : undefined)
const skillAt = (own: string, quoted: string, points: number, by: 'same' | 'related' = 'same') => {
  const start = description.indexOf(quoted)
  const listing = [{ field: 'description', start, end: start + quoted.length, text: quoted }]
  return skillLine('skills', quoted, { by, own, points, profile: pointer('skills.0', own), listing })
}

test('a line of several skills quotes the places that name them, and no place of a skill only near one (§2.29)', () => {
  const contributions = [
    skillAt('Figma', 'Figma', 8),
    skillAt('React', 'React', 7),
    skillAt('Git', 'Git', 3),
    skillAt('TypeScript', 'JavaScript', 2, 'related'),
  ]
  const { lines } = accountLines({ ...match, contributions }, textOf)
  expect(lines.map(({ name, resume, quote }) => [name, resume, quote])).toEqual([
    ['Skills', 'Figma, React, Git', 'React and Figma, every day … Git in a team'],
    ['Related', 'TypeScript', 'Good taste in when not to use JavaScript'],
  ])
})

test('what no resume says in these words is told as what it is (§2.29)', () => {
  const level: MatchContribution = { ...levelGap, points: 3, kind: 'reason' }
  const supposed = { ...skillAt('SQL', 'SQL', 4), profile: pointer('suppose.0', 'SQL') }
  const { lines } = accountLines({ ...match, contributions: [skillAt('Git', 'Git', 5), level, supposed] }, textOf)
  expect(lines.map(({ inference, resume }) => [inference, resume])).toEqual([
    ['', 'Git'],
    ['If you knew', 'SQL'],
    ['Level in your profile', 'entry'],
  ])
})

test('no sentence of a listing stands twice in an account: what it says more is quoted by its words', () => {
  const gap = skillLine('gap', 'Figma', {
    points: 0,
    listing: [
      {
        field: 'description',
        start: description.indexOf('Figma'),
        end: description.indexOf('Figma') + 5,
        text: 'Figma',
      },
    ],
  })
  const contributions = [skillAt('React', 'React', 9), gap]
  const { lines } = accountLines({ ...match, contributions }, textOf)
  expect(lines.map(({ quote }) => quote)).toEqual(['React and Figma, every day', 'Figma'])
})

test('of a listing without a date the account says when it was first seen, and claims no posting (§3.22)', () => {
  const fresh: MatchContribution = { factor: 'freshness', days: 0, points: 2, kind: 'reason', profile: [], listing: [] }
  const [told] = accountLines({ ...match, score: 2, contributions: [fresh] }, () => undefined).lines
  expect(told?.said).toBe('Posted today')
  const seen = told && asFirstSeen(told)
  expect([seen?.name, seen?.said]).toEqual(['First seen', 'First seen today'])
  const [skills] = accountLines(match, () => undefined).lines
  expect(skills && asFirstSeen(skills)).toBe(skills)
})
