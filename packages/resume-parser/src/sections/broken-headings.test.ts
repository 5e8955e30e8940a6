import { expect, test } from 'vitest'
import { bold, type Cell, head, readRows } from '../testing/read-rows.ts'

const named: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 20 }]]
const mail: readonly Cell[] = [[40, 'ada@mailbox.example']]

const jobsAndStudies = ({ work_experience, education, skills }: ReturnType<typeof readRows>) => ({
  jobs: work_experience.map(({ position, company }) => [position, company]),
  studies: education.map(({ degree, school }) => [degree, school]),
  skills,
})
const expected = {
  jobs: [
    ['Engineer', 'Quellhof Systems Ltd.'],
    ['Analyst', 'Rabenstein Works GmbH'],
  ],
  studies: [['BSc Chemistry', 'Lakemere University']],
}

test.each([
  ['WORK', 'EXPERIENCE', 'ACADEMIC', 'BACKGROUND', bold],
  ['WORK', 'EXPERIENCE', 'ACADEMIC', 'BACKGROUND', {}],
  ['Professional', 'Experience', 'Education &', 'Training', head],
  ['Where I have', 'worked', 'Where I', 'studied', { color: 0x336699 }],
  ['Berufliche', 'Laufbahn', 'Schulische', 'Ausbildung', { color: 0x336699 }],
])('a heading of two rows in the margin is one: %s %s, %s %s, %j', (work, experience, my, studies, style) => {
  const analysis = readRows(
    named,
    mail,
    null,
    [
      [40, work, style],
      [180, 'Engineer', bold],
      [450, '03/2021 - 05/2024'],
    ],
    [
      [40, experience, style],
      [180, 'Quellhof Systems Ltd.'],
    ],
    [[190, '• Wrote the service that plans the routes of forty vans.']],
    [
      [180, 'Analyst', bold],
      [450, '03/2019 - 02/2021'],
    ],
    [[180, 'Rabenstein Works GmbH']],
    [[190, '• Measured how long orders wait and where.']],
    null,
    [
      [40, my, style],
      [180, 'BSc Chemistry', bold],
      [450, '2015 - 2018'],
    ],
    [
      [40, studies, style],
      [180, 'Lakemere University'],
    ],
  )
  expect(jobsAndStudies(analysis)).toMatchObject(expected)
})

test('a heading of two rows in a left column is one', () => {
  const analysis = readRows(
    [...named, [220, 'Professional', head]],
    [...mail, [220, 'Experience', head]],
    [
      [40, 'Academic', head],
      [220, 'Engineer', bold],
      [450, '03/2021 - 05/2024'],
    ],
    [
      [40, 'Background', head],
      [220, 'Quellhof Systems Ltd.'],
    ],
    [
      [40, 'BSc Chemistry', bold],
      [230, '• Wrote the service that plans the routes of vans.'],
    ],
    [
      [40, 'Lakemere University'],
      [220, 'Analyst', bold],
      [450, '03/2019 - 02/2021'],
    ],
    [
      [40, '2015 - 2018'],
      [220, 'Rabenstein Works GmbH'],
    ],
    [[230, '• Measured how long orders wait and where.']],
    [[40, 'Skills and', head]],
    [
      [40, 'abilities', head],
      [230, '• Built two tools that count loaves and pages.'],
    ],
    [
      [40, 'Python'],
      [230, '• Taught three apprentices to read logs.'],
    ],
    [[40, 'SQL']],
    [[40, 'Docker']],
  )
  expect(jobsAndStudies(analysis)).toEqual({ ...expected, skills: ['Python', 'SQL', 'Docker'] })
})

test('names stacked in the margin are no heading of two rows', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Experience', head]],
    [
      [40, 'Quellhof', bold],
      [180, 'Engineer'],
    ],
    [
      [40, 'Systems', bold],
      [180, '03/2021 - 05/2024'],
    ],
    [[40, 'Skills', head]],
    [[40, 'Languages', head]],
    [[40, 'German, English']],
  )
  expect(analysis.languages).toEqual(['German', 'English'])
  expect(analysis.work_experience).toHaveLength(1)
})

test('a heading of two rows in the margin is one whose words no list knows', () => {
  const { work_experience } = readRows(
    named,
    mail,
    null,
    [
      [40, 'Earlier', bold],
      [120, 'Waiter, Grand Café Lindow, 2015 to 2017'],
    ],
    [
      [40, 'seasons', bold],
      [120, 'Porter, Hotel Sund, 2013 to 2015'],
    ],
    null,
    [
      [40, 'Studies', bold],
      [120, 'BSc Chemistry, Lakemere University, 2012 to 2015'],
    ],
  )
  expect(work_experience.map(({ position, company }) => [position, company])).toEqual([
    ['Waiter', 'Grand Café Lindow'],
    ['Porter', 'Hotel Sund'],
  ])
})
