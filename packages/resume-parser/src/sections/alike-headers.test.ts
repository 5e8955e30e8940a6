import { expect, test } from 'vitest'
import { bold, readSection } from '../testing/read-rows.ts'

const job = (title: string, employer: string, dates: string) =>
  [
    [
      [40, title, bold],
      [430, dates],
    ],
    [[40, employer]],
    [[54, '• Kept the books of the house']],
  ] as const

const jobsOf = (...rows: readonly ReturnType<typeof job>[]) =>
  readSection('Experience', rows.flat()).work_experience.map(({ position, company }) => [position, company])

test.each([
  ['Lecturer | Mentor', 'Lakemere College'],
  ['Clerk', 'Map Room Service - Lakemere University'],
  ['Senior → Lead Engineer', 'Brightwater'],
])('a sign that other entries do without is part of a name (decision 0365): %j, %j', (title, employer) => {
  expect(jobsOf(job(title, employer, '2021 – 2023'), job('Waiter', 'Copper Kettle', '2018 – 2020'))).toEqual([
    [title, employer],
    ['Waiter', 'Copper Kettle'],
  ])
})

test('a place behind a sign is no part of a name, though other entries name none', () => {
  const jobs = jobsOf(
    job('Engineer', 'Canvass · Sydney (from Leeds)', '2021 – 2023'),
    job('Waiter', 'Copper Kettle', '2018 – 2020'),
  )
  expect(jobs[0]).toEqual(['Engineer', 'Canvass'])
})
