import { expect, test } from 'vitest'
import { bold, head, type Rows, readRows } from '../testing/read-rows.ts'

const person: Rows = [[[40, 'Ada Example', { ...bold, size: 20 }]], [[40, 'ada@mailbox.example']], null]
const job: Rows = [
  [[40, 'Experience', head]],
  [
    [40, 'Baker, Quellhof GmbH', bold],
    [440, '2021 - Present'],
  ],
  [[40, 'Baked four hundred loaves a day for the whole town']],
  null,
]

test('headings beside each other in one row each have the list below them (§1.1)', () => {
  const analysis = readRows(
    ...person,
    [
      [40, 'Skills', head],
      [240, 'Languages', head],
      [420, 'Interests', head],
    ],
    [
      [40, 'Python'],
      [240, 'German'],
      [420, 'Rowing'],
    ],
    [
      [40, 'SQL'],
      [240, 'English'],
    ],
    null,
    ...job,
  )
  expect(analysis.skills).toEqual(['Python', 'SQL'])
  expect(analysis.languages).toEqual(['German', 'English'])
  expect(analysis.work_experience).toMatchObject([{ position: 'Baker', company: 'Quellhof GmbH' }])
})

test('lists of one row below three headings are lists all the same (§1.1)', () => {
  const analysis = readRows(
    ...person,
    ...job,
    [
      [40, 'SKILLS', bold],
      [240, 'LANGUAGES', bold],
      [420, 'INTERESTS', bold],
    ],
    [
      [40, 'Python, SQL'],
      [240, 'German, English'],
      [420, 'Rowing'],
    ],
  )
  expect(analysis.skills).toEqual(['Python', 'SQL'])
  expect(analysis.languages).toEqual(['German', 'English'])
})

test('a heading over a word for how well something is known heads skills, whatever else it may mean (§1.1)', () => {
  const analysis = readRows(
    ...person,
    ...job,
    [[40, 'Design', head]],
    [[40, 'Advanced', bold]],
    [[40, 'Figma, Sketch']],
    null,
    [[40, 'Research', head]],
    [[40, 'Beginner', bold]],
    [[40, 'Interviews, Usability testing']],
    null,
    [[40, 'Languages', head]],
    [[40, 'German, English']],
  )
  expect(analysis.skills).toEqual(expect.arrayContaining(['Figma', 'Interviews', 'Usability Testing']))
  expect(analysis.work_experience).toHaveLength(1)
})
