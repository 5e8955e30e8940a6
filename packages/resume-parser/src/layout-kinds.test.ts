import { expect, test } from 'vitest'
import type { TextStyle } from './pages/page-text.ts'
import { analyseDocument } from './read-resume.ts'
import { pageOfText } from './testing/page-of-text.ts'
import { bold, type Cell, head, readRows as read } from './testing/read-rows.ts'

const jobsOf = ({ work_experience }: ReturnType<typeof read>) =>
  work_experience.map(({ position, company, start, end, location }) => [position, company, start, end, location])

const named: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 20 }]]
const mail: readonly Cell[] = [[40, 'ada@mailbox.example']]

test('takes the row of a dash for the label printed below it in the margin', () => {
  const analysis = read(
    named,
    mail,
    null,
    [
      [40, 'ㅡ'],
      [180, 'Quellhof Systems, Berlin — Engineer', bold],
    ],
    [
      [40, 'Experience', bold],
      [180, 'MARCH 2024 - PRESENT'],
    ],
    [[194, 'Built the billing service of a bakery chain']],
    [[180, 'Rabenstein Works, Leipzig — Technician', bold]],
    [[180, 'MAY 2020 - MARCH 2024']],
    null,
    [
      [40, 'ㅡ'],
      [180, 'University of Eskermouth — BSc Computer Science', bold],
    ],
    [
      [40, 'Education', bold],
      [180, '2017 - 2020'],
    ],
    null,
    [
      [40, 'ㅡ'],
      [180, 'Python, SQL, Kubernetes, Terraform'],
    ],
    [[40, 'Skills', bold]],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Engineer', 'Quellhof Systems', 'MARCH 2024', 'PRESENT', 'Berlin'],
    ['Technician', 'Rabenstein Works', 'MAY 2020', 'MARCH 2024', 'Leipzig'],
  ])
  expect(analysis.education[0]).toMatchObject({ school: 'University of Eskermouth', degree: 'BSc Computer Science' })
  expect(analysis.skills).toEqual(['Python', 'SQL', 'Kubernetes', 'Terraform'])
})

test('reads a form whose headings, dates and labels stand in one rail beside the text', () => {
  const analysis = read(
    [[200, 'Ada Example', { size: 18 }]],
    [[200, 'ada@mailbox.example']],
    null,
    [[60, 'WORK EXPERIENCE']],
    null,
    [
      [70, '05/2024 – Present'],
      [200, 'Charge Nurse'],
    ],
    [[200, 'Prairie Mercy Hospital, Chicago, IL']],
    [[200, 'Led a project that lowered infections on the ward by a third']],
    [
      [70, '08/2021 – 05/2024'],
      [200, 'Registered Nurse'],
    ],
    [[200, 'Lakemere Clinic, Chicago, IL']],
    null,
    [[60, 'EDUCATION']],
    null,
    [
      [70, '2017 – 2021'],
      [200, 'Bachelor of Science in Nursing'],
    ],
    [[200, 'Lakemere College of Nursing']],
    null,
    [[60, 'SKILLS']],
    null,
    [
      [90, 'Leadership', { color: 0x0e4194 }],
      [200, 'Preceptorship, Shift Coordination'],
    ],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Charge Nurse', 'Prairie Mercy Hospital', '05/2024', 'Present', 'Chicago, IL'],
    ['Registered Nurse', 'Lakemere Clinic', '08/2021', '05/2024', 'Chicago, IL'],
  ])
  expect(analysis.education[0]?.school).toBe('Lakemere College of Nursing')
  expect(analysis.skills).toEqual(['Preceptorship', 'Shift Coordination'])
})

