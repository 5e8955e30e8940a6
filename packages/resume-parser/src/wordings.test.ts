import { expect, test } from 'vitest'
import { bold, type Cell, head, readRows } from './testing/read-rows.ts'

const named: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 20 }]]
const mail: readonly Cell[] = [[40, 'ada@mailbox.example']]
const italic = { font: 'Helvetica-Oblique', italic: true }

const jobsOf = ({ work_experience }: ReturnType<typeof readRows>) =>
  work_experience.map(({ position, company, start, end, location }) => [position, company, start, end, location])
const studiesOf = ({ education }: ReturnType<typeof readRows>) =>
  education.map(({ school, degree, start, end }) => [school, degree, start, end])

test('reads a table of studies by the names of its columns, however many rows its cells take (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'ACADEMIC PROFILE', head]],
    [
      [40, 'Course'],
      [120, 'Institution'],
      [290, 'Board / University'],
      [420, 'Year of Passing'],
      [520, 'CGPA'],
    ],
    null,
    [
      [40, 'B.Tech (ECE)'],
      [120, 'Velugonda Institute of'],
      [290, 'Penna University'],
      [420, '2024'],
      [520, '8.2'],
    ],
    [[120, 'Technology, Hyderabad']],
    null,
    [
      [40, 'Intermediate'],
      [120, 'Sri Kamala Junior College'],
      [290, 'Board of Intermediate'],
      [420, '2020'],
      [520, '94'],
    ],
    [
      [40, '(MPC)'],
      [290, 'Education'],
    ],
    null,
    [[40, 'TECHNICAL SKILLS', head]],
    [
      [40, 'Programming Languages'],
      [200, ': C, Python, Core Java'],
    ],
    [
      [40, 'Web Technologies'],
      [200, ': HTML, CSS'],
    ],
    [
      [40, 'Databases'],
      [200, ': MySQL'],
    ],
  )
  expect(studiesOf(analysis)).toEqual([
    ['Velugonda Institute of Technology', 'B.Tech (ECE)', null, '2024'],
    ['Sri Kamala Junior College', 'Intermediate (MPC)', null, '2020'],
  ])
  expect(analysis.skills).toEqual(['C', 'Python', 'Java', 'HTML', 'CSS', 'MySQL'])
})

test('reads jobs, studies and projects written as forms of labels and values (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Work experience', head]],
    [
      [40, 'Organisation:', bold],
      [130, 'Zobo Foods Nigeria Ltd'],
    ],
    [
      [40, 'Position Held:', bold],
      [130, 'Account Officer'],
    ],
    [
      [40, 'Period:', bold],
      [130, 'March 2021 till date'],
    ],
    [[40, 'Duties:', bold]],
    [[60, '• Preparation of monthly accounts']],
    [
      [40, 'Organisation:', bold],
      [130, 'Palmgrove Clinic, Lagos, Nigeria'],
    ],
    [
      [40, 'Position Held:', bold],
      [130, 'Accounts Assistant'],
    ],
    [
      [40, 'Period:', bold],
      [130, '2019 – 2020'],
    ],
    null,
    [[40, 'Education and training', head]],
    [
      [40, 'Dates'],
      [200, '2015 – 2019'],
    ],
    [
      [40, 'Title of qualification awarded'],
      [200, 'Bachelor of Science in Accounting'],
    ],
    [
      [40, 'Name of institution'],
      [200, 'University of Palmgrove'],
    ],
    null,
    [[40, 'Academic Projects', head]],
    [[40, 'Title: Smart Irrigation System']],
    [[40, 'Duration: Jan 2018 – Apr 2018']],
    [[40, 'Technologies: Python, C']],
    [[40, 'Description: Waters a field when its soil is dry.']],
    [[40, 'Title: Ledger of a Market Stall']],
    [[40, 'Technologies: SQL, Python']],
  )
  expect(jobsOf(analysis)).toEqual([
    ['Account Officer', 'Zobo Foods Nigeria Ltd', 'March 2021', 'till date', null],
    ['Accounts Assistant', 'Palmgrove Clinic', '2019', '2020', 'Lagos, Nigeria'],
  ])
  expect(analysis.work_experience[0]?.description).toBe('Preparation of monthly accounts')
  expect(studiesOf(analysis)).toEqual([
    ['University of Palmgrove', 'Bachelor of Science in Accounting', '2015', '2019'],
  ])
  expect(analysis.projects.map(({ name, technologies }) => [name, technologies])).toEqual([
    ['Smart Irrigation System', ['Python', 'C']],
    ['Ledger of a Market Stall', ['SQL', 'Python']],
  ])
})

