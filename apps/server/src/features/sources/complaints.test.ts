import { expect, test } from 'vitest'
import { recordedOutside } from '../../testing/recorded-outside.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { hideListing, keepListing, readComplaints, splitListing } from './complaints.ts'

const { signal } = new AbortController()
const hourMs = 3_600_000

async function startWithJobs(...sources: string[]) {
  const outside = recordedOutside(sources)
  const server = await startTestServer({
    env: { SOURCES: 'live' },
    outside: { ask: outside.ask, close: async () => {} },
  })
  await server.app.ready()
  const run = async (name: string) => {
    await server.tasks.find((task) => task.name === name)?.run(signal)
    await server.listings.settled()
  }
  for (const source of sources) await run(`source ${source}`)
  return { server, run, ...outside, deps: { ...server, listings: server.listings.stored } }
}

const listedIds = async ({ app }: TestServer): Promise<string[]> =>
  (await app.inject('/api/search-jobs?limit=100')).json().jobs.map(({ id }: { id: string }) => id)

const complain = async ({ app, listings }: TestServer, id: string, remoteAddress: string, about = 'closed') => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/listings/${encodeURIComponent(id)}/complaints`,
    payload: { about },
    remoteAddress,
  })
  await listings.settled()
  return answer
}

const stateOf = async ({ app }: TestServer, id: string): Promise<string> =>
  (await app.inject(`/api/listings/${encodeURIComponent(id)}/page`)).json().state

test('anybody may complain without an account; the source is asked again, once an hour, and a closed listing leaves', async () => {
  const { server, run, asked, answers } = await startWithJobs('remotive')
  const [id = ''] = await listedIds(server)
  expect((await complain(server, id, '203.0.113.9')).json()).toEqual({ success: true, asks: false })
  server.clock.advance(2 * hourMs)
  const before = asked.length
  await run('source remotive')
  expect(asked).toHaveLength(before)
  expect((await complain(server, id, '203.0.113.9')).json()).toEqual({ success: true, asks: true })
  for (const url of answers.keys()) answers.set(url, { 'job-count': 0, 'total-job-count': 0, jobs: [] })
  await run('source remotive')
  expect(asked.length).toBeGreaterThan(before)
  expect((await complain(server, 'nothing', '203.0.113.9')).statusCode).toBe(404)
  expect((await complain(server, id, '203.0.113.9', 'ugly')).statusCode).toBe(400)
})

test('what a source has confirmed within a day stays, however many complain', async () => {
  const { server } = await startWithJobs('remotive')
  const [id = ''] = await listedIds(server)
  for (const net of [1, 2, 3, 4, 5]) await complain(server, id, `198.51.${net}.7`, 'scam')
  expect(await listedIds(server)).toContain(id)
  expect(await stateOf(server, id)).toBe('open')
})

test('three networks hide what nobody confirmed, for a day and once; one network counts once', async () => {
  const { server, run } = await startWithJobs('remotive')
  const [id = ''] = await listedIds(server)
  server.clock.advance(25 * hourMs)
  for (const address of ['198.51.1.7', '198.51.1.8', '2001:db8:1::1', '2001:db8:1:9::1'])
    await complain(server, id, address, 'scam')
  await complain(server, id, '198.51.5.5', 'two')
  expect(await listedIds(server)).toContain(id)
  await complain(server, id, '198.51.3.7', 'wrong')
  expect(await listedIds(server)).not.toContain(id)
  expect(await stateOf(server, id)).toBe('hidden')
  const page = await server.app.inject(`/jobs/${encodeURIComponent(id)}`)
  if (page.statusCode === 200) expect(page.body).toContain('noindex')
  expect((await server.app.inject('/sitemap-listings.xml')).body).not.toContain(encodeURIComponent(id))

  await run('complaints')
  expect(await listedIds(server)).not.toContain(id)
  server.clock.advance(24 * hourMs)
  await run('complaints')
  expect(await listedIds(server)).toContain(id)
  for (const address of ['198.51.1.7', '2001:db8:1::1', '198.51.3.7']) await complain(server, id, address, 'scam')
  expect(await listedIds(server)).toContain(id)
})

test('a source that shows a hidden listing again shows it in the lists', async () => {
  const { server, run } = await startWithJobs('remotive')
  const [id = ''] = await listedIds(server)
  server.clock.advance(25 * hourMs)
  for (const net of [1, 2, 3]) await complain(server, id, `198.51.${net}.7`)
  expect(await listedIds(server)).not.toContain(id)
  await run('source remotive')
  await run('complaints')
  expect(await listedIds(server)).toContain(id)
})

test('the operator reads what was said, keeps a listing or hides it for good', async () => {
  const { server, run, deps } = await startWithJobs('remotive')
  const [id = ''] = await listedIds(server)
  server.clock.advance(25 * hourMs)
  for (const net of [1, 2, 3]) await complain(server, id, `198.51.${net}.7`, 'scam')
  expect(await readComplaints(server.database, 10)).toMatchObject([{ id, said: new Map([['scam', 3]]) }])
  await keepListing(deps, id)
  await server.listings.settled()
  expect(await listedIds(server)).toContain(id)
  expect(await readComplaints(server.database, 10)).toEqual([])

  await hideListing(deps, id)
  server.clock.advance(100 * hourMs)
  await run('source remotive')
  await run('complaints')
  expect(await listedIds(server)).not.toContain(id)
})

test('what an operator parts stays two listings', async () => {
  const { server, run, deps } = await startWithJobs('remotive', 'arbeitnow')
  const { query } = server.database
  const all = await query.selectFrom('sightings').select(['id', 'listing_id', 'unit']).orderBy('unit').execute()
  const mine = all.find(({ unit }) => unit.startsWith('arbeitnow'))
  const other = all.find(({ unit }) => unit === 'remotive')
  if (!mine || !other) throw new Error('Both sources have listings.')
  // As if the two had been taken for one.
  await query.updateTable('sightings').set({ listing_id: other.listing_id }).where('id', '=', mine.id).execute()
  await query.deleteFrom('listings').where('id', '=', mine.listing_id).execute()
  expect(await splitListing(deps, other.listing_id)).toBe(1)
  await run('source arbeitnow')
  expect(await stateOf(server, mine.listing_id)).toBe('open')
  expect(await stateOf(server, other.listing_id)).toBe('open')
  await run('source remotive')
  const after = await query.selectFrom('sightings').select('listing_id').where('id', '=', mine.id).executeTakeFirst()
  expect(after?.listing_id).toBe(mine.listing_id)
})
