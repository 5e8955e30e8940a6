import { findDates } from '@scry/vocabulary/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Career,
  careerOf,
  coveredMonths,
  durationOf,
  type ExperienceLevel,
  heldAsStudent,
  isOfFormerTrade,
  levelOf,
  newestOf,
  newTradeLevel,
  presentOf,
  soughtLevel,
} from './level.ts'

const today = { year: 2026, month: 11 }
const spanOf = (text: string) => {
  const [span] = findDates(text)
  if (!span) throw new Error(`no date in ${text}`)
  return span
}

test('counts months that two jobs share once', () => {
  expect(coveredMonths([spanOf('Jan 2020 – Dec 2020'), spanOf('Jul 2020 – Jun 2021')], today)).toBe(18)
})

test('never counts more than the time between the first and the last month', () => {
  const month = fc.integer({ min: 0, max: 239 })
  fc.assert(
    fc.property(fc.array(fc.tuple(month, month), { minLength: 1, maxLength: 6 }), (pairs) => {
      const ranges = pairs.map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
      const spans = ranges.map(([from, to]) => {
        const text = (value: number) => `${String((value % 12) + 1).padStart(2, '0')}/${2000 + Math.floor(value / 12)}`
        return spanOf(`${text(from)} – ${text(to)}`)
      })
      const first = Math.min(...ranges.map(([from]) => from))
      const last = Math.max(...ranges.map(([, to]) => to))
      const months = coveredMonths(spans, today)
      expect(months).toBeGreaterThan(0)
      expect(months).toBeLessThanOrEqual(last - first + 1)
    }),
  )
})

test('says how long a job took, up to this month when it goes on', () => {
  expect(durationOf(spanOf('Mar 2025 – Present'), today)).toBe('1 year 9 months')
  expect(durationOf(spanOf('May 2019'), today)).toBeNull()
})

const career = (said: Partial<Career>): Career => ({
  months: 0,
  hasJobs: true,
  hasStudies: true,
  studiesNow: false,
  titles: [null],
  sought: null,
  ...said,
})

test.each<[ExperienceLevel | null, Partial<Career>]>([
  [null, { hasJobs: false, hasStudies: false }],
  ['entry', { hasJobs: false }],
  ['entry', { months: 12 }],
  ['junior', { months: 36 }],
  ['mid', { months: 37 }],
  ['senior', { months: 96 }],
  ['junior', { months: 24, titles: ['lead'] }],
  ['senior', { months: 40, titles: ['lead', 'lead', null] }],
  ['senior', { months: 60, titles: [null, null, 'lead'] }],
  ['mid', { months: 60, titles: ['senior'] }],
  ['senior', { months: 72, titles: ['senior'] }],
  ['junior', { months: 50, studiesNow: true }],
  ['senior', { months: 120, studiesNow: true }],
  ['junior', { months: 240, sought: 'junior' }],
  ['entry', { months: 6, sought: 'junior' }],
  ['entry', { months: 240, sought: 'entry' }],
])('the level is %s of a career of %j (§2.27)', (level, said) => {
  expect(levelOf(career(said))).toBe(level)
})

test('a career counts dated work outside studies and learning roles, the newest title first', () => {
  const jobs = [
    { title: 'Instructor', span: spanOf('2003 – 2005') },
    { title: 'Senior Developer', span: spanOf('Jan 2015 – Dec 2019') },
    { title: 'Head of Development', span: spanOf('Jan 2020 – Present') },
    { title: 'Development Intern', span: spanOf('Jan 2010 – Dec 2010') },
  ]
  const read = careerOf(jobs, [spanOf('Sep 2000 – May 2005')], { summary: '', headlines: [] }, today)
  expect(read).toMatchObject({ months: 143, hasJobs: true, studiesNow: false, sought: null })
  expect(read.titles).toEqual(['lead', 'senior', 'lead'])
  expect(careerOf(jobs, [spanOf('Sep 2025 – Jun 2028')], { summary: '', headlines: [] }, today).studiesNow).toBe(true)
})

test('takes present for the month the document was made, unless its jobs began later', () => {
  const job = spanOf('Mar 2018 – Present')
  expect(presentOf([job], { year: 2019, month: 5 }, today)).toEqual({ year: 2019, month: 5 })
  expect(presentOf([job], { year: 2017, month: 5 }, today)).toEqual(today)
  expect(presentOf([job], null, today)).toEqual(today)
})

test('counts no seniority from a job held within the time of a study', () => {
  const study = spanOf('Sep 2019 – Jun 2023')
  expect(heldAsStudent(spanOf('Oct 2020 – May 2022'), [study], today)).toBe(true)
  expect(heldAsStudent(spanOf('Oct 2020 – Present'), [study], today)).toBe(false)
  expect(heldAsStudent(spanOf('Oct 2020 – May 2022'), [null], today)).toBe(false)
})

test.each([
  ['Bookbinder turned tester, looking for a full-time junior analyst role near the sea.', 'junior'],
  ['Seeking an entry-level position in logistics.', 'entry'],
  ['Cook of twelve years, now seeking a summer internship in food science.', 'entry'],
  ['Suche eine Stelle als Berufseinsteiger.', null],
  ['Busco un puesto de desarrollo.', null],
  ['Seeking a role in which to mentor junior developers.', null],
  ['Led junior analysts in three towns.', null],
])('a summary says which beginner’s job it looks for: %j', (summary, level) => {
  expect(soughtLevel(summary)).toBe(level)
})

test('years in a trade that was left do not count for whoever now begins another (§2.27)', () => {
  expect(isOfFormerTrade('Music Teacher', 'Web Development Apprentice')).toBe(true)
  expect(isOfFormerTrade('Music Teacher', 'Junior Web Developer')).toBe(true)
  expect(isOfFormerTrade('Software Engineer', 'Junior Web Developer')).toBe(false)
  expect(isOfFormerTrade('Software Engineer', 'Teaching Assistant')).toBe(false)
  expect(isOfFormerTrade('Music Teacher', 'Head of School')).toBe(false)
  const spans = [spanOf('2015 – 2024'), null, spanOf('Jan 2025 – Present'), spanOf('2014')]
  expect(newestOf(spans, today)).toBe(2)
  expect(newestOf([null], today)).toBe(-1)
})

test('years in other trades make nobody senior in the one that stands below the name (§2.27)', () => {
  expect(newTradeLevel(['Front-end developer, formerly pastry chef'], ['Pastry Chef', 'Line Cook'])).toBe('junior')
  expect(newTradeLevel(['Front-end developer'], ['Pastry Chef', 'Web Developer'])).toBeNull()
  expect(newTradeLevel(['Front-end developer'], ['Data Analyst'])).toBeNull()
  expect(newTradeLevel(['Front-end developer'], ['Pastry Chef', 'Fellow of the House'])).toBeNull()
  expect(newTradeLevel(['Senior front-end developer'], ['Pastry Chef'])).toBeNull()
  expect(newTradeLevel(['Front-end developer'], [])).toBeNull()
  expect(newTradeLevel(['Data analyst'], ['Office Clerk'])).toBe('junior')
  expect(newTradeLevel(['Data analyst'], ['Business Analyst'])).toBeNull()
  expect(newTradeLevel(['Accountant'], ['Office Clerk'])).toBeNull()
  expect(newTradeLevel(['Ada Example'], ['Pastry Chef'])).toBeNull()
})
