import { expect, test } from 'vitest'
import {
  licensedOccupations,
  namesAbroad,
  occupationOfWork,
  occupationsAfter,
  occupationsOfSubject,
  strangeNames,
} from './occupations.ts'
import { occupations } from './titles.ts'

test('the tables of what leads into what and of subjects name occupations of the lexicon alone', () => {
  expect(strangeNames()).toEqual([])
  const known = new Set(occupations.map(({ name }) => name))
  expect(licensedOccupations.filter((name) => !known.has(name))).toEqual([])
})

test.each([
  ['Senior Front End Engineer II', 'Front-End Developer'],
  ['Software Engineering Intern - Summer', 'Software Engineer'],
  ['Mechanical Engineering Co-op', 'Mechanical Engineer'],
  ['Dental Nurse (Saturdays)', 'Dental Assistant'],
  ['Licensed Practical Nurse (LPN)', 'Practical Nurse'],
  ['Package Handler - Part Time', 'Warehouse Worker'],
  ['Chef de projet digital', 'Project Manager'],
  ['Junior Project Architect', 'Architect'],
  ['Arquiteta júnior', 'Architect'],
  ['Solutions Architect', 'Software Architect'],
  ['Legal Recruiting Assistant', 'Human Resources Specialist'],
  ['Marketing Video Artist', 'Video Editor'],
  ['Registered Nurse - Freelance AI Trainer Project', 'Data Annotator'],
])('%s is the work of a %s', (title, occupation) => {
  expect(occupationOfWork(title)).toBe(occupation)
})

test.each([
  'Payment Processing Specialist',
  'Associate',
  'General Manager',
  'Cloud Solutions Architecture',
  'Standards Architect',
  'Auto Body Estimator',
])('%s names no occupation', (title) => {
  expect(occupationOfWork(title)).toBeUndefined()
})

test('whoever held an occupation looks for it first, and subjects lead to several', () => {
  expect(occupationsAfter('Altenpflegerin')[0]).toEqual({ name: 'Nursing Assistant', share: 1 })
  expect(occupationsAfter('Backend Engineer').find(({ name }) => name === 'Data Engineer')?.share).toBe(0.5)
  expect(occupationsOfSubject('Volkswirtschaftslehre')[0]?.name).toBe('Economist')
  expect(occupationsOfSubject('Basket Weaving')).toEqual([])
})

test('no licensed occupation leads into another one', () => {
  const licensed = new Set(licensedOccupations)
  const pairs = licensedOccupations.flatMap((name) =>
    occupationsAfter(name).flatMap((one) =>
      one.name !== name && licensed.has(one.name) ? [`${name} > ${one.name}`] : [],
    ),
  )
  expect(pairs).toEqual(['Nurse Practitioner > Physician Assistant', 'Physician Assistant > Nurse Practitioner'])
})

test.each([
  ['Family Therapist - Early Childhood', 'Therapist'],
  ['Early Childhood Family Therapist', 'Therapist'],
  ['Kitchen Assistant - Dishwasher', 'Kitchen Assistant'],
  ['Instructor, Dental Assistant', 'Lecturer'],
  ['Nurse, Nurse Practitioner', 'Nurse Practitioner'],
  ['Supervisor - Registered Nurse', 'Registered Nurse'],
  ['Sous Chef', 'Chef'],
  ['Chef de Partie', 'Chef'],
  ['Chef de rang', 'Waiter'],
  ['Kommerciel Chef', undefined],
  ['IT-Chef', undefined],
  ['Chef för kundtjänst', undefined],
  ['Chef de produit', 'Product Manager'],
])('#16.2: the head of a title decides: %s is %s', (title, name) => {
  expect(occupationOfWork(title)).toBe(name)
})

test('a discipline alone makes no teacher and nobody with a license of a post beside them', () => {
  expect(occupationOfWork('Education Specialist (Consulting)')).toBeUndefined()
  expect(occupationOfWork('Pharmacy Liaison')).toBeUndefined()
  expect(occupationOfWork('Director, Marketing')).toBe('Marketing Manager')
})

test.each([
  ['Developer Advocate', undefined],
  ['Oncology Nurse Navigator', undefined],
  ['Principal, Business Development', undefined],
  ['Elementary School Principal', 'Principal'],
  ['Insurance Producer - Denver', 'Insurance Agent'],
  ['Analog IC Design Engineer Intern', 'Electrical Engineer'],
  ['Personal Injury Case Manager', undefined],
  ['Security Research Fellow', undefined],
  ['Mid-Level Graphic Designer', 'Graphic Designer'],
  ['Principal Embedded Engineer', 'Embedded Software Engineer'],
  ['AI Research - Scientist/ Engineer', 'Machine Learning Engineer'],
  ['Research Associate, Cell Biology', 'Research Assistant'],
  ['Research Analyst', 'Market Research Analyst'],
  ['Emergency Veterinary Technician', 'Veterinary Assistant'],
  ['Dental Hygienist', 'Dental Hygienist'],
  ['International Field Service Representative', undefined],
  ['Account Director - Named Accounts', undefined],
  ['Legal Transcriber', undefined],
  ['Jewelry Lab Technician', undefined],
  ['Employment and Labor Associate', undefined],
  ['Quality Lab Technician', 'Laboratory Technician'],
  ['Vacations Designer (Travel Sales)', undefined],
  ['Contact Centre Solution Designer', undefined],
  ['AutoCAD Designer', 'CAD Technician'],
  ['Communications Designer', 'Graphic Designer'],
  ['Konstruktionsingenieur (m/w/d)', 'Mechanical Engineer'],
  ['Eletricista montador', 'Electrician'],
  ['Técnico eletricista', 'Electrician'],
])('%s is not what one of its words says alone', (title, occupation) => {
  expect(occupationOfWork(title)).toBe(occupation)
})

test.each([
  ['Fysiotherapie', 'Physical Therapist'],
  ['Diseño Gráfico', 'Graphic Designer'],
  ['Culinary Arts', 'Chef'],
])('studies of %s lead to work as a %s', (subject, name) => {
  expect(occupationsOfSubject(subject)[0]?.name).toBe(name)
})

test('work is called by its names in other languages, and in English only for whose title is not', () => {
  expect(namesAbroad('Enfermera')).toEqual(expect.arrayContaining(['Registered Nurse', 'krankenschwester']))
  expect(namesAbroad('Staff Nurse')).toContain('krankenschwester')
  expect(namesAbroad('Staff Nurse')).not.toContain('Registered Nurse')
  expect(namesAbroad('Case Manager')).toEqual([])
})
