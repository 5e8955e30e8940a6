import { expect, test } from 'vitest'
import { bold, head, type Rows, readSection } from '../testing/read-rows.ts'

const italic = { font: 'Helvetica-Oblique', italic: true }

/** Title and employer of every job of a section with these rows. */
const jobsOf = (heading: string, ...rows: Rows) =>
  readSection(
    heading,
    rows,
    null,
    [[40, 'Education', head]],
    [[40, 'BSc Physics, Lakemere University (2012 – 2015)']],
  ).work_experience.map(({ position, company }) => [position, company])

test('a department between employer and title is neither', () => {
  expect(
    jobsOf(
      'Experiência profissional',
      [
        [40, 'Vento Sul | Atendente de Lan House', bold],
        [430, 'nov 2024'],
      ],
      [[54, '• Atendimento aos clientes e caixa']],
      [
        [40, 'Prefeitura de Caruá | Setor de Compras | Estagiária', bold],
        [430, 'out 2021 – out 2022'],
      ],
      [[54, '• Controle de notas e de contratos']],
    ),
  ).toEqual([
    ['Atendente de Lan House', 'Vento Sul'],
    ['Estagiária', 'Prefeitura de Caruá'],
  ])
})

test('what an employer does may stand between its name and the title', () => {
  expect(
    jobsOf(
      'Experience',
      [
        [40, 'Brightwater Analytics', bold],
        [430, 'Leeds, UK'],
      ],
      [[40, 'A platform for the analysis of river data', italic]],
      [
        [40, 'Senior Software Engineer', bold],
        [430, 'Mar 2021 – Present'],
      ],
      [[54, '• Built the service that reads the sensors']],
      [
        [40, 'Quillfeather', bold],
        [430, 'York, UK'],
      ],
      [[40, 'Publisher of digital notebooks', italic]],
      [
        [40, 'Data Engineer', bold],
        [430, 'Jan 2019 – Feb 2021'],
      ],
      [[54, '• Moved nightly jobs to a schedule']],
    ),
  ).toEqual([
    ['Senior Software Engineer', 'Brightwater Analytics'],
    ['Data Engineer', 'Quillfeather'],
  ])
})

test('a bracket names the employer, and a row above some of the jobs their group', () => {
  expect(
    jobsOf(
      'Erfahrungen',
      [[34, 'Industrie']],
      [
        [40, '03/2021 – heute'],
        [200, 'Softwareentwicklerin (Nordlicht Systeme GmbH)'],
      ],
      [[200, 'Entwurf und Pflege der Steuerung für neue Geräte.']],
      [
        [40, '01/2019 – 02/2021'],
        [200, 'Werkstudentin (Möwe & Söhne)'],
      ],
      [[200, 'Erfassung der Bestände im Lager des Hauses.']],
      [[34, 'Forschung']],
      [
        [40, '09/2016 – 12/2018'],
        [200, 'Forschungspraktikum (Institut für Strömungslehre)'],
      ],
      [[200, 'Auswertung von Messreihen der Küste und der Wellen.']],
    ),
  ).toEqual([
    ['Softwareentwicklerin', 'Nordlicht Systeme GmbH'],
    ['Werkstudentin', 'Möwe & Söhne'],
    ['Forschungspraktikum', 'Institut für Strömungslehre'],
  ])
})

test('what somebody worked with, an address of the web and the terms of a job are no names', () => {
  const jobs = [
    ['Senior Software Engineer', 'Brightwater Analytics'],
    ['Support Analyst', 'Quillfeather'],
  ]
  const dated = (first: string, second: string, ...below: Rows) =>
    jobsOf(
      'Experience',
      [
        [40, first, bold],
        [430, 'Mar 2021 – Present'],
      ],
      ...below,
      [
        [40, second, bold],
        [430, 'Jan 2019 – Feb 2021'],
      ],
      ...below,
    )
  expect(
    dated('Senior Software Engineer, Brightwater Analytics', 'Support Analyst, Quillfeather', [
      [40, 'Technologies: Go, Kafka'],
    ]),
  ).toEqual(jobs)
  expect(
    dated(
      'Senior Software Engineer, Brightwater Analytics Tools: Go, Kafka',
      'Support Analyst, Quillfeather Tools: SQL',
      [[54, '• Built the service that reads the sensors']],
    ),
  ).toEqual(jobs)
  expect(
    dated('Brightwater Analytics, Senior Software Engineer', 'Quillfeather, Support Analyst', [
      [40, 'https://brightwater.example'],
    ]),
  ).toEqual(jobs)
  expect(
    jobsOf(
      'Experience',
      [[40, 'Senior Software Engineer – Brightwater Analytics', bold]],
      [[40, 'Fixed term – Mar 2021 – Present', italic]],
      [[54, '• Built the service that reads the sensors']],
      [[40, 'Support Analyst – Quillfeather', bold]],
      [[40, 'Internship – Jan 2019 – Feb 2021', italic]],
      [[54, '• Answered sixty tickets a day']],
    ),
  ).toEqual(jobs)
})

