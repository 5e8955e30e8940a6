import { expect, test } from 'vitest'
import { analyseDocument } from './read-resume.ts'
import { pageOfText } from './testing/page-of-text.ts'
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

test('keeps the name that stands at the top of each page (§1.1)', () => {
  const top = [
    { text: 'Ada Example', x: 40, baseline: 40, style: { ...bold, size: 20 } },
    { text: 'Interior Designer', x: 40, baseline: 58 },
  ]
  const pages = [
    pageOfText(1, [
      ...top,
      { text: 'ada@mailbox.example', x: 40, baseline: 90 },
      { text: 'Skills', x: 40, baseline: 130, style: head },
      { text: 'AutoCAD, Excel', x: 40, baseline: 150 },
    ]),
    pageOfText(2, [
      ...top,
      { text: 'Languages', x: 40, baseline: 130, style: head },
      { text: 'English, French', x: 40, baseline: 150 },
    ]),
  ]
  const result = analyseDocument({ title: '', pages }, { year: 2026, month: 11 })
  expect(result).toMatchObject({ ok: true, analysis: { name: 'Ada Example', languages: ['English', 'French'] } })
})

test('reads one heading in the margin, close to the row that it stands beside (§1.1)', () => {
  const title = { ...bold, size: 16 }
  const { work_experience, education } = readRows(
    [[130, 'Ada Example', { ...bold, size: 24 }]],
    [[130, 'ada@mailbox.example']],
    null,
    [
      [90, 'Work', title],
      [130, 'Interior Designer', title],
    ],
    [[130, 'Limestone Collective', bold]],
    [[130, 'Mar 2016 – Present']],
    [[130, 'Drew rooms for forty clients and their gardens in town.']],
    null,
    [[130, 'Design Assistant', title]],
    [[130, 'Hadley Burke Studio', bold]],
    [[130, 'Jan 2014 – Mar 2016']],
    null,
    [[58, 'Education', title]],
    [[130, 'University of Eskermouth', title]],
    [[130, 'BA English', bold]],
    [[130, 'Sep 2011 – Jul 2014']],
    null,
    [[82, 'Skills', title]],
    [[130, 'AutoCAD, Excel']],
  )
  expect(work_experience.map(({ position, company }) => [position, company])).toEqual([
    ['Interior Designer', 'Limestone Collective'],
    ['Design Assistant', 'Hadley Burke Studio'],
  ])
  expect(education.map(({ school }) => school)).toEqual(['University of Eskermouth'])
})

test('takes a length of time in a row of its own for no employer (§1.1)', () => {
  const { work_experience } = readRows(
    named,
    mail,
    null,
    [[40, 'Expérience professionnelle', head]],
    [[40, 'Févr. 2023 - Janv. 2025 Vendeuse', bold]],
    [[40, '1 an 9 mois']],
    [
      [160, 'Librairie des Quais'],
      [300, 'Nantes'],
    ],
    null,
    [[40, 'Févr. 2021 - Janv. 2023 Caissière', bold]],
    [[40, '3 ans 9 mois']],
    [
      [160, 'Marché du Pont'],
      [300, 'Nantes'],
    ],
  )
  expect(work_experience.map(({ company }) => company)).toEqual(['Librairie des Quais', 'Marché du Pont'])
})

test('takes small labels beside headings in the margin for labels, not for headings (§1.1)', () => {
  const label = { size: 7.5 }
  const heading = { size: 13.5 }
  const job = (title: string, company: string, dates: string): (readonly Cell[])[] => [
    [[180, title]],
    [[180, 'Highlights', label]],
    [[190, `Saw to it that ${company} had what it needed`]],
    [[190, `and kept its books from ${dates.slice(0, 4)} on`]],
  ]
  const analysis = readRows(
    [[180, 'Ada Example', { size: 20 }]],
    null,
    [
      [40, 'Contact', heading],
      [180, 'Email', label],
      [380, 'Phone', label],
    ],
    [
      [180, 'ada@mailbox.example'],
      [380, '020 7946 0018'],
    ],
    [[180, 'Website', label]],
    [[180, 'http://ada.example']],
    null,
    [
      [40, 'Work', heading],
      [180, 'Limestone Collective', bold],
      [450, '2016 — 2020'],
    ],
    ...job('Interior Designer', 'Limestone Collective', '2016 — 2020'),
    [
      [180, 'Hadley Burke Studio', bold],
      [450, '2014 — 2016'],
    ],
    ...job('Design Assistant', 'Hadley Burke Studio', '2014 — 2016'),
    null,
    [
      [40, 'Education', heading],
      [180, 'University of Eskermouth'],
      [450, '2011 — 2014'],
    ],
    [[180, 'BA English']],
    null,
    [
      [40, 'Skills', heading],
      [180, 'AutoCAD, Photoshop, Excel'],
    ],
  )
  expect(analysis.work_experience.map(({ position, company }) => [position, company])).toEqual([
    ['Interior Designer', 'Limestone Collective'],
    ['Design Assistant', 'Hadley Burke Studio'],
  ])
  expect(analysis.skills).toHaveLength(3)
})

