import type { draftHackathon, draftJob } from '@scry/contracts/posting-draft-routes'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { listingOf } from './features/review/posting-listing.ts'
import { signUp } from './testing/browser.ts'
import { emptyHackathonDraft, emptyJobDraft, hackathonForm, jobForm } from './testing/people.ts'
import { startTestServer } from './testing/test-server.ts'

const pasted = `We look for a senior data analyst. This is a full-time position, fully remote.
Location: Leith, Scotland
Salary: $90,000 - $110,000 per year
Apply by March 3, 23:59 AoE.

Requirements
- SQL and Python
- 6 years of experience`

async function asked() {
  const server = await startTestServer()
  const person = await signUp(server, 'poster@example.org')
  const ask = async (kind: string, form: object) =>
    (await person.call('POST', `/api/posting-draft/${kind}`, form)).json()
  return {
    server,
    job: (fields: object): Promise<z.infer<(typeof draftJob)['response']>> =>
      ask('job', { ...emptyJobDraft, ...fields }),
    hackathon: (fields: object): Promise<z.infer<(typeof draftHackathon)['response']>> =>
      ask('hackathon', { ...emptyHackathonDraft, ...fields }),
  }
}

test('a pasted description is read for the fields beside it, and says nothing where it does not', async () => {
  const { job } = await asked()
  const { read } = await job({ jobRole: 'Senior Data Analyst', companyName: 'Loom', description: pasted })
  expect(read).toMatchObject({ jobType: 'full-time', experienceLevel: 'senior', location: 'Remote', years: 6 })
  expect(read).toMatchObject({ place: 'Leith, Scotland', deadline: { zone: 'AoE' } })
  expect(read.deadline?.at).toMatch(/-03-04T11:59:59/)
  expect(read.stipend).toMatch(/90,000/)
  expect(read.skills).toEqual(expect.arrayContaining(['SQL', 'Python']))
  const both = 'We have full-time and part-time positions. You negotiate contracts.'
  expect((await job({ description: both })).read.jobType).toBeNull()
  expect((await job({ description: 'Come and join us.' })).read).toEqual({
    ...{ jobRole: null, companyName: null, applyLink: null, site: null },
    ...{ jobType: null, experienceLevel: null, years: null, location: null, place: null, stipend: null },
    ...{ deadline: null, skills: [] },
  })
})

test('what stands above the text and the address in it are read too: role, employer, place, link and site', async () => {
  const { job, hackathon } = await asked()
  const opening = 'Pattern Cutter at Loom\nLeith, Scotland\n\nCut patterns. Apply at https://www.loom.example/7.'
  expect((await job({ description: opening })).read).toMatchObject({
    ...{ jobRole: 'Pattern Cutter', companyName: 'Loom', place: 'Leith, Scotland' },
    ...{ applyLink: 'https://www.loom.example/7', site: 'loom.example' },
  })
  const event = 'Tidewater\nHarbour Club\n5 March 2097, Harbour Hall, Leith, Scotland\n\nSign up: https://tide.example/'
  expect((await hackathon({ description: event })).read).toMatchObject({
    ...{ title: 'Tidewater', organization: 'Harbour Club', location: 'Harbour Hall, Leith, Scotland' },
    ...{ participation_link: 'https://tide.example/', start_date: { at: '2097-03-05T00:00:00.000Z' } },
  })
})

test('a hackathon is read out of its description, and shown as others will see it with the dates it has so far', async () => {
  const { hackathon, server } = await asked()
  const description = `A weekend in person.
Venue: Harbour Hall, Leith
It starts on March 5, 2097, 9 AM UTC. Registration closes on March 1, 2097, 23:59 AoE. Prizes: $5,000.
Themes: Sensors, Maps`
  const fields = { title: 'Tidewater', organization: 'Harbour Makers', start_date: '2097-03-05T09:00:00Z', description }
  const shown = await hackathon(fields)
  expect(shown.hackathon).toMatchObject({ title: 'Tidewater', organizer: 'Harbour Makers', mode: 'online' })
  expect(shown.hackathon).toMatchObject({ start_date: '2097-03-05T09:00:00.000Z', deadline: null })
  expect(shown.read).toEqual({
    ...{ title: null, organization: null, participation_link: null },
    ...{ mode: 'offline', location: 'Harbour Hall, Leith', prize: '$5,000', themes: ['Sensors', 'Maps'] },
    start_date: { at: '2097-03-05T09:00:00.000Z', zone: 'UTC' },
    registration_deadline: { at: '2097-03-02T11:59:59.000Z', zone: 'AoE' },
    submission_deadline: null,
  })
  expect(await server.database.query.selectFrom('hackathon_postings').selectAll().execute()).toEqual([])
})

