import { expect, test } from 'vitest'
import { Wording } from './wording.ts'
import { citizenshipIn, clearanceIn, sponsorshipIn } from './work-permission.ts'

test.each([
  ['We cannot offer visa sponsorship for this role.', 'refused'],
  ['Applicants must be authorized to work in the U.S. without sponsorship, now or in the future.', 'refused'],
  ['Visa sponsorship is not available at this time.', 'refused'],
  ['We only consider candidates who do not require a visa to work in the UK.', 'refused'],
  ['- Visa sponsorship and relocation support', 'offered'],
  ['We sponsor visas and help you to move.', 'offered'],
  ['H1-B and green card processing available to those who qualify.', 'offered'],
  ['You report to the executive sponsor of the project, not to the board.', undefined],
  ['Company-sponsored 401k, not taxed.', undefined],
  ['Will you now or in the future require sponsorship for an employment visa?', undefined],
  ['We do not sponsor events.', undefined],
])('sponsorship of "%s" is %s', (text, value) => {
  expect(sponsorshipIn(new Wording(text))?.value).toBe(value)
})

test('a text that offers and refuses sponsorship tells nothing', () => {
  const text = 'We sponsor visas for engineers. We cannot sponsor visas for this role.'
  expect(sponsorshipIn(new Wording(text))).toBeNull()
})

test.each([
  ['- U.S. citizenship is required for this role.', { who: 'citizens', country: 'US' }],
  ['Must be a Canadian citizen.', { who: 'citizens', country: 'CA' }],
  ['US citizens or green card holders only', { who: 'citizens-and-residents', country: 'US' }],
  ['A “U.S. Person” as defined by 22 C.F.R. is required.', { who: 'citizens-and-residents', country: 'US' }],
  ['U.S. citizens and those authorized to work in the U.S. are encouraged to apply.', undefined],
  ['We hire regardless of race, religion, citizenship or age, as the law requires.', undefined],
  ['Must be a U.S. citizen or otherwise authorized to work in the U.S.', undefined],
  ['U.S. citizenship is preferred, but not required.', undefined],
  ['Our apps must make life better for citizen engagement teams.', undefined],
])('citizenship of "%s" is %o', (text, value) => {
  expect(citizenshipIn(new Wording(text))?.value).toEqual(value)
})

test.each([
  ['Active TS/SCI clearance with polygraph required', { need: 'held', level: 'ts-sci' }],
  ['Ability to obtain and maintain a Secret security clearance', { need: 'obtainable', level: 'secret' }],
  ['Required: Top Secret clearance with eligibility for SCI', { need: 'held', level: 'top-secret' }],
  [
    'Must be eligible to obtain a security clearance.\nClearance level: Secret',
    { need: 'obtainable', level: 'secret' },
  ],
  ['Security clearance: none', undefined],
  ['An active clearance is a plus.', undefined],
  ['The offer depends on a background clearance.', undefined],
  ['You guide products through FDA clearance.', undefined],
])('the clearance of "%s" is %o', (text, value) => {
  expect(clearanceIn(new Wording(text))?.value).toEqual(value)
})
