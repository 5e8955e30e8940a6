import { expect, test } from 'vitest'
import { bold, type Cell, type Rows, readRows } from '../testing/read-rows.ts'

const named: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 24 }]]
const mail: readonly Cell[] = [[40, 'ada@mailbox.example']]
const big = { size: 18 }

const jobs = ({ work_experience }: ReturnType<typeof readRows>) =>
  work_experience.map(({ position, company }) => [position, company])

const twoJobs = (employer: { readonly size: number }): Rows => [
  [[40, 'Quellhof Systems', employer]],
  [[40, 'Engineer', bold]],
  [[40, '2019 - 2024']],
  [[52, '• Wrote the service that plans the routes of forty vans.']],
  [[40, 'Rabenstein Works', employer]],
  [[40, 'Analyst', bold]],
  [[40, '2015 - 2019']],
  [[52, '• Kept the figures of nine stores in order.']],
]

test('reads entries whose names are set just as the headings are (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Experience', big]],
    ...twoJobs(big),
    null,
    [[40, 'Education', big]],
    [[40, 'Lakemere University', big]],
    [[40, 'BSc Chemistry', bold]],
    [[40, '2011 - 2015']],
    null,
    [[40, 'Skills', big]],
    [[40, 'Python, SQL, Excel']],
  )
  expect(jobs(analysis)).toEqual([
    ['Engineer', 'Quellhof Systems'],
    ['Analyst', 'Rabenstein Works'],
  ])
  expect(analysis.education.map(({ school }) => school)).toEqual(['Lakemere University'])
})

test("takes 'Freelance', set as the other employers are, for an employer (§1.1)", () => {
  const employer = { size: 14 }
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Experience', big]],
    ...twoJobs(employer),
    [[40, 'Freelance', employer]],
    [[40, 'Web Developer', bold]],
    [[40, '2013 - 2015']],
    [[52, '• Built pages for nine stores of the town.']],
    null,
    [[40, 'Education', big]],
    [[40, 'Lakemere University, BSc Chemistry, 2011 - 2015']],
    null,
    [[40, 'Skills', big]],
    [[40, 'Python, SQL, Excel']],
  )
  expect(jobs(analysis)).toEqual([
    ['Engineer', 'Quellhof Systems'],
    ['Analyst', 'Rabenstein Works'],
    ['Web Developer', 'Freelance'],
  ])
})
