import { growth, growthOfOneReading } from '@scry/vocabulary/testing/growth'
import { expect, test } from 'vitest'
import type { ProfileInput } from '../factors/profile-input.ts'
import { buildIndex } from '../listing-index.ts'
import { testNow } from '../testing/arbitrary-listings.ts'

const matchOf = (description: string, profile: ProfileInput) =>
  buildIndex([{ id: 'a', kind: 'job', title: 'Assistant', description }], {
    getText: () => ({ title: 'Assistant', description }),
  }).explain('a', profile, testNow)
const answerOf = (description: string, ...deeds: string[]) => matchOf(description, { deeds })?.answer
/** The two sentences, or nothing. */
const pairOf = (description: string, ...deeds: string[]) => {
  const answer = answerOf(description, ...deeds)
  return answer && [answer.profile.text, answer.listing.text]
}

test('what a person did answers what a listing asks for in other words, and both sentences are named by their places', () => {
  const deed = 'Wrote the first tests. Cut the weekly report from two days to one hour.'
  const description = 'We are a clinic.\n\nYou will make slow reports quick for nurses. You will work in Portland.'
  const answer = answerOf(description, 'Answered questions at the desk of the library', deed)
  expect(answer?.profile).toEqual({
    ...{ field: 'deeds.1', start: 23, end: 70, text: 'Cut the weekly report from two days to one hour' },
  })
  expect(answer?.listing.text).toBe('You will make slow reports quick for nurses')
  expect(description.slice(answer?.listing.start, answer?.listing.end)).toBe(answer?.listing.text)
  expect(answer?.words.profile.map(({ text }) => text)).toEqual(['Cut', 'report'])
  expect(answer?.words.listing.map(({ text }) => text)).toEqual(['slow', 'reports'])
})

test.each([
  ['Built a Python service that reads 40 feeds every minute', 'You will build services in Python.'],
  ['Collected readings of 60 river sensors', 'You will bring in sensor data day and night.'],
  ['Loaded trucks with a forklift and checked the papers', 'Duties\n- Operate a forklift to load and unload trucks'],
  ['Reconciled bank accounts and 400 vendor invoices a month', 'You will reconcile vendor statements each month.'],
  ['Taught algebra to five classes of 28 students', 'You will teach geometry and algebra.'],
  ['Queried the warehouse in SQL to find where users leave', 'Requirements\n- Strong SQL skills'],
  ['Made shops for the web with React, Redux, Docker, Postgres', 'You will make shops for the web with React.'],
  ['Screened and interviewed candidates for evening shifts', 'You will interview candidates by phone.'],
  ['Scheduled 40 appointments and calls a day', 'You will schedule appointments for our guests.'],
  ['Drew and labelled samples for the laboratory', 'You will bring specimens to the laboratory.'],
  [
    'Ran the cluster on Kubernetes and described it in Terraform',
    'Experience with infrastructure as code and Kubernetes',
  ],
])('%j answers %j', (deed, description) => {
  expect(pairOf(description, deed)).toBeDefined()
})

test.each([
  [
    'Installed wiring and panels in thirty shops',
    'Requirements\n- Attention to Detail: you check the wiring of panels twice.',
    'a manner',
  ],
  ['Led a team of four and worked on several projects', 'You will lead a team and work on projects.', 'generic words'],
  ['Built a shop for bicycles with two friends', 'You will build the data platform of our bank.', 'an activity alone'],
  ['Sold tickets at the desk of a museum', 'You need not sell tickets at the museum desk.', 'a denial'],
  ['Ran the insurance desk and answered claims', 'Benefits\n- Dental insurance and answered claims', 'what is offered'],
  [
    'Repaired conveyors and pumps in a plant',
    'We repair conveyors and pumps for half the country.',
    'what a company does',
  ],
  ['Studied river sensors for a thesis', 'You will learn how to read river sensors.', 'what is taught'],
  ['Trained dogs with two shelters in Leeds', 'Work with two shelters, Leeds', 'a place'],
  ['Wrote a compiler for SQL and for Rust', 'Bachelor’s degree in SQL or Rust', 'a degree'],
  [
    'Interviewed candidates for the choir of a church',
    'You will improve candidate interview reports.',
    'a word in a longer name',
  ],
  [
    'Met candidates of the town council in person',
    'You will plan visits for candidates.',
    'an object without its activity',
  ],
  ['Technologies : React, Docker, Redis, Postgres, Kafka', 'You will build services on Redis and Postgres.', 'a list'],
  ['Tools: Docker (on our own host and others), Redis, Postgres, Kafka', 'You will run Redis and Postgres.', 'a list'],
  ['Python, SQL, Rust, Go, Java', 'You will write Python and SQL.', 'a list of names'],
  ['Leitung und Planung der Schicht', 'Wir suchen Planung und Leitung der Schicht', 'another language'],
  ['Drew maps for the city in QGIS', 'We make maps.\n\nCITY MAPS IN QGIS', 'a heading'],
])('%j and %j are no pair: %s', (deed, description) => {
  expect(pairOf(description, deed)).toBeUndefined()
})

test('an answer gathers the lines of its skills and adds no points: the sum of all lines stays the score', () => {
  const description = 'You will build services in Python and PostgreSQL.'
  const deeds = ['Built a service in Python that writes into PostgreSQL']
  const match = matchOf(description, { skills: ['Python', 'PostgreSQL', 'Figma'], deeds })
  const gathered = match?.answer?.lines.map((at) => match.contributions[at])
  expect(gathered?.map((line) => line?.factor === 'skills' && line.skill).sort()).toEqual(['PostgreSQL', 'Python'])
  expect(match?.contributions.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(match?.score ?? 0, 9)
})

test('a skill that the person says they do not have answers nothing', () => {
  const description = 'Requirements\n- Strong SQL skills'
  const deeds = ['Queried the warehouse in SQL to find where users leave']
  expect(matchOf(description, { deeds })?.answer).toBeDefined()
  expect(matchOf(description, { deeds, rejected: ['SQL'] })?.answer).toBeUndefined()
})

test('lines of a resume that were read as one are told apart', () => {
  const deed = 'Grew the shop to 300 visitors a day Repaired conveyors and pumps of two plants'
  expect(pairOf('You will repair pumps and conveyors.', deed)?.[0]).toBe('Repaired conveyors and pumps of two plants')
})

test('a long resume and a long text with nothing in common are read in time by their length', () => {
  const words = (count: number, text: string, at: number) =>
    Array.from(
      { length: count },
      (_, word) => `${text}${String.fromCharCode(97 + (word % 26), 97 + (at % 26), 97 + (at % 17))}k`,
    )
  const description = (length: number) =>
    Array.from({ length }, (_, at) => `- You manage ${words(44, 'b', at).join(' ')}`).join('\n')
  const deeds = (length: number) => Array.from({ length }, (_, at) => `Built ${words(66, 'g', at).join(' ')}`)
  expect(answerOf(description(400), ...deeds(300))).toBeUndefined()
  expect(growth(400, (length) => answerOf(description(length), ...deeds(300)))).toBeLessThan(growthOfOneReading)
  expect(growth(300, (length) => answerOf(description(400), ...deeds(length)))).toBeLessThan(growthOfOneReading)
})
