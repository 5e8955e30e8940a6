import { archiveCaps } from '@scry/contracts/account-routes'
import type { Listing } from '@scry/contracts/listing'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Person, signUp } from './testing/browser.ts'
import { goodPassword, hackathonForm, jobForm } from './testing/people.ts'
import { serverOfFile, startTestServer, type TestServer } from './testing/test-server.ts'

const dayMs = 86_400_000
type Rows = Record<string, unknown>[]
type Tables = Record<string, Rows>

const listing: Listing = {
  ...{ id: 'board:7', kind: 'job', title: 'Ferry Planner', company: 'Quayside Lines', location: 'Harwich' },
  ...{ url: 'https://quayside.example/7', deadline: Date.UTC(2026, 11, 5, 12), deadlineZone: 'Europe/London' },
}
const documents = '/v1/databases/scry/collections'

/** Somebody who has something in every table that comes back. */
async function livePerson(server: TestServer): Promise<Person> {
  await server.database.transaction((trx) => server.listings.stored.writeDiffering(trx, 'board', [listing], 0))
  const person = await signUp(server, 'mira@example.org')
  const create = (collection: string, data: object) =>
    person.call('POST', `${documents}/${collection}/documents`, { documentId: 'unique()', data })
  const preferences = { jobAlerts: true, emailNotifications: false, profileVisibility: 'private' }
  const resume = { hasResume: true, resumeUploadedAt: '2026-10-05T12:00:00.000Z', originalFileName: 'mira.pdf' }
  const projects = [{ name: 'Tidebook', description: 'Reads tides', technologies: ['Go'] }]
  const profile = { name: 'Mira Voss', skills: ['Go'], summary: '=2+5', location: 'Hull', preferences, projects }
  await create('users', { ...profile, ...resume })
  await create('aggregated_jobs', jobForm)
  await create('hackathon', hackathonForm)
  const { application } = (
    await person.call('POST', '/api/applications', { listing_id: listing.id, stage: 'applied', words: ['SQL'] })
  ).json()
  const step = { notes: 'Ask for Jo.', next_step: 'Call', next_step_on: '2026-12-01' }
  await person.call('POST', `/api/applications/${application.id}`, step)
  await person.call('POST', '/api/saved-searches', { kind: 'job', name: 'Ferries', query: 'q=ferry&type=any' })
  await person.call('POST', '/api/feedback', { listing_id: listing.id, reason: 'employer' })
  await person.call('POST', '/api/skills', { name: 'SQL', claim: 'rejected' })
  const verified = { email_verified: 1 }
  await server.database.query.updateTable('accounts').set(verified).where('id', '=', person.accountId).execute()
  await person.call('POST', '/api/alerts', { every: 'weekly', zone: 'Europe/Berlin', is_paused: true })
  return person
}

const archiveOf = async (person: Person): Promise<Uint8Array> =>
  (await person.call('POST', '/api/export.zip', { password: goodPassword })).rawPayload

function tablesOf(archive: Uint8Array): Tables {
  const file = unzipSync(archive)['account.json']
  return JSON.parse(strFromU8(file ?? new Uint8Array())).tables
}

const bring = (person: Person, bytes: Uint8Array) => {
  const edge = 'edge'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="archive"; filename="a.zip"\r\ncontent-type: application/zip\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)])
  return person.call('POST', '/api/import', body, { 'content-type': `multipart/form-data; boundary=${edge}` })
}

const brought = [
  'profiles',
  'job_postings',
  'hackathon_postings',
  'applications',
  'alerts',
  'saved_searches',
  'feedback',
  'skill_claims',
]
/** What the server owns of a row: ids, states and its own times. */
const owned = ['id', 'account_id', 'status', 'resume_version', 'last_login', 'next_at', 'looked_at']
function ofPerson(tables: Tables) {
  const ownTimes = (table: string) => (/profiles|postings/.test(table) ? ['created_at', 'updated_at'] : [])
  const stripped = (table: string, row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => ![...owned, ...ownTimes(table)].includes(name)))
  return Object.fromEntries(brought.map((table) => [table, tables[table]?.map((row) => stripped(table, row))]))
}

