import { expect, test } from 'vitest'
import { bold, type Cell, head, readRows } from './testing/read-rows.ts'

const named: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 20 }]]
const mail: readonly Cell[] = [[40, 'ada@mailbox.example']]
const jobsOf = ({ work_experience }: ReturnType<typeof readRows>) =>
  work_experience.map(({ position, company, start, end }) => [position, company, start, end])
const studiesOf = ({ education }: ReturnType<typeof readRows>) =>
  education.map(({ school, degree, start, end }) => [school, degree, start, end])

test('reads a form of labels in the margin whose values would be headings elsewhere (§1.1)', () => {
  const form = (company: string, title: string, period: string, left: string): (readonly Cell[] | null)[] => [
    [
      [40, 'Company', bold],
      [250, company],
    ],
    [
      [40, 'Position', bold],
      [250, title],
    ],
    [
      [40, 'Period', bold],
      [250, period],
    ],
    [
      [40, 'Duties', bold],
      [250, 'Answering calls'],
    ],
    [
      [40, 'Reason for leaving', bold],
      [250, left],
    ],
    null,
  ]
  const analysis = readRows(
    named,
    [
      [40, 'ID Number'],
      [250, '9805120555080'],
    ],
    [
      [40, 'Residential address'],
      [250, '1182 Extension 3, Kestrelton, 1983'],
    ],
    [
      [40, 'Cell number'],
      [250, '073 555 0142'],
    ],
    [
      [40, 'Email'],
      [250, 'ada@mailbox.example'],
    ],
    [
      [40, 'Languages:'],
      [250, 'English, Kiswahili and Kipsigis'],
    ],
    null,
    [[40, 'SECONDARY EDUCATION', head]],
    [
      [40, 'School attended', bold],
      [250, 'Lakemere Secondary School'],
    ],
    [
      [40, 'Highest grade passed', bold],
      [250, 'Grade 12 (Matric)'],
    ],
    [
      [40, 'Year', bold],
      [250, '2016'],
    ],
    null,
    [[40, 'WORK EXPERIENCE', head]],
    ...form('Emerald Stationers', 'Receptionist', 'March 2020 – To date', 'Moved to Leeds'),
    ...form('Quellhof Stores', 'Cashier', 'November 2017 – January 2019', 'Studies'),
  )
  expect(studiesOf(analysis)).toEqual([['Lakemere Secondary School', 'Grade 12 (Matric)', null, '2016']])
  expect(jobsOf(analysis)).toEqual([
    ['Receptionist', 'Emerald Stationers', 'March 2020', 'To date'],
    ['Cashier', 'Quellhof Stores', 'November 2017', 'January 2019'],
  ])
  expect(analysis.phone).toBe('073 555 0142')
  expect(analysis.location).toBe('1182 Extension 3, Kestrelton, 1983')
  expect(analysis.languages).toEqual(['English', 'Kiswahili', 'Kipsigis'])
})

test('knows headings behind a picture, and those that count the years below them (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Work Experience (3 years)', head]],
    [[40, 'Data Analyst, Linden Stores, Co. Mayo', bold]],
    [[40, 'June 2021 - Present']],
    null,
    [[40, '🎓 Education', head]],
    [[40, '• BSc Chemistry from Lakemere University (2021)']],
    null,
    [[40, '🛠 Skills', head]],
    [[40, 'Python, SQL']],
    [[40, 'Interests: chess, rowing']],
    null,
    [[40, '🗣 Languages', head]],
    [[40, 'English, Hindi & Arabic (basic)']],
  )
  expect(analysis.work_experience[0]).toMatchObject({
    position: 'Data Analyst',
    company: 'Linden Stores',
    location: 'Co. Mayo',
  })
  expect(studiesOf(analysis)).toEqual([['Lakemere University', 'BSc Chemistry', null, '2021']])
  expect(analysis.skills).toEqual(['Python', 'SQL'])
  expect(analysis.languages).toEqual(['English', 'Hindi', 'Arabic'])
})

