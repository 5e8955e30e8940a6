import type { addApplication, importApplications, listApplications } from '@scry/contracts/application-routes'
import type { Listing } from '@scry/contracts/listing'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { type Person, signUp } from './testing/browser.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

type Record = z.infer<(typeof listApplications)['response']>['applications']
type Added = z.infer<(typeof addApplication)['response']>
type Imported = z.infer<(typeof importApplications)['response']>

const listing: Listing = {
  ...{ id: 'board:7', kind: 'job', title: 'Ferry Planner', company: 'Quayside Lines', location: 'Harwich' },
  ...{ url: 'https://quayside.example/7', deadline: Date.UTC(2026, 11, 5, 12), deadlineZone: 'Europe/London' },
}

async function withListing(): Promise<{ server: TestServer; person: Person }> {
  const server = await startTestServer()
  await server.database.transaction((trx) => server.listings.stored.writeDiffering(trx, 'board', [listing], 0))
  return { server, person: await signUp(server, 'ada@example.org') }
}
const add = async (person: Person, stage = 'interested', listing_id: string = listing.id) =>
  person.call('POST', '/api/applications', { listing_id, stage, words: ['SQL'] })
const record = async (person: Person) =>
  (await person.call('GET', '/api/applications')).json<{ applications: Record }>().applications
const csvOf = async (person: Person) => (await person.call('GET', '/api/applications.csv')).body
const bring = (person: Person, csv: string) => person.call('POST', '/api/applications/import', { csv })

test('a listing is put on the own record with what the listing says, and survives its removal', async () => {
  const { server, person } = await withListing()
  const { application, before } = (await add(person)).json<Added>()
  expect(before).toBeNull()
  expect(application).toMatchObject({
    ...{ title: 'Ferry Planner', company: 'Quayside Lines', place: 'Harwich', link: 'https://quayside.example/7' },
    ...{ deadline: '2026-12-05T12:00:00.000Z', deadline_zone: 'Europe/London', words: ['SQL'], is_listed: true },
  })
  await server.database.transaction((trx) => server.listings.stored.remove(trx, [listing.id], 0))
  expect(await record(person)).toEqual([{ ...application, is_listed: false }])
  const again = await add(person, 'applied')
  expect(again.json<Added>()).toMatchObject({ before: 'interested', application: { stage: 'applied' } })
  expect((await add(person, 'applied', 'board:8')).statusCode).toBe(404)
})

test('stage, notes and next step change; what is no stage or no day is refused', async () => {
  const { person } = await withListing()
  const { id } = (await add(person)).json<Added>().application
  const url = `/api/applications/${id}`
  const changes = { stage: 'interview', notes: 'Ask for Jo.', next_step: 'Call', next_step_on: '2026-12-01' }
  expect((await person.call('POST', url, changes)).json<Added>().application).toMatchObject(changes)
  const cleared = await person.call('POST', url, { next_step_on: null })
  expect(cleared.json<Added>().application).toMatchObject({ ...changes, next_step_on: null })
  for (const wrong of [{ stage: 'hired' }, { next_step_on: '2026-02-30' }, { next_step_on: 'soon' }, { title: 'Mine' }])
    expect((await person.call('POST', url, wrong)).statusCode).toBe(400)
  expect((await person.call('DELETE', url)).statusCode).toBe(200)
  expect(await record(person)).toEqual([])
  expect((await person.call('DELETE', url)).statusCode).toBe(404)
})

test('a stranger neither sees, changes nor removes it', async () => {
  const { server, person } = await withListing()
  const { id } = (await add(person)).json<Added>().application
  const stranger = await signUp(server, 'stranger@example.org')
  expect(await record(stranger)).toEqual([])
  expect(await csvOf(stranger)).not.toContain('Ferry')
  expect((await stranger.call('POST', `/api/applications/${id}`, { stage: 'offer' })).statusCode).toBe(404)
  expect((await stranger.call('DELETE', `/api/applications/${id}`)).statusCode).toBe(404)
  expect(await record(person)).toMatchObject([{ id, stage: 'interested' }])
})

