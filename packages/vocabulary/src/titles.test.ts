import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInternshipTitle, leadsPeople, levelOfTitle, looksLikeTitle, occupationOf, occupations } from './titles.ts'

test('the lexicon holds at least 150 occupations of at least 15 fields, each once', () => {
  expect(occupations.length).toBeGreaterThanOrEqual(150)
  expect(new Set(occupations.map((each) => each.name)).size).toBe(occupations.length)
  expect(new Set(occupations.map((each) => each.field)).size).toBeGreaterThanOrEqual(15)
})

test.each([
  'Software Engineer',
  'SENIOR SOFTWARE ENGINEER',
  'SDE II',
  'Teaching Assistant',
  'Research Fellow',
  'Owner',
  'Team Lead',
  'Director of Nursing',
  'Registered Nurse, ICU',
  'Summer Intern',
  'Line Cook',
  'Forklift Operator',
  'Ingeniero de software',
  'Chef de projet',
  'Werkstudentin Datenanalyse',
  'Desenvolvedora Full Stack',
  'Responsabile vendite',
  'Medewerker klantenservice',
  'Młodszy programista',
  'Yazılım Mühendisi',
  'सॉफ्टवेयर इंजीनियर',
  '软件工程师',
  'ソフトウェアエンジニア',
  '소프트웨어 개발자',
  'Falconry Instructor',
  'Audio Describer',
  'Technicienne de maintenance',
  'Propietaria',
  'Responsável de loja',
  'Coordinatrice didattica',
  'Betreuer',
  'Przedstawiciel handlowy',
])('%s looks like a title', (title) => {
  expect(looksLikeTitle(title)).toBeGreaterThan(0.5)
})

test.each([
  'Developed a web server for the city',
  'University of Somewhere',
  'Meadow Technologies Inc.',
  'Increased revenue by 20% in 2021.',
  'September',
  'Steinberger',
  'Fischer Orchards',
  'Computer Center',
  'Relevant coursework: algorithms and databases',
  'someone@example.org',
  '',
])('%j does not look like a title', (line) => {
  expect(looksLikeTitle(line)).toBeLessThan(0.5)
})

test.each([
  'Marketing Intern',
  'Internship in Finance',
  'Software Engineering Co-op',
  'Praktikum Maschinenbau',
  'Werkstudent IT',
  'Stage - Ingénieur',
  'Stagiaire marketing',
  'Becario de investigación',
  'Prácticas en empresa',
  'Tirocinio curriculare',
  'Stage 2026 - Développeur web',
  'Stage Data Engineer H/F',
  'Werkstudierende:r Marketing',
  'Working Student - Sales',
  'Beca de investigación',
  'Práctica profesional',
  'Praktik i HR',
  'Estágio em Engenharia',
  'Staż w dziale IT',
  'Staj Öğrencisi: Staj',
  'インターン',
  '软件实习生',
  '마케팅 인턴',
])('%s is an internship', (title) => {
  expect(isInternshipTitle(title)).toBe(true)
  expect(levelOfTitle(title)).toBe('intern')
})

test.each([
  'Internal Auditor',
  'International Sales Manager',
  'Internist',
  'Stage Manager',
  'Backstage Crew',
  'Stage Technician',
  'Stage Fluids Engineer II',
  'Practice Manager',
  'Early Stage Startup Engineer',
  'Co-operative Bank Teller',
  'Interne Revision',
  'Cooperation Officer',
])('%s is no internship', (title) => {
  expect(isInternshipTitle(title)).toBe(false)
})

test.each([
  ['Senior Accountant', 'senior'],
  ['Sr. Data Analyst', 'senior'],
  ['Jr Developer', 'junior'],
  ['Entry-Level Mechanical Engineer', 'entry'],
  ['Graduate Engineer', 'entry'],
  ['Software Engineer I', 'entry'],
  ['SDE II', 'mid'],
  ['Technician 3', 'senior'],
  ['Lead Designer', 'lead'],
  ['Staff Engineer', 'lead'],
  ['Vice President, Sales', 'lead'],
  ['Head of Marketing', 'lead'],
  ['Starszy specjalista', 'senior'],
  ['高级工程师', 'senior'],
  ['Associate Software Engineer', 'junior'],
  ['Software Engineer', null],
  ['Staff Nurse', null],
  ['Lead Generation Specialist', null],
  ['Graduate Teaching Assistant', null],
  ['Middle School Teacher', null],
  ['Data Entry Clerk', null],
  ['I', null],
])('%s states the level %s', (title, level) => {
  expect(levelOfTitle(title)).toBe(level)
})