test('a job is shown as others will see it while it is written, and keeps nothing', async () => {
  const { job: draft, server } = await asked()
  const fields = { jobRole: 'Ferry Planner', companyName: 'Quayside', skills: ['SQL'], location: 'Hybrid' }
  const deadline = { applicationDeadline: '2026-12-06T11:59:00.000Z', deadlineZone: 'AoE' }
  const { job } = await draft({ ...fields, ...deadline, place: 'Hull, UK', applyLink: 'https://x' })
  expect(job).toMatchObject({ title: 'Ferry Planner', company: 'Quayside', skills: ['SQL'], type: 'Internship' })
  expect(job).toMatchObject({ location: 'Hull, UK', deadline: '2026-12-06T11:59:00.000Z', deadline_zone: 'AoE' })
  const odd = await draft({ ...fields, applicationDeadline: 'soon', deadlineZone: 'Mars/Base' })
  expect(odd.job).toMatchObject({ deadline: null, deadline_zone: null })
  expect(await server.database.query.selectFrom('job_postings').selectAll().execute()).toEqual([])
})

test.each([
  [
    'job',
    'aggregated_jobs',
    'job_postings',
    jobForm,
    { jobRole: jobForm.jobRole },
    { companyName: jobForm.companyName },
  ],
  [
    ...(['hackathon', 'hackathon', 'hackathon_postings', hackathonForm] as const),
    ...([{ title: hackathonForm.title }, { organization: hackathonForm.organization }] as const),
  ],
] as const)(
  'what is listed and may be the same %s is named, what others have not published is not',
  async (kind, collection, table, form, title, company) => {
    const { server, ...draft } = await asked()
    const other = await signUp(server, 'other@example.org')
    const url = `/v1/databases/scry/collections/${collection}/documents`
    const made = await other.call('POST', url, { documentId: 'unique()', data: form })
    expect(made.statusCode).toBe(201)
    const own = { ...title, ...company }
    expect((await draft[kind](own)).duplicates).toEqual([])
    const { $id: id } = made.json()
    // An approved version is listed, whatever becomes of an edit.
    const row = await server.database.query
      .selectFrom(table as 'job_postings')
      .selectAll()
      .executeTakeFirstOrThrow()
    const posting = { kind, row } as never
    await server.database.transaction((trx) =>
      server.listings.stored.writeDiffering(trx, 'posted', [listingOf(posting)], server.clock.now()),
    )
    expect((await draft[kind](own)).duplicates).toMatchObject([
      { title: Object.values(title)[0], company: Object.values(company)[0] },
    ])
    expect((await draft[kind](company)).duplicates).toEqual([])
    expect((await draft[kind]({ ...own, edited: id })).duplicates).toEqual([])
  },
)

test('of a listed posting whose edit waits for review others are told the published words alone (decision 0342)', async () => {
  const { server, job } = await asked()
  const other = await signUp(server, 'other@example.org')
  const url = '/v1/databases/scry/collections/aggregated_jobs/documents'
  const made = await other.call('POST', url, { documentId: 'unique()', data: jobForm })
  const row = await server.database.query.selectFrom('job_postings').selectAll().executeTakeFirstOrThrow()
  await server.database.transaction((trx) =>
    server.listings.stored.writeDiffering(trx, 'posted', [listingOf({ kind: 'job', row })], server.clock.now()),
  )
  const unread = { jobRole: 'Read by nobody yet', companyName: 'Unread Ltd' }
  expect((await other.call('PATCH', `${url}/${made.json().$id}`, { data: unread })).statusCode).toBe(200)
  const { duplicates } = await job({ jobRole: 'Cutter', companyName: 'Loom', applyLink: jobForm.applyLink })
  expect(duplicates).toMatchObject([{ title: jobForm.jobRole, company: jobForm.companyName }])
})

test('signs that a database does not take stop no draft', async () => {
  const { job, hackathon } = await asked()
  const odd = 'a\u0000\ud800b'
  expect(await job({ jobRole: odd, companyName: odd, applyLink: odd })).toMatchObject({ success: true, duplicates: [] })
  const named = { title: odd, organization: odd, participation_link: odd, edited: odd }
  expect(await hackathon(named)).toMatchObject({ success: true, duplicates: [] })
})