test('takes a bulleted employer with its place above the row of the dates for the head of an entry (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'EXPERIENCE', head]],
    [
      [40, '•'],
      [52, 'Marudham Analytics', bold],
      [480, 'Bengaluru, India'],
    ],
    [
      [52, 'SDE Intern', italic],
      [460, 'Jan 2025 - Jun 2025', italic],
    ],
    [[64, '◦ Rewrote the loader in Go']],
    [
      [40, '•'],
      [52, 'Copperline Payments', bold],
      [500, 'Remote'],
    ],
    [
      [52, 'Open Source Developer', italic],
      [460, 'May 2024 - Sep 2024', italic],
    ],
    [[64, '◦ Wrote the guide for new contributors']],
  )
  expect(jobsOf(analysis)).toEqual([
    ['SDE Intern', 'Marudham Analytics', 'Jan 2025', 'Jun 2025', 'Bengaluru, India'],
    ['Open Source Developer', 'Copperline Payments', 'May 2024', 'Sep 2024', 'Remote'],
  ])
})

test('leaves the terms of a job and the mark of a degree out of title, employer, school and degree (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Work Experience', head]],
    [[40, 'Barista, The Copper Kettle, Bath (Sept 2023 – present, part-time)', bold]],
    [[52, '• Train new staff and balance the till']],
    [[40, 'De juin 2022 à août 2022', italic]],
    [[40, 'Sales Assistant, Librairie du Vieux Moulin, Toulouse', bold]],
    [[52, '• Advised the customers of the shop']],
    null,
    [[40, 'Education', head]],
    [
      [40, 'Lone Star State University', bold],
      [440, 'Aug. 2022 – May 2026'],
    ],
    [[40, 'Bachelor of Science in Computer Science; GPA: 3.81/4.00', italic]],
    [
      [40, 'Brambleside High School', bold],
      [500, '2022'],
    ],
    [[40, 'High School Diploma: 95.4%', italic]],
  )
  expect(jobsOf(analysis).map(([position, company]) => [position, company])).toEqual([
    ['Barista', 'The Copper Kettle'],
    ['Sales Assistant', 'Librairie du Vieux Moulin'],
  ])
  expect(studiesOf(analysis)).toEqual([
    ['Lone Star State University', 'Bachelor of Science in Computer Science', 'Aug. 2022', 'May 2026'],
    ['Brambleside High School', 'High School Diploma', null, '2022'],
  ])
})

test('reads languages from sentences and leaves levels, pairs and driving out of the skills (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Skills', head]],
    [[40, 'IT: Java (very good), Stata, Word and Excel']],
    [[40, 'Languages: Fluent in English and Welsh, conversational Spanish']],
    [[40, 'Driving: Full, clean licence']],
    null,
    [[40, 'Idiomas', head]],
    [[40, 'Alemán: nativo. Francés: B2 (DELF 2024). Portugués: básico.']],
  )
  expect(analysis.skills).toEqual(['Java', 'Stata', 'Microsoft Word', 'Microsoft Excel'])
  expect(analysis.languages).toEqual(['English', 'Welsh', 'Spanish', 'Alemán', 'Francés', 'Portugués'])
})

test('keeps the skills beside a driving licence and those that are about drivers (§1.1)', () => {
  const { skills } = readRows(
    named,
    mail,
    null,
    [[40, 'Skills', head]],
    [[40, 'Driver’s license: B, BE']],
    [[40, 'SAP, Führerschein Klasse B']],
    [[40, 'Driver development, Git, Excel (podstawowy)']],
  )
  expect(skills).toEqual(['SAP', 'Driver development', 'Git', 'Microsoft Excel'])
})

test('leaves the number of a certificate and the word before its date out of its name (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Cursos y certificados', head]],
    [[40, '• Cloud Practitioner – Lanternworks (Credential ID: ABC-123), Jan 2025']],
    [[40, '• Machine Learning Specialization, Issued Aug 2023']],
    null,
    [[40, 'Habilidades', head]],
    [[40, 'Python, SQL']],
  )
  expect(analysis.certifications).toEqual(['Cloud Practitioner – Lanternworks', 'Machine Learning Specialization'])
})