test('an account that was deleted comes back equal from its archive, on another server as well', async () => {
  const server = await startTestServer()
  const person = await livePerson(server)
  const archive = await archiveOf(person)
  expect(Object.keys(unzipSync(archive)).sort()).toEqual(['account.csv', 'account.json'])
  const before = ofPerson(tablesOf(archive))
  for (const table of brought) expect(before[table], table).toHaveLength(1)
  await person.call('DELETE', '/api/account', { password: goodPassword })
  for (const where of [server, await startTestServer()]) {
    const again = await signUp(where, 'mira@example.org')
    // Who registers on the site has a profile from the start.
    const data = { name: 'Mira' }
    const made = await again.call('POST', `${documents}/users/documents`, { documentId: 'unique()', data })
    expect(made.statusCode).toBe(201)
    const answer = await bring(again, archive)
    const one = Object.fromEntries(brought.map((table) => [table, 1]))
    expect(answer.json()).toEqual({ success: true, brought: one })
    expect(ofPerson(tablesOf(await archiveOf(again)))).toEqual(before)
  }
})

test('a posting comes back as pending and not listed, whatever the archive says; the address stays unverified', async () => {
  const server = await startTestServer()
  const archive = await archiveOf(await livePerson(server))
  const tables = tablesOf(archive)
  const approved = (rows: Rows | undefined) => rows?.map((row) => ({ ...row, status: 'approved' })) ?? []
  const forged = {
    ...tables,
    job_postings: approved(tables.job_postings),
    accounts: [{ ...tables.accounts?.[0], email: 'reviewer@example.org', email_verified: 1 }],
    posting_steps: [{ ...tables.posting_steps?.[0], step: 'approved' }],
  }
  const other = await signUp(server, 'other@example.org')
  expect((await bring(other, packed(forged))).statusCode).toBe(200)
  const { tables: now } = (await other.call('POST', '/api/export', { password: goodPassword })).json<{
    tables: Tables
  }>()
  expect(now.job_postings).toMatchObject([{ status: 'pending', account_id: other.accountId }])
  expect(now.posting_steps).toMatchObject([{ step: 'posted' }, { step: 'posted' }])
  expect(now.accounts).toMatchObject([{ email: 'other@example.org', email_verified: 0 }])
})

test('alerts that come back mail nothing to an address that is not verified', async () => {
  const server = await startTestServer()
  const archive = await archiveOf(await livePerson(server))
  const tables = tablesOf(archive)
  const going = tables.alerts?.map((row) => ({ ...row, is_paused: 0, refused_at: 5, next_at: 0, looked_at: 0 }))
  // A deadline that the next digest would tell, and the one after it.
  const deadline = server.clock.now() + 15 * dayMs
  const applications = tables.applications?.map((row) => ({ ...row, stage: 'interested', deadline }))
  const other = await signUp(server, 'other@example.org')
  expect((await bring(other, packed({ ...tables, applications, alerts: going }))).statusCode).toBe(200)
  const alerts = (await other.call('GET', '/api/alerts')).json()
  expect(alerts).toMatchObject({ every: 'weekly', zone: 'Europe/Berlin', is_refused: false, is_verified: false })
  const { query } = server.database
  const digests = async () => {
    server.clock.advance(7 * dayMs)
    await server.app.ready()
    await server.listings.settled()
    await server.tasks.find(({ name }) => name === 'alerts')?.run(new AbortController().signal)
    return query.selectFrom('outbox').select('recipient').where('template', '=', 'digest').execute()
  }
  expect(await digests()).toEqual([])
  await query.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', other.accountId).execute()
  expect(await digests()).toEqual([{ recipient: 'other@example.org' }])
})

