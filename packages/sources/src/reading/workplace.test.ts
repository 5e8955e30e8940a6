import { expect, test } from 'vitest'
import { Wording } from './wording.ts'
import { workplaceIn } from './workplace.ts'

test.each([
  ['This is a fully remote position.', 'remote'],
  ['This is a remote, freelance opportunity.', 'remote'],
  ['We are a remote-first company.', 'remote'],
  ['#LI-Remote', 'remote'],
  ['This is a remote position. Some roles are in-office roles, others are remote.', 'remote'],
  ['You take part in a part-time, remote, freelance project.', 'remote'],
  ['- Work remotely, on your own schedule', 'remote'],
  ['Contract (Full-time), Remote', 'remote'],
  ['This role is hybrid, with three days a week in our Berlin office.', 'hybrid'],
  ['You are in the office at least 2 days per week.', 'hybrid'],
  ['You work out of our (sunny) harbor-based office 3+ days a week.', 'hybrid'],
  ['We meet in our office on Tuesday, Wednesday and Thursday.', 'hybrid'],
  ['Remote policy: 1 day a week', 'hybrid'],
  ['We expect you to spend at least half of your time in our office.', 'hybrid'],
  ['We are hybrid, and meet in Leeds.', 'hybrid'],
  ['Employment type: full-time and on-site', 'on-site'],
  ['Loom is an all-remote company.', 'remote'],
  ['We are a remote-first company. This role is hybrid.', 'hybrid'],
  ['You work in person from our office 5 days a week.', 'on-site'],
  ['This role is on-site in Lyon.', 'on-site'],
  ['We do not offer remote work.', 'on-site'],
])('"%s" is %s', (text, value) => {
  expect(workplaceIn(new Wording(text))?.value).toBe(value)
})

test.each([
  'You run hybrid cloud systems.',
  'You manage remote teams in four countries.',
  'The last interview is on-site.',
  'There is an on-site gym.',
  'You spend most of the week with guests of our offices.',
  'The post may be on-site, hybrid or remote.',
  'Free lunch in the office 5 days a week',
  'This role is remote. This role is hybrid.',
])('"%s" tells no workplace', (text) => {
  expect(workplaceIn(new Wording(text))).toBeNull()
})