test('reads dates in the margin above three columns of lists (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'EXPERIENCE', head]],
    [
      [40, '2021 – Present', bold],
      [130, 'Sous Chef', bold],
    ],
    [[130, 'Hotel Bellavista, Verona']],
    [[130, 'Leads a brigade of nine.']],
    [
      [40, '2018 – 2021', bold],
      [130, 'Commis Chef', bold],
    ],
    [[130, 'Trattoria Linden, Verona']],
    [[130, 'Prepared pasta.']],
    null,
    [[40, 'EDUCATION', head]],
    [
      [40, '2013 – 2018', bold],
      [130, 'Diploma in Hospitality', bold],
    ],
    [[130, 'Lakemere College']],
    null,
    [
      [40, 'SKILLS', head],
      [220, 'LANGUAGES', head],
    ],
    [
      [40, 'Menus'],
      [220, 'Italian'],
    ],
    [
      [40, 'Baking'],
      [220, 'English'],
    ],
    [
      [40, 'Budgeting'],
      [220, 'German'],
    ],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Sous Chef', 'Hotel Bellavista', '2021', 'Present'],
    ['Commis Chef', 'Trattoria Linden', '2018', '2021'],
  ])
  expect(studiesOf(analysis)).toEqual([['Lakemere College', 'Diploma in Hospitality', '2013', '2018']])
  expect(analysis.skills).toEqual(['Menus', 'Baking', 'Budgeting'])
  expect(analysis.languages).toEqual(['Italian', 'English', 'German'])
})

test('leaves the names of the columns of a table of jobs, studies or certificates out (§1.1)', () => {
  const row = (...texts: string[]): readonly Cell[] => texts.map((text, at): Cell => [40 + at * 140, text])
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, '학력사항', head]],
    row('기간', '학교명', '전공'),
    row('2017.03 ~ 2022.02', '호수대학교', '컴퓨터공학과'),
    null,
    [[40, '경력사항', head]],
    row('기간', '회사명', '직위'),
    row('2022.03 ~ 현재', '(주)한빛소프트웨어', '사원'),
    null,
    [[40, '자격증', head]],
    row('취득일', '자격증명', '발행처'),
    row('2021.06', '정보처리기사', '한국협회'),
  )
  expect(analysis.education.map(({ school }) => school)).toEqual(['호수대학교'])
  expect(analysis.work_experience.map(({ company }) => company)).toEqual(['(주)한빛소프트웨어'])
  expect(analysis.certifications).toEqual(['정보처리기사'])
})

test('takes neither a name of a firm nor "Responsibilities:" for a heading where headings are only bold (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Employment History:', bold]],
    [[40, 'Total Year of Experience : 3.2 Year(s)', bold]],
    [[40, 'Assistant Merchandiser ( September 1, 2021 - Continuing )', bold]],
    [[40, 'Quellhof Knit Ltd.', bold]],
    [[40, 'Responsibilities:', bold]],
    [[40, 'Follow up of samples']],
    null,
    [[40, 'Career Objective:', bold]],
    [[40, 'To build a career in the garment industry of my country']],
    [[40, 'Skills:', bold]],
    [[40, 'Costing, Sampling']],
    [[40, 'Languages:', bold]],
    [[40, 'English, Bangla']],
    [[40, 'Hobbies:', bold]],
    [[40, 'Chess']],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Assistant Merchandiser', 'Quellhof Knit Ltd.', 'September 1, 2021', 'Continuing'],
  ])
})

test('reads the next job after a row of text where its dates stand alone in small letters (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'WORK EXPERIENCE', head]],
    [[40, 'jan 2021 – present']],
    [[40, 'Nursing Assistant, Linden Clinic, Oslo']],
    [[40, 'Care, records and talks with the families of those who live there.']],
    [[40, 'jun 2019 – dec 2020']],
    [[40, 'Cashier, Quellhof Stores, Oslo']],
    [[40, 'Tills.']],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Nursing Assistant', 'Linden Clinic', 'jan 2021', 'present'],
    ['Cashier', 'Quellhof Stores', 'jun 2019', 'dec 2020'],
  ])
})

