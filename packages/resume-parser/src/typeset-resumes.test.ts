import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pageOfDots } from '@scry/fictional/dot-font'
import { expect, test } from 'vitest'
import { openPageReader } from './page-reader.ts'
import { readResume } from './read-resume.ts'
import { bold, type Cell, head, readRows as read } from './testing/read-rows.ts'

const jobsOf = ({ work_experience }: ReturnType<typeof read>) =>
  work_experience.map(({ position, company, start, end, location }) => [position, company, start, end, location])

const named: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 20 }]]
const mail: readonly Cell[] = [[40, 'ada@mailbox.example']]

const rows = [
  'Zo\xeb Example',
  'zoe@mailbox.example',
  'Experience',
  'Office clerk, Quellhof Bakeries GmbH, 2019 \x15 2023',
  'Education',
  'BSc Chemistry, University of Eskermouth, 2015 \x15 2018',
]
const wasm = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')))
const pageReader = await openPageReader(wasm)

test('reads the fonts of dots that TeX makes, whose letters are known by their codes alone (§7.20)', async () => {
  // TeX writes 'ff' and 'fi' with one sign each.
  const bytes = pageOfDots(rows.map((row) => row.replace('ff', '\x1b').replace('fi', '\x1c')))
  const result = await readResume(bytes, { pageReader })
  if (!result.ok) throw new Error(result.message)
  expect(result.analysis.name).toBe('Zoë Example')
  expect(jobsOf(result.analysis)).toEqual([['Office clerk', 'Quellhof Bakeries GmbH', '2019', '2023', null]])
})

test('reads the letter of a font of dots whose code is that of a hard space elsewhere (§7.20)', async () => {
  const [, ...others] = rows
  const result = await readResume(pageOfDots(['M\xa0d\xa0lina Example', ...others]), { pageReader })
  expect(result).toMatchObject({ ok: true, analysis: { name: 'Mădălina Example' } })
})

test('says that a font of dots hides its letters where their codes make no words (§7.6)', async () => {
  const shuffled = (row: string) =>
    row.replace(/[a-z]/gi, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) * 7 + 3) % 26)))
  const result = await readResume(pageOfDots(rows.map(shuffled)), { pageReader })
  expect(result).toMatchObject({ ok: false, reason: 'unreadable-fonts' })
})

test('reads a form whose labels end at a line beside a table of language levels', () => {
  const analysis = read(
    [
      [60, 'Name'],
      [200, 'Ada Example', bold],
    ],
    [
      [58, 'Email'],
      [200, 'ada@mailbox.example'],
    ],
    null,
    [[60, 'Work Experience', head]],
    [
      [140, 'Dates'],
      [200, '03/2021 – Present'],
    ],
    [
      [40, 'Occupation or position held'],
      [200, 'Orchard Planner'],
    ],
    [
      [60, 'Name and address of employer'],
      [206, 'Rabenstein Fruit Ltd, Limerick'],
    ],
    [
      [140, 'Dates'],
      [200, '09/2018 – 02/2021'],
    ],
    [
      [40, 'Occupation or position held'],
      [200, 'Tree Surgeon'],
    ],
    [
      [60, 'Name and address of employer'],
      [206, 'Quellhof Gardens Ltd, Limerick'],
    ],
    null,
    [[60, 'Personal skills', head]],
    [
      [90, 'Mother tongue'],
      [200, 'English'],
    ],
    [
      [80, 'Other languages'],
      [200, 'Understanding'],
      [300, 'Speaking'],
      [400, 'Writing'],
    ],
    [
      [140, 'Irish'],
      [200, 'B2'],
      [300, 'B1'],
      [400, 'A2'],
    ],
    [[200, 'Common European Framework of Reference for Languages']],
    [
      [90, 'Digital skills'],
      [200, 'Excel, QGIS, AutoCAD'],
    ],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Orchard Planner', 'Rabenstein Fruit Ltd', '03/2021', 'Present', 'Limerick'],
    ['Tree Surgeon', 'Quellhof Gardens Ltd', '09/2018', '02/2021', 'Limerick'],
  ])
  expect(analysis.languages).toEqual(['English', 'Irish'])
  expect(analysis.skills).toEqual(['Microsoft Excel', 'QGIS', 'AutoCAD'])
})

test('joins a header that its row breaks, also in the middle of a word and beside dates', () => {
  const analysis = read(
    named,
    mail,
    null,
    [[40, 'Education', head]],
    [
      [40, '2019 – 2021'],
      [140, 'MSc Marine Chemistry, Technical University of Es-'],
    ],
    [[140, 'kermouth, Eskermouth']],
    null,
    [
      [40, '2016 – 2019'],
      [140, 'BSc Chemistry, Eskermouth College'],
    ],
    null,
    [[40, 'Experience', head]],
    [[40, 'Rabenstein Institute for the Rivers, Lakes and Coasts of the North | Water', bold]],
    [[40, 'Chemist', bold]],
    [[40, '2021 – 2024']],
    [[52, '• Tested wells in nine villages']],
    null,
    [[40, 'Quellhof Laboratory | Laboratory Assistant', bold]],
    [[40, '2020 – 2021']],
    [[52, '• Washed more glass than anybody else there']],
  )
  expect(analysis.education).toMatchObject([
    { school: 'Technical University of Eskermouth', degree: 'MSc Marine Chemistry' },
    { school: 'Eskermouth College', degree: 'BSc Chemistry' },
  ])
  expect(jobsOf(analysis)).toEqual([
    ['Water Chemist', 'Rabenstein Institute for the Rivers, Lakes and Coasts of the North', '2021', '2024', null],
    ['Laboratory Assistant', 'Quellhof Laboratory', '2020', '2021', null],
  ])
})

