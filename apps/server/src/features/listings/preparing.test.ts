import { getFacts, getHealth } from '@scry/contracts/health-routes'
import { Problem } from '@scry/contracts/problem'
import { expect, test } from 'vitest'
import { signUp } from '../../testing/browser.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { listingRow } from './listing-row.ts'
import { createListingStore } from './listing-store.ts'

const expected = 10_800

/** A web process beside a worker that writes the sample: what it knows of it stands in the database. */
async function webProcess(SOURCES = 'sample') {
  const server = await startTestServer({ env: { SOURCES } })
  await server.app.ready()
  const store = createListingStore(server)
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) =>
      listingRow('sample', { id: `s${from + at}`, kind: 'job', title: 'Baker', company: 'Crumb', type: 'internship' }),
    )
  await server.listings.settled()
  const ask = async (method: 'GET' | 'POST', url: string) => {
    const answer = await server.app.inject({ method, url, ...(method === 'POST' && { payload: {} }) })
    return { status: answer.statusCode, headers: answer.headers, json: answer.json() }
  }
  return { ...server, store, rows, ask }
}
const lists = [
  ['GET', '/api/search-jobs'],
  ['GET', '/api/search-hackathons'],
  ['POST', '/api/get-personalized-jobs'],
  ['POST', '/api/get-personalized-hackathons'],
  ['POST', '/api/skill-gap'],
  ['GET', '/api/listings/s9'],
] as const

test('until the sample is whole nothing is listed or counted, and everything says how far it is (§4.28, §7.25, §7.34)', async () => {
  const { store, rows, ask, clock, listings } = await webProcess()
  for (const prepared of [0, 300]) {
    if (prepared > 0) await store.write(rows(0, prepared))
    await listings.settled()
    clock.advance(1000)
    const preparing = { prepared, expected }
    const health = await ask('GET', '/api/health')
    expect(health.status).toBe(503)
    expect(getHealth.response.parse(health.json)).toMatchObject({
      ...{ live: true, ready: false, preparing, index: { state: 'preparing' } },
      degraded: [`Listings are being prepared: ${prepared} of 10,800 so far.`],
    })
    for (const [method, url] of lists) {
      if (prepared > 0 && url.endsWith('s9')) continue
      const { status, headers, json } = await ask(method, url)
      expect([url, status, headers['retry-after']]).toEqual([url, 503, '1'])
      expect(Problem.parse(json)).toMatchObject({ success: false, code: 'preparing', preparing })
    }
    const facts = getFacts.response.parse((await ask('GET', '/api/facts')).json)
    expect(facts).toMatchObject({ preparing, open_listings: null, open_hackathons: null, organisations: null })
  }
})

test('once the worker says that the sample is whole, a web process without it lists it all (§4.28)', async () => {
  const { store, rows, ask, clock, listings } = await webProcess()
  await store.write(rows(0, 300))
  await store.finishFeed('sample', 'of today')
  await listings.settled()
  clock.advance(1000)
  expect((await ask('GET', '/api/health')).json).toMatchObject({ ready: true, preparing: null, degraded: [] })
  expect((await ask('GET', '/api/search-jobs')).json).toMatchObject({ success: true, total: 300 })
  expect((await ask('GET', '/api/facts')).json).toMatchObject({ preparing: null, open_listings: 300, organisations: 1 })
})

test.each(['off', 'live'])(
  'with SOURCES=%s nothing is waited for: the lists are whole with nothing in them',
  async (sources) => {
    const { ask } = await webProcess(sources)
    expect((await ask('GET', '/api/health')).json).toMatchObject({ ready: true, preparing: null })
    expect((await ask('GET', '/api/search-jobs')).json).toMatchObject({ success: true, total: 0 })
    expect((await ask('GET', '/api/listings/s9')).status).toBe(404)
    expect((await ask('GET', '/api/facts')).json).toMatchObject({ open_listings: 0 })
  },
)

test('the first screen comes without a shortlist while listings are being prepared (§4.28)', async () => {
  const server = await webProcess()
  const person = await signUp(server, 'ines@example.org')
  const answer = await person.call('POST', '/api/first-screen', {})
  expect([answer.statusCode, answer.json().shortlist]).toEqual([200, null])
})
