import type { addApplication } from '@scry/contracts/application-routes'
import type { listDates, makeCalendarFeed } from '@scry/contracts/calendar-routes'
import type { Listing } from '@scry/contracts/listing'
import { sync as nodeIcal } from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { lastLink, openBrowser, type Person, signUp } from './testing/browser.ts'
import { goodPassword, otherPassword } from './testing/people.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

type Dates = z.infer<(typeof listDates)['response']>['dates']
type Made = z.infer<(typeof makeCalendarFeed)['response']>

const job: Listing = {
  ...{ id: 'board:7', kind: 'job', title: 'Ferry Planner', company: 'Quayside Lines' },
  ...{ deadline: Date.UTC(2026, 11, 6, 11, 59), deadlineZone: 'AoE' },
}
/** Its submissions close in the hour that London's clocks leap over. */
const hackathon: Listing = {
  ...{
    id: 'fest:9',
    kind: 'hackathon',
    title: 'Tide, Wind; & Hack',
    company: 'Harbor\u0007 Club',
    deadlineZone: 'Europe/London',
  },
  ...{ opens: Date.UTC(2026, 10, 26), registrationDeadline: Date.UTC(2027, 2, 27, 23, 59) },
  ...{
    submissionDeadline: Date.UTC(2027, 2, 28, 1, 30),
    starts: Date.UTC(2027, 2, 27),
    ends: Date.UTC(2027, 2, 28, 17),
  },
}
const file = 'title,company,stage,next step,next step on\nWeaver,Loom,applied,Call Jo,2027-03-28'

async function withListings(): Promise<{ server: TestServer; person: Person }> {
  const server = await startTestServer()
  await store(server, [job, hackathon])
  return { server, person: await signUp(server, 'ada@example.org') }
}
const store = (server: TestServer, listings: Listing[]) =>
  server.database.transaction((trx) => server.listings.stored.writeDiffering(trx, 'board', listings, 0))
const record = async (person: Person, listing_id: string, stage = 'interested') =>
  (await person.call('POST', '/api/applications', { listing_id, stage })).json<
    z.infer<(typeof addApplication)['response']>
  >()
const datesFor = async (browser: Pick<Person, 'call'>, listings: string[] = []) =>
  (await browser.call('POST', '/api/calendar', { listings })).json<{ dates: Dates }>().dates
const makeFeed = async (person: Person) => (await person.call('POST', '/api/calendar-feed')).json<Made>().path
const read = async (server: TestServer, path: string) => {
  const answer = await openBrowser(server).call('GET', path)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  return answer.body
}

/** What two parsers from npm, which share no code, read alike; and the lines are as the format has them. */
function events(ics: string) {
  for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const one = Object.values(nodeIcal.parseICS(ics)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []))
  const other = convertIcsCalendar(undefined, ics).events ?? []
  const first = one.map((event) => ({
    ...{ uid: event.uid, sequence: Number(event.sequence), summary: event.summary, status: event.status },
    ...{ start: event.start.toISOString(), isDay: event.datetype === 'date' },
  }))
  // A number that is absent is 0.
  const second = other.map(({ uid, sequence = 0, summary, status, start }) => ({
    ...{ uid, sequence, summary, status, start: start.date.toISOString(), isDay: start.type === 'DATE' },
  }))
  const dayOnly = (event: (typeof first)[number]) =>
    event.isDay ? { ...event, start: event.start.slice(0, 10) } : event
  expect(second.map((event) => dayOnly(event as (typeof first)[number]))).toEqual(first.map(dayOnly))
  return first.map(dayOnly)
}

test('every date of a hackathon and the deadline of a job stand in the calendar, soonest first', async () => {
  const { server } = await withListings()
  const dates = await datesFor(openBrowser(server), ['fest:9', 'board:7', 'board:gone'])
  expect(dates.map(({ what, at, on, zone, title }) => [what, at ?? on, zone, title])).toEqual([
    ['opens', '2026-11-26', null, hackathon.title],
    ['deadline', '2026-12-06T11:59:00.000Z', 'AoE', 'Ferry Planner'],
    ['starts', '2027-03-27', null, hackathon.title],
    ['registration', '2027-03-27T23:59:00.000Z', 'Europe/London', hackathon.title],
    ['submission', '2027-03-28T01:30:00.000Z', 'Europe/London', hackathon.title],
    ['ends', '2027-03-28T17:00:00.000Z', null, hackathon.title],
  ])
})