test('takes the whole address with its postcode for the place of the person (§1.1)', () => {
  const place = (text: string) =>
    readRows(named, [[40, text]], mail, null, [[40, 'Skills', head]], [[40, 'Python, SQL']])
  expect(place('4-12, Gandhi Nagar, Tirupati, Andhra Pradesh – 517 501').location).toBe(
    '4-12, Gandhi Nagar, Tirupati, Andhra Pradesh – 517 501',
  )
  expect(place('Flat 3, 27 Canal Walk, Bristol BS1 6XX').location).toBe('Flat 3, 27 Canal Walk, Bristol BS1 6XX')
})

test('keeps dates set to the right edge of a column with their rows when another column stands beside it (§1.1)', () => {
  const dated = (title: string, dates: string, beside: string): readonly Cell[] => [
    [40, title, bold],
    [340 - dates.length * 5, dates],
    [380, beside],
  ]
  const analysis = readRows(
    named,
    null,
    [
      [40, 'Experience', head],
      [380, 'Contact', head],
    ],
    dated('ML Engineer', '03/2024 – Now', 'ada@mailbox.example'),
    [
      [40, 'Orbital Orchards'],
      [380, '+34 600 000 045'],
    ],
    [
      [40, '• Shipped a model that grades apples'],
      [380, 'Bilbao, Spain'],
    ],
    dated('Data Science Intern', '06/2023 – 12/2023', ''),
    [
      [40, 'Faro Insurance'],
      [380, 'Skills', head],
    ],
    [
      [40, '• Built a forecast of claims'],
      [380, 'Python'],
    ],
    [
      [40, 'Education', head],
      [380, 'PyTorch'],
    ],
    dated('MSc in Mathematics', '09/2020 – 02/2022', 'SQL'),
    [
      [40, 'University of Eskermouth'],
      [380, 'Kubernetes'],
    ],
  )
  expect(jobsOf(analysis).map((job) => job.slice(0, 4))).toEqual([
    ['ML Engineer', 'Orbital Orchards', '03/2024', 'Now'],
    ['Data Science Intern', 'Faro Insurance', '06/2023', '12/2023'],
  ])
  expect(studiesOf(analysis)).toEqual([['University of Eskermouth', 'MSc in Mathematics', '09/2020', '02/2022']])
  expect(analysis.skills).toEqual(['Python', 'PyTorch', 'SQL', 'Kubernetes'])
})

test('reads a numbered project from its form, a title from its label and an address among personal details (§1.1)', () => {
  const analysis = readRows(
    [[40, 'Ada Example', { ...bold, size: 20 }]],
    mail,
    null,
    [[40, 'Experiência Profissional', head]],
    [[40, '2024 – atual – Banco Ipê S.A.', bold]],
    [[40, 'Cargo: Estagiária de Dados']],
    null,
    [[40, 'Projects', head]],
    [[40, 'Project #1', bold]],
    [[40, 'Project Name: Loan Desk']],
    [[40, 'Client: Coral Bank']],
    [[40, 'Description: A desk for loans of small shops.']],
    [[40, 'Project #2', bold]],
    [[40, 'Project Name: Card Alerts']],
    null,
    [[40, 'Certifications', head]],
    [[40, 'Registered Nurse, State of Ohio, 2024']],
    [[40, 'Basic Life Support, 2025']],
    [[40, 'Advanced Cardiac Life Support']],
    null,
    [[40, 'Personal Profile', head]],
    [[40, 'Address : 7, Lake View Street, Adyar, Chennai - 600020']],
  )
  expect(analysis.work_experience[0]).toMatchObject({ position: 'Estagiária de Dados', company: 'Banco Ipê S.A.' })
  expect(analysis.projects.map(({ name }) => name)).toEqual(['Loan Desk', 'Card Alerts'])
  expect(analysis.certifications).toEqual([
    'Registered Nurse, State of Ohio',
    'Basic Life Support',
    'Advanced Cardiac Life Support',
  ])
  expect(analysis.location).toBe('7, Lake View Street, Adyar, Chennai - 600020')
})

