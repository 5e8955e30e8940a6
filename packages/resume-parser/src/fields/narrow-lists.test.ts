import { expect, test } from 'vitest'
import { bold, type Cell, head, readRows } from '../testing/read-rows.ts'

const named: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 20 }]]
const mail: readonly Cell[] = [[40, 'ada@mailbox.example']]
const told = (heading: string, ...rows: readonly (readonly [x: number, text: string])[]) =>
  readRows(named, mail, null, [[40, heading, head]], ...rows.map((row) => [row]))

test('joins the rows of certificates that a narrow column broke, by their bullets (§1.1)', () => {
  const { certifications } = told(
    'Certifications',
    [40, '• Certified Medical Assistant'],
    [50, '(AAMA)'],
    [40, '• Life Support for Healthcare'],
    [50, 'Providers, Heart Trust'],
    [40, '• Notary Public of Eskermouth'],
  )
  expect(certifications).toEqual([
    'Certified Medical Assistant (AAMA)',
    'Life Support for Healthcare Providers, Heart Trust',
    'Notary Public of Eskermouth',
  ])
})

test('joins a certificate whose row ends with a small word, and leaves whole ones apart', () => {
  const { certifications } = told(
    'Certifications',
    [40, 'Manager of Quality and'],
    [40, 'Organizational Excellence'],
    [40, 'Forklift Operator'],
    [40, 'First Aid at Work'],
  )
  expect(certifications).toEqual([
    'Manager of Quality and Organizational Excellence',
    'Forklift Operator',
    'First Aid at Work',
  ])
})

test('takes the row that tells when a certificate was issued for no certificate', () => {
  const { certifications } = told(
    'Certifications',
    [40, 'Data Engineer Associate'],
    [40, 'Issued Jun 2023 · Expires Jun 2026'],
    [40, 'Cloud Practitioner'],
    [40, 'Issued Feb 2022'],
  )
  expect(certifications).toEqual(['Data Engineer Associate', 'Cloud Practitioner'])
})

test('counts trainings and certificates beside a section of studies as certificates', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Education', head]],
    [[40, 'BSc Chemistry, University of Eskermouth, 2015 – 2018']],
    null,
    [[40, 'Formations et certifications', head]],
    [[40, '• 2022 : Habilitation électrique B1V-BR']],
    [[40, '• Sauveteur Secouriste du Travail (SST)']],
  )
  expect(analysis.certifications).toEqual(['Habilitation électrique B1V-BR', 'Sauveteur Secouriste du Travail (SST)'])
  expect(analysis.education).toHaveLength(1)
})

test('takes words that say how well for no skill and no language, in any language (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Skills', head]],
    ...[
      ['Photoshop', 'ottimo'],
      ['AFAS', 'zeer goed'],
      ['AutoCAD', 'İleri'],
      ['Kasa', 'bardzo dobra'],
    ].map(([skill = '', level = '']): Cell[] => [
      [40, skill],
      [200, level],
    ]),
    null,
    [[40, 'Languages', head]],
    [[40, 'Italiano']],
    [[40, 'Avanzado']],
    [[40, 'Altre lingue: Inglese (B2), Spagnolo (A2)']],
  )
  expect(analysis.skills).toEqual(['Adobe Photoshop', 'AFAS', 'AutoCAD', 'Kasa'])
  expect(analysis.languages).toEqual(['Italiano', 'Inglese', 'Spagnolo'])
})

test('takes sentences of praise under strengths for no skills, and no number for two of them', () => {
  const { skills } = told(
    'Strengths',
    [40, '• IFRS'],
    [40, '• I like finishing what others started'],
    [40, '• Found the reason for a yearly loss of 40,000 dollars in freight costs.'],
    [40, '• Kept the books of nine shops and trained the clerks'],
    [40, '• Negotiation'],
  )
  expect(skills).toEqual(['IFRS', 'Negotiation'])
})

test('leaves skills apart that stand below each other in a narrow column, though one is written small', () => {
  const { skills } = told('Skills', [40, 'Adobe Photoshop'], [40, 'jQuery'], [40, 'Adobe Creative Suite'])
  expect(skills).toEqual(['Adobe Photoshop', 'jQuery', 'Adobe Creative Suite'])
})

test('parts skills by the spaces between them though one has a list in brackets', () => {
  const { skills } = readRows(
    named,
    mail,
    null,
    [[40, 'Skills', head]],
    [
      [40, 'Docker'],
      [86, 'Sail making (hemp, linen)'],
      [222, 'Windows'],
    ],
  )
  expect(skills).toEqual(['Docker', 'Sail making (hemp, linen)', 'Windows'])
})