test("one's own record brings its next steps, and what is over after applying goes", async () => {
  const { server, person } = await withListings()
  await person.call('POST', '/api/applications/import', { csv: file })
  const { application } = await record(person, 'board:7')
  await record(person, 'fest:9', 'applied')
  const words = (dates: Dates) => dates.map(({ what, step, is_own }) => [step || what, is_own])
  expect(words(await datesFor(person, ['board:7']))).toEqual([
    ['deadline', true],
    ['starts', true],
    ['Call Jo', true],
    ['submission', true],
    ['ends', true],
  ])
  await person.call('POST', `/api/applications/${application.id}`, { stage: 'withdrawn' })
  expect(words(await datesFor(person, ['board:7']))[0]).toEqual(['deadline', false])
  expect(await datesFor(await signUp(server, 'stranger@example.org'))).toEqual([])
})

test('a record keeps its deadline in the calendar when the listing goes', async () => {
  const { server, person } = await withListings()
  await record(person, 'board:7')
  const [before] = await datesFor(person)
  await server.database.transaction((trx) => server.listings.stored.remove(trx, ['board:7'], 0))
  expect(await datesFor(person)).toEqual([{ ...before, listing_id: null }])
})

test('the feed is read alike by two parsers, across a change of summer time', async () => {
  const { server, person } = await withListings()
  await person.call('POST', '/api/applications/import', { csv: file })
  await record(person, 'fest:9')
  const ics = await read(server, await makeFeed(person))
  const uids = events(ics).map(({ uid }) => uid)
  expect(new Set(uids).size).toBe(6)
  expect(events(ics).map(({ summary, start }) => [summary, start])).toEqual([
    [`Registration opens: ${hackathon.title}`, '2026-11-26'],
    [`Starts: ${hackathon.title}`, '2027-03-27'],
    [`Registration closes: ${hackathon.title}`, '2027-03-27T23:59:00.000Z'],
    ['Call Jo: Weaver', '2027-03-28'],
    [`Submissions close: ${hackathon.title}`, '2027-03-28T01:30:00.000Z'],
    [`Ends: ${hackathon.title}`, '2027-03-28T17:00:00.000Z'],
  ])
  expect(ics).toContain('Harbor  Club\\n02:30 Europe/London')
})

test('a date that is put off keeps its id and counts on, one that goes is cancelled, and nothing else changes', async () => {
  const { server, person } = await withListings()
  await record(person, 'board:7')
  const { application } = await record(person, 'fest:9')
  const path = await makeFeed(person)
  const before = events(await read(server, path))
  expect(events(await read(server, path))).toEqual(before)
  await store(server, [{ ...job, deadline: Date.UTC(2026, 11, 13, 11, 59) }])
  await person.call('DELETE', `/api/applications/${application.id}`)
  const after = events(await read(server, path))
  expect(after.find(({ uid }) => uid === 'board:7.deadline@scry')).toMatchObject({
    ...{ sequence: 1, start: '2026-12-13T11:59:00.000Z', status: 'CONFIRMED' },
  })
  const others = (all: typeof after) => all.filter(({ uid }) => uid.startsWith('fest'))
  expect(others(after)).toEqual(others(before).map((event) => ({ ...event, sequence: 1, status: 'CANCELLED' })))
  await record(person, 'fest:9')
  expect(others(events(await read(server, path)))).toEqual(others(before).map((event) => ({ ...event, sequence: 2 })))
})

