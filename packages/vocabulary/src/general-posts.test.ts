import { expect, test } from 'vitest'
import { fieldOfWork } from './fields-of-work.ts'
import { occupationOfWork, occupationsAfter, occupationsOfSubject } from './occupations.ts'
import { isGeneralPost, occupationOf } from './titles.ts'

test('decision 0351: a word that names a post in any trade names no occupation, alone or beside words that nobody knows', () => {
  const titles = [
    ...['Clerk', 'Falconry Officer', 'Lantern Assistant', 'Kite Coordinator', 'Moss Specialist', 'Harbour Aide'],
    ...['Auxiliar de faroles', 'Assistente di lanterne', 'Mitarbeiter Drachen', 'Operario de faroles'],
    ...['Specjalista ds. latawców', 'Специалист по фонарям'],
  ]
  for (const title of titles) {
    expect(occupationOf(title), title).toBeNull()
    expect(occupationOfWork(title), title).toBeUndefined()
    expect(occupationsAfter(title), title).toEqual([])
  }
  expect(isGeneralPost('Officer') && isGeneralPost('analista') && !isGeneralPost('welder')).toBe(true)
})

test.each([
  ['Purchasing Clerk', 'Procurement Specialist'],
  ['Procurement Officer', 'Procurement Specialist'],
  ['Senior Buyer II', 'Procurement Specialist'],
  ['Media Buyer', 'Advertising Specialist'],
  ['Senior Controller', 'Finance Manager'],
  ['Finance Officer', 'Finance Manager'],
  ['Laboratory Assistant', 'Laboratory Technician'],
  ['Data Entry Clerk', 'Data Entry Clerk'],
  ['Sales Assistant', 'Retail Associate'],
  ['Billing Specialist', 'Accountant'],
  ['Medical Billing Specialist', 'Medical Coder'],
  ['Storingsmonteur', 'Maintenance Technician'],
  ['Audiobook Specialists (Freelance)', undefined],
  ['Youth Advocate', undefined],
  ['Legal Advocate', 'Lawyer'],
  ['Power System Dispatcher', undefined],
  ['Assistant Teacher', 'Teaching Assistant'],
  ['Paralegal Specialist', 'Paralegal'],
  ['Electrician Apprentice', 'Electrician'],
  ['Coordinator, Events', 'Event Planner'],
  ['Auxiliar de contabilidad', 'Accountant'],
  ['Mitarbeiterin Lager', 'Warehouse Worker'],
  ['Nurse Coordinator', undefined],
])('decision 0351: the words beside a general one say what %s is: %s', (title, name) => {
  expect(occupationOfWork(title)).toBe(name)
})

test('decision 0351: the field of a title with a general word is that of the words beside it', () => {
  expect(fieldOfWork('Laboratory Clerk')).toBe('science')
  expect(fieldOfWork('Warehouse Aide')).toBe('logistics')
})

test.each([
  ['Elektromechanica', 'Maintenance Technician', 'Electrical Engineer'],
  ['Maschinenbau', 'Machinist', 'Mechanical Engineer'],
  ['Civil Engineering', 'Engineering Technician', 'Civil Engineer'],
  ['Dental Hygiene', 'Dental Hygienist', 'Dental Hygienist'],
  ['Culinary Arts', 'Chef', 'Chef'],
  ['Health Information Technology', 'Medical Coder', 'Medical Coder'],
])(
  'decision 0351: a vocational study of %s leads to work as a %s, a degree of it as a %s',
  (subject, trade, graduate) => {
    expect(occupationsOfSubject(subject, 2)[0]?.name).toBe(trade)
    expect(occupationsOfSubject(subject, 3)[0]?.name).toBe(graduate)
    expect(occupationsOfSubject(subject)[0]?.name).toBe(graduate)
  },
)

test('decision 0351: what only a degree opens follows from no school and no vocational study', () => {
  const subjects = ['Elektrotechnik', 'Biology', 'Law', 'Architecture', 'Economics', 'Chemie', 'Education', 'Medicine']
  const closed = [
    'Electrical Engineer',
    'Biologist',
    'Lawyer',
    'Architect',
    'Economist',
    'Chemist',
    'Teacher',
    'Physician',
  ]
  for (const [at, subject] of subjects.entries()) {
    const named = (degree?: number) => occupationsOfSubject(subject, degree).map(({ name }) => name)
    expect(named(), subject).toContain(closed[at])
    for (const degree of [1, 2]) expect(closed.filter((name) => named(degree).includes(name))).toEqual([])
  }
})

test.each([
  ['Harbour Researcher - Executive Recruiting', 'Human Resources Specialist'],
  ['Quantitative User Experience Researcher', 'UX Designer'],
  ['Client Value Partner - Logistics & Transportation', undefined],
  ['Services Consultant (Process Analytics)', undefined],
  ['Kotlin Software Engineer - Data, AI/ML & Analytics', 'Software Engineer'],
  ['Home Buyer Support', undefined],
])('#16: %s is named like other work and is %s', (title, name) => {
  expect(occupationOfWork(title)).toBe(name)
})

test.each([
  ['高级软件工程师', 'Software Engineer'],
  ['会计实习生', 'Accountant'],
  ['採購專員', 'Procurement Specialist'],
  ['バックエンドエンジニア（新卒）', 'Back-End Developer'],
  ['看護師', 'Registered Nurse'],
  ['ホールスタッフ', 'Waiter'],
  ['간호사', 'Registered Nurse'],
  ['Младший программист', 'Software Engineer'],
  ['Менеджер по продажам', 'Sales Representative'],
  ['Учитель начальных классов', 'Teacher'],
  ['Водитель-экспедитор', 'Driver'],
])('titles in Chinese, Japanese, Korean and Russian name their work: %s is %s', (title, name) => {
  expect(occupationOfWork(title)).toBe(name)
})

test('a word of two letters inside a longer one is no title where words are parted', () => {
  expect(occupationOf('经理')).toBeNull()
  expect(occupationOf('Менеджер')).toBeNull()
})

test('decision 0355: a post that a title shortens is read as the post; as its first word it is none', () => {
  const titles = {
    ...{ 'Lab Tech': 'Laboratory Technician', 'HVAC Tech II': 'HVAC Technician', 'Nursing Asst': 'Nursing Assistant' },
    ...{
      'Project Mgr - East': 'Project Manager',
      'Warehouse Assoc': 'Warehouse Worker',
      'Vet Tech': 'Veterinary Assistant',
    },
    ...{
      'Plumbing Apprentice': 'Plumber',
      'Policy Analyst': 'Public Policy Analyst',
      'Tech Lead': 'Engineering Manager',
    },
  }
  for (const [title, name] of Object.entries(titles)) expect(occupationOf(title)?.name, title).toBe(name)
  expect(occupationOf('Lantern Tech')).toBeNull()
})

test.each([
  ['Licence Information-Communication', 'Public Relations Specialist'],
  ['Information et communication', 'Public Relations Specialist'],
  ['Informationstechnik', 'Software Engineer'],
  ['Informatica', 'Software Engineer'],
  ['Information Technology', 'IT Support Specialist'],
])("the study '%s' leads to the work of a %s: 'information' alone is no computing", (subject, name) => {
  expect(occupationsOfSubject(subject)[0]?.name).toBe(name)
})