test.each([
  ['BSc Physics, University of Ravenmoor at Sandhill', 'University of Ravenmoor at Sandhill'],
  ['BSc Physics at Lakemere University', 'Lakemere University'],
  ['BSc Physics, Nordic School at Sandhill', 'Nordic School at Sandhill'],
])('keeps the town that is part of a university’s name: %j (§1.1)', (row, school) => {
  const analysis = readRows(named, mail, null, [[40, 'EDUCATION', head]], [[40, row]], [[40, 'Aug 2023 - May 2027']])
  expect(studiesOf(analysis)).toEqual([[school, 'BSc Physics', 'Aug 2023', 'May 2027']])
})

test.each([
  [
    [
      [40, 'Data Analytics Bootcamp', bold],
      [190, ', Heronwood, 2025'],
    ],
    'Heronwood',
    'Data Analytics Bootcamp',
  ],
  [[[40, 'Data Analytics Bootcamp, Heronwood, 2025']], 'Heronwood', 'Data Analytics Bootcamp'],
  [[[40, 'Heronwood Bootcamp, Web Development, 2025']], 'Heronwood Bootcamp', 'Web Development'],
] as const)('tells the subject of a bootcamp from who holds it: %j (§1.1)', (row, school, degree) => {
  const analysis = readRows(named, mail, null, [[40, 'EDUCATION', head]], row)
  expect(studiesOf(analysis)).toEqual([[school, degree, null, '2025']])
})

test('counts trainings without a date as certificates (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Fort- und Weiterbildungen', head]],
    [[40, 'Manuelle Lymphdrainage']],
    [[40, 'Rückenschullehrerin']],
  )
  expect(analysis.certifications).toEqual(['Manuelle Lymphdrainage', 'Rückenschullehrerin'])
})

test.each(['Tel.: +49 30 123456 Ort: Osnabrück', '☎ +49 30 123456 ⚲ Osnabrück'])(
  'finds the place of a row of contacts that labels or signs divide (§1.1): %s',
  (contacts) => {
    expect(readRows(named, [[40, `ada@mailbox.example ${contacts}`]], null, [[40, 'Skills', head]]).location).toBe(
      'Osnabrück',
    )
  },
)

test.each([
  ['Kucharz w Hotel Bryza', ['Kucharz', 'Hotel Bryza']],
  ['Enfermera en Clínica Santa Elena', ['Enfermera', 'Clínica Santa Elena']],
  ['Sjuksköterska hos Region Norrvik', ['Sjuksköterska', 'Region Norrvik']],
  ['Makine Mühendisi – Marmara Döküm', ['Makine Mühendisi', 'Marmara Döküm']],
])('reads jobs without dates, title and employer joined by a word or a dash (§1.1): %s', (first, wanted) => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Experience', head]],
    [[40, first]],
    [[40, '- Kept the stock and the accounts in order']],
    null,
    [[40, 'Accountant at Lumen Ltd.']],
    [[40, '- Wrote the books of forty clients']],
  )
  expect(jobsOf(analysis).map((job) => job.slice(0, 2))).toEqual([wanted, ['Accountant', 'Lumen Ltd.']])
})

test('reads entries whose rows all stand in the middle (§1.1)', () => {
  const middle = (text: string, style = {}): readonly Cell[] => [[300 - text.length * 2.5, text, style]]
  const job = (title: string, employer: string, dates: string) => [
    middle(title, bold),
    middle(employer),
    middle(dates),
    middle('Kept the stock and the accounts of the whole house in order'),
  ]
  const analysis = readRows(
    named,
    mail,
    null,
    middle('Experience', { ...bold, color: 255 }),
    ...job('Architect', 'Atelier Cavado', '2020 – 2024'),
    null,
    ...job('Draughtsman', 'Nogueira Studio', '2017 – 2020'),
  )
  expect(jobsOf(analysis).map((found) => found.slice(0, 2))).toEqual([
    ['Architect', 'Atelier Cavado'],
    ['Draughtsman', 'Nogueira Studio'],
  ])
})

test('reads a range whose end stands below its beginning, after a dash (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'Experience', head]],
    [
      [60, 'mar 2021'],
      [130, 'Architect', bold],
    ],
    [
      [50, '– oggi'],
      [130, 'Irpinia Automazioni S.p.A.'],
    ],
    [[142, 'Built three houses']],
    null,
    [
      [60, 'nov 2017'],
      [130, 'Draughtsman', bold],
    ],
    [
      [50, '– feb 2021'],
      [130, 'Nogueira Studio'],
    ],
    [[142, 'Drew nine']],
  )
  expect(jobsOf(analysis).map((job) => job.slice(0, 4))).toEqual([
    ['Architect', 'Irpinia Automazioni S.p.A.', 'mar 2021', 'oggi'],
    ['Draughtsman', 'Nogueira Studio', 'nov 2017', 'feb 2021'],
  ])
})

