import { expect, test } from 'vitest'
import { bold, head, type Rows, readSection } from '../testing/read-rows.ts'

/** School and degree of every study of a section with these rows. */
const studiesOf = (heading: string, ...rows: Rows) =>
  readSection(heading, rows, null, [[40, 'Experience', head]], [[40, 'Clerk, Acme Ltd (2012 – 2015)']]).education.map(
    ({ school, degree }) => [school, degree],
  )

test.each([
  ['Opleiding', 'Master Informatica', 'aan de', 'Universiteit Waterkant', 'Wiskunde', 'Hogeschool Linde'],
  ['Utbildning', 'Masterexamen i datavetenskap', 'vid', 'Björkö universitet', 'Kandidatexamen', 'Åsens högskola'],
  [
    'Formación',
    'Máster Ciencia de Datos',
    'en la',
    'Universidad de Marea',
    'Grado Matemáticas',
    'Universidad de Olmedo',
  ],
])(
  'the word before a school is part of neither school nor degree: %s',
  (heading, first, word, school, second, other) => {
    expect(
      studiesOf(
        heading,
        [
          [40, '2018 – 2020'],
          [160, `${first} ${word} ${school}`],
        ],
        [
          [40, '2015 – 2018'],
          [160, `${second} ${word} ${other}`],
        ],
      ),
    ).toEqual([
      [school, first],
      [other, second],
    ])
  },
)

test('a row that says what was studied names no school', () => {
  expect(
    studiesOf(
      'Wykształcenie',
      [[40, '09.2021 – obecnie']],
      [[40, 'Collegium Mazurskie']],
      [[40, 'Specjalizacja: Automatyka']],
      null,
      [[40, '09.2017 – 06.2021']],
      [[40, 'Technikum nr 5']],
      [[40, 'Specjalizacja: Elektronika']],
    ),
  ).toEqual([
    ['Collegium Mazurskie', 'Automatyka'],
    ['Technikum nr 5', 'Elektronika'],
  ])
})

test('an unknown school with its degree and years stands beside known ones, and degrees may have no school', () => {
  expect(
    studiesOf(
      'Education',
      [
        [40, 'Lakemere University', bold],
        [430, '2018 – 2020'],
      ],
      [[40, 'Master of Science in Physics']],
      [
        [40, 'Saltmarsh Works', bold],
        [430, '2015 – 2018'],
      ],
      [[40, 'Analysis of systems']],
    ).map(([school]) => school),
  ).toEqual(['Lakemere University', 'Saltmarsh Works'])
  expect(
    studiesOf(
      'Formation',
      [[40, 'Licence Mathématiques', bold]],
      [[40, '2018']],
      [[40, 'L1 biologie', bold]],
      [[40, '2016']],
      [[40, 'Baccalauréat', bold]],
      [[40, '2015']],
    ),
  ).toEqual([
    [null, 'Licence Mathématiques'],
    [null, 'L1 biologie'],
    [null, 'Baccalauréat'],
  ])
})

test('where one study names no known school and another no date, each is read for itself', () => {
  expect(
    studiesOf(
      'Education',
      [
        [40, 'Lakeside Community College', bold],
        [400, '2021 – 2023'],
      ],
      [[40, 'A.A.S. - Robotics']],
      [
        [40, 'Penhallow Works', bold],
        [400, '2013 – 2015'],
      ],
      [[40, 'Certificate in Welding']],
      [[40, 'Scoresby High School', bold]],
      [[40, 'High School Diploma']],
    ),
  ).toEqual([
    ['Lakeside Community College', 'A.A.S. - Robotics'],
    ['Penhallow Works', 'Certificate in Welding'],
    ['Scoresby High School', 'High School Diploma'],
  ])
})

test('what was studied stands in a row of its own beside the degree', () => {
  expect(
    studiesOf(
      'Opleiding',
      [
        [40, 'Hogeschool Linde', bold],
        [400, '2021 – 2024'],
      ],
      [[40, 'Logopedie']],
      [[40, 'Bachelor']],
      null,
      [
        [40, 'Hogeschool Waterkant', bold],
        [400, '2018 – 2021'],
      ],
      [[40, 'Bedrijfskunde']],
      [[40, 'Propedeuse']],
    ),
  ).toEqual([
    ['Hogeschool Linde', 'Bachelor, Logopedie'],
    ['Hogeschool Waterkant', 'Propedeuse, Bedrijfskunde'],
  ])
})
