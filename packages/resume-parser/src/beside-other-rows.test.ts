import { expect, test } from 'vitest'
import { bold, type Cell, head, readRows } from './testing/read-rows.ts'

const named: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 20 }]]
const mail: readonly Cell[] = [[40, 'ada@mailbox.example']]

test('reads two columns where a year stands beside the heading of the other column (§1.1)', () => {
  const { education, languages, skills } = readRows(
    named,
    [
      [40, 'Employment History', head],
      [400, 'Key Skills', head],
    ],
    [
      [40, 'May 2024 – Jul 2024'],
      [400, 'Figma'],
    ],
    [
      [40, 'Rabenstein Systems Ltd', bold],
      [400, 'Folding'],
    ],
    [
      [40, 'Software Engineering Intern'],
      [400, 'Dyeing'],
    ],
    [[400, 'Spinning']],
    [[40, 'Education and Training', head]],
    [
      [40, '2022 – 2026'],
      [400, 'Languages', head],
    ],
    [
      [40, 'Lakemere University', bold],
      [400, 'English'],
    ],
    [
      [40, 'BSc Physics'],
      [400, 'Hindi'],
    ],
    [
      [40, '2020 – 2022'],
      [400, 'Marathi'],
    ],
    [[40, 'Sandhill High School', bold]],
    [[40, 'Class XII']],
    null,
    mail,
  )
  expect(education.map(({ school, start, end }) => [school, start, end])).toEqual([
    ['Lakemere University', '2022', '2026'],
    ['Sandhill High School', '2020', '2022'],
  ])
  expect(languages).toEqual(['English', 'Hindi', 'Marathi'])
  expect(skills).toEqual(['Figma', 'Folding', 'Dyeing', 'Spinning'])
})

test('reads telephone and town beside a name that is set as the headings are (§1.1)', () => {
  const analysis = readRows(
    [
      [40, 'Ada Example', head],
      [400, '+32 470 55 50 12'],
    ],
    [
      [40, 'Bruxelles, Belgique'],
      [400, 'ada@mailbox.example'],
    ],
    null,
    [[200, 'Parcours professionnel', head]],
    [
      [40, '01/2021 – 10/2024'],
      [180, 'Chargée de communication, Fondation Quellhof'],
    ],
    null,
    [[200, 'Études et diplômes', head]],
    [
      [40, '2016 – 2018'],
      [180, 'Master en communication, Université de Rabenstein'],
    ],
    null,
    [[200, 'Langues parlées', head]],
    [
      [40, 'Français'],
      [180, 'Langue maternelle'],
    ],
  )
  expect(analysis).toMatchObject({ name: 'Ada Example', phone: '+32 470 55 50 12', location: 'Bruxelles, Belgique' })
})

test('takes certificates from a labelled row among the skills (§1.1)', () => {
  const { certifications, skills } = readRows(
    named,
    mail,
    null,
    [[40, 'VAARDIGHEDEN', head]],
    [
      [60, 'Vaardigheden', { color: 255 }],
      [180, 'Wondzorg, Coachen, Indiceren'],
    ],
    null,
    [
      [60, 'Certificaten', { color: 255 }],
      [180, 'Rijbewijs B, Ersthelferin'],
    ],
  )
  expect(certifications).toEqual(['Rijbewijs B', 'Ersthelferin'])
  expect(skills).toEqual(['Wondzorg', 'Coachen', 'Indiceren'])
})

test('takes languages that stand beside the telephone (§1.1)', () => {
  const { languages, location } = readRows(
    named,
    [
      [40, 'Lagos, Nigeria'],
      [180, '0803 555 0171'],
      [300, 'ada@mailbox.example'],
      [440, 'English, Igbo, Yoruba'],
    ],
    null,
    [[40, 'WORK EXPERIENCE', head]],
    [[40, 'Sales Associate, Quellhof Ltd, May 2021 – Dec 2024']],
  )
  expect(languages).toEqual(['English', 'Igbo', 'Yoruba'])
  expect(location).toBe('Lagos, Nigeria')
})

test('takes an unknown name of capitals alone for the school (§1.1)', () => {
  const { education } = readRows(
    named,
    mail,
    null,
    [[40, 'EXPERIENCIA', head]],
    [[40, 'Técnico de mantenimiento, Quellhof S.A., 2019 - 2021']],
    null,
    [[40, 'EDUCACIÓN', head]],
    [[40, 'LAKSUP', bold]],
    [[40, 'Mecánica Industrial · (2013 - 2015)']],
  )
  expect(education).toMatchObject([{ school: 'LAKSUP', degree: 'Mecánica Industrial', start: '2013', end: '2015' }])
})
