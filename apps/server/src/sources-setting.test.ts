import { sampleManifest } from '@scry/sources/sample-catalogue'
import { expect, test } from 'vitest'
import { listingRow } from './features/listings/listing-row.ts'
import { createListingStore } from './features/listings/listing-store.ts'
import type { Outside } from './platform/asking/outside.ts'
import { openServer } from './testing/open-server.ts'
import { recordedOutside } from './testing/recorded-outside.ts'
import { freshDatabase, startTestServer, type TestServer } from './testing/test-server.ts'

const { signal } = new AbortController()
const outsideOf = (ask: Outside['ask']): Outside => ({ ask, close: async () => {} })
const runOf = (server: TestServer, id: string) =>
  server.tasks.find(({ name }) => name === `source ${id}`)?.run(signal) ?? Promise.reject(new Error(`No ${id}`))

/** Servers one after the other on one database, each with its own setting. */
async function settingsInTurn(outside: Outside) {
  const home = await freshDatabase()
  const store = createListingStore({ ...home, clock: { now: () => 0 } })
  // A sample of one, written as the worker writes it, so that lists are ready.
  const { name: source } = sampleManifest
  await store.write([listingRow('sample', { id: 's', kind: 'job', title: 'Baker', source })])
  await store.finishFeed('sample', 'of today')
  return async (sources: 'auto' | 'live' | 'sample' | 'off') => {
    const server = await openServer({ ...home, config: { ...home.config, sources } }, { outside })
    await server.app.ready()
    await server.listings.settled()
    const { jobs } = (await server.app.inject('/api/search-jobs')).json()
    return { server, ids: (jobs as { id: string }[]).map(({ id }) => id).sort() }
  }
}

test('what the setting does not ask for is hidden at once, and is there again when it does', async () => {
  const start = await settingsInTurn(outsideOf(recordedOutside(['arbeitnow']).ask))
  const { server } = await start('live')
  await runOf(server, 'arbeitnow')
  await server.app.close()
  const shown: Record<string, string[]> = {}
  for (const setting of ['live', 'sample', 'off', 'auto', 'live'] as const) {
    const { server, ids } = await start(setting)
    shown[setting] = ids
    const found = await server.app.inject(`/api/listings/${encodeURIComponent(shown.live?.[0] ?? '')}`)
    expect([setting, found.statusCode]).toEqual([setting, setting === 'live' || setting === 'auto' ? 200 : 404])
    await server.app.close()
  }
  expect(shown).toMatchObject({ sample: ['s'], off: [], auto: [...(shown.live ?? []), 's'] })
  expect([shown.live?.includes('s'), shown.live?.length]).toEqual([false, (shown.auto?.length ?? 0) - 1])
})

test('by default real listings come beside the sample, and everybody reads how many', async () => {
  const start = await settingsInTurn(outsideOf(recordedOutside(['arbeitnow']).ask))
  const { server, ids } = await start('auto')
  expect(ids).toEqual(['s'])
  const facts = async () => {
    server.clock.advance(10_000)
    return (await server.app.inject('/api/facts')).json()
  }
  expect(await facts()).toMatchObject({ sample: true, arrival: { state: 'arriving', jobs: 0, hackathons: 0 } })
  await runOf(server, 'arbeitnow')
  await server.listings.settled()
  const { arrival } = await facts()
  expect(arrival).toMatchObject({ state: 'arriving', problem: null })
  expect(arrival.jobs).toBeGreaterThan(0)
  expect((await server.app.inject('/api/search-jobs')).json().total).toBe(1 + arrival.jobs)
  await server.app.close()
})

test('without a network everybody reads why, and when it is tried again', async () => {
  const problem = 'The name remotive.com could not be looked up.'
  const outside = outsideOf(async () => ({ kind: 'failed', reason: problem }))
  const server = await startTestServer({ env: { SOURCES: 'live' }, outside })
  await server.app.ready()
  expect(server.sourcesSentence).toMatch(
    /^Real listings are asked of \d+ public sources .* SOURCES=sample or SOURCES=off\.$/,
  )
  const tell = () => server.tasks.find(({ name }) => name === 'word of arrival')?.run(signal)
  await tell()
  const arrival = async () => {
    server.clock.advance(10_000)
    return (await server.app.inject('/api/facts')).json().arrival
  }
  expect(await arrival()).toMatchObject({ state: 'arriving', problem: null })
  for (const id of ['remotive', 'arbeitnow', 'devpost']) await runOf(server, id)
  const unreachable = await arrival()
  expect(unreachable).toMatchObject({ state: 'unreachable', problem, jobs: 0 })
  expect(Date.parse(unreachable.next_try)).toBeGreaterThan(server.clock.now())
  await tell()
  await tell()
  expect(server.printed).toEqual([expect.stringContaining(problem)])
})
