import type { Match, MatchContribution } from '@scry/contracts/match'
import { listingQuote, quoteAround, resumeWords, topReasons } from '@scry/contracts/match-quotes'
import { expect, test } from 'vitest'
import { skillLine } from '../testing/listings.ts'
import { skillStanding, wholePoints, writtenSum } from './match-words.ts'

const text =
  'About us.\nYou will build ingestion services in Python for the transit feeds, and maintain SQL views. Pay is fair.'

test('a quote is the sentence around the pointed-at words and always holds them', () => {
  const start = text.indexOf('Python')
  const quote = quoteAround(text, start, start + 6)
  expect(quote).toContain('Python')
  expect(quote.length).toBeLessThanOrEqual(66)
  expect(text).toContain(quote)
  expect(quote).not.toContain('About us')
})

test('a quote that is cut ends with no sign or small word that dangles', () => {
  const long =
    'Repaired conveyors, pumps and the old boiler of the plant with Elektro Brinkmann & Söhne of Lower Saxony'
  const quote = quoteAround(long, long.indexOf('pumps'), long.indexOf('pumps') + 5)
  expect(long).toContain(quote)
  expect(quote).not.toBe(long)
  expect(quote).not.toMatch(/(?:[&,(]|\b(?:with|of|and|the))$/)
})

test('a pointer whose words moved is quoted by its own words', () => {
  expect(listingQuote([{ field: 'description', start: 0, end: 6, text: 'Python' }], () => 'Something else')).toBe(
    'Python',
  )
})

test('a degree is said in words, not as its rank', () => {
  const skill = { field: 'skills.0', start: 0, end: 3, text: 'SQL' }
  expect(resumeWords([skill, { field: 'degree', start: 0, end: 1, text: '3' }])).toBe('SQL, Bachelor’s degree')
})

test('the points shown are whole and add up to the whole score', () => {
  const shown = wholePoints([35.6, 18.2, 14.4, -3.7])
  expect(shown.reduce((sum, one) => sum + one, 0)).toBe(Math.round(35.6 + 18.2 + 14.4 - 3.7))
  expect(shown.every(Number.isInteger)).toBe(true)
})

test('a sum is written out with true minus signs', () => {
  expect(writtenSum([36, 18, -4])).toBe('36 + 18 − 4')
})

/** A contribution of so many points; `said` are the words of the resume, `quoted` those of the listing. */
const line = (
  skill: string,
  points: number,
  kind: 'reason' | 'gap',
  said: readonly string[],
  quoted: readonly string[] = [skill],
) =>
  skillLine(kind === 'gap' ? 'gap' : 'skills', skill, {
    points,
    profile: said.map((text, at) => ({ field: `skills.${at}`, start: 0, end: text.length, text })),
    listing: quoted.map((text) => ({ field: 'title', start: 0, end: text.length, text })),
  })
const reasonsOf = (...contributions: MatchContribution[]) =>
  topReasons({ score: 50, band: 'fair', contributions }).reasons.map((one) => 'skill' in one && one.skill)

test('the two strongest reasons and the heaviest gap are chosen, and a reason without words in both documents is not', () => {
  const contributions = [
    line('Welding', 5, 'reason', ['Welding']),
    line('SQL', 20, 'reason', ['SQL']),
    line('Baking', 30, 'reason', []),
    line('Painting', 8, 'reason', ['Painting']),
    line('place', -2, 'gap', ['Leeds']),
    line('level', -6, 'gap', ['entry']),
  ]
  expect(reasonsOf(...contributions)).toEqual(['SQL', 'Painting'])
  expect(topReasons({ score: 50, band: 'fair', contributions }).gap).toBe(contributions[5])
})

test('what a title lacks is no gap of a card: the title stands above', () => {
  const title = { ...line('title', -15, 'gap', []), factor: 'title', own: 'none', words: [] } as MatchContribution
  const level = line('level', -6, 'gap', ['entry'])
  expect(topReasons({ score: 50, band: 'fair', contributions: [title, level] }).gap).toBe(level)
  expect(topReasons({ score: 50, band: 'fair', contributions: [title] }).gap).toBeNull()
})

test('a place is the strongest reason of a card only where nothing else is, and Remote is no place', () => {
  const here = line('place', 18, 'reason', ['Leeds, UK'], ['Leeds'])
  const remote = line('place', 9, 'reason', ['Leeds, UK'], ['Remote'])
  const asPlace = (one: MatchContribution) =>
    ({ ...one, factor: 'place', reason: 'same-place', within: [] }) as MatchContribution
  const factorsOf = (...contributions: MatchContribution[]) =>
    topReasons({ score: 50, band: 'fair', contributions }).reasons.map(({ factor }) => factor)
  const sql = line('SQL', 4, 'reason', ['SQL'])
  expect(factorsOf(asPlace(here), sql)).toEqual(['skills', 'place'])
  expect(factorsOf(asPlace(here))).toEqual(['place'])
  expect(factorsOf(asPlace(remote), sql)).toEqual(['skills'])
})

test('the two reasons of a card never name the same thing (§2.29)', () => {
  const react = line('skills', 20, 'reason', ['React.js'], ['React'])
  const place = line('place', 5, 'reason', ['Leeds, UK'], ['Leeds, UK'])
  expect(reasonsOf(react, line('field', 9, 'reason', ['React.js', 'Vue'], ['Developer']), place)).toEqual([
    'skills',
    'place',
  ])
  expect(reasonsOf(react, line('field', 9, 'reason', ['Web shop'], ['React', 'Developer']))).toEqual(['skills'])
  expect(
    reasonsOf(line('skills', 9, 'reason', ['Nursing']), line('field', 7, 'reason', ['Ward helper'], ['Nurse']), place),
  ).toEqual(['skills', 'place'])
})

test('a skill of a card is written on the resume, shown by another one there, missing or neither as the account says it (§2.29)', () => {
  const pointer = (at: number) => ({ field: `skills.${at}`, start: 0, end: 3, text: 'SQL' })
  const contributions: MatchContribution[] = [
    { factor: 'wording', words: ['SQL'], points: 0, kind: 'reason', profile: [], listing: [pointer(3)] },
    skillLine('skills', 'Databases', { by: 'kind', own: 'PostgreSQL', listing: [pointer(0)] }),
    skillLine('skills', 'Vue.js', { by: 'related', own: 'React', listing: [pointer(1)] }),
    skillLine('gap', 'Payroll', { listing: [pointer(2)] }),
  ]
  const match: Match = { score: 60, band: 'fair', contributions }
  expect([0, 1, 2, 3, 4].map((at) => skillStanding(match, at))).toEqual([
    'shown',
    undefined,
    'missing',
    undefined,
    undefined,
  ])
  const written = { field: 'skills.0', start: 0, end: 3, text: 'SQL' }
  const own = skillLine('skills', 'SQL', { profile: [written], listing: [pointer(0)] })
  expect(skillStanding({ ...match, contributions: [own] }, 0)).toBe('had')
  const said = skillLine('skills', 'SQL', { profile: [{ ...written, field: 'confirmed.0' }], listing: [pointer(0)] })
  expect(skillStanding({ ...match, contributions: [said] }, 0)).toBe('shown')
})
