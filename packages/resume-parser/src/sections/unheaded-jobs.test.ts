import { expect, test } from 'vitest'
import { bold, head, type Rows, readRows } from '../testing/read-rows.ts'

const jobsOf = (...rows: Rows) =>
  readRows(
    [[40, 'Ada Example', { ...bold, size: 20 }]],
    [[40, 'ada@mailbox.example']],
    ...rows,
    null,
    [[40, 'Education', head]],
    [[40, 'BSc Physics, University of Marsh (2012 – 2015)']],
    [[40, 'Skills', head]],
    [[40, 'SQL, Excel']],
  ).work_experience.map(({ position, company }) => [position, company])

test('jobs that stand below the name without a heading are jobs', () => {
  expect(
    jobsOf(
      null,
      [[40, 'Warehouse Clerk, Acme Ltd, 2018 – 2021']],
      [[40, 'Counted stock of three halls.']],
      [[40, 'Cashier, Corner Shop Ltd, 2015 – 2017']],
    ),
  ).toEqual([
    ['Warehouse Clerk', 'Acme Ltd'],
    ['Cashier', 'Corner Shop Ltd'],
  ])
})

test('jobs below a heading that is set like text are no part of the summary before it', () => {
  expect(
    jobsOf(
      [[40, 'Summary', head]],
      [[40, 'I like halls that are in order.']],
      [[40, 'Work Experience']],
      [[40, '2018 – 2021 Warehouse Clerk at Acme Ltd']],
      [[40, 'Counted stock of three halls.']],
    ),
  ).toEqual([['Warehouse Clerk', 'Acme Ltd']])
})

test.each([
  'From 2018 to 2021 I sailed around the world with my family.',
  'From 2018 to 2021 I worked as a nurse at Harbour Hospital.',
])('a sentence of a summary is no job: %s', (sentence) => {
  expect(jobsOf([[40, 'Summary', head]], [[40, sentence]])).toEqual([])
})

test('jobs in stacked rows below a summary are read though no known words head them (§1.1)', () => {
  expect(
    jobsOf(
      [[40, 'Summary', head]],
      [[40, 'I like halls that are in order.']],
      [[40, 'Veterinary Nurse', bold]],
      [[40, 'Harbour Rooms, Leeds']],
      [[40, '2018 – 2021']],
      null,
      [[40, 'Warehouse Clerk', bold]],
      [[40, 'Dune Halls, Leeds']],
      [[40, '2015 – 2018']],
    ),
  ).toEqual([
    ['Veterinary Nurse', 'Harbour Rooms'],
    ['Warehouse Clerk', 'Dune Halls'],
  ])
})

test('a study below jobs that nothing heads is a study (§1.1)', () => {
  const { education, work_experience } = readRows(
    [[40, 'Ada Example', { ...bold, size: 20 }]],
    [[40, 'ada@mailbox.example']],
    null,
    [[40, '2018 – 2021 Veterinary Nurse, Dune Vets, Leeds']],
    [[40, '2014 – 2018 Teacher of Chemistry, Harbour School, Leeds']],
    [[40, '2011 – 2014 BSc Chemistry, University of Marsh, Leeds']],
  )
  expect(work_experience.map(({ position }) => position)).toEqual(['Veterinary Nurse', 'Teacher of Chemistry'])
  expect(education.map(({ degree, school }) => [degree, school])).toEqual([['BSc Chemistry', 'University of Marsh']])
})