test('keeps what is told below an employer and its place out of the name, however narrow the page (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'WORK EXPERIENCE', head]],
    [
      [40, '03/2022 – 05/2024'],
      [160, 'Engineer | Rabenstein Risk Consulting GmbH, Leipzig'],
    ],
    [[160, 'Hazard maps for communes; laser scans read']],
  )
  expect(jobsOf(analysis)).toEqual([['Engineer', 'Rabenstein Risk Consulting GmbH', '03/2022', '05/2024']])
})

test('reads a table whose narrow cells break the address and put number and town together (§1.1)', () => {
  const analysis = readRows(
    named,
    [
      [40, 'ada.example@mailbox.exampl'],
      [188, '06 39 98 41 20, Lyon'],
    ],
    [[40, 'e']],
    null,
    [[40, 'PROJECTS', head]],
    [
      [40, 'Tidepool', bold],
      [180, 'A map of tide pools that the children of one town keep'],
    ],
    null,
    [
      [40, 'Kiln Diary', bold],
      [180, 'Notes of every firing of a kiln with its curve of heat'],
    ],
    null,
    [[40, 'SKILLS', head]],
    [[40, 'Skills: Welding, Glazing']],
    [[40, 'Certificates: First Aid, Food Hygiene']],
  )
  expect([analysis.email, analysis.location]).toEqual(['ada.example@mailbox.example', 'Lyon'])
  expect(analysis.projects.map(({ name }) => name)).toEqual(['Tidepool', 'Kiln Diary'])
  expect(analysis.skills).toEqual(['Welding', 'Glazing'])
  expect(analysis.certifications).toEqual(['First Aid', 'Food Hygiene'])
})

test('keeps dates in the margin beside their entries below headings that stand there alone (§1.1)', () => {
  const entry = (when: string, title: string, where: string): (readonly Cell[] | null)[] => [
    [
      [40, when],
      [180, title, bold],
    ],
    [[180, where]],
    null,
  ]
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'EDUCATION', head]],
    ...entry('2018 – 2019', 'BSc Physics', 'University of Eskermouth'),
    [[40, 'EXPERIENCE', head]],
    ...entry('2021 – 2026', 'Teacher of Physics', 'Rabenstein School'),
    ...entry('2019 – 2021', 'Laboratory Technician', 'Quellhof Optics Ltd.'),
    [[40, 'PROJECTS', head]],
    [[180, 'Tidepool', bold]],
    [[180, 'A map of tide pools that the children of one town keep']],
    null,
    [[40, 'SKILLS', head]],
    [[46, 'Roadmaps']],
    [[46, 'Figma']],
    [[46, 'SQL']],
    null,
    [[40, 'LANGUAGES', head]],
    [
      [40, 'English'],
      [180, 'fluent'],
    ],
    [
      [40, 'Russian'],
      [180, 'native'],
    ],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Teacher of Physics', 'Rabenstein School', '2021', '2026'],
    ['Laboratory Technician', 'Quellhof Optics Ltd.', '2019', '2021'],
  ])
  expect(studiesOf(analysis)).toEqual([['University of Eskermouth', 'BSc Physics', '2018', '2019']])
  expect(analysis.projects.map(({ name }) => name)).toEqual(['Tidepool'])
  expect(analysis.languages).toEqual(['English', 'Russian'])
})

test('takes the row that names the columns of a table, in words nobody knows, for no entry (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Work experience', head]],
    [
      [60, 'Whenabouts', bold],
      [200, 'Whereabouts', bold],
      [400, 'What for', bold],
    ],
    [
      [40, '2016 – 2020'],
      [180, 'Limestone Collective Ltd'],
      [390, 'Interior Designer'],
    ],
    [
      [40, '2014 – 2016'],
      [180, 'Hadley Burke Studio Ltd'],
      [390, 'Design Assistant'],
    ],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Interior Designer', 'Limestone Collective Ltd', '2016', '2020'],
    ['Design Assistant', 'Hadley Burke Studio Ltd', '2014', '2016'],
  ])
})