test('takes a town that no gazetteer knows for the place of every employer, not for a title', () => {
  const analysis = read(
    named,
    mail,
    null,
    [[40, 'Berufserfahrung', head]],
    [[40, 'Rabenstein Walzwerk GmbH, Ennerich', bold]],
    [[40, 'Instandhaltungsmechaniker, Mai 2018 – heute']],
    [[52, '• Wartung der Walzen']],
    [[40, 'Quellhof Maschinenbau KG, Ottersum', bold]],
    [[40, 'Industriemechaniker, Februar 2016 – April 2018']],
    [[52, '• Montage von Anlagen']],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Instandhaltungsmechaniker', 'Rabenstein Walzwerk GmbH', 'Mai 2018', 'heute', 'Ennerich'],
    ['Industriemechaniker', 'Quellhof Maschinenbau KG', 'Februar 2016', 'April 2018', 'Ottersum'],
  ])
})

test('finds an address by its street and postcode, and the phone number beside it by its sign', () => {
  const analysis = read(
    named,
    [[40, 'Lindenstraße 41, 26999 Ennerich | +49 30 23125 478 | ada@mailbox.example']],
    null,
    [[40, 'Kenntnisse', head]],
    [[40, 'Schweißen (MAG, WIG)']],
    [[40, 'Hydraulik']],
    [[40, 'Pneumatik']],
  )
  expect(analysis.location).toBe('Lindenstraße 41, 26999 Ennerich')
  expect(analysis.phone).toBe('+49 30 23125 478')
  expect(analysis.skills).toEqual(['Schweißen (MAG, WIG)', 'Hydraulik', 'Pneumatik'])
})

test('reads a row of a postcode and hundreds of hyphens as soon as any other', () => {
  const analysis = read(
    named,
    [[40, `26999 Ennerich${'-'.repeat(160)}!`, { size: 2 }]],
    mail,
    null,
    [[40, 'Experience', head]],
    [[40, 'Marketing Coordinator, City of Leeds, 2016 – 2018', bold]],
    ...Array.from({ length: 12 }, (): Cell[] => [[52, '• Wrote the newsletter of the parks and pools of the town']]),
  )
  expect(analysis.email).toBe('ada@mailbox.example')
})

test('reads a language of many accents in a font without a name that says its letters (§7.20)', () => {
  const nameless = { font: '' }
  const analysis = read(
    [[40, 'Nguyễn Thị Mỹ Lệ', { ...nameless, size: 20 }]],
    [[40, 'my-le@mailbox.example', nameless]],
    null,
    [[40, 'Experience', head]],
    [[40, 'Software Engineer, Quellhof Bakeries, 2019 – 2023', bold]],
    ...Array.from({ length: 6 }, (): Cell[] => [
      [52, '• Kỹ sư phần mềm tại công ty công nghệ, phát triển ứng dụng và quản lý dữ liệu', nameless],
    ]),
  )
  expect(analysis.email).toBe('my-le@mailbox.example')
})

test('counts dated trainings and the issuers below them as certificates, courses of a study not', () => {
  const small = { size: 8 }
  const analysis = read(
    named,
    mail,
    null,
    [[40, 'Fort- und Weiterbildungen', head]],
    [[40, 'Kranschein, Prüfstelle Ennerich, 2019']],
    [[40, 'Ausbilderschein, Kammer Ottersum, 2021']],
    null,
    [[40, 'Certificates', head]],
    [[40, 'Dental Radiography']],
    [[40, 'Board of Eskermouth, 2020', small]],
    [[40, 'Animal First Aid']],
    [[40, 'Rabenstein Trust, 2022', small]],
    null,
    [[40, 'Relevant Coursework', head]],
    [[40, 'Organic Chemistry, 2018']],
  )
  expect(analysis.certifications).toHaveLength(4)
  expect(analysis.certifications.join(' | ')).toMatch(/Dental Radiography \| Animal First Aid/)
  expect(analysis.certifications.join(' | ')).not.toMatch(/Organic|Trust/)
})

test('gives the name before the dash, beside the slash and in two rows to whom it belongs', () => {
  const analysis = read(
    [[40, 'Ada', { ...bold, size: 24 }]],
    [
      [40, 'Mirabel-Example', { ...bold, size: 24 }],
      [420, 'Eskermouth'],
    ],
    [[40, 'ada.mirabel-example@mailbox.example']],
    null,
    [[40, 'Experience', head]],
    [[40, 'Marketing Coordinator, City of Leeds, 2016 – 2018', bold]],
    [[52, '• Wrote the newsletter']],
    [[40, 'Barista, The Daft Hedgehog / Glasgow, 2014 – 2016', bold]],
    [[52, '• Made coffee']],
  )
  expect(analysis.name).toBe('Ada Mirabel-Example')
  expect(jobsOf(analysis)).toEqual([
    ['Marketing Coordinator', 'City of Leeds', '2016', '2018', null],
    ['Barista', 'The Daft Hedgehog', '2014', '2016', 'Glasgow'],
  ])
})