test('takes a town after its label, and an unknown town where the other entry prints a known one', () => {
  const analysis = read(
    named,
    mail,
    null,
    [[40, 'Experience', head]],
    [[40, '[ Mar 2023 – Present ]']],
    [[40, 'Graphic Designer', bold]],
    [[40, 'Estudi Garbi', { font: 'Helvetica-Oblique', italic: true }]],
    [
      [40, 'City: ', bold],
      [70, 'Barcelona | Country: Spain'],
    ],
    [[40, '[ Feb 2021 – Mar 2023 ]']],
    [[40, 'Design Intern', bold]],
    [[40, 'Paper Heron Press', { font: 'Helvetica-Oblique', italic: true }]],
    [
      [40, 'City: ', bold],
      [70, 'Girona'],
    ],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Graphic Designer', 'Estudi Garbi', 'Mar 2023', 'Present', 'Barcelona, Spain'],
    ['Design Intern', 'Paper Heron Press', 'Feb 2021', 'Mar 2023', 'Girona'],
  ])
  const profile = read(
    named,
    mail,
    null,
    [[40, 'Experience', head]],
    [[40, 'The Gilded Saguaro Hotel', { size: 12 }]],
    [[40, '3 years 2 months']],
    [[40, 'Shift Supervisor', { size: 11 }]],
    [[40, 'March 2023 - Present (2 years 1 month)']],
    [[40, 'Las Vegas, NV']],
    [[40, 'Juniper Works', { size: 12 }]],
    [[40, 'Line Cook', { size: 11 }]],
    [[40, 'June 2020 - December 2020 (7 months)']],
    [[40, 'Xanthoville']],
    [[40, 'Worked the grill on a floor of many seats']],
  )
  expect(jobsOf(profile)).toEqual([
    ['Shift Supervisor', 'The Gilded Saguaro Hotel', 'March 2023', 'Present', 'Las Vegas, NV'],
    ['Line Cook', 'Juniper Works', 'June 2020', 'December 2020', 'Xanthoville'],
  ])
})

test('reads columns of a list below the centred heading that stands over all of them', () => {
  const analysis = read(
    [[240, 'Ada Example', { ...bold, size: 20 }]],
    [[240, 'ada@mailbox.example']],
    null,
    [[265, 'SKILLS', head]],
    [
      [60, 'Python'],
      [250, 'Kafka'],
      [430, 'Terraform'],
    ],
    [
      [60, 'SQL'],
      [250, 'gRPC'],
      [430, 'Bash'],
    ],
    [
      [60, 'Docker'],
      [250, 'Redis'],
      [430, 'Ansible'],
    ],
    null,
    [[245, 'EXPERIENCE', head]],
    [[40, 'Backend Engineer', bold]],
    [
      [40, 'Copperlark Payments Ltd, Leeds'],
      [420, 'March 2024 to Present'],
    ],
    [[40, 'Designed interfaces in Go for the refunds of a payment company of many cards']],
    null,
    [[248, 'EDUCATION', head]],
    [[40, 'BSc Computer Science', bold]],
    [
      [40, 'University of Eskermouth'],
      [460, '2017 to 2020'],
    ],
  )
  expect(new Set(analysis.skills)).toEqual(
    new Set(['Python', 'SQL', 'Docker', 'Apache Kafka', 'gRPC', 'Redis', 'Terraform', 'Bash', 'Ansible']),
  )
  expect(jobsOf(analysis)).toEqual([['Backend Engineer', 'Copperlark Payments Ltd', 'March 2024', 'Present', 'Leeds']])
})

test('joins what the edge of a narrow column broke: headings, ranges of dates and web addresses', () => {
  const analysis = read(
    named,
    mail,
    [[40, 'linkedin.com/in/ada-']],
    [[40, 'example-42 (LinkedIn)']],
    null,
    [[40, 'ACADEMIC', head]],
    [[40, 'BACKGROUND', head]],
    [[40, 'BSc Physics', bold]],
    [[40, 'University of Eskermouth | Sep 2017 - May']],
    [[40, '2020']],
    null,
    [[40, 'SKILLS', head]],
    [[40, 'Python, SQL']],
  )
  expect(analysis.links).toEqual(['linkedin.com/in/ada-example-42'])
  expect(analysis.education).toMatchObject([
    { school: 'University of Eskermouth', degree: 'BSc Physics', start: 'Sep 2017', end: 'May 2020' },
  ])
})

