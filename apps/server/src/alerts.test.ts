import type { Alerts } from '@scry/contracts/alert-routes'
import type { Listing } from '@scry/contracts/listing'
import { simpleParser } from 'mailparser'
import { expect, onTestFinished, test } from 'vitest'
import { listingRow } from './features/listings/listing-row.ts'
import { createListingStore } from './features/listings/listing-store.ts'
import { createSmtpMailer } from './platform/mailer.ts'
import { openBrowser, type Person, signUp, signUpVerified } from './testing/browser.ts'
import { openSmtpSink } from './testing/smtp-sink.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const dayMs = 86_400_000
const profiles = '/v1/databases/scry/collections/users/documents'
const crafts = ['Baking', 'Pastry', 'Food Safety', 'Cake Decorating']
const baker = {
  ...{ name: 'Ines', skills: crafts, experience_level: 'entry', location: 'Leith', interests: ['Bread'] },
  work_experience: 'Baker at Bread House, 2024 - 2026\nBaked bread and pastry',
}
const daily = { every: 'daily', zone: 'Europe/Berlin' }

const job = (id: string, more: Partial<Listing> = {}): Listing => ({
  ...{ id, kind: 'job', title: 'Baker', company: `Crumb ${id}`, skills: crafts, level: 'entry', location: 'Leith' },
  ...{
    type: 'full-time',
    description: 'You bake bread. Baking and pastry are your craft.',
    url: 'https://crumb.example',
  },
  ...more,
})

async function bring(server: TestServer, ...listings: Listing[]) {
  server.clock.advance(1000)
  await createListingStore(server).write(listings.map((listing) => listingRow('board', listing)))
  await server.app.ready()
  await server.listings.settled()
}

async function verifiedPerson(server: TestServer, email = 'ines@example.org'): Promise<Person> {
  const person = await signUpVerified(server, email)
  await person.call('POST', profiles, { documentId: 'unique()', data: baker })
  return person
}

async function bakery() {
  const server = await startTestServer()
  await bring(server, job('old'))
  const person = await verifiedPerson(server)
  return { server, person }
}

const pass = (server: TestServer) =>
  server.tasks.find(({ name }) => name === 'alerts')?.run(new AbortController().signal)

/** A day goes by, and what is due goes out. Answers the mails. */
async function nextDay(server: TestServer) {
  server.clock.advance(dayMs)
  await pass(server)
  const before = server.mails.length
  await server.outboxWorker.drain()
  return server.mails.slice(before)
}

const alertsOf = async (person: Person) => (await person.call('GET', '/api/alerts')).json<Alerts>()

test('alerts are off until chosen, and turning them on turns mails on in the profile (§3.17)', async () => {
  const { server, person } = await bakery()
  expect(await alertsOf(person)).toMatchObject({ is_on: false, next_at: null, is_verified: true })
  await bring(server, job('new'))
  expect(await nextDay(server)).toEqual([])
  const on = (await person.call('POST', '/api/alerts', daily)).json<Alerts>()
  expect(on).toMatchObject({ is_on: true, every: 'daily', next_at: '2026-11-23T07:00:00.000Z' })
  const [profile] = (await person.call('GET', profiles)).json().documents
  expect(JSON.parse(profile.preferences)).toMatchObject({ jobAlerts: true, emailNotifications: true })
})

test('a digest tells new strong matches with the words of both sides, once, and none is empty', async () => {
  const { server, person } = await bakery()
  await person.call('POST', '/api/alerts', daily)
  await bring(server, job('new'), job('far', { title: 'Neurosurgeon', skills: ['Surgery'], description: 'Operate.' }))
  const [mail, ...others] = await nextDay(server)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('1 new listing for you')
  expect(mail?.text).toContain('Baker\nCrumb new · Leith · full-time\n- You: ')
  expect(mail?.text).toContain('/jobs/new')
  expect(mail?.text).not.toMatch(/Crumb old|Neurosurgeon/)
  expect(await nextDay(server)).toEqual([])
  // An update is no news.
  await bring(server, job('new', { salary: '€ 20 an hour' }))
  expect(await nextDay(server)).toEqual([])
})