test.each(['at', 'chez', 'på'])(
  'the word "%s" between title and employer is part of neither where a row ends',
  (word) => {
    const dates = ['Mar 2021 – Present', 'Jan 2019 – Feb 2021']
    const rows = (above: string, below: string): Rows =>
      ['Quillfeather', 'Tarn & Fell'].flatMap(
        (employer, at): Rows => [
          [
            [40, `Senior Software Engineer${above}`, bold],
            [430, dates[at] ?? ''],
          ],
          [[40, `${below}${employer}`]],
          [[54, '• Built the service that reads the sensors']],
        ],
      )
    const jobs = ['Quillfeather', 'Tarn & Fell'].map((employer) => ['Senior Software Engineer', employer])
    expect(jobsOf('Experience', ...rows(` ${word}`, ''))).toEqual(jobs)
    expect(jobsOf('Experience', ...rows('', `${word} `))).toEqual(jobs)
  },
)

test('a bullet may hold the title of the employer above, with what is told set in below it', () => {
  expect(
    jobsOf(
      'Berufserfahrung',
      [
        [40, 'Nordlicht Systeme GmbH', bold],
        [430, '03/2021 – heute'],
      ],
      [[54, '• Softwareentwicklerin']],
      [[70, '– Entwurf der Steuerung']],
      [
        [40, 'Möwe & Söhne', bold],
        [430, '09/2016 – 12/2018'],
      ],
      [[54, '• Werkstudentin']],
      [[70, '– Erfassung der Bestände']],
    ),
  ).toEqual([
    ['Softwareentwicklerin', 'Nordlicht Systeme GmbH'],
    ['Werkstudentin', 'Möwe & Söhne'],
  ])
})

test('the row that names the columns of a table of jobs is no job', () => {
  expect(
    jobsOf(
      'Doświadczenie zawodowe',
      [
        [40, 'Okres', bold],
        [200, 'Pracodawca', bold],
        [390, 'Stanowisko', bold],
      ],
      [
        [40, '03.2021 – obecnie'],
        [200, 'Bursztyn Systemy'],
        [390, 'Programista Java'],
      ],
      [
        [40, '01.2019 – 02.2021'],
        [200, 'Biuro Sosna'],
        [390, 'Księgowa'],
      ],
    ),
  ).toEqual([
    ['Programista Java', 'Bursztyn Systemy'],
    ['Księgowa', 'Biuro Sosna'],
  ])
})

test('a name with its town in brackets is an employer, not a place', () => {
  expect(
    jobsOf(
      'Berufserfahrung',
      [[40, 'Nordlicht Systeme GmbH (Hamburg) — Softwareentwicklerin, 03/2021 – heute']],
      [[40, 'Institut für Strömungslehre (Kiel) — Wissenschaftliche Mitarbeiterin, 01/2019 – 02/2021']],
    ),
  ).toEqual([
    ['Softwareentwicklerin', 'Nordlicht Systeme GmbH'],
    ['Wissenschaftliche Mitarbeiterin', 'Institut für Strömungslehre'],
  ])
})

test('a dash inside the name of an employer, the comma before its legal form, a small first letter and a bare address stay', () => {
  const job = (title: string, employer: string, dates: string): Rows => [
    [[40, employer, bold]],
    [
      [40, title, italic],
      [430, dates],
    ],
    [[54, '• Looked after the machines of the house and their papers']],
  ]
  const rows = [
    ...job('Software Engineer', 'TIDE4 — Institute of River and Harbour Studies', '2021 – 2023'),
    ...job('Accountant', 'Quillfeather, Inc. – Shared Services Center', '2019 – 2021'),
    ...job('Software Developer', 'mossgreen systems GmbH', '2017 – 2019'),
    ...job('Founder', 'larkpost.com', '2015 – 2017'),
  ]
  expect(jobsOf('Experience', ...rows)).toEqual([
    ['Software Engineer', 'TIDE4 – Institute of River and Harbour Studies'],
    ['Accountant', 'Quillfeather, Inc. – Shared Services Center'],
    ['Software Developer', 'mossgreen systems GmbH'],
    ['Founder', 'larkpost.com'],
  ])
})

test('an employer behind "at" may begin with a small letter, and a month may stand behind its year', () => {
  expect(
    jobsOf(
      'Experience',
      [[40, 'Lead Developer at pebble interactive', bold]],
      [[40, '2015-Jun – 2019-Jan']],
      [[54, '• Wrote the pages of the shop']],
      [[40, 'Web Developer at Linden Stores', bold]],
      [[40, '2013-Feb – 2015-May']],
      [[54, '• Wrote the pages of the stores']],
    ),
  ).toEqual([
    ['Lead Developer', 'pebble interactive'],
    ['Web Developer', 'Linden Stores'],
  ])
})
