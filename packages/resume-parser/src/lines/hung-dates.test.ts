import { expect, test } from 'vitest'
import { understandDocument } from '../read-resume.ts'
import { type PrintedRow, pageOfText } from '../testing/page-of-text.ts'
import { bold } from '../testing/read-rows.ts'
import { untangleDateColumn } from './rail-rows.ts'

const printed = (baseline: number, x: number, text: string, style?: PrintedRow['style']): PrintedRow => ({
  text,
  x,
  baseline,
  ...(style ? { style } : {}),
})
const small = { ...bold, size: 7.5 }
const heading = { size: 12.5 }
const understand = (rows: readonly PrintedRow[]) => {
  const result = understandDocument({ title: '', pages: [pageOfText(1, rows)] }, { year: 2026, month: 11 })
  if (!result.ok) throw new Error(result.reason)
  return result
}
const read = (rows: readonly PrintedRow[]) => understand(rows).analysis
const person = [printed(40, 240, 'Ada Example', { size: 17 }), printed(60, 240, 'ada@mailbox.example')]

test('dates that hang in the margin below the first row of an entry are the entry’s (§1.1)', () => {
  const { sections } = understand([
    ...person,
    printed(110, 40, 'Work Experience', heading),
    printed(110, 210, 'Senior Baker at Quellhof GmbH', bold),
    printed(125, 210, 'Leads the early round.'),
    printed(128, 40, '2020-03-01 to Present', small),
    printed(140, 220, '• Baked four hundred loaves a day'),
    printed(155, 220, '• Taught two apprentices'),
    printed(182, 40, '2016-09-01 to 2020-02-01', small),
    printed(182, 210, 'Driver at Rabenstein AG', bold),
    printed(195, 210, 'Worked on the late round.'),
    printed(210, 220, '• Kept the van in order'),
    printed(245, 40, 'Education', heading),
    printed(245, 210, 'Technische Universität Eskermund', bold),
    printed(259, 220, '• Master: Food Science (1.3)'),
    printed(267, 40, '2014-10-01 to 2016-08-01', small),
    printed(287, 210, 'Hochschule Sandhügel', bold),
    printed(293, 40, '2010-10-01 to 2014-03-01', small),
    printed(301, 220, '• Bachelor: Applied Milling (1.7)'),
    printed(334, 40, 'Skills', heading),
    printed(334, 210, 'Sourdough, Rye, Stollen'),
  ])
  const rowsOf = (kind: string) =>
    untangleDateColumn(sections.find((section) => section.kind === kind)?.lines ?? []).map(({ text }) => text)
  expect(rowsOf('experience').filter((text) => /\d{4}/.test(text))).toEqual([
    '2020-03-01 to Present Senior Baker at Quellhof GmbH',
    '2016-09-01 to 2020-02-01 Driver at Rabenstein AG',
  ])
  expect(rowsOf('education')).toEqual([
    '2014-10-01 to 2016-08-01 Technische Universität Eskermund',
    'Master: Food Science (1.3)',
    '2010-10-01 to 2014-03-01 Hochschule Sandhügel',
    'Bachelor: Applied Milling (1.7)',
  ])
})

test('leaves the dates of two roles in one block beside their own rows (§1.1)', () => {
  const analysis = read([
    ...person,
    printed(100, 40, 'Experience', heading),
    printed(130, 210, 'Quellhof GmbH', bold),
    printed(145, 40, '2021 - Present', small),
    printed(145, 210, 'Head Baker'),
    printed(160, 40, '2018 - 2021', small),
    printed(160, 210, 'Baker'),
    printed(200, 210, 'Rabenstein AG', bold),
    printed(215, 40, '2016 - 2018', small),
    printed(215, 210, 'Driver'),
  ])
  expect(analysis.work_experience.map(({ position, start }) => [position, start])).toEqual([
    ['Head Baker', '2021'],
    ['Baker', '2018'],
    ['Driver', '2016'],
  ])
})

test('‘Summary’ right below a heading in the margin ends that heading (§1.1)', () => {
  const analysis = read([
    ...person,
    printed(100, 40, 'Professional Skills', heading),
    printed(100, 210, 'Baking (Master): Sourdough, Rye'),
    printed(115, 40, 'Summary', heading),
    printed(115, 210, 'Tools (Basic): Oven, Mixer'),
    printed(150, 40, 'Languages', heading),
    printed(150, 210, 'German, English'),
  ])
  expect(analysis.skills).toEqual(['Sourdough', 'Rye', 'Oven', 'Mixer'])
  expect(analysis.summary).toBeNull()
})

test('rows under ‘About’ that say nothing but how to reach the person are their contact (§1.1)', () => {
  const analysis = read([
    printed(40, 40, 'ADA EXAMPLE', { size: 20 }),
    printed(80, 40, 'ABOUT', heading),
    printed(100, 40, 'LINDENWEG 4'),
    printed(112, 40, 'BERLIN, GERMANY'),
    printed(130, 40, 'ADA.EXAMPLE@MAILBOX.EXAMP'),
    printed(142, 40, 'LE'),
    printed(160, 40, '+49 30 901820'),
    printed(200, 40, 'SKILLS', heading),
    printed(215, 40, 'Sourdough'),
    printed(227, 40, 'Rye'),
    printed(80, 260, 'EXPERIENCE', heading),
    printed(100, 260, 'Baker, Quellhof GmbH', bold),
    printed(112, 260, '2021 - Present'),
    printed(124, 260, 'Baked four hundred loaves a day for the town.'),
    printed(150, 260, 'Driver, Rabenstein AG', bold),
    printed(162, 260, '2018 - 2021'),
    printed(174, 260, 'Drove the early round and kept the van in order.'),
  ])
  expect(analysis).toMatchObject({ email: 'ADA.EXAMPLE@MAILBOX.EXAMPLE', location: expect.stringContaining('BERLIN') })
  expect(analysis.summary).toBeNull()
})
