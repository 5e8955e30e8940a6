import { growth, growthOfOneReading } from '@scry/vocabulary/testing/growth'
import { expect, test } from 'vitest'
import { analyseDocument } from './read-resume.ts'
import { pageOfText } from './testing/page-of-text.ts'
import { bold, type Cell, type Rows, readRows } from './testing/read-rows.ts'

const capitals = { size: 10.5 }

/** A job whose employer, dates and title stand on the left, and what was done there on the right. */
const job = (employer: string, dates: string, title: string, done: readonly [string, string]): Rows => [
  [
    [49, employer, bold],
    [330, 'Highlights', bold],
  ],
  [
    [49, dates],
    [334, `• ${done[0]}`],
  ],
  [
    [49, title],
    [334, `• ${done[1]}`],
  ],
  null,
  null,
]

const person: readonly Cell[][] = [[[40, 'Ada Example', { size: 20 }]], [[40, 'ada@mailbox.example']]]

test('reads a grid of two columns inside sections by its rows: each entry has what is told beside it (§1.1)', () => {
  const analysis = readRows(
    ...person,
    null,
    [[40, 'EXPERIENCE', capitals]],
    ...job('Quellhof GmbH', '2021 - Present', 'Baker', ['Baked four hundred loaves a day', 'Taught two apprentices']),
    ...job('Rabenstein AG', '2018 - 2021', 'Driver', ['Drove the early round', 'Kept the van in order']),
    ...job('Eskermouth Ltd', '2016 - 2018', 'Porter', ['Carried what there was to carry', 'Kept the keys']),
    [[40, 'EDUCATION', capitals]],
    [
      [49, 'University of Eskermouth', bold],
      [330, 'College of Sandhill', bold],
    ],
    [
      [49, 'Bachelor of Arts'],
      [330, 'Diploma in Baking'],
    ],
    [
      [49, '2013 - 2016'],
      [330, '2011 - 2013'],
    ],
    null,
    [[40, 'SKILLS', capitals]],
    [[49, 'Python, SQL, Kubernetes']],
  )
  expect(
    analysis.work_experience.map(({ company, position, description }) => [company, position, description]),
  ).toEqual([
    ['Quellhof GmbH', 'Baker', expect.stringContaining('Taught two apprentices')],
    ['Rabenstein AG', 'Driver', expect.stringContaining('Drove the early round')],
    ['Eskermouth Ltd', 'Porter', expect.stringContaining('Kept the keys')],
  ])
  expect(analysis.education.map(({ school, degree }) => [school, degree])).toEqual([
    ['University of Eskermouth', 'Bachelor of Arts'],
    ['College of Sandhill', 'Diploma in Baking'],
  ])
  expect(analysis.skills).toEqual(['Python', 'SQL', 'Kubernetes'])
})

test('reads a side of the page by itself though some of its texts begin on one line with entries (§1.1)', () => {
  const analysis = readRows(
    ...person,
    null,
    [
      [40, 'EXPERIENCE', capitals],
      [380, 'SKILLS', capitals],
    ],
    [
      [40, 'Quellhof GmbH', bold],
      [380, 'Python, SQL'],
    ],
    [[40, 'Baker, 2021 - Present']],
    null,
    [
      [40, 'Rabenstein AG', bold],
      [380, 'LANGUAGES', capitals],
    ],
    [
      [40, 'Driver, 2018 - 2021'],
      [380, 'German, English'],
    ],
    null,
    [
      [40, 'Eskermouth Ltd', bold],
      [380, 'INTERESTS', capitals],
    ],
    [
      [40, 'Porter, 2016 - 2018'],
      [380, 'Rowing'],
    ],
  )
  expect(analysis.work_experience.map(({ company }) => company)).toEqual([
    'Quellhof GmbH',
    'Rabenstein AG',
    'Eskermouth Ltd',
  ])
  expect(analysis.languages).toEqual(['German', 'English'])
})

test('takes the web address behind an employer for a text of its own (§1.1)', () => {
  const analysis = readRows(
    ...person,
    null,
    [[40, 'EXPERIENCE', capitals]],
    [[40, 'Quellhof https://quellhof.example']],
    [[40, '2021 - Present']],
    [[40, 'Software Engineer']],
  )
  expect(analysis.work_experience).toMatchObject([{ company: 'Quellhof', position: 'Software Engineer' }])
})

test('cuts a grid of many rows in time that grows with its rows (§7)', () => {
  const page = (rows: number) =>
    pageOfText(
      1,
      Array.from({ length: rows }, (_, at) => [
        { text: at % 4 === 0 ? 'Skills' : 'Quellhof', x: 40, baseline: 40 + at * 20 + (at % 4) * 4 },
        ...(at % 4 === 1 ? [{ text: 'Baked', x: 330, baseline: 40 + at * 20 + 4 }] : []),
      ]).flat(),
      595,
      rows * 24,
    )
  const read = (rows: number) => analyseDocument({ title: '', pages: [page(rows)] }, { year: 2026, month: 11 })
  expect(growth(400, read)).toBeLessThan(growthOfOneReading)
})
