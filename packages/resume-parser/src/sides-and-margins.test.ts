import { expect, test } from 'vitest'
import { bold, type Cell, head, readRows } from './testing/read-rows.ts'

const named: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 20 }]]
const mail: readonly Cell[] = [[40, 'ada@mailbox.example']]
/** A text about the middle of a narrow column; letters are half as wide as high. */
const about = (middle: number, text: string, style: Partial<Cell[2]> & { size?: number } = {}): Cell => [
  middle - (text.length * (style.size ?? 10)) / 4,
  text,
  style,
]

test('gives a heading in the margin all rows about whose middle it stands (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[180, 'Interior Designer at Limestone Collective, 2016 – 2020']],
    [
      [40, 'EXPERIENCE', bold],
      [180, 'Design Assistant at Hadley Burke Studio, 2014 – 2016'],
    ],
    [[180, 'Shop Assistant at Linden Stores, 2012 – 2014']],
    null,
    null,
    [[180, 'BA English, University of Eskermouth, 2011 – 2014']],
    [
      [40, 'EDUCATION', bold],
      [180, 'A levels, Harrow Bridge College, 2009 – 2011'],
    ],
    [[180, 'School certificate, Lakemere School, 2009']],
    null,
    null,
    [[180, 'AutoCAD, Photoshop']],
    [
      [40, 'SKILLS', bold],
      [180, 'Python, SQL'],
    ],
    [[180, 'Excel, Word']],
  )
  expect(analysis.work_experience.map(({ position, company }) => [position, company])).toEqual([
    ['Interior Designer', 'Limestone Collective'],
    ['Design Assistant', 'Hadley Burke Studio'],
    ['Shop Assistant', 'Linden Stores'],
  ])
  expect(analysis.education).toHaveLength(3)
  expect(analysis.skills).toHaveLength(6)
})

test('reads a side of the page whose rows are set about its middle (§1.1)', () => {
  const side = 500
  const analysis = readRows(
    [[40, 'Ada Example', { ...bold, size: 20 }], about(side, 'CONTACT', head)],
    [about(side, 'ada@mailbox.example')],
    [[40, 'EXPERIENCE', head], about(side, '020 7946 0018')],
    [[40, 'Interior Designer', bold], [240, '2016 – 2020'], about(side, 'Leeds')],
    [[40, 'Limestone Collective']],
    [[52, 'Drew rooms for forty clients and their gardens'], about(side, 'SKILLS', head)],
    [[40, 'Design Assistant', bold], [240, '2014 – 2016'], about(side, 'AutoCAD')],
    [[40, 'Hadley Burke Studio'], about(side, 'Adobe Photoshop')],
    [[52, 'Kept the samples and the books in order'], about(side, 'Excel')],
    [about(side, 'LANGUAGES', head)],
    [[40, 'EDUCATION', head], about(side, 'English')],
    [[40, 'BA English', bold], [240, '2011 – 2014'], about(side, 'French')],
    [[40, 'University of Eskermouth']],
  )
  expect(analysis.work_experience.map(({ position, company }) => [position, company])).toEqual([
    ['Interior Designer', 'Limestone Collective'],
    ['Design Assistant', 'Hadley Burke Studio'],
  ])
  expect(analysis.skills).toEqual(['AutoCAD', 'Adobe Photoshop', 'Microsoft Excel'])
  expect(analysis.languages).toEqual(['English', 'French'])
})

test('knows headings in one’s own words, with a comma too, by two known ones that are set alike (§1.1)', () => {
  const small = { size: 9, color: 0x555555, font: 'Helvetica-Bold', weight: 700 }
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Education', small]],
    [
      [40, 'University of Eskermouth', bold],
      [480, '2011 – 2014'],
    ],
    [[40, 'BA English']],
    null,
    [[40, 'Pre-doctoral research experience', small]],
    [
      [40, 'Research Assistant, Limestone Institute'],
      [480, '2016 – 2020'],
    ],
    [
      [40, 'Research Intern, Hadley Burke Studio'],
      [480, '2014 – 2016'],
    ],
    null,
    [[40, 'Awards, scholarships, and grants', small]],
    [
      [40, 'Prize of the reading room'],
      [480, '2013'],
    ],
    null,
    [[40, 'Additional information', small]],
    [[40, 'Keeps bees']],
    [[430, 'Last updated: May 2021', { size: 8 }]],
  )
  expect(analysis.work_experience.map(({ position, company }) => [position, company])).toEqual([
    ['Research Assistant', 'Limestone Institute'],
    ['Research Intern', 'Hadley Burke Studio'],
  ])
  expect(analysis.education).toHaveLength(1)
})
