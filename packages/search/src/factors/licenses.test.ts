import { expect, test } from 'vitest'
import { buildIndex } from '../listing-index.ts'
import type { ListingInput } from '../listing-input.ts'
import { testNow } from '../testing/arbitrary-listings.ts'

const job = (id: string, title: string): ListingInput => ({ id, kind: 'job', title, location: 'Omaha, NE' })
const others = Array.from({ length: 50 }, (_, at) => job(`other${at}`, 'Diver'))
const bandOf = (title: string, person: object) =>
  buildIndex([job('a', title), ...others]).explain('a', { location: 'Omaha, NE', ...person }, testNow)?.band

const counselor = { titles: ['Behavioral Health Counselor'], skills: ['LPC', 'Group Therapy'] }
const caseManager = { titles: ['Case Manager'], skills: ['Intake'], subjects: ['Social Work'], degree: 3 }
const driver = { titles: ['Delivery Driver'], skills: ['Loading'] }

test('decision 0345: whose license a title asks for and who does not have it is shown another field', () => {
  expect(bandOf('Therapist (LCSW)', caseManager)).toBe('other-field')
  expect(bandOf('Licensed Clinical Social Worker', caseManager)).toBe('other-field')
  expect(bandOf('Clinical Case Manager', caseManager)).not.toBe('other-field')
  expect(bandOf('Therapist (LCSW)', counselor)).toBe('other-field')
  expect(bandOf('CDL Driver', driver)).toBe('other-field')
})

test('decision 0345: one of several licenses is enough, and one that is denied is not asked for', () => {
  expect(bandOf('Therapist (LPC or LCSW)', counselor)).not.toBe('other-field')
  expect(bandOf('Licensed Therapist', counselor)).not.toBe('other-field')
  expect(bandOf('Non-CDL Driver', driver)).not.toBe('other-field')
  expect(bandOf('CDL Driver', { ...driver, titles: ['Truck Driver'] })).not.toBe('other-field')
})

test('decision 0345: a license is none that comes after it, and all that come before it', () => {
  const social = { titles: ['Social Worker'], subjects: ['Social Work'], degree: 4 }
  const master = { ...social, skills: ['LMSW', 'Intake'] }
  expect(bandOf('Therapist (LCSW)', master)).toBe('other-field')
  expect(bandOf('Social Worker, LMSW', master)).not.toBe('other-field')
  expect(bandOf('Social Worker, LMSW or LCSW', master)).not.toBe('other-field')
  expect(bandOf('Licensed Social Worker', master)).not.toBe('other-field')
  expect(bandOf('Social Worker, LMSW', { ...social, skills: ['LCSW', 'Intake'] })).not.toBe('other-field')
})

test('decision 0345: a bachelor of law alone is no lawyer; a master, a student and who held such a post are led to it', () => {
  const paralegal = { titles: ['Paralegal'], subjects: ['Law'], degree: 3 }
  expect(bandOf('Lawyer', paralegal)).toBe('other-field')
  expect(bandOf('Lawyer', { ...paralegal, degree: 4 })).not.toBe('other-field')
  expect(bandOf('Lawyer', { ...paralegal, titles: ['Lawyer'] })).not.toBe('other-field')
})