test.each([
  ['Senior Front End Engineer II', 'Front-End Developer', 'software'],
  ['Undergraduate Research Assistant', 'Research Assistant', 'science'],
  ['Registered Nurse - Emergency', 'Registered Nurse', 'health'],
  ['Barista', 'Waiter', 'hospitality'],
  ['Welders', 'Welder', 'trades'],
  ['Lehrerin für Mathematik', 'Teacher', 'education'],
  ['Assistant Store Manager', 'Retail Associate', 'sales'],
  ['Software Engineering Manager', 'Engineering Manager', 'software'],
])('%s is the occupation %s of the field %s', (title, name, field) => {
  expect(occupationOf(title)).toEqual({ name, field })
})

test('a text without an occupation has none', () => {
  expect(occupationOf('Blue sky above the hills')).toBeNull()
})

test('any text gets a figure from 0 to 1 and the case makes no difference', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const score = looksLikeTitle(text)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
    }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...occupations), ({ name }) => {
      expect(looksLikeTitle(name.toUpperCase())).toBe(looksLikeTitle(name))
      expect(looksLikeTitle(name)).toBeGreaterThan(0.5)
    }),
  )
})

test.each([
  ['Manager, Technical Support', true],
  ['Store Manager', true],
  ['Kitchen Supervisor', true],
  ['Account Manager', false],
  ['Product Manager, Payments', false],
  ['Assistant Manager', false],
  ['Manager in Training', false],
  ['Warehouse Worker', false],
])('whether %j leads people: %j', (title, leads) => {
  expect(leadsPeople(title)).toBe(leads)
})

test.each([
  ['Lastbilschaufför', 'Driver'],
  ['Linjebussförare', 'Bus Driver'],
  ['Fachlagerist und Versand- und Lagermitarbeiter (m/w/d)', 'Warehouse Worker'],
  ['Wijkverpleegkundige', 'Registered Nurse'],
  ['Sygeplejerske', 'Registered Nurse'],
  ['Barnehagelærer', 'Childcare Worker'],
  ['Ungdomsskolelærer', 'Teacher'],
  ['Hotellresepsjonist', 'Hotel Receptionist'],
  ['Industrieelektriker', 'Electrician'],
])('a title of one word says its work by its last part: %s', (title, name) => {
  expect(occupationOf(title)?.name).toBe(name)
})

test('a word that only sounds like such a part names no work', () => {
  for (const title of ['Peacock', 'Gatherer', 'Montorio']) expect(occupationOf(title)).toBeNull()
})

test('a technician, a manager of production and of cases are what the words beside say', () => {
  const named = (title: string) => occupationOf(title)?.name
  expect(named('Dialysis Technician')).toBe('Medical Assistant')
  expect(named('Radiology Technician')).toBe('Radiologic Technologist')
  expect(named('Calibration Technician II')).toBe('Engineering Technician')
  expect(named('Wind Turbine Technician')).toBe('Maintenance Technician')
  expect(named('Manufacturing Manager')).toBe('Operations Manager')
  expect(named('Case Manager, RN')).toBe('Registered Nurse')
  expect(named('Case Manager')).toBe('Social Worker')
  expect(named('Monteur vidéo')).toBe('Video Editor')
  expect(named('Kameramann')).toBe('Photographer')
})

test('an internship names its work in every language as in English', () => {
  for (const title of ['Praktikum Marketing', 'Becario de marketing', 'Tirocinio Marketing', 'Marketing Intern'])
    expect(occupationOf(title)?.name, title).toBe('Marketing Manager')
  expect(occupationOf('Praktikum')).toBeNull()
})

test('words of a level are known in the languages of postings', () => {
  const levels: Record<string, string> = {
    ...{ 'Développeur confirmé': 'mid', 'Desarrollador Ssr': 'mid', 'Младший разработчик': 'junior' },
    ...{ 'Старший инженер': 'senior', 'Nyutdannet ingeniør': 'entry', 'Lärling elektriker': 'entry' },
    ...{ 'Recién egresado ingeniería': 'entry', '校招 产品经理': 'entry', 'Masterand Maschinenbau': 'intern' },
    ...{ Стажер: 'intern', 'Werkstudententätigkeit HR': 'intern' },
  }
  for (const [title, level] of Object.entries(levels)) expect(levelOfTitle(title), title).toBe(level)
})

test.each(['Engineering Manager I, Agents', 'Store Manager I', 'Claims Supervisor II'])(
  'a grade of those who lead people is no level of a beginner: %s',
  (title) => {
    expect(['entry', 'mid']).not.toContain(levelOfTitle(title))
  },
)
