import { expect, test } from 'vitest'
import { bold, type Cell, head, readRows } from './testing/read-rows.ts'

const named: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 20 }]]
const mail: readonly Cell[] = [[40, 'ada@mailbox.example']]
const italic = { font: 'Helvetica-Oblique', italic: true }

const jobsOf = ({ work_experience }: ReturnType<typeof readRows>) =>
  work_experience.map(({ position, company, start, end }) => [position, company, start, end])
const studiesOf = ({ education }: ReturnType<typeof readRows>) =>
  education.map(({ school, degree, start, end }) => [school, degree, start, end])

test.each([
  [['RIWAYAT PENDIDIKAN', 'PENGALAMAN KERJA', 'KEAHLIAN', 'BAHASA'], 'Februari 2024 - Sekarang', 'Bahasa Inggris'],
  [['HỌC VẤN', 'KINH NGHIỆM LÀM VIỆC', 'KỸ NĂNG', 'NGOẠI NGỮ'], '02/2024 - Hiện tại', 'Tiếng Anh'],
  [['EĞİTİM BİLGİLERİ', 'İŞ DENEYİMLERİ', 'BİLGİSAYAR BİLGİLERİ', 'YABANCI DİL'], '02.2024 - Halen', 'İngilizce'],
  [['UTBILDNING', 'ARBETSLIVSERFARENHET', 'FÄRDIGHETER', 'SPRÅK'], 'februari 2024 - pågående', 'Engelska'],
  [['ОБРАЗОВАНИЕ', 'ОПЫТ РАБОТЫ', 'НАВЫКИ', 'ЯЗЫКИ'], 'февраль 2024 - по настоящее время', 'Английский'],
] as const)('knows the headings %j (§1.1)', ([studies, jobs, skills, languages], dates, language) => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, jobs, head]],
    [[40, 'Data Analyst', bold]],
    [[40, 'Rabenstein Works GmbH']],
    [[40, dates, italic]],
    null,
    [[40, studies, head]],
    [[40, 'Lakemere University', bold]],
    [[40, 'BSc Chemistry']],
    [[40, '2019 - 2023']],
    null,
    [[40, skills, head]],
    [[40, 'Python, SQL']],
    null,
    [[40, languages, head]],
    [[40, language]],
  )
  const [start, end] = dates.split(' - ')
  expect(jobsOf(analysis)).toEqual([['Data Analyst', 'Rabenstein Works GmbH', start, end]])
  expect(studiesOf(analysis)).toEqual([['Lakemere University', 'BSc Chemistry', '2019', '2023']])
  expect(analysis.skills).toEqual(['Python', 'SQL'])
  expect(analysis.languages).toEqual([language])
})

test('reads a form whose dates fill half the page, below details that fill only its left half (§1.1)', () => {
  const analysis = readRows(
    named,
    [[40, 'Birthday: 3 April 1999']],
    [[40, 'Mobile: 0176 5550128']],
    [[40, 'E-mail: ada@mailbox.example']],
    null,
    [[40, 'Career', bold]],
    [
      [40, '02/2022 - 05/2024'],
      [300, 'Purchasing Clerk', bold],
    ],
    [[300, 'Rabenstein Works GmbH, Leipzig']],
    [[300, '– Orders of spare parts']],
    [[300, '– Checks of invoices']],
    [
      [40, '07/2020 - 01/2022'],
      [300, 'Office Clerk', bold],
    ],
    [[300, 'Quellhof Systems AG, Berlin']],
    [[300, '– Orders of customers']],
    null,
    [[40, 'Schooling', bold]],
    [
      [40, '08/2017 - 06/2020'],
      [300, 'Diploma in Commerce', bold],
    ],
    [[300, 'Lakemere College']],
    null,
    [[40, 'Hobbies', bold]],
    [[300, 'Handball, cooking']],
    null,
    [[40, 'Leipzig, 12.10.2024']],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Purchasing Clerk', 'Rabenstein Works GmbH', '02/2022', '05/2024'],
    ['Office Clerk', 'Quellhof Systems AG', '07/2020', '01/2022'],
  ])
  expect(studiesOf(analysis)).toEqual([['Lakemere College', 'Diploma in Commerce', '08/2017', '06/2020']])
})

test('joins a range and a length of time that the narrow column of the dates breaks beside the text (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'EXPÉRIENCES PROFESSIONNELLES', head]],
    [
      [40, 'Juillet - Août'],
      [150, 'Serveuse', bold],
    ],
    [
      [40, '2024'],
      [150, 'Brasserie du Port, Rennes', italic],
    ],
    [
      [40, 'Janvier 2023 (4'],
      [150, 'Vendeuse', bold],
    ],
    [
      [40, 'semaines)'],
      [150, 'Boulangerie Morvan, Rennes', italic],
    ],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Serveuse', 'Brasserie du Port', 'Juillet', 'Août 2024'],
    ['Vendeuse', 'Boulangerie Morvan', null, 'Janvier 2023'],
  ])
})

test('takes a hospital named after a saint, with its town, for the employer and the unit for part of the title (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'WORK EXPERIENCE', head]],
    [
      [40, 'Staff Nurse, Telemetry Unit', bold],
      [420, 'June 2021 - Present'],
    ],
    [[40, "St. Mildred's Medical Center, Quezon City"]],
    [[54, '• Monitor eight patients a shift']],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Staff Nurse, Telemetry Unit', "St. Mildred's Medical Center", 'June 2021', 'Present'],
  ])
})