test('takes no mark of a table of studies for a degree, and joins the rows of its cells', () => {
  const analysis = read(
    named,
    mail,
    null,
    [[40, 'EDUCATION', head]],
    [
      [40, 'Degree', bold],
      [230, 'Institute', bold],
      [420, 'Year', bold],
      [510, 'CGPA', bold],
    ],
    [
      [40, 'Bachelor of Technology in', { size: 12 }],
      [230, 'Huron Bluffs Technical', { size: 12 }],
      [420, '2019 - 2023', { size: 12 }],
      [510, '8.4', { size: 12 }],
    ],
    [
      [40, 'Mechanical Engineering', { size: 12 }],
      [230, 'University of Michigan', { size: 12 }],
    ],
    null,
    [[40, 'SKILLS', head]],
    [[40, 'Python, SQL']],
  )
  expect(analysis.education).toMatchObject([
    {
      degree: 'Bachelor of Technology in Mechanical Engineering',
      school: 'Huron Bluffs Technical University of Michigan',
      start: '2019',
      end: '2023',
    },
  ])
})

test('gives a project the date above its name and the sentence after its dash', () => {
  const analysis = read(
    named,
    mail,
    null,
    [[40, 'PROJECTS', head]],
    [[40, '[ 2026 ]']],
    [[40, 'Tidepool Map', bold]],
    [
      [54, '•'],
      [64, 'A web map of tide pools that works offline'],
    ],
    [[40, 'Queue Lantern', bold]],
    [
      [54, '•'],
      [64, 'Shows waiting times of the canteen'],
    ],
    null,
    [[40, 'SKILLS', head]],
    [[40, 'Python, SQL']],
  )
  expect(analysis.projects.map(({ name, description }) => [name, description])).toEqual([
    ['Tidepool Map', 'A web map of tide pools that works offline'],
    ['Queue Lantern', 'Shows waiting times of the canteen'],
  ])
  const dashed = read(
    named,
    mail,
    null,
    [[40, 'PROJECTS', head]],
    [
      [54, '•'],
      [64, 'Tramways - live map of a city with React, TypeScript and Redis'],
    ],
    [
      [54, '•'],
      [64, 'Moths – counts moths on photographs that neighbours send'],
    ],
  )
  expect(dashed.projects.map(({ name, description, technologies }) => [name, description, technologies])).toEqual([
    ['Tramways', 'live map of a city with React, TypeScript and Redis', ['React', 'TypeScript', 'Redis']],
    ['Moths', 'counts moths on photographs that neighbours send', []],
  ])
})

test('knows two columns by headings set in spaced capitals', () => {
  const analysis = read(
    [[200, 'ADA EXAMPLE', { size: 24 }]],
    null,
    [
      [40, 'C O N T A C T', head],
      [240, 'E X P E R I E N C E', head],
    ],
    [
      [40, 'Lagos, Nigeria'],
      [240, 'Graduate Trainee', bold],
    ],
    [
      [40, '+234 802 123 4567'],
      [240, 'Sunharrow Energy Limited | Feb 2026 - Present'],
    ],
    [
      [40, 'ada@mailbox.example'],
      [240, 'Size solar and battery systems for small factories'],
    ],
    [[40, 'S K I L L S', head]],
    [
      [40, 'MATLAB'],
      [240, 'Industrial Training Student', bold],
    ],
    [
      [40, 'Python'],
      [240, 'Palmgrid Distribution Company | Apr 2024 - Sep 2024'],
    ],
    [[240, 'Tested protection relays in three substations']],
  )
  expect(analysis.skills).toEqual(['MATLAB', 'Python'])
  expect(analysis.work_experience.map(({ position, company }) => [position, company])).toEqual([
    ['Graduate Trainee', 'Sunharrow Energy Limited'],
    ['Industrial Training Student', 'Palmgrid Distribution Company'],
  ])
})