test('a saved search tells what it finds, and one that two searches find is told once', async () => {
  const { server, person } = await bakery()
  const save = (name: string, query: string) => {
    server.clock.advance(1)
    return person.call('POST', '/api/saved-searches', { kind: 'job', name, query })
  }
  await save('Mills', 'q=miller&type=any')
  await save('Mills again', 'type=any&q=miller&saved=yes&unknown=1')
  await save('Any mill', 'q=mill&type=any')
  const { searches } = await alertsOf(person)
  expect(searches.map(({ name, query }) => [name, query]).sort()).toEqual([
    ['Any mill', 'q=mill&type=any'],
    ['Mills', 'q=miller&type=any'],
  ])
  await person.call('POST', '/api/alerts', daily)
  const miller = job('mill', { title: 'Miller', skills: ['Milling'], description: 'Run the mill.', level: 'senior' })
  await bring(server, miller, job('astronaut', { title: 'Astronaut', skills: ['Space'], description: 'Fly.' }))
  const [mail] = await nextDay(server)
  expect(mail?.text).toContain("New for your search 'Mills':")
  expect(mail?.text.match(/^Miller$/gm)).toHaveLength(1)
  expect(mail?.text).not.toContain('Astronaut')
  await person.call('DELETE', `/api/saved-searches/${searches[0]?.id}`)
  expect((await alertsOf(person)).searches).toHaveLength(1)
})

test('a search that no list takes is not saved, and one that is stored keeps nobody else from their digest', async () => {
  const { server, person } = await bakery()
  const other = await verifiedPerson(server, 'other@example.org')
  const query = `q=miller&level=${'x'.repeat(301)}`
  const refused = await person.call('POST', '/api/saved-searches', { kind: 'job', name: 'Long', query })
  expect([refused.statusCode, refused.json().error]).toEqual([400, expect.stringMatching(/cannot be saved: .*\.$/)])
  const search = { id: 'long', account_id: person.accountId, kind: 'job' as const, name: 'Long', query, created_at: 0 }
  await server.database.query.insertInto('saved_searches').values(search).execute()
  for (const one of [person, other]) await one.call('POST', '/api/alerts', daily)
  await bring(server, job('new'))
  expect((await nextDay(server)).map(({ to }) => to)).toEqual([other.email])
  await person.call('DELETE', '/api/saved-searches/long')
  // What could not be told is told the next morning.
  expect((await nextDay(server)).map(({ to, text }) => [to, text.match(/Crumb \w+/g)])).toEqual([
    [person.email, ['Crumb new']],
  ])
})

test('who looks every day misses nothing because somebody else looks every week', async () => {
  const { server, person } = await bakery()
  const weekly = await verifiedPerson(server, 'weekly@example.org')
  await weekly.call('POST', '/api/alerts', { ...daily, every: 'weekly' })
  await bring(server, ...Array.from({ length: 60 }, (_, at) => job(`early${at}`, { posted: server.clock.now() })))
  await person.call('POST', '/api/alerts', daily)
  await person.call('POST', '/api/saved-searches', { kind: 'job', name: 'All', query: 'q=baker&type=any' })
  server.clock.advance(11 * 60_000)
  const next = { next_at: server.clock.now() + dayMs }
  await server.database.query
    .updateTable('alerts')
    .set({ ...next, looked_at: server.clock.now() })
    .where('account_id', '=', person.accountId)
    .execute()
  await server.database.query.updateTable('alerts').set(next).execute()
  await bring(server, job('late', { posted: server.clock.now() - 9 * dayMs, skills: crafts.slice(0, 3) }))
  const mails = await nextDay(server)
  expect(mails.map(({ to }) => to).sort()).toEqual([person.email, weekly.email])
  expect(mails.find(({ to }) => to === person.email)?.text).toContain('Crumb late')
})

test('one POST without a session ends the alerts of the mail, and of nobody else (RFC 8058)', async () => {
  const { server, person } = await bakery()
  const other = await verifiedPerson(server, 'other@example.org')
  for (const one of [person, other]) await one.call('POST', '/api/alerts', daily)
  await bring(server, job('new'))
  const mails = await nextDay(server)
  const own = mails.find(({ to }) => to === person.email)
  const link = new URL(own?.unsubscribe ?? '')
  const path = link.pathname + link.search
  const visitor = openBrowser(server)
  // A program that looks at links changes nothing.
  expect((await visitor.call('GET', path)).statusCode).toBe(404)
  expect((await alertsOf(person)).is_on).toBe(true)
  for (let time = 0; time < 2; time += 1) {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await visitor.call('POST', path, 'List-Unsubscribe=One-Click', form)
    expect(answer.json()).toEqual({ success: true })
  }
  expect((await alertsOf(person)).is_on).toBe(false)
  expect((await alertsOf(other)).is_on).toBe(true)
  for (const key of ['x', link.searchParams.get('key')?.slice(0, -1), `${'%00'}`, "' or 1=1"]) {
    const answer = await visitor.call('POST', `/api/unsubscribe?key=${encodeURIComponent(key ?? '')}`, {})
    expect(answer.statusCode).toBe(404)
  }
  const { rows } = { rows: await server.database.query.selectFrom('unsubscribe_links').selectAll().execute() }
  expect(JSON.stringify(rows)).not.toContain(link.searchParams.get('key'))
})