test('takes qualifications that name no school for certificates where the studies have a section of their own (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'EDUCATION', head]],
    [[40, 'Lakemere University, BSc Chemistry, 2019 - 2023']],
    [[40, 'Honour roll, 2021 and 2022']],
    null,
    [[40, 'QUALIFICATIONS', head]],
    [[40, 'Class A Crane Operator, 2021']],
    null,
    [[40, 'CERTIFICATIONS', head]],
    [[40, 'Professional Cloud Data Engi-']],
    [[40, 'neer (2023)']],
    [[40, 'First Aid at Sea']],
    [[40, '(Harbour School, 2022)']],
  )
  expect(studiesOf(analysis)).toEqual([['Lakemere University', 'BSc Chemistry', '2019', '2023']])
  expect(analysis.certifications).toEqual([
    'Class A Crane Operator',
    'Professional Cloud Data Engineer',
    'First Aid at Sea',
  ])
})

test('takes no praise for a certificate, and no crew in the name of an employer for a title (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'WORK EXPERIENCE', head]],
    [
      [40, 'Stage Hand', bold],
      [420, '2021 - 2022'],
    ],
    [[40, 'Film Crew Ltd']],
    [[54, '• Carried lamps']],
    null,
    [[40, 'EDUCATION', head]],
    [[40, 'Lakemere University, BSc Chemistry, 2019 - 2023']],
    null,
    [[40, 'QUALIFICATIONS', head]],
    [[40, 'Excellent communicator who plans well']],
    [[40, 'Hard-working team player']],
  )
  expect(jobsOf(analysis)).toEqual([['Stage Hand', 'Film Crew Ltd', '2021', '2022']])
  expect(analysis.certifications).toEqual([])
})

test('leaves the names of groups out of skills, whether a box or a colon follows them (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'SKILLS', head]],
    [
      [40, 'Backend', bold],
      [84, 'Go'],
      [110, 'PostgreSQL'],
    ],
    [
      [40, '• Analysis'],
      [140, ': ANSYS'],
    ],
    [
      [40, 'Languages'],
      [140, 'German, Dutch'],
    ],
  )
  expect(analysis.skills).toEqual(['Go', 'PostgreSQL', 'ANSYS'])
  expect(analysis.languages).toEqual(['German', 'Dutch'])
})

test('reads two columns of items beside headings in the margin as parts of their sections (§1.1)', () => {
  const accent = { ...bold, color: 0x0284c7 }
  const analysis = readRows(
    [[200, 'Ada Example', { ...bold, size: 20 }]],
    [[200, 'ada@mailbox.example']],
    null,
    [
      [40, 'Education', accent],
      [143, 'Lakemere University', bold],
      [460, '2019 - 2023', bold],
    ],
    [
      [143, 'BSc Chemistry'],
      [460, 'Utrecht'],
    ],
    null,
    [
      [40, 'Skills', accent],
      [143, 'HTML, CSS, Java'],
      [354, 'Git, Vite'],
    ],
    null,
    [
      [40, 'Languages', accent],
      [143, 'Dutch', bold],
      [354, 'English', bold],
    ],
    [
      [143, 'Native'],
      [354, 'C1'],
    ],
    null,
    [
      [40, 'Certifications', accent],
      [143, 'Tools for the Web', bold],
      [354, 'Tools', bold],
    ],
  )
  expect(studiesOf(analysis)).toEqual([['Lakemere University', 'BSc Chemistry', '2019', '2023']])
  expect(analysis.skills).toEqual(['HTML', 'CSS', 'Java', 'Git', 'Vite'])
  expect(analysis.languages).toEqual(['Dutch', 'English'])
})

test('finds where someone lives by the words of a street that is in no gazetteer (§1.1)', () => {
  const placeOf = (row: string) =>
    readRows(named, [[40, row]], mail, null, [[40, 'SKILLS', head]], [[40, 'Go']]).location
  expect(placeOf('Blk 4 Lot 11 Villa Rosal, San Lorenzo, Pampanga')).toBe(
    'Blk 4 Lot 11 Villa Rosal, San Lorenzo, Pampanga',
  )
  expect(placeOf('14 Mango Walk, Kingston 8, Jamaica W.I.')).toBe('14 Mango Walk, Kingston 8, Jamaica W.I.')
  expect(placeOf('A: Geelong VIC 3220')).toBe('Geelong VIC 3220')
  expect(placeOf('Đà Nẵng, Việt Nam')).toBe('Đà Nẵng, Việt Nam')
})

test('holds a teacher whose headline is a junior job for no senior in it (§1.1)', () => {
  const levelBelow = (headline: string) =>
    readRows(
      named,
      [[40, headline]],
      mail,
      null,
      [[40, 'WORK EXPERIENCE', head]],
      [[40, 'Primary School Teacher', bold]],
      [[40, 'Lakemere School']],
      [[40, '2010 - 2023']],
    ).experience_level
  expect(levelBelow('Junior Front-End Developer')).toBe('junior')
  expect(levelBelow('Graduate Teacher')).toBe('senior')
  expect(levelBelow('Primary School Teacher')).toBe('senior')
})
