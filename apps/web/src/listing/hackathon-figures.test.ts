import { expect, test } from 'vitest'
import { prizeText, teamText } from './hackathon-figures.ts'

test.each([
  ['2-4', '2 to 4 people'],
  ['3 – 5', '3 to 5 people'],
  ['Up to 6', 'Up to 6 people'],
  ['Up to 1', 'Up to 1 person'],
  ['Any size', 'Teams of any size'],
  ['Solo or teams of up to 4', 'Solo or teams of up to 4'],
  ['', ''],
])('a team size of %j is shown as %j (§2.38)', (size, text) => {
  expect(teamText(size)).toBe(text)
})

test.each([
  ['$5,000', '$5,000 in prizes'],
  ['€500', '€500 in prizes'],
  ['TBA', 'Prizes TBA'],
  ['$20,000 and hardware kits', '$20,000 and hardware kits'],
  ['500', '500'],
  ['$0', ''],
  ['$CAD 0', ''],
  ['0.00 EUR', ''],
  ['$10', '$10 in prizes'],
  ['0% equity and $500', '0% equity and $500'],
  ['', ''],
])('a prize of %j is shown as %j (§2.38)', (prize, text) => {
  expect(prizeText(prize)).toBe(text)
})