test('nothing goes out while mails are off, alerts paused, or the address unverified', async () => {
  const { server, person } = await bakery()
  await person.call('POST', '/api/alerts', daily)
  const [{ $id: id }] = (await person.call('GET', profiles)).json().documents
  const prefer = (preferences: object) =>
    person.call('PATCH', `${profiles}/${id}`, { data: { preferences: JSON.stringify(preferences) } })
  await bring(server, job('one'))
  await prefer({ jobAlerts: true, emailNotifications: false })
  expect(await nextDay(server)).toEqual([])
  await prefer({ jobAlerts: true, emailNotifications: true })
  await person.call('POST', '/api/alerts', { ...daily, is_paused: true })
  await bring(server, job('two'))
  expect(await nextDay(server)).toEqual([])
  expect(await alertsOf(person)).toMatchObject({ is_on: true, is_paused: true, next_at: null })
  await person.call('POST', '/api/alerts', daily)
  await bring(server, job('three'))
  expect((await nextDay(server)).map(({ text }) => text.match(/Crumb \w+/g))).toEqual([['Crumb three']])
  const stranger = await signUp(server, 'stranger@example.org')
  const refused = await stranger.call('POST', '/api/alerts', daily)
  expect([refused.statusCode, refused.json().error]).toEqual([
    403,
    'Verify your email first: alerts go only to a verified email.',
  ])
})

test('a digest that waits is void once alerts are off', async () => {
  const { server, person } = await bakery()
  await person.call('POST', '/api/alerts', daily)
  await bring(server, job('new'))
  server.clock.advance(dayMs)
  await pass(server)
  await person.call('DELETE', '/api/alerts')
  expect(await server.outboxWorker.drain()).toBe(0)
})

test('what left the lists while a digest waits is in no mail, and a digest of nothing else is none', async () => {
  const { server, person } = await bakery()
  await person.call('POST', '/api/alerts', daily)
  await bring(server, job('stays'), job('goes'))
  server.clock.advance(dayMs)
  await pass(server)
  await createListingStore(server).write([], ['goes'])
  await server.outboxWorker.drain()
  expect(server.mails.at(-1)?.subject).toBe('1 new listing for you')
  expect(server.mails.at(-1)?.text).toContain('Crumb stays')
  expect(server.mails.at(-1)?.text).not.toContain('goes')
  await bring(server, job('brief'))
  server.clock.advance(dayMs)
  await pass(server)
  await createListingStore(server).write([], ['brief'])
  expect(await server.outboxWorker.drain()).toBe(0)
})

test('a deadline of an application that one is interested in is told once, and again when it is another', async () => {
  const { server, person } = await bakery()
  const deadline = server.clock.now() + 2 * dayMs
  await bring(server, job('soon', { deadline, deadlineZone: 'AoE' }))
  await person.call('POST', '/api/applications', { listing_id: 'soon', stage: 'interested', words: [] })
  await person.call('POST', '/api/alerts', daily)
  const [mail] = await nextDay(server)
  expect(mail?.subject).toBe('A deadline is near: Baker')
  expect(mail?.text).toMatch(/Crumb soon · until Monday, November 23, 2026 at 10:00/)
  expect(await nextDay(server)).toEqual([])
})

test('workers that look at once write each digest once', async () => {
  const { server, person } = await bakery()
  const people = [person]
  for (const name of ['a', 'b', 'c']) people.push(await verifiedPerson(server, `${name}@example.org`))
  for (const one of people) await one.call('POST', '/api/alerts', daily)
  await bring(server, job('new'))
  server.clock.advance(dayMs)
  await Promise.all([pass(server), pass(server), pass(server)])
  const rows = await server.database.query
    .selectFrom('outbox')
    .select('recipient')
    .where('template', '=', 'digest')
    .execute()
  expect(rows.map(({ recipient }) => recipient).sort()).toEqual([
    ...['a@example.org', 'b@example.org', 'c@example.org', 'ines@example.org'],
  ])
})

/** Two people with alerts, of whose mails a real server refuses some. */
async function refusing(refusals: Parameters<typeof openSmtpSink>[0]) {
  const sink = await openSmtpSink(refusals)
  const mailer = createSmtpMailer(sink.url, false)
  onTestFinished(async () => {
    mailer.close()
    await sink.close()
  })
  const server = await startTestServer({ mailer })
  await bring(server, job('old'))
  const person = await signUp(server, 'ines@example.org')
  const other = await signUp(server, 'other@example.org')
  await server.database.query.updateTable('accounts').set({ email_verified: 1 }).execute()
  for (const one of [person, other]) {
    await one.call('POST', profiles, { documentId: 'unique()', data: baker })
    await one.call('POST', '/api/alerts', daily)
  }
  await bring(server, job('new'))
  server.clock.advance(dayMs)
  await pass(server)
  expect(await server.outboxWorker.drain()).toBe(1)
  const states = await server.database.query
    .selectFrom('outbox')
    .select(['state', 'attempts'])
    .where('recipient', '=', person.email)
    .where('template', '=', 'digest')
    .execute()
  return { server, person, sink, states }
}
const isInes = (receiver: string) => receiver.startsWith('ines')

