import { expect, test } from 'vitest'
import { profileOf } from '../../testing/people.ts'
import { nextItem } from './next-item.ts'

const whole = {
  ...profileOf({}),
  name: 'Ada',
  email: 'ada@mailbox.example',
  phone: '(503) 555-0137',
  skills: ['SQL'],
  education: 'Statistics',
  work_experience: 'Data Intern at Juniper River Trust (2025)',
  summary: 'Readable',
  location: 'Austin, TX',
}

test('what completes a profile next is what changes the list most, and the sentence says what it changes (§4.16)', () => {
  expect(nextItem(whole)).toBe(null)
  expect(nextItem({ ...whole, phone: '', location: 'flexible' })).toBe(
    'Next: the place where you would work, for 88%. Listings there come higher.',
  )
  expect(nextItem({ ...whole, phone: '' })).toBe('Next: a phone number, for 100%. Your list stays as it is.')
})
