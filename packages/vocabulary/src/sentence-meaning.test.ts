import { expect, test } from 'vitest'
import { meaningsOf } from './sentence-meaning.ts'
import { findSkillsIn } from './skills.ts'

const keysOf = (text: string): string[] =>
  meaningsOf(text, { start: 0, end: text.length }, findSkillsIn(text)).map(({ key }) => key)
const weightOf = (text: string): number =>
  meaningsOf(text, { start: 0, end: text.length }, findSkillsIn(text)).reduce((sum, { weight }) => sum + weight, 0)

test('different words of one activity and of one thing mean the same', () => {
  expect(keysOf('cut the report')).toEqual(keysOf('shorten reporting'))
  expect(keysOf('tutored pupils')).toEqual(keysOf('teaching students'))
})

test('words that every posting is full of, names of places and people, numbers and little words mean nothing', () => {
  expect(keysOf('worked closely with several teams of 40 people on great projects in Leeds')).toEqual([])
})

test('a skill is told by its name however it is written, and its broader ones beside it', () => {
  const [postgres] = meaningsOf('with Postgres', { start: 0, end: 13 }, findSkillsIn('with Postgres'))
  expect(postgres).toMatchObject({ kind: 'skill', skill: 'PostgreSQL', isSpecific: true })
  expect(postgres?.broader).toContain('knows SQL')
})

test('a skill in the name of a role, or in what somebody is like, is none that is worked with', () => {
  expect(keysOf('as a Machine Learning Engineer')).not.toContain('knows Machine Learning')
  expect(keysOf('with Machine Learning')).toContain('knows Machine Learning')
})

test('whom somebody reports to is no report', () => {
  expect(keysOf('reports to the chef')).not.toContain('report')
  expect(keysOf('monthly reports')).toContain('report')
})

test('a word of which every posting is full is a thing only where it stands for itself', () => {
  expect(keysOf('interview candidates by phone')).toContain('candidat')
  expect(keysOf('improve the candidate experience')).not.toContain('candidat')
  expect(keysOf('a proven track record')).not.toContain('record')
  expect(keysOf('hiring managers')).toEqual([])
})

test('in another language only names of skills are known', () => {
  expect(keysOf('Planung und Leitung mit Python')).toEqual(['knows Python'])
  expect(weightOf('Leitung der Schicht')).toBe(0)
})
