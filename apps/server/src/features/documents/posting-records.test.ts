import {
  hackathonModes,
  postingCategories,
  postingJobTypes,
  postingLevels,
  postingLocations,
} from '@scry/contracts/enumerations'
import { expect, test } from 'vitest'
import { signUp } from '../../testing/browser.ts'
import { hackathonForm, jobForm } from '../../testing/people.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { HackathonForm, JobForm } from './posting-forms.ts'

async function post(collection: 'aggregated_jobs' | 'hackathon', data: object) {
  const server = await startTestServer()
  const person = await signUp(server, 'ines@example.org')
  const url = `/v1/databases/scry/collections/${collection}/documents`
  const made = await person.call('POST', url, { documentId: 'unique()', data })
  const now = new Date(server.clock.now()).toISOString()
  return { status: made.statusCode, document: made.json(), now }
}

test('a posted job is kept with every field of its record, pending and its poster’s (§3.23, §3.24, §3.25, §4.27)', async () => {
  const { document, now } = await post('aggregated_jobs', jobForm)
  expect(document).toMatchObject({
    $id: expect.stringMatching(/^\S+$/),
    ...jobForm,
    createdAt: now,
    createdBy: 'ines@example.org',
    status: 'pending',
  })
})

test('a posted hackathon is kept with every field of its record, pending and its poster’s (§3.27, §3.28, §3.29, §4.27)', async () => {
  const { document, now } = await post('hackathon', hackathonForm)
  expect(document).toMatchObject({
    ...hackathonForm,
    createdAt: now,
    createdBy: 'ines@example.org',
    status: 'pending',
  })
})

test('place, years and the zone of the deadline are kept beside the record, and stay unsaid where nobody says them', async () => {
  const said = { place: 'Leith, UK', years: 2, deadlineZone: 'AoE' }
  expect((await post('aggregated_jobs', { ...jobForm, ...said })).document).toMatchObject(said)
  const { document } = await post('aggregated_jobs', { ...jobForm, place: '', years: null })
  for (const field of Object.keys(said)) expect(document).not.toHaveProperty(field)
  const zoned = await post('hackathon', { ...hackathonForm, deadline_zone: 'Europe/London' })
  expect(zoned.document).toMatchObject({ deadline_zone: 'Europe/London' })
})

test.each([
  ['aggregated_jobs', { ...jobForm, deadlineZone: 'Mars/Base' }, 'The time zone is not known here'],
  ['aggregated_jobs', { ...jobForm, years: 2.5 }, 'Years of experience must be a whole number'],
  ['aggregated_jobs', { ...jobForm, years: 21 }, 'Years of experience can be 20 at most'],
  ['hackathon', { ...hackathonForm, deadline_zone: 7 }, 'The time zone must be a text'],
] as const)('%s refuses a further field that cannot be meant', async (collection, form, message) => {
  const { status, document } = await post(collection, form)
  expect(status).toBe(400)
  expect(document.message).toBe(message)
})

test('what a poster claims of state, owner and time is overruled by the server (§4.27, §7.19)', async () => {
  const claimed = { status: 'approved', createdBy: 'somebody.else@example.org', createdAt: '2020-01-01T00:00:00.000Z' }
  const { document, now } = await post('aggregated_jobs', { ...jobForm, ...claimed })
  expect(document).toMatchObject({ status: 'pending', createdBy: 'ines@example.org', createdAt: now })
})

test('on the server only the poster deletes a posting; for anybody else it is not there (§6.3, §6.6)', async () => {
  const server = await startTestServer()
  const [ines, otto] = [await signUp(server, 'ines@example.org'), await signUp(server, 'otto@example.org')]
  const url = '/v1/databases/scry/collections/hackathon/documents'
  const made = (await ines.call('POST', url, { documentId: 'unique()', data: hackathonForm })).json()
  expect((await otto.call('DELETE', `${url}/${made.$id}`)).statusCode).toBe(404)
  expect((await ines.call('GET', url)).json()).toMatchObject({ total: 1 })
  expect((await ines.call('DELETE', `${url}/${made.$id}`)).statusCode).toBe(204)
  expect((await ines.call('GET', url)).json()).toMatchObject({ total: 0 })
})

test('a number that is not in its form is replaced by one that is (§3.23, §3.27)', async () => {
  const job = await post('aggregated_jobs', { ...jobForm, jobId: 'JOB-1-abc' })
  expect(job.document.jobId).toMatch(/^JOB-\d+-[A-Z0-9]{5}$/)
  const hackathon = await post('hackathon', { ...hackathonForm, hackathonId: '7' })
  expect(hackathon.document.hackathonId).toMatch(/^HACK-\d+-[A-Z0-9]{5}$/)
})

test.each([
  ['jobType', ['internship', 'full-time', 'part-time', 'contract', 'freelance'], postingJobTypes],
  [
    'category',
    ['technology', 'design', 'marketing', 'sales', 'finance', 'operations', 'hr', 'other'],
    postingCategories,
  ],
  ['experienceLevel', ['entry', 'mid', 'senior', 'lead'], postingLevels],
  ['location', ['On site', 'Remote', 'Hybrid'], postingLocations],
])('a job’s %s is one of %j and nothing else (§3.24, §3.39, §3.40, §3.41)', (field, specified, listed) => {
  expect(listed).toEqual(specified)
  for (const value of specified) expect(JobForm.safeParse({ ...jobForm, [field]: value }).success).toBe(true)
  expect(JobForm.safeParse({ ...jobForm, [field]: 'elsewhere' }).success).toBe(false)
})

test('a hackathon is online, offline or hybrid and nothing else (§3.42)', () => {
  expect(hackathonModes).toEqual(['online', 'offline', 'hybrid'])
  for (const mode of hackathonModes) expect(HackathonForm.safeParse({ ...hackathonForm, mode }).success).toBe(true)
  expect(HackathonForm.safeParse({ ...hackathonForm, mode: 'elsewhere' }).success).toBe(false)
})

test('what is posted before the address is verified goes before nobody (§4.27, §6.2)', async () => {
  const server = await startTestServer()
  const [ines, otto] = [await signUp(server, 'ines@example.org'), await signUp(server, 'otto@example.org')]
  for (const [collection, form, call] of [
    ['aggregated_jobs', jobForm, '/api/search-jobs?type=any'],
    ['hackathon', hackathonForm, '/api/search-hackathons'],
  ] as const) {
    const url = `/v1/databases/scry/collections/${collection}/documents`
    const made = (await ines.call('POST', url, { documentId: 'unique()', data: form })).json()
    expect(made).toMatchObject({ status: 'pending' })
    expect((await otto.call('GET', url)).json()).toMatchObject({ total: 0 })
    expect((await otto.call('GET', `${url}/${made.$id}`)).statusCode).toBe(404)
    expect((await otto.call('GET', call)).body).not.toContain(made.$id)
  }
  await server.outboxWorker.drain()
  expect(server.mails).toEqual([])
})

test('the id of a posting that was removed, and so its address, is taken by no other account (decision 0342)', async () => {
  const server = await startTestServer()
  const poster = await signUp(server, 'ines@example.org')
  const stranger = await signUp(server, 'other@example.org')
  const url = '/v1/databases/scry/collections/aggregated_jobs/documents'
  const post = (person: typeof poster) => person.call('POST', url, { documentId: 'ferry-7', data: jobForm })
  expect((await post(poster)).statusCode).toBe(201)
  expect((await poster.call('DELETE', `${url}/ferry-7`)).statusCode).toBe(204)
  expect((await post(stranger)).statusCode).toBe(409)
  expect((await post(poster)).statusCode).toBe(201)
})
