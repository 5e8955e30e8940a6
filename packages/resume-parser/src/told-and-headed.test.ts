import { expect, test } from 'vitest'
import { bold, career, head, jobsOf, nameRow, type Rows, readRows, readSection } from './testing/read-rows.ts'

const studiesOf = (...rows: Rows) =>
  readSection('Education', rows, ...career.slice(0, 3)).education.map(({ degree, school }) => [degree, school])

test('a job in one row is no part of the sentence that ended above it, and its employer may be an address (§1.1)', () => {
  expect(
    jobsOf(
      [[40, 'Head Baker, Rowanloaf (2017 – 2019)']],
      [[40, 'Kept the ovens of the whole street warm through two winters and one long strike of the bakers.']],
      [[40, 'Data Analyst, hazelpan.com (2015 – 2016)']],
      [[40, 'Counted the loaves of all shops each night and told the owners what was left of them.']],
    ),
  ).toEqual([
    ['Head Baker', 'Rowanloaf'],
    ['Data Analyst', 'hazelpan.com'],
  ])
})

test('an address between the title and what is told is the employer, and names with a dash between are one (§1.1)', () => {
  expect(
    jobsOf(
      [
        [40, 'Data Analyst', bold],
        [430, '2017 – 2019'],
      ],
      [[40, 'hazelpan.com']],
      [[40, 'Counting of loaves and rolls in all shops']],
      [
        [40, 'Head Baker', bold],
        [430, '2015 – 2016'],
      ],
      [[40, 'ROWL – BRODEX']],
      [[40, 'Night shift of the ovens']],
    ),
  ).toEqual([
    ['Data Analyst', 'hazelpan.com'],
    ['Head Baker', 'ROWL – BRODEX'],
  ])
})

test('a kind of school beside an unknown name is told from it by the order of the other studies (§1.1)', () => {
  expect(
    studiesOf(
      [
        [40, 'Laurea Magistrale Fisica', bold],
        [430, '2015 – 2017'],
      ],
      [[40, 'Università di Lagomare']],
      [
        [40, 'Liceo Scientifico', bold],
        [430, '2010 – 2015'],
      ],
      [[40, 'G. Brandolin']],
    ),
  ).toEqual([
    ['Laurea Magistrale Fisica', 'Università di Lagomare'],
    ['Liceo Scientifico', 'G. Brandolin'],
  ])
})

test('a school below its degree is its own though an icon sets it in, and an unknown one needs no second year (§1.1)', () => {
  const icon = { icon: true, font: 'Icons' }
  expect(
    studiesOf(
      [
        [36, 'Diplomado en Panadería', bold],
        [430, '2019 – 2020'],
      ],
      [
        [36, '\uf19d', icon],
        [52, 'Servicio Nacional de Hornos'],
      ],
      [
        [36, 'Curso de Masas', bold],
        [430, '2018'],
      ],
      [
        [36, '\uf19d', icon],
        [52, 'BRODEX'],
      ],
    ),
  ).toEqual([
    ['Diplomado en Panadería', 'Servicio Nacional de Hornos'],
    ['Curso de Masas', 'BRODEX'],
  ])
})

test('a text set otherwise than the heading in the margin beside it heads no section (§1.1)', () => {
  const { skills, projects } = readRows(
    nameRow,
    [[40, 'ada@mailbox.example']],
    ...career,
    null,
    [
      [40, 'Habilidades', head],
      [178, 'Tecnologías', bold],
    ],
    [[178, 'Java, SQL, Inkwell']],
    [
      [40, 'Proyectos', head],
      [178, 'inkwell-shop', bold],
    ],
    [[178, 'A shop for ink and paper']],
  )
  expect(skills).toEqual(['Java', 'SQL', 'Inkwell'])
  expect(projects.map(({ name }) => name)).toEqual(['inkwell-shop'])
})

test('an address in capitals goes on in the one letter below it (§2.11)', () => {
  const { email } = readRows(
    nameRow,
    null,
    [
      [40, 'ADA.EXAMPLE@MAILBOX.CO'],
      [230, 'Experience', head],
    ],
    [
      [40, 'M'],
      [230, 'Baker, Leeds Bakery, 2015 – 2018'],
    ],
    null,
    [[230, 'Education', head]],
    [[230, 'BSc Chemistry, University of Leeds, 2012 – 2015']],
    [[40, 'LEEDS, UK']],
  )
  expect(email?.toLowerCase()).toBe('ada.example@mailbox.com')
})

test('a country in brackets ends a place (§2.11)', () => {
  const { location } = readRows(nameRow, [[40, "120, route d'Arlon, 1453, Luxembourg (LU),"]], ...career)
  expect(location).toContain('Luxembourg')
})

test.each(['Inglés Fluido', 'Inglés Basico'])('reads a language before how well it is known: %s (§1.1)', (row) => {
  expect(readSection('Idiomas', [[[40, row]]], ...career).languages).toEqual(['Inglés'])
})