test('does not take letters alone in a column for dates', () => {
  const right = (text: string, style?: Partial<TextStyle>): readonly Cell[] => [[150, text, style ?? {}]]
  const analysis = read(
    named,
    mail,
    null,
    [[40, 'Skills', head], ...right('Work Experience', head)],
    [[40, 'C'], ...right('Data Analyst, Larkmere Analytics', bold)],
    right('March 2021 - Present'),
    [[40, 'R'], ...right('Modelled the demand of nine regional warehouses for every')],
    right('week of the year'),
    [[40, 'D'], ...right('Wrote the weekly report of the sales office in Northwick')],
    [[40, 'Kotlin']],
    [[40, 'V'], ...right('Trained four colleagues in the cleaning of survey answers')],
    [[40, 'Fortran']],
    [[40, 'Q']],
    [[40, 'J']],
  )
  expect(analysis.skills).toEqual(expect.arrayContaining(['C', 'R', 'Kotlin', 'Fortran']))
  expect(jobsOf(analysis).map(([, , start]) => start)).toEqual(['March 2021'])
})

test('keeps a sentence without a bullet out of the head of the role below it', () => {
  const role = { size: 11.5 }
  const analysis = read(
    named,
    mail,
    null,
    [[40, 'Experience', head]],
    [[40, 'Breconshire Bakeries plc', { size: 12 }]],
    [[40, 'Finance Manager', role]],
    [[40, 'April 2023 - Present']],
    [[40, 'Cardiff']],
    [
      [40, '-'],
      [50, 'Prepare consolidated accounts of nine companies'],
    ],
    [[40, 'Penhallow Keene LLP', { size: 12 }]],
    [[40, 'Audit Senior', role]],
    [[40, 'September 2021 - March 2023']],
    [[40, 'Bristol']],
    [[40, 'Led audits of large clients']],
    [[40, 'Audit Associate', role]],
    [[40, 'September 2019 - September 2021']],
    [[40, 'Bristol']],
    [[40, 'Tested stock, payroll and revenue']],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Finance Manager', 'Breconshire Bakeries plc', 'April 2023', 'Present', 'Cardiff'],
    ['Audit Senior', 'Penhallow Keene LLP', 'September 2021', 'March 2023', 'Bristol'],
    ['Audit Associate', 'Penhallow Keene LLP', 'September 2019', 'September 2021', 'Bristol'],
  ])
})

test('joins a long header to the rest of it on the next row', () => {
  const analysis = read(
    named,
    mail,
    null,
    [[40, 'Education', head]],
    [[40, 'OCT 2020 – NOV 2025', bold]],
    [
      [40, 'B.ENG. ELECTRICAL AND ELECTRONICS ENGINEERING,', { ...bold, size: 11 }],
      [300, 'OGUN CRESCENT', { size: 11 }],
    ],
    [[40, 'UNIVERSITY OF THE SOUTH', { size: 11 }]],
    [[40, 'Second Class Upper']],
  )
  expect(analysis.education).toMatchObject([
    { school: 'OGUN CRESCENT UNIVERSITY OF THE SOUTH', degree: 'B.ENG. ELECTRICAL AND ELECTRONICS ENGINEERING' },
  ])
})

test('reads a sidebar set to its right edge by itself: its rows meet those beside it only by chance (§1.1)', () => {
  const side = [
    'GET IN TOUCH',
    '+44 7700 900311',
    'ada@mailbox.example',
    'CRAFT',
    'Figma',
    'Prototyping',
    'User research',
    'Service design',
  ]
  const main = [
    'Designer of tools for people who work with their hands',
    'WORK EXPERIENCE',
    'Fieldnote Ltd.',
    'Product Designer',
    '2019 – 2023',
    'Led the redesign of a diary',
    'Monzo Bank',
    'Interaction Designer',
    '2015 – 2019',
    'Ran monthly research',
  ]
  const printed = [
    { text: 'Ada Example', x: 230, baseline: 60, style: { ...bold, size: 20 } },
    ...side.map((text, at) => ({ text, x: 190 - text.length * 5, baseline: 104 + at * 16 })),
    ...main.map((text, at) => ({ text, x: 230, baseline: 100 + at * 16 })),
  ]
  const result = analyseDocument({ title: '', pages: [pageOfText(1, printed)] }, { year: 2026, month: 11 })
  expect(result.ok && result.analysis.work_experience.map(({ position, company }) => [position, company])).toEqual([
    ['Product Designer', 'Fieldnote Ltd.'],
    ['Interaction Designer', 'Monzo Bank'],
  ])
})