test('takes what stands in the margin as other headings do for a heading, whatever its words (§1.1)', () => {
  const beside = (heading: string, text: string): readonly Cell[] => [
    [40, heading, head],
    [200, text],
  ]
  const analysis = readRows(
    named,
    mail,
    null,
    beside('Education', 'Utrecht University, Bachelor of Arts, 2015'),
    null,
    beside('Experience', 'Architect, Nogueira Studio, 2017 – 2020'),
    null,
    beside('Zaghvel', 'Casa da Eira'),
    null,
    beside('Languages', 'English, Dutch'),
  )
  expect(JSON.stringify(analysis.work_experience)).not.toContain('Casa da Eira')
})

test('keeps a title below its employer apart where a heading stands in their margin (§1.1)', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [
      [40, 'Experience', head],
      [140, 'Region Norrvik', bold],
      [400, '2018 – 2024'],
    ],
    [[140, 'Undersköterska']],
    [[152, 'Kept the stock and the accounts of the whole house']],
  )
  expect(jobsOf(analysis).map((job) => job.slice(0, 2))).toEqual([['Undersköterska', 'Region Norrvik']])
})

test('dates with a town below each, beside a line of time, stay with the entries that they date', () => {
  const date = { ...bold, size: 8 }
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'EXPERIENCE', head]],
    [
      [53, '11/2022 - Present', date],
      [153, 'Pastry Chef', { size: 12 }],
    ],
    [[63, 'Galway, Ireland', { size: 8 }]],
    [[153, 'Quarry Street Bakery', bold]],
    [
      [47, '06/2020 - 10/2022', date],
      [153, 'Baker', { size: 12 }],
    ],
    [[62, 'Cork, Ireland', { size: 8 }]],
    [[153, 'Harbour Mill Ltd.', bold]],
    [[40, 'EDUCATION', head]],
    [
      [80, '2017 - 2020', date],
      [153, 'Diploma in Culinary Arts', { size: 12 }],
    ],
    [[153, 'Lakemere College', bold]],
  )
  expect(jobsOf(analysis).map(([position, company]) => [position, company])).toEqual([
    ['Pastry Chef', 'Quarry Street Bakery'],
    ['Baker', 'Harbour Mill Ltd.'],
  ])
  expect(studiesOf(analysis).map(([school]) => school)).toEqual(['Lakemere College'])
})

test('an @ drawn before an address is no part of the number beside it (§1.1)', () => {
  const { email, phone } = readRows(named, [[40, '+353 1 555 0174 @ ada.example@mailbox.example']], null, [
    [40, 'SKILLS', head],
  ])
  expect([email, phone]).toEqual(['ada.example@mailbox.example', '+353 1 555 0174'])
})

test('dots that lead from an entry to its dates are no words of it', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'EXPERIENCE', head]],
    [[40, 'Waiter, Grand Café Lindow . . . . . . . . . . . . . . . . . . 2019 – 2021']],
    [[40, 'Served sixty tables a night.']],
    [[40, 'Porter, Hotel Sund ................................ 2016 – 2019']],
  )
  expect(jobsOf(analysis).map(([position, company, start]) => [position, company, start])).toEqual([
    ['Waiter', 'Grand Café Lindow', '2019'],
    ['Porter', 'Hotel Sund', '2016'],
  ])
})

test('months in figures stacked in the margin are one range of dates', () => {
  const analysis = readRows(
    named,
    mail,
    null,
    [[40, 'WORK HISTORY', head]],
    [
      [45, '2021-01 -', bold],
      [133, 'Teacher', bold],
    ],
    [
      [45, 'Current', bold],
      [133, 'Quarry Street Primary School, Galway'],
    ],
    [[144, '• Class of 34.']],
    [
      [45, '2019-01 -', bold],
      [133, 'Assistant Teacher', bold],
    ],
    [
      [45, '2020-12', bold],
      [133, 'Harbour Academy, Cork'],
    ],
  )
  expect(jobsOf(analysis).map(([position, , start, end]) => [position, start, end])).toEqual([
    ['Teacher', '2021-01', 'Current'],
    ['Assistant Teacher', '2019-01', '2020-12'],
  ])
})