test('goes on with the next heading below skills in columns, over the end of the page (§1.1)', () => {
  const heading = { ...bold, size: 14 }
  const page = (number: number, rows: readonly (readonly Cell[])[]) =>
    pageOfText(
      number,
      rows.flatMap((cells, at) =>
        cells.map(([x, text, style]) => ({ text, x, baseline: 60 + at * 16, ...(style ? { style } : {}) })),
      ),
    )
  const left = ['Office programs', 'Excel with all its formulas', 'Word for long documents', 'Outlook']
  const right = ['Programs for drawing rooms', 'AutoCAD in two dimensions', 'Revit for whole buildings', 'SketchUp']
  const first = page(1, [
    named,
    mail,
    [[40, 'Skills', heading]],
    ...left.flatMap((item, at): (readonly Cell[])[] => [[[40, item]], [[300, right[at] ?? '']]]),
    [[40, 'Languages', heading]],
    [[40, 'English, French']],
    [[40, 'Work history', heading]],
    [[40, 'Limestone Collective', bold]],
  ])
  const second = page(2, [
    [[40, 'Interior Designer']],
    [[40, '2016 – 2020']],
    [[40, 'Drew rooms for forty clients and their gardens, and kept within what they could spend.']],
    [[40, 'Hadley Burke Studio', bold]],
    [[40, 'Design Assistant']],
    [[40, '2014 – 2016']],
    [[40, 'Kept the samples and the books in order, and wrote to everyone who had asked for a room.']],
  ])
  const result = analyseDocument({ title: '', pages: [first, second] }, { year: 2026, month: 11 })
  expect(result.ok && result.analysis.work_experience.map(({ position, company }) => [position, company])).toEqual([
    ['Interior Designer', 'Limestone Collective'],
    ['Design Assistant', 'Hadley Burke Studio'],
  ])
})

test('headings and dates at the right edge are no column: each date belongs to the entry beside it (§1.1)', () => {
  const row = (left: string, right?: string): readonly Cell[] => [[40, left], ...(right ? [[470, right] as Cell] : [])]
  const atRight = (text: string): readonly Cell[] => [[500, text, head]]
  const analysis = readRows(
    named,
    mail,
    null,
    atRight('Work'),
    row('Great Lakes Hulls Ltd', 'Apr 2020 - Nov 2024'),
    row('Lead Welder'),
    row('Leads a crew of six on the large hulls.'),
    row('Northshore Repairs Ltd', 'May 2017 - Mar 2020'),
    row('Welder'),
    row('Mended gates, railings and boats of all kinds.'),
    atRight('Education'),
    row('Owens Community College', 'Aug 2013 - Jun 2016'),
    row('A.A.S. in Robotics'),
    atRight('Skills'),
    row('Welding, AutoCAD'),
  )
  expect(analysis.work_experience.map(({ position, company, start }) => [position, company, start])).toEqual([
    ['Lead Welder', 'Great Lakes Hulls Ltd', 'Apr 2020'],
    ['Welder', 'Northshore Repairs Ltd', 'May 2017'],
  ])
  expect(analysis.education.map(({ school }) => school)).toEqual(['Owens Community College'])
})

test('a bullet before the row above its dates is the entry’s own (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Experience', head]],
    [[40, 'Lead Welder, Great Lakes Hulls Ltd']],
    [[40, 'May 2020 - Jul 2024']],
    [[40, '• Technical Clerk, Harbour Board Ltd']],
    [[49, 'Aug 2016 - Apr 2020']],
    [[49, 'Kept the papers of forty boats in order.']],
    null,
    [[40, 'Skills', head]],
    [[40, 'Welding, AutoCAD']],
  )
  expect(analysis.work_experience.map(({ position, company }) => [position, company])).toEqual([
    ['Lead Welder', 'Great Lakes Hulls Ltd'],
    ['Technical Clerk', 'Harbour Board Ltd'],
  ])
})