test('two adds at once make one application', async () => {
  const { person } = await withListing()
  const answers = await Promise.all([add(person), add(person, 'applied'), add(person)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await record(person)).toHaveLength(1)
})

test('the record goes out as CSV and comes back equal, formulas guarded on the way', async () => {
  const { server, person } = await withListing()
  const { id } = (await add(person)).json<Added>().application
  const notes = '=1+1\nAsk for "Jo", please; soon'
  await person.call('POST', `/api/applications/${id}`, { notes, next_step: '-call', next_step_on: '2026-12-01' })
  const csv = await csvOf(person)
  expect(csv).toContain("'=1+1")
  const other = await signUp(server, 'other@example.org')
  expect((await bring(other, csv)).json<Imported>()).toMatchObject({ added: 1, changed: 0, problems: [] })
  const without = (all: Record) => all.map(({ id: _, updated_at: __, ...rest }) => rest)
  expect(without(await record(other))).toEqual(without(await record(person)))
  expect((await bring(other, csv)).json<Imported>()).toMatchObject({ added: 0, changed: 0 })
})

test('a file changes what its columns say and leaves the rest as it is', async () => {
  const { person } = await withListing()
  const { application } = (await add(person)).json<Added>()
  await person.call('POST', `/api/applications/${application.id}`, { notes: 'Ask for Jo.', next_step: 'Call' })
  const csv = 'title,company,stage\nFerry Planner,Quayside Lines,offer'
  expect((await bring(person, csv)).json<Imported>()).toMatchObject({ added: 0, changed: 1, problems: [] })
  const { updated_at: _, ...kept } = application
  expect(await record(person)).toMatchObject([{ ...kept, stage: 'offer', notes: 'Ask for Jo.', next_step: 'Call' }])
})

test('one title of one employer at two places stays two applications; a line that says one again is told', async () => {
  const { person } = await withListing()
  const csv = 'title,company,place,notes\nPilot,Tugs,Leith,north\nPilot,Tugs,Hull,south\nPilot,Tugs,Hull,again'
  const problems = [{ line: 4, problem: 'An earlier line is about the same application.' }]
  expect((await bring(person, csv)).json<Imported>()).toMatchObject({ added: 2, changed: 0, problems })
  const notes = async () => Object.fromEntries((await record(person)).map((one) => [one.place, one.notes]))
  expect(await notes()).toEqual({ Leith: 'north', Hull: 'south' })
  expect((await bring(person, csv)).json<Imported>()).toMatchObject({ added: 0, changed: 0, problems })
  expect(await notes()).toEqual({ Leith: 'north', Hull: 'south' })
})

test('a deadline that is a day lasts until its end', async () => {
  const { person } = await withListing()
  await bring(person, 'title,deadline\nPilot,2026-12-05')
  expect(await record(person)).toMatchObject([{ deadline: '2026-12-05T23:59:59.000Z' }])
})

test('nothing of a file is cut or dropped in silence', async () => {
  const { person } = await withListing()
  const words = Array.from({ length: 13 }, (_, at) => `word ${at}`).join(';')
  const long = 'x'.repeat(701)
  const csv = [
    'title,salary,words that matched,deadline zone,listing,kind',
    `a,,${words},,,`,
    `b,,${long.slice(0, 101)},,,`,
    `c,,,${long.slice(0, 61)},,`,
    `d,,,,${long},`,
    'e,,,,,internship',
  ].join('\n')
  const answer = (await bring(person, csv)).json<Imported>()
  expect(answer).toMatchObject({ added: 0, changed: 0 })
  expect(answer.problems.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
    '1 There is no place for the column "salary". It was left out.',
    '2 The words that matched are at most 12, of 100 characters each.',
    '3 The words that matched are at most 12, of 100 characters each.',
    '4 The deadline zone has more than 60 characters.',
    '5 The listing has more than 700 characters.',
    '6 The kind is job or hackathon.',
  ])
})

test('a file of more lines than a record holds is refused before any of them is written', async () => {
  const { person } = await withListing()
  const answer = await bring(person, `title\n${'a\n'.repeat(80_000)}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    error: 'The file has more than 2,000 applications. Split it into several files.',
  })
  expect(await record(person)).toEqual([])
})

test('a file of another hand is read by its column names, and what is wrong is told by line', async () => {
  const { person } = await withListing()
  const csv = [
    'Company,Title,Stage,Link',
    'Saltmarsh,Tide Clerk,Applied,https://saltmarsh.example',
    ',,applied,',
    'Loom,Weaver,hired,',
    'Loom,Weaver,,ftp://loom.example',
  ].join('\n')
  expect((await bring(person, csv)).json<Imported>()).toEqual({
    ...{ success: true, added: 1, changed: 0 },
    problems: [
      { line: 3, problem: 'It has no title.' },
      { line: 4, problem: 'The stage is one of interested, applied, interview, offer, rejected, withdrawn.' },
      { line: 5, problem: 'The link must start with http:// or https://.' },
    ],
  })
  expect(await record(person)).toMatchObject([{ title: 'Tide Clerk', stage: 'applied', listing_id: null }])
  for (const wrong of ['Company\nLoom', '', 'title\n"open']) expect((await bring(person, wrong)).statusCode).toBe(400)
})

test.each([
  ['a line of names as long as the file', `title${',x'.repeat(59_000)}\n${'a\n'.repeat(1999)}`, 200],
  ['more columns than a record has', `title${','.repeat(240_000)}\na`, 400],
])('%s is answered', async (_what, csv, status) => {
  const server = await startTestServer()
  const person = await signUp(server, 'ada@example.org')
  expect((await person.call('POST', '/api/applications/import', { csv })).statusCode).toBe(status)
})