test('a new address ends the old one, and ending it ends it; only a hash is kept, and no export tells it', async () => {
  const { server, person } = await withListings()
  const madeAt = async () => (await person.call('GET', '/api/calendar-feed')).json<{ made_at: string | null }>().made_at
  expect(await madeAt()).toBeNull()
  const old = await makeFeed(person)
  const path = await makeFeed(person)
  expect(await madeAt()).not.toBeNull()
  expect((await openBrowser(server).call('GET', old)).statusCode).toBe(404)
  expect((await openBrowser(server).call('GET', path)).headers['cache-control']).toBe('no-store')
  const rows = await server.database.query.selectFrom('calendar_feeds').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(path.slice(-64))
  const exported = await person.call('POST', '/api/export', { password: goodPassword })
  expect(exported.body).toContain('calendar_feeds')
  expect(exported.body).not.toContain(rows[0]?.secret_hash)
  expect((await person.call('DELETE', '/api/calendar-feed')).statusCode).toBe(200)
  expect((await openBrowser(server).call('GET', path)).statusCode).toBe(404)
  expect(await madeAt()).toBeNull()
})

test('a deadline is taken alone as a file, by whoever asks', async () => {
  const { server } = await withListings()
  const browser = openBrowser(server)
  const one = await read(server, '/api/listings/fest:9/dates.ics?what=submission')
  expect(events(one)).toMatchObject([{ uid: 'fest:9.submission@scry', start: '2027-03-28T01:30:00.000Z' }])
  expect(events(await read(server, '/api/listings/fest:9/dates.ics'))).toHaveLength(5)
  for (const wrong of ['board:gone/dates.ics', 'board:7/dates.ics?what=starts'])
    expect((await browser.call('GET', `/api/listings/${wrong}`)).statusCode).toBe(404)
  expect((await browser.call('GET', '/api/listings/board:7/dates.ics?what=party')).statusCode).toBe(400)
})

test('who asks for the feed without end is asked to wait', async () => {
  const { server, person } = await withListings()
  const path = await makeFeed(person)
  const codes = []
  for (let count = 0; count < 61; count += 1) codes.push((await openBrowser(server).call('GET', path)).statusCode)
  expect([codes[0], codes.at(-1)]).toEqual([200, 429])
})

test('who guesses at feeds is answered alike, then asked to wait, while a feed at that address is read on', async () => {
  const server = await startTestServer({ limits: { linkPerAddress: { count: 3, windowMs: 600_000 } } })
  const path = await makeFeed(await signUp(server, 'ada@example.org'))
  const real = new URL(path, 'http://localhost').searchParams.get('key') ?? ''
  const guesses = [
    `${real.slice(0, -1)}${real.endsWith('0') ? '1' : '0'}`,
    '0'.repeat(64),
    real.toUpperCase(),
    `${real} `,
  ]
  const answers = []
  for (const key of guesses)
    answers.push(await openBrowser(server).call('GET', `/api/calendar.ics?key=${encodeURIComponent(key)}`))
  const said = answers.map((answer) => [answer.statusCode, answer.json().error])
  expect(said.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => [404, 'No calendar is at this address any more.']))
  expect(said[3]?.[0]).toBe(429)
  expect((await openBrowser(server).call('GET', path)).statusCode).toBe(200)
})

test.each(['recovery', 'verification'] as const)(
  'whoever registered an address before its owner reads its calendar no more after the %s (decision 0332)',
  async (way) => {
    const { server, person: stranger } = await withListings()
    await record(stranger, 'board:7')
    const feed = await makeFeed(stranger)
    await read(server, feed)
    const owner = openBrowser(server)
    const path = `/v1/account/${way}`
    const url = `http://localhost/${way === 'recovery' ? 'reset-password' : 'verify-email'}`
    await stranger.call('POST', path, way === 'recovery' ? { email: stranger.email, url } : { url })
    await server.outboxWorker.drain()
    const { userId, secret } = lastLink(server)
    const given = way === 'recovery' ? { userId, secret, password: otherPassword } : { userId, secret }
    expect((await owner.call('PUT', path, given)).statusCode).toBe(200)
    expect((await openBrowser(server).call('GET', feed)).statusCode).toBe(404)
  },
)

test('whoever verifies an address in the browser that made the calendar keeps it', async () => {
  const { server, person } = await withListings()
  const feed = await makeFeed(person)
  await person.call('POST', '/v1/account/verification', { url: 'http://localhost/verify-email' })
  await server.outboxWorker.drain()
  const { userId, secret } = lastLink(server)
  await person.call('PUT', '/v1/account/verification', { userId, secret })
  await read(server, feed)
})
