import { expect, test } from 'vitest'
import { bold, type Cell, head, readRows } from '../testing/read-rows.ts'

const named: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 20 }]]
const mail: readonly Cell[] = [[40, 'ada@mailbox.example']]

test.each(['Practices', 'Education)', 'IT', 'Languages'])(
  'a row that the end of the one above broke heads no section: %s',
  (rest) => {
    const { work_experience, skills, education } = readRows(
      named,
      mail,
      null,
      [[40, 'Work', head]],
      [[40, 'Engineer, Quellhof Systems Ltd.', bold]],
      [[40, '2019 – 2023']],
      [[40, '• Planned the yearly training of everybody who began in the halls and with']],
      [[50, rest]],
      [[40, '• Kept the books']],
      null,
      [[40, 'Analyst, Rabenstein Works GmbH', bold]],
      [[40, '2015 – 2018']],
    )
    expect(work_experience.map(({ company }) => company)).toEqual(['Quellhof Systems Ltd.', 'Rabenstein Works GmbH'])
    expect([skills, education]).toEqual([[], []])
  },
)

test('the courses of a study, listed below it in a smaller heading, are no certificates', () => {
  const { certifications, education } = readRows(
    named,
    mail,
    null,
    [[40, 'Education', { ...head, size: 16 }]],
    [[40, 'Lakemere University', bold]],
    [[40, 'BSc Chemistry']],
    [[40, '2012 – 2015']],
    [[40, 'Courses', { size: 12 }]],
    [[40, '• Organic Synthesis']],
    [[40, '• Spectroscopy']],
    [[40, 'University of Eskermouth', bold]],
    [[40, 'MSc Physics']],
    [[40, '2015 – 2017']],
    [[40, 'Courses', { size: 12 }]],
    [[40, '• Optics']],
  )
  expect(certifications).toEqual([])
  expect(education.map(({ school, degree }) => [school, degree])).toEqual([
    ['Lakemere University', 'BSc Chemistry'],
    ['University of Eskermouth', 'MSc Physics'],
  ])
})

test.each(['Resume', 'Résumé', 'CV'])('what a document calls itself in its first row heads nothing: %s', (title) => {
  const { name, location, summary } = readRows(
    [[40, title, { ...bold, size: 24 }]],
    named,
    [[40, 'Vienna, Austria']],
    mail,
    null,
    [[40, 'Experience', head]],
    [[40, 'Engineer, Quellhof Systems Ltd., 2019 – 2023']],
    null,
    [[40, 'Education', head]],
    [[40, 'BSc Chemistry, Lakemere University, 2012 – 2015']],
  )
  expect({ name, location, summary }).toEqual({ name: 'Ada Example', location: 'Vienna, Austria', summary: null })
})

test('a heading in the margin ends where smaller text begins close beside it', () => {
  const large = { size: 18 }
  const { skills, work_experience } = readRows(
    named,
    mail,
    null,
    [
      [74, 'Work', large],
      [124, 'Quellhof Systems Ltd.', bold],
    ],
    [[124, 'Engineer']],
    [[124, '2019 – 2023']],
    null,
    [
      [68, 'Skills', large],
      [131, 'Python, Docker, Redis', { ...bold, size: 14 }],
    ],
  )
  expect(skills).toEqual(['Python', 'Docker', 'Redis'])
  expect(work_experience.map(({ company }) => company)).toEqual(['Quellhof Systems Ltd.'])
})