test('an account that holds something is left as it is', async () => {
  const server = await startTestServer()
  const person = await livePerson(server)
  const archive = await archiveOf(person)
  const answer = await bring(person, archive)
  expect(answer.statusCode).toBe(403)
  expect(answer.json().error).toMatch(/^This account is not empty\./)
  expect(tablesOf(await archiveOf(person)).job_postings).toEqual(tablesOf(archive).job_postings)
})

test('an archive without a profile leaves the one that is there', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  const data = { name: 'Mira' }
  await person.call('POST', `${documents}/users/documents`, { documentId: 'unique()', data })
  expect((await bring(person, packed({ applications: [application] }))).statusCode).toBe(200)
  expect(tablesOf(await archiveOf(person)).profiles).toMatchObject([{ name: 'Mira' }])
})

const exported = (tables: unknown) =>
  strToU8(JSON.stringify({ success: true, exported_at: '2026-11-25T12:00:00.000Z', retention: {}, tables }))
const packed = (tables: unknown) => zipSync({ 'account.json': exported(tables) })
const application = {
  ...{ listing_id: null, kind: 'job', title: 'Pilot', company: '', place: '', link: '', deadline: null },
  ...{ deadline_zone: null, words: '[]', stage: 'applied', notes: '', next_step: '', next_step_on: null },
  ...{ created_at: 1, updated_at: 1 },
}
const search = { kind: 'job', name: 'Ferries', query: 'q=ferry', created_at: 1 }
const many = (count: number, row: object) => Array.from({ length: count }, () => row)

const shared = serverOfFile()
test.each<[string, Uint8Array, number]>([
  ['no archive', strToU8('%PDF-1.7'), 400],
  ['an archive without the file', zipSync({ '../account.json': exported({}) }), 400],
  ['a file that is no JSON', zipSync({ 'account.json': strToU8('{') }), 400],
  ['JSON of something else', zipSync({ 'account.json': strToU8('[]') }), 400],
  ['a bomb', zipSync({ 'account.json': new Uint8Array(archiveCaps.unpackedBytes + 1) }), 413],
  ['a small archive of very many rows', packed({ applications: many(archiveCaps.signs, {}) }), 413],
  ['lists within a text', packed({ profiles: [{ name: 'A', skills: '[],'.repeat(archiveCaps.signs / 2) }] }), 413],
  ['very many tables', packed(Object.fromEntries(many(250_001, []).map((rows, at) => [at, rows]))), 413],
  ['a table that is no list', packed({ profiles: { length: 1 } as never }), 400],
  ['rows that are no rows', packed({ feedback: [[], null] as never }), 400],
  ['tables that are none', zipSync({ 'account.json': strToU8('{"__proto__":{"tables":{}},"tables":[]}') }), 400],
  ['more bytes than an archive has', new Uint8Array(archiveCaps.bytes + 1), 413],
  ['too many applications', packed({ applications: many(2001, application) }), 400],
  ['a rhythm that is none', packed({ alerts: [{ every: 'hourly', zone: 'UTC', is_paused: 0 }] }), 400],
  ['a zone that is none', packed({ alerts: [{ every: 'daily', zone: 'Mars/Base', is_paused: 0 }] }), 400],
  ['two rhythms', packed({ alerts: many(2, { every: 'daily', zone: 'UTC', is_paused: 0 }) }), 400],
  ['too much feedback', packed({ feedback: many(501, {}) }), 400],
  ['a skill twice', packed({ skill_claims: many(2, { name: 'SQL', claim: 'rejected', created_at: 1 }) }), 400],
  ['too many postings', packed({ job_postings: many(101, {}) }), 400],
  ['two profiles', packed({ profiles: many(2, {}) }), 400],
  ['a stage that is none', packed({ applications: [{ ...application, stage: 'hired' }] }), 400],
  ['a link that runs', packed({ applications: [{ ...application, link: 'javascript:alert(1)' }] }), 400],
  ['an application twice', packed({ applications: many(2, { ...application, listing_id: 'a' }) }), 400],
  ['a search that no list takes', packed({ saved_searches: [{ ...search, query: `level=${'x'.repeat(301)}` }] }), 400],
  ['a search twice', packed({ saved_searches: many(2, search) }), 400],
  ['too many searches', packed({ saved_searches: many(21, search) }), 400],
  ['words that are no list', packed({ applications: [{ ...application, words: '{' }] }), 400],
  ['a day that is none', packed({ applications: [{ ...application, next_step_on: '2026-02-30' }] }), 400],
  ['a posting without words', packed({ applications: [application], job_postings: [{ skills: '[]' }] }), 400],
  ['a profile of numbers', packed({ profiles: [{ name: 7 }] }), 400],
  ['a time that is none', packed({ profiles: [{ name: 'A', resume_uploaded_at: 1e300 }] }), 400],
])('%s is refused, and nothing of it is kept', async (what, bytes, status) => {
  const person = await signUp(shared(), `${what.replaceAll(' ', '-')}@example.org`.toLowerCase())
  const answer = await bring(person, bytes)
  expect(answer.statusCode).toBe(status)
  expect(answer.json().error).toMatch(/[a-z].*\.$/)
  const now = tablesOf(await archiveOf(person))
  for (const table of brought) expect(now[table]).toEqual([])
})

