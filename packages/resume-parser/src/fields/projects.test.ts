import { expect, test } from 'vitest'
import { bold, type Cell, head, readRows } from '../testing/read-rows.ts'

const top: readonly (readonly Cell[] | null)[] = [
  [[40, 'Ada Example', { ...bold, size: 20 }]],
  [[40, 'ada@mailbox.example']],
  null,
  [[40, 'PROJECTS', head]],
]

const projectsOf = (...rows: readonly (readonly Cell[] | null)[]) =>
  readRows(...top, ...rows).projects.map(({ name, description, technologies }) => [name, description, technologies])

test('rows that each begin with a name and a colon are projects of their own, however long the first is (§1.1)', () => {
  expect(
    projectsOf(
      [[40, 'Wind tunnel balance: built and calibrated a three-axis load cell; data read by LabVIEW, plots in MATLAB']],
      [[40, 'Solar kettle: Arduino, C++ and 3D printing']],
      [[40, 'Beehive scale: weighs a hive every hour, Raspberry Pi and Python']],
    ),
  ).toEqual([
    [
      'Wind tunnel balance',
      'built and calibrated a three-axis load cell; data read by LabVIEW, plots in MATLAB',
      expect.arrayContaining(['MATLAB']),
    ],
    ['Solar kettle', 'Arduino, C++ and 3D printing', ['Arduino', 'C++', '3D Printing']],
    ['Beehive scale', 'weighs a hive every hour, Raspberry Pi and Python', expect.arrayContaining(['Python'])],
  ])
})

test('a sentence that a row breaks before a word and a colon is still one (§1.1)', () => {
  expect(
    projectsOf(
      [[40, 'Wind tunnel balance: built and calibrated a three-axis load cell and compared it with']],
      [[40, 'Helios: the balance that the faculty had']],
    ),
  ).toHaveLength(1)
})

test('a row of tools below a name and a colon stays with its project (§1.1)', () => {
  expect(
    projectsOf(
      [[40, 'Wind tunnel balance: built and calibrated a three-axis load cell that the faculty still uses every week']],
      [[40, 'Tools: LabVIEW, MATLAB']],
      [[40, 'Solar kettle: boils a litre in an hour']],
      [[40, 'Tools: Arduino, C++']],
    ),
  ).toMatchObject([
    ['Wind tunnel balance', expect.any(String), ['LabVIEW', 'MATLAB']],
    ['Solar kettle', 'boils a litre in an hour', ['Arduino', 'C++']],
  ])
})

test('a sentence that begins beside the name and goes on below is told whole (§1.1)', () => {
  expect(
    projectsOf(
      [
        [40, 'Ferry delays', bold],
        [110, '- Counted nine thousand late crossings with Python and'],
      ],
      [[40, 'PostgreSQL and drew them on a map']],
      [
        [40, 'Tram prices', bold],
        [100, '- Compared the fares of forty towns'],
      ],
    ).map(([name, description]) => [name, description]),
  ).toEqual([
    ['Ferry delays', 'Counted nine thousand late crossings with Python and PostgreSQL and drew them on a map'],
    ['Tram prices', 'Compared the fares of forty towns'],
  ])
})

test('a word behind the dates of a project belongs to the sentence of the next row (§1.1)', () => {
  expect(
    projectsOf(
      [[40, 'Larder – a prep-list app for small kitchens (React, TypeScript, IndexedDB). 2025–now. Works']],
      [[40, 'offline; forty restaurants use it every day.']],
    ),
  ).toMatchObject([
    ['Larder', expect.stringContaining('IndexedDB). Works offline; forty restaurants'), expect.any(Array)],
  ])
})
