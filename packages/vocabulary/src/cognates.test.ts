import { expect, test } from 'vitest'
import { Cousins } from './cognates.ts'

test.each([
  ['Mikroserwisy', 'Microservices', true],
  ['Automatyzacja', 'Automation', true],
  ['Scheduling', 'Schedule', true],
  ['Contabilidad', 'Contabilità', true],
  ['Welding', 'Wedding', false],
  ['Contracts', 'Controls', false],
  ['Git', 'GitLab', false],
])('whether %j may say %j is %s (decision 0359)', (own, asked, isSo) => {
  expect(new Cousins([own]).has(asked)).toBe(isSo)
})