test('an account that is erased while its archive is brought in is gone, with all of it', async () => {
  const server = await startTestServer()
  const rows = packed({ applications: many(300, application), saved_searches: [search], job_postings: [] })
  for (let round = 0; round < 8; round += 1) {
    const person = await signUp(server, `mira-${round}@example.org`)
    const erase = async () => {
      for (let wait = 0; wait < round * 3; wait += 1) await new Promise((resolve) => setImmediate(resolve))
      return person.call('DELETE', '/api/account', { password: goodPassword })
    }
    const [brought, erased] = await Promise.all([bring(person, rows), erase()])
    expect([200, 401], brought.body).toContain(brought.statusCode)
    expect(erased.statusCode).toBe(200)
    for (const table of ['accounts', 'applications', 'saved_searches'] as const)
      expect(await server.database.query.selectFrom(table).selectAll().execute(), `${table} ${round}`).toEqual([])
  }
})

test('what is unpacked never grows over what is allowed, whatever size its header says', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  const honest = zipSync({ 'account.json': new Uint8Array(archiveCaps.unpackedBytes * 4) })
  const lying = Buffer.from(honest)
  // The size stands in the entry of the central directory and before the bytes.
  for (let at = 0; at + 4 <= lying.length; at += 1)
    if (lying.readUInt32LE(at) === archiveCaps.unpackedBytes * 4) lying.writeUInt32LE(1000, at)
  const before = process.memoryUsage().arrayBuffers
  expect((await bring(person, lying)).statusCode).toBe(413)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(archiveCaps.unpackedBytes * 2)
})

test('of many entries of one name the first alone is unpacked', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  const honest = Buffer.from(packed({ applications: [application] }))
  const end = honest.length - 22
  const start = honest.readUInt32LE(end + 16)
  const [entry, tail] = [honest.subarray(start, end), Buffer.from(honest.subarray(end))]
  tail.writeUInt16LE(60_000, 10)
  // Its bytes would begin behind the archive: whoever looks for them is refused.
  const nowhere = Buffer.from(entry)
  nowhere.writeUInt32LE(0xfffffff0, 42)
  const repeated = Buffer.concat([honest.subarray(0, end), ...Array<Buffer>(59_999).fill(nowhere), tail])
  expect((await bring(person, repeated)).json()).toMatchObject({ success: true, brought: { applications: 1 } })
})

test('signs that a database does not take are left out of what comes back', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'mira@example.org')
  const notes = 'a\u0000b\ud800c'
  expect((await bring(person, packed({ applications: [{ ...application, notes }] }))).statusCode).toBe(200)
  expect(tablesOf(await archiveOf(person)).applications).toMatchObject([{ notes: 'ab\ufffdc' }])
})
