import { expect, test } from 'vitest'
import { bold, type Cell, head, readRows } from '../testing/read-rows.ts'

const top = (...rows: readonly (readonly Cell[])[]): readonly (readonly Cell[] | null)[] => [
  [[40, 'Ada Example', { ...bold, size: 20 }]],
  [[40, 'ada@mailbox.example']],
  ...rows,
  null,
]

test.each([
  [
    'I hereby agree to the processing of my personal data included in this document for the',
    'needs of recruitment in keeping with the law.',
  ],
  ['I agree to the processing of personal', 'data provided in this document.'],
  [
    'Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do',
    'realizacji procesu rekrutacji.',
  ],
  ['Autorizzo il trattamento dei miei dati personali ai sensi del Regolamento europeo', '(GDPR 679/2016).'],
  ['Hiermit willige ich in die Verarbeitung meiner personenbezogenen Daten zum Zweck', 'der Bewerbung ein.'],
])('a clause of consent at the foot is no part of the last project (§1.1): %s', (first, second) => {
  const { projects } = readRows(
    ...top(),
    [[40, 'PROJECTS', head]],
    [
      [40, 'Heat pump model', bold],
      [400, '2026'],
    ],
    [[40, 'Compared with a year of measured data of an old farmhouse.']],
    null,
    [[40, first, { size: 8 }]],
    [[40, second, { size: 8 }]],
  )
  expect(projects.map(({ description }) => description)).toEqual([
    'Compared with a year of measured data of an old farmhouse.',
  ])
})

test('a label of one letter heads an address only before what looks like one (§1.1)', () => {
  const locationBelow = (text: string) =>
    readRows(...top([[40, text]]), [[40, 'SKILLS', head]], [[40, 'Python, SQL']]).location
  expect(locationBelow('A: nurse with 4 years of work')).toBeNull()
  expect(locationBelow('A: 12 Mill Lane, Leeds')).toBe('12 Mill Lane, Leeds')
})

test('a grade below a study opens no other one, nor does the name of a Dutch or German school (§1.1)', () => {
  const { education } = readRows(
    ...top(),
    [[40, 'EDUCATION', head]],
    [
      [40, 'Bachelor of Nursing', bold],
      [400, 'Sep 2023 – present'],
    ],
    [[40, 'Waldhogeschool Ennerich · expected July 2027 · average mark 7.6']],
    [
      [40, 'General Science', bold],
      [400, '2020 – 2023'],
    ],
    [[40, 'Fachoberhochschule Quellhof']],
  )
  expect(education.map(({ school, degree }) => [school, degree])).toEqual([
    ['Waldhogeschool Ennerich', 'Bachelor of Nursing'],
    ['Fachoberhochschule Quellhof', 'General Science'],
  ])
})

test('a year of school is what somebody reached, and the name behind it where (§1.1)', () => {
  const { education } = readRows(
    ...top(),
    [[40, 'EDUCATION', head]],
    [[40, '12th year of school, Escola Secundária de Ennerich, Lisbon, 2016']],
  )
  expect(education).toMatchObject([{ school: 'Escola Secundária de Ennerich', degree: '12th year of school' }])
})

test('a pair of skills on a row does not take in the skill on the next (§1.1)', () => {
  const { skills } = readRows(
    ...top(),
    [[40, 'SKILLS', head]],
    [[40, 'SolidWorks']],
    [[40, 'MATLAB / Simulink']],
    [[40, 'AutoCAD']],
    [[40, 'Python (NumPy, pandas)']],
  )
  expect(skills).toEqual(['SolidWorks', 'MATLAB', 'Simulink', 'AutoCAD', 'Python'])
})
