import { expect, test } from 'vitest'
import { bold, type Cell, head, readRows } from './testing/read-rows.ts'

const named: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 20 }]]
const mail: readonly Cell[] = [[40, 'ada@mailbox.example']]
const [left, middle, right] = [40, 250, 410] as const

/** Three columns, the middle one under headings that no list knows. */
const columns = (first: string, second: string) =>
  readRows(
    named,
    mail,
    null,
    [
      [left, 'Experience', head],
      [middle, first, head],
      [right, 'Education', head],
    ],
    [
      [left, '2020 – present'],
      [middle, 'Patient listener'],
      [right, 'BA English', bold],
    ],
    [
      [left, 'Interior Designer', bold],
      [middle, 'Tidy site'],
      [right, 'University of Eskermouth'],
    ],
    [
      [left, 'Limestone Collective'],
      [middle, 'Plain language'],
      [right, '2011 – 2014'],
    ],
    null,
    [
      [left, '2016 – 2020'],
      [middle, second, head],
      [right, 'Skills', head],
    ],
    [
      [left, 'Design Assistant', bold],
      [middle, 'Swimming'],
      [right, 'AutoCAD'],
    ],
    [
      [left, 'Hadley Burke Studio'],
      [middle, 'Old maps'],
      [right, 'Photoshop'],
    ],
  )

test('reads three columns whose middle one has headings of unknown words (§1.1)', () => {
  const { work_experience, education, skills } = columns('On the bench', 'Weekend me')
  expect(work_experience.map(({ position, company }) => [position, company])).toEqual([
    ['Interior Designer', 'Limestone Collective'],
    ['Design Assistant', 'Hadley Burke Studio'],
  ])
  expect(education.map(({ school }) => school)).toEqual(['University of Eskermouth'])
  expect(skills).toEqual(['AutoCAD', 'Adobe Photoshop'])
})

test('takes what stands under a heading of unknown words for skills where it names some', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Experience', head]],
    [[40, 'Office clerk, Quellhof Bakeries, 2019 – 2023']],
    null,
    [[40, 'Education', head]],
    [[40, 'BA English, University of Eskermouth, 2011 – 2014']],
    null,
    [[40, 'Skills', head]],
    [[40, 'Bookkeeping, Payroll']],
    null,
    [[40, 'Nitty gritty', head]],
    [[40, 'Microsoft Excel, SQL, Python']],
    null,
    [[40, 'Weekend me', head]],
    [[40, 'Swimming, Old maps, Chess']],
  )
  expect(analysis.skills).toEqual(['Bookkeeping', 'Payroll', 'Microsoft Excel', 'SQL', 'Python'])
})
