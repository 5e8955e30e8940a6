import { expect, test } from 'vitest'
import { requiredDegree } from './degrees.ts'
import { findYears, requiredYears } from './years.ts'

const demands: readonly (readonly [string, number])[] = [
  ['5+ years of experience with Python', 5],
  ['At least three years in sales', 3],
  ['Minimum of 2 years’ experience in nursing', 2],
  ['2 to 4 yrs experience', 2],
  ['3-5 years of professional experience', 3],
  ['Experience: 7 years', 7],
  ['You have 4+ years building web applications', 4],
  ['Requires ten (10) years of progressive experience', 10],
  ['No prior experience required', 0],
  ['Experience is not necessary', 0],
  ['1 year of customer service experience', 1],
  ['0-1 years of experience', 0],
  ['8 or more years of relevant experience', 8],
  ["6+ years' experience leading teams", 6],
  ['You must have 3 years experience', 3],
  ['Minst 2 års erfarenhet av vård', 2],
  ['- 4+ years selling to schools', 4],
  ['You have 3+ years in business development, ideally abroad', 3],
  ['5+ years of growth marketing experience', 5],
]
const noDemands = [
  '- MLT, or the willingness to obtain it within six months\n- Experience with phlebotomy',
  'You earn the certificate within two years of experience on the ward',
  'It takes six months\nExperience with Excel',
  'We have over 20 years of experience serving families',
  'You must be at least 18 years of age',
  'Must be 21 years old or older',
  'A 2-year contract with an option to extend',
  'Our company celebrated 50 years in business',
  'In the last 5 years we grew tenfold',
  'A 4-year degree in engineering',
  'Up to 3 years of experience',
  'Vår verkstad har 20 års erfarenhet',
  'We prefer 3 years of experience',
  'The team grew for ten years and keeps growing',
  'Join us for a 12 month program',
  'You keep the five-year planning horizon in view',
  'We went from nothing to market in 3 years, growing every month',
  'A firm with 30 years in business',
]

test.each(demands)('%s: asks for %i years', (text, least) => {
  expect(requiredYears(text)?.least).toBe(least)
})

test.each(noDemands)('%s: asks for no years', (text) => {
  expect(requiredYears(text)).toBeNull()
})

test('years that are only preferred are found but do not decide', () => {
  const text = '2+ years of experience required.\nNice to have:\n- 6+ years of experience with Rust'
  expect(findYears(text).map(({ least, required }) => [least, required])).toEqual([
    [2, true],
    [6, false],
  ])
  expect(requiredYears(text)?.least).toBe(2)
  expect(requiredYears('5 years of experience preferred')).toBeNull()
})

test('of alternatives in one sentence the smallest decides, of several demands the largest', () => {
  expect(requiredYears('Bachelor and 5 years of experience or Master and 3 years of experience')?.least).toBe(3)
  expect(requiredYears('3 years of experience with SQL.\n5 years of experience with Java.')?.least).toBe(5)
})

test('numbers that are written together with the years are read in languages that do so', () => {
  const years = ['Tvåårs', 'Treårs', 'Fyraårs', 'Femårs'].map(
    (words) => requiredYears(`${words} erfarenhet krävs.`)?.least,
  )
  expect(years).toEqual([2, 3, 4, 5])
  expect(requiredYears('Fireårs erfaring')?.least).toBe(4)
})

test('a sentence of ten thousand numbers of years is read once', () => {
  expect(findYears('Con experiencia: 5 años '.concat('6 anos '.repeat(10_000))).length).toBe(10_001)
})

test('years on two lines stand in a sentence of their own each', () => {
  const demands = findYears(
    'Mit 5\nJahre Erfahrung. Seit 3 Jahren gibt es uns. Erfahrung von 4 Jahren, 2 Jahre idealerweise',
  )
  expect(demands.map(({ least, required }) => [least, required])).toEqual([
    [5, true],
    [4, false],
    [2, false],
  ])
})

test('years that the work of others took are no demand', () => {
  expect(findYears('Our clock is the result of 3 years of diligent product development.')).toEqual([])
})

test('a demand names the words that say it', () => {
  const text = 'Great team. You bring 5+ years of experience.'
  const demand = requiredYears(text)
  expect(demand && text.slice(demand.start, demand.end)).toBe('5+ years')
})

test('the least degree that suffices decides', () => {
  expect(requiredDegree("Bachelor's degree or Master's degree in physics")?.rank).toBe(3)
  expect(requiredDegree('PhD in biology required')?.rank).toBe(5)
  expect(requiredDegree('PhD preferred')).toBeNull()
  expect(requiredDegree('We love good people')).toBeNull()
  expect(requiredDegree('High school diploma')?.rank).toBe(1)
})

test.each([
  ['3+ years of experience in sales, preferably in banking', 3],
  ['At least 5 years of experience, ideally in a young company', 5],
  ['4 years of experience with web services (Go preferred)', 4],
  ['5 years of experience in design; agency experience is a plus', 5],
  ['2 years of experience in support, and a diploma in nursing preferred', 2],
])('"%s" requires %i years: what is preferred is something else', (sentence, least) => {
  expect(requiredYears(sentence)?.least).toBe(least)
})

test.each([
  '3 years of experience in sales preferred',
  'Preferably 5 years of experience',
  '2 years of experience in marketing, sales, or a related field preferred',
  'Ideally you have 4 years of experience',
])('"%s" requires no years', (sentence) => {
  expect(requiredYears(sentence)).toBeNull()
})