test('an address that its server refuses for good gets no more digests, and its account stays', async () => {
  const { server, person, sink, states } = await refusing({ refuses: isInes })
  expect(states).toEqual([{ state: 'failed', attempts: 1 }])
  expect(await alertsOf(person)).toMatchObject({ is_on: true, is_refused: true, next_at: null })
  expect((await person.call('GET', '/v1/account')).statusCode).toBe(200)
  const mail = await simpleParser(sink.mails[0]?.text ?? '')
  expect(mail.headers.get('list')).toMatchObject({ unsubscribe: { url: expect.stringContaining('/api/unsubscribe') } })
  expect(sink.mails[0]?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  await bring(server, job('newer'))
  server.clock.advance(dayMs)
  await pass(server)
  expect(await server.outboxWorker.drain()).toBe(1)
  expect(sink.mails.map(({ to }) => to)).toEqual(['other@example.org', 'other@example.org'])
  const on = await person.call('POST', '/api/alerts', daily)
  expect(on.json()).toMatchObject({ is_refused: false })
})

test.each([
  ['the mail itself', { refusesData: isInes }],
  [
    'us, for reasons of policy',
    { refuses: (receiver: string) => isInes(receiver) && '5.7.1 Your network is blocked.' },
  ],
])('a server that refuses %s gets that digest no second time, and the next one is tried', async (_, refusals) => {
  const { person, states } = await refusing(refusals)
  expect(states).toEqual([{ state: 'failed', attempts: 1 }])
  expect(await alertsOf(person)).toMatchObject({
    is_on: true,
    is_refused: false,
    next_at: '2026-11-23T07:00:00.000Z',
  })
})

test('a preview shows the next digest and counts nothing as told', async () => {
  const { server, person } = await bakery()
  const preview = async () => (await person.call('GET', '/api/alerts/preview')).json().mail
  await person.call('POST', '/api/alerts', daily)
  expect(await preview()).toBeNull()
  await bring(server, job('new'))
  server.clock.advance(60_000)
  expect(await preview()).toMatchObject({
    subject: '1 new listing for you',
    text: expect.stringContaining('Crumb new'),
  })
  expect(await nextDay(server)).toHaveLength(1)
})

test('searches are few, short and the own ones alone', async () => {
  const { server, person } = await bakery()
  const stranger = await verifiedPerson(server, 'stranger@example.org')
  const save = (body: object) =>
    person.call('POST', '/api/saved-searches', { kind: 'job', name: 'x', query: '', ...body })
  for (let at = 0; at < 20; at += 1) expect((await save({ query: `q=w${at}` })).statusCode).toBe(200)
  const full = await save({ query: 'q=one-more' })
  expect([full.statusCode, full.json().error]).toEqual([400, 'At most 20 searches can be saved. Remove one first.'])
  for (const wrong of [{ name: '' }, { name: 'x'.repeat(121) }, { query: 'q='.padEnd(1001, 'x') }, { kind: 'house' }])
    expect((await save(wrong)).statusCode).toBe(400)
  const [first] = (await alertsOf(person)).searches
  expect((await stranger.call('DELETE', `/api/saved-searches/${first?.id}`)).statusCode).toBe(404)
  expect((await alertsOf(stranger)).searches).toEqual([])
  expect((await alertsOf(person)).searches).toHaveLength(20)
  for (const zone of ['Mars/Olympus', 'x'.repeat(70)])
    expect((await person.call('POST', '/api/alerts', { ...daily, zone })).statusCode).toBe(400)
})

test('a name of a search ends no header and becomes no tag', async () => {
  const { server, person } = await bakery()
  const name = 'A\r\nBcc: all@example.org <img src=x>'
  await person.call('POST', '/api/saved-searches', { kind: 'job', name, query: 'q=miller&type=any' })
  await person.call('POST', '/api/alerts', daily)
  await bring(server, job('mill', { title: 'Miller\r\nBcc: b@example.org', skills: ['Milling'], level: 'senior' }))
  const [mail] = await nextDay(server)
  expect(mail?.text).toContain("New for your search 'A Bcc: all@example.org <img src=x>':")
  expect(mail?.html).not.toContain('<img')
})
