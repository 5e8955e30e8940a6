import { expect, test } from 'vitest'
import { areCalledAlike } from './occupations.ts'

test.each([
  ['Cashier', 'Brand Ambassador', 'Retail Associate', false],
  ['Cashier', 'Kassierer (m/w/d)', 'Retail Associate', true],
  ['Filialleiter', 'Assistant Store Manager', 'Retail Associate', true],
  ['Lab Technician', 'Phlebotomist I', 'Laboratory Technician', false],
  ['Phlebotomist', 'Phlebotomist II', 'Laboratory Technician', true],
  ['Paralegal', 'Site Contracts Manager', 'Paralegal', false],
  ['Payroll Assistant', 'Talent Analyst', 'Human Resources Specialist', false],
  ['Payroll Assistant', 'Lohnbuchhalter', 'Human Resources Specialist', true],
  ['Enfermera de UCI', 'Registered Nurse - Night Shift', 'Registered Nurse', true],
  ['Informatyka', 'Software Engineer II', 'Software Engineer', true],
])('%j and %j are called alike as %s: %s (decision 0360)', (own, title, occupation, isSo) => {
  expect(areCalledAlike(own, title, occupation)).toBe(isSo)
})
