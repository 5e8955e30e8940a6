import { feedbackReasons } from '@scry/contracts/feedback'
import type { Feedback } from '@scry/contracts/feedback-routes'
import type { Listing } from '@scry/contracts/listing'
import type { JobsAnswer } from '@scry/contracts/listing-routes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openBrowser, type Person, signUp } from './testing/browser.ts'
import { startTestServer } from './testing/test-server.ts'

const employers = ['Quayside Lines', 'Loom', 'Saltmarsh']
const titles = ['Registered Nurse', 'Senior Data Analyst', 'Junior Software Engineer', 'Wanted']
const towns = ['Hull', 'Leith', 'Harwich']
/** Twelve jobs of which many share title, employer or town. */
const jobs = Array.from({ length: 12 }, (_, at): Listing => {
  const city = towns[at % 3] ?? ''
  return {
    ...{ id: `board:${at}`, kind: 'job', title: titles[at % 4] ?? '', company: employers[(at >> 1) % 3] ?? '' },
    ...{ location: `${city}, UK`, places: [{ city, country: 'GB' }], skills: ['SQL'] },
  }
})

async function withJobs() {
  const server = await startTestServer()
  await server.app.ready()
  await server.database.transaction((trx) => server.listings.stored.writeDiffering(trx, 'board', jobs, 0))
  await server.listings.settled()
  return server
}
/** Somebody with a profile, to whom the lists are ranked. */
async function withProfile(server: Awaited<ReturnType<typeof withJobs>>, email = 'ada@example.org') {
  const person = await signUp(server, email)
  const data = { name: 'Ada', skills: ['SQL'], location: 'Hull, UK' }
  await person.call('POST', '/v1/databases/scry/collections/users/documents', { documentId: 'unique()', data })
  return person
}
const say = async (person: Person, listing_id: string, reason: string) =>
  (await person.call('POST', '/api/feedback', { listing_id, reason })).json<{ feedback: Feedback }>().feedback
const told = async (person: Person) =>
  (await person.call('GET', '/api/feedback')).json<{ feedback: Feedback[] }>().feedback
const ranked = async (person: Pick<Person, 'call'>) => {
  const asked = { skills: ['SQL'], location: 'Hull, UK', work_experience: 'Baker at Crumb & Co', limit: 20 }
  const answer = await person.call('POST', '/api/get-personalized-jobs', asked)
  return answer.json<JobsAnswer>().jobs.map(({ id, match }) => ({ id, match }))
}

test('what is about taste ranks lower what shares it, shows why, and ranks as before once it is taken back', async () => {
  const server = await withJobs()
  const person = await withProfile(server)
  const before = await ranked(person)
  const said = await say(person, 'board:2', 'employer')
  expect(said).toMatchObject({
    reason: 'employer',
    about: 'employer',
    value: 'Loom',
    title: 'Junior Software Engineer',
  })
  expect(await told(person)).toEqual([said])
  const after = await ranked(person)
  for (const { id, match } of after) {
    const company = jobs.find((job) => job.id === id)?.company
    const earlier = before.find((one) => one.id === id)?.match?.score ?? 0
    const line = match?.contributions.find(({ factor }) => factor === 'told')
    expect(match?.score).toBeCloseTo(company === 'Loom' ? Math.max(0, earlier - 7.27) : earlier, 2)
    expect(line?.points?.toFixed(2)).toBe(company === 'Loom' ? '-7.27' : undefined)
  }
  expect((await person.call('DELETE', `/api/feedback/${said.id}`)).statusCode).toBe(200)
  expect(await ranked(person)).toEqual(before)
  expect((await person.call('DELETE', `/api/feedback/${said.id}`)).statusCode).toBe(404)
})

test('that listings are closed, applied to or else not wanted moves no listing (property)', async () => {
  const server = await withJobs()
  const person = await withProfile(server)
  const before = await ranked(person)
  const reason = fc.constantFrom('closed', 'applied', 'other')
  const saying = fc.array(fc.tuple(fc.integer({ min: 0, max: jobs.length - 1 }), reason), {
    minLength: 1,
    maxLength: 6,
  })
  await fc.assert(
    fc.asyncProperty(saying, async (all) => {
      for (const [at, why] of all) expect((await say(person, `board:${at}`, why)).about).toBeNull()
      expect(await ranked(person)).toEqual(before)
    }),
    { numRuns: 12 },
  )
})

test('one listing has one reason, the last; a stranger and a visitor neither see, feel nor remove it', async () => {
  const server = await withJobs()
  const [person, stranger] = [await withProfile(server), await withProfile(server, 'stranger@example.org')]
  const before = await ranked(stranger)
  for (const reason of feedbackReasons) await say(person, 'board:1', reason)
  const { id } = await say(person, 'board:1', 'level')
  expect(await told(person)).toMatchObject([{ id, reason: 'level', about: 'level', value: 'senior' }])
  expect(await told(stranger)).toEqual([])
  expect((await stranger.call('DELETE', `/api/feedback/${id}`)).statusCode).toBe(404)
  expect(await ranked(stranger)).toEqual(before)
  expect(await ranked(openBrowser(server))).toEqual(before)
})

test('what a listing does not say is kept and ranks nothing lower; no listing and no reason are refused', async () => {
  const server = await withJobs()
  const person = await withProfile(server)
  expect(await say(person, 'board:3', 'field')).toMatchObject({ reason: 'field', about: null, value: '' })
  const status = async (body: object) => (await person.call('POST', '/api/feedback', body)).statusCode
  expect(await status({ listing_id: 'board:99', reason: 'field' })).toBe(404)
  expect(await status({ listing_id: 'board:1', reason: 'ugly' })).toBe(400)
})
