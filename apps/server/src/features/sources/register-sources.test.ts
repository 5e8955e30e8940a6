import type { SourceStatus } from '@scry/contracts/source-routes'
import { sourceManifests } from '@scry/sources/registry'
import { expect, test } from 'vitest'
import type { Outside } from '../../platform/asking/outside.ts'
import { recordedOutside } from '../../testing/recorded-outside.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const { signal } = new AbortController()
const outsideOf = (ask: Outside['ask']): Outside => ({ ask, close: async () => {} })

async function statusOf(server: TestServer, id: string): Promise<SourceStatus | undefined> {
  const answer = await server.app.inject('/api/sources')
  expect(answer.statusCode).toBe(200)
  return answer.json<{ sources: SourceStatus[] }>().sources.find((source) => source.id === id)
}

const runOf = (server: TestServer, id: string) =>
  server.tasks.find(({ name }) => name === `source ${id}`)?.run(signal) ?? Promise.reject(new Error(`No ${id}`))

test('with live sources a run fills the lists, and everybody sees how each source stands', async () => {
  const { ask, asked, instead } = recordedOutside(['remotive', 'arbeitnow'])
  const server = await startTestServer({ env: { SOURCES: 'live' }, outside: outsideOf(ask) })
  await server.app.ready()
  expect(await statusOf(server, 'remotive')).toMatchObject({ state: 'waiting', listings: 0, last_run: null })
  await runOf(server, 'remotive')
  await server.listings.settled()
  const { jobs, total } = (await server.app.inject('/api/search-jobs')).json()
  expect(total).toBeGreaterThan(0)
  expect(jobs[0]).toMatchObject({ is_sample: false, apply_link: expect.stringMatching(/^https:/) })
  // Its terms ask that nobody has to sign in to see a job and the way to it.
  expect(jobs[0].source_link).toMatch(/^https:\/\/remotive\.com\//)
  const remotive = await statusOf(server, 'remotive')
  expect(remotive).toMatchObject({ state: 'good', listings: total, error: null, failing_units: 0, unproven: null })
  expect(remotive?.last_run).toBe(new Date(server.clock.now()).toISOString())
  expect(jobs[0].source).toBe(remotive?.terms.label)

  instead.set('https://www.arbeitnow.com/api/job-board-api?page=1', { kind: 'refused', status: 429 })
  await runOf(server, 'arbeitnow')
  expect(asked.length).toBeGreaterThan(1)
  const arbeitnow = await statusOf(server, 'arbeitnow')
  expect(arbeitnow).toMatchObject({ state: 'failing', error: expect.stringMatching(/later/) })
})

test('every card says what the server holds to, from the fields that it obeys', async () => {
  const server = await startTestServer({ env: { SOURCES: 'live' } })
  const { sources } = (await server.app.inject('/api/sources')).json<{ sources: SourceStatus[] }>()
  for (const { id, limits, terms, heedsRobots, hosts } of sourceManifests.filter(({ isFictional }) => !isFictional)) {
    const held = sources.find((source) => source.id === id)?.terms.held.join('; ') ?? ''
    expect(hosts.length, id).toBeGreaterThan(0)
    for (const [count, time] of [
      [limits.requestsPerDay, 'a day'],
      [limits.requestsPerHour, 'an hour'],
    ] as const)
      if (count !== undefined) expect(held, id).toContain(count === 1 ? `once ${time}` : `${count} times ${time}`)
    expect(held, id).toMatch(/^asked at most (?:once|\d+ times) an? /)
    expect(held, id).toContain(`each listing says “${terms.label}”`)
    const said = {
      'links to its page there': terms.linkBack,
      'credited with a link': terms.attribution !== undefined,
      'open to everybody without an account': terms.noGating,
      'not passed on to search engines': terms.noSyndication,
      'robots.txt is heeded': heedsRobots === true,
    }
    for (const [words, isHeld] of Object.entries(said))
      expect([id, words, held.includes(words)]).toEqual([id, words, isHeld])
  }
  expect(sources.find(({ id }) => id === 'sample')?.terms.held).toEqual([])
})

test('a closed job leaves the list and is still found by its id', async () => {
  const { ask, answers } = recordedOutside(['remotive'])
  const server = await startTestServer({ env: { SOURCES: 'live' }, outside: outsideOf(ask) })
  await server.app.ready()
  await runOf(server, 'remotive')
  await server.listings.settled()
  const { jobs } = (await server.app.inject('/api/search-jobs')).json()
  for (const url of answers.keys()) answers.set(url, { 'job-count': 0, 'total-job-count': 0, jobs: [] })
  server.clock.advance(86_400_000)
  await runOf(server, 'remotive')
  await server.listings.settled()
  expect((await server.app.inject('/api/search-jobs')).json()).toMatchObject({ total: 0 })
  const found = await server.app.inject(`/api/listings/${encodeURIComponent(jobs[0].id)}`)
  expect(found.json()).toMatchObject({ job: { title: jobs[0].title } })
})

test('without live sources nobody is asked, and every source is named with its terms', async () => {
  const { ask, asked } = recordedOutside(['remotive'])
  const server = await startTestServer({ env: { SOURCES: 'off' }, outside: outsideOf(ask) })
  const { sources } = (await server.app.inject('/api/sources')).json<{ sources: SourceStatus[] }>()
  expect(sources.map(({ id }) => id)).toEqual(sourceManifests.map(({ id }) => id))
  expect(new Set(sources.map(({ state }) => state))).toEqual(new Set(['off']))
  for (const { terms } of sources) expect([terms.label, terms.sentence].every((text) => text !== '')).toBe(true)
  expect(server.tasks.filter(({ name }) => name.startsWith('source '))).toEqual([])
  expect(asked).toEqual([])
})

test('a source that needs a key names it, is asked once it is there, and its key is told to nobody', async () => {
  const seen: string[] = []
  const outside = outsideOf(async ({ url }) => {
    seen.push(url)
    return { kind: 'failed', reason: `The key hush-hush of ${url} is wrong.` }
  })
  const bare = await startTestServer({ env: { SOURCES: 'live' }, outside })
  const needs = await statusOf(bare, 'adzuna')
  expect(needs).toMatchObject({
    state: 'needs-settings',
    needs: [{ name: 'ADZUNA_APP_ID' }, { name: 'ADZUNA_APP_KEY' }],
  })
  expect(bare.tasks.some(({ name }) => name === 'source adzuna')).toBe(false)

  const env = { SOURCES: 'live', ADZUNA_APP_ID: 'me', ADZUNA_APP_KEY: 'hush-hush' }
  const server = await startTestServer({ env, outside })
  await runOf(server, 'adzuna')
  expect(seen[0]).toContain('hush-hush')
  expect(await statusOf(server, 'adzuna')).toMatchObject({ state: 'failing', needs: [] })
  expect((await server.app.inject('/api/sources')).body).not.toContain('hush-hush')
  const stored = await server.database.query.selectFrom('source_requests').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain('hush-hush')
})
