import { setTimeout as pause } from 'node:timers/promises'
import { sampleHackathonCount, sampleJobCount, sampleListings } from '@scry/sources/sample-catalogue'
import { expect, inject, test } from 'vitest'
import { freshDatabase, startTestServer, testClock } from '../../testing/test-server.ts'
import { listingRow } from './listing-row.ts'
import { createListingStore } from './listing-store.ts'
import { sampleFeed } from './listing-wire.ts'
import { oldChangesTask, removeSampleTask, sampleTask } from './sample-feed.ts'
import { createSampleKinds } from './sample-kinds.ts'

const day = 86_400_000
const signal = new AbortController().signal

async function feed() {
  const { database } = await freshDatabase()
  const clock = testClock()
  const store = createListingStore({ database, clock })
  const today: { now: number; titles: Map<string, string> } = { now: 0, titles: new Map() }
  const task = sampleTask({
    store,
    clock,
    kinds: createSampleKinds(store),
    async *makeSample(now) {
      today.now = now
      yield [...today.titles].map(([id, title]) => listingRow('sample', { id, kind: 'job', title }))
    },
  })
  const listed = async () => {
    const titles: string[] = []
    for await (const page of store.all()) titles.push(...page.map(({ listing }) => listing.title))
    return titles.sort()
  }
  return { store, clock, today, task, listed }
}

test('the sample is written once a day, and only what differs is a change', async () => {
  const { store, clock, today, task, listed } = await feed()
  today.titles = new Map([
    ['a', 'Baker'],
    ['b', 'Welder'],
    ['c', 'Florist'],
  ])
  await task.run(signal)
  expect(await listed()).toEqual(['Baker', 'Florist', 'Welder'])
  expect(today.now % day).toBe(0)
  await task.run(signal)
  expect(await store.lastNumber()).toBe(3)

  today.titles = new Map([
    ['a', 'Baker'],
    ['b', 'Head Welder'],
  ])
  await task.run(signal)
  expect(await listed()).toEqual(['Baker', 'Florist', 'Welder'])
  clock.advance(day)
  await task.run(signal)
  expect(await listed()).toEqual(['Baker', 'Head Welder'])
  expect(await store.lastNumber()).toBe(5)
})

test('a run that was cut short is finished by the next', async () => {
  const { store, today, task, listed } = await feed()
  today.titles = new Map(Array.from({ length: 900 }, (_, at) => [`x${at}`, `Job ${at}`]))
  const cut = new AbortController()
  const write = store.write
  let writes = 0
  Object.assign(store, {
    write: (...batch: Parameters<typeof write>) => {
      writes += 1
      if (writes === 2) cut.abort()
      return write(...batch)
    },
  })
  await expect(task.run(cut.signal)).rejects.toThrow()
  expect((await listed()).length).toBeLessThan(900)
  await task.run(signal)
  expect(await listed()).toHaveLength(900)
})

const named = (kind: 'job' | 'hackathon', count: number) =>
  Array.from({ length: count }, (_, at) => listingRow('board', { id: `${kind}${at}`, kind, title: `${kind} ${at}` }))

test('each kind of the sample is let go once enough real ones are open, and stays away when they become fewer', async () => {
  const { store, clock, today, listed } = await feed()
  today.titles = new Map([['s', 'Sample job']])
  const real = { job: 0, hackathon: 0 }
  const auto = () => {
    const kinds = createSampleKinds(store, () => real)
    const task = sampleTask({
      ...{ store, clock, kinds },
      async *makeSample() {
        yield [listingRow('sample', { id: 's', kind: 'job', title: 'Sample job' })]
        yield [listingRow('sample', { id: 't', kind: 'hackathon', title: 'Sample hackathon' })]
      },
    })
    return { kinds, run: () => task.run(signal) }
  }
  await auto().run()
  expect(await listed()).toEqual(['Sample hackathon', 'Sample job'])
  Object.assign(real, { job: 499, hackathon: 30 })
  await auto().run()
  expect(await listed()).toEqual(['Sample job'])
  Object.assign(real, { job: 500, hackathon: 2 })
  await store.write(named('job', 3))
  await auto().run()
  expect(await listed()).toEqual(['job 0', 'job 1', 'job 2'])
  Object.assign(real, { job: 3, hackathon: 0 })
  clock.advance(day)
  const number = await store.lastNumber()
  await auto().run()
  expect([await store.lastNumber(), await auto().kinds.areWhole()]).toEqual([number, true])
})

test('a host that asks for the sample gets all of it back, and is not ready before', async () => {
  const { store, clock, task, today, listed } = await feed()
  const real = createSampleKinds(store, () => ({ job: 900, hackathon: 90 }))
  await sampleTask({ store, clock, kinds: real, async *makeSample() {} }).run(signal)
  today.titles = new Map([['s', 'Sample job']])
  const asked = createSampleKinds(store)
  expect(await asked.areWhole()).toBe(false)
  await task.run(signal)
  expect([await asked.areWhole(), await listed()]).toEqual([true, ['Sample job']])
})

test('changes that every index has followed are forgotten after three days', async () => {
  const { store, clock } = await feed()
  await store.write(named('job', 2))
  clock.advance(4 * day)
  await store.write(named('hackathon', 1))
  await oldChangesTask({ store, clock }).run(signal)
  expect(await store.firstNumber()).toBe(3)
})

test('a server that shows no sample any more removes it and nothing else', async () => {
  const { store, today, task, listed } = await feed()
  today.titles = new Map([['a', 'Baker']])
  await task.run(signal)
  await store.write([listingRow('board', { id: 'z', kind: 'job', title: 'Pilot' })])
  await removeSampleTask(store).run(signal)
  expect(await listed()).toEqual(['Pilot'])
})

test.skipIf(inject('postgres'))(
  'a catalogue gets in without stopping other requests (needs SQLite, whose writes hold them up)',
  async () => {
    const server = await startTestServer({ env: { SOURCES: 'sample' } })
    await server.app.ready()
    const seen = new Set<number>()
    let isOver = false
    const watch = (async () => {
      while (!isOver) {
        await pause(5)
        const counted = server.database.query.selectFrom('listings').select(({ fn }) => fn.countAll().as('count'))
        seen.add(Number((await counted.executeTakeFirstOrThrow()).count))
      }
    })()
    const store = createListingStore(server)
    await sampleTask({
      ...{ store, kinds: createSampleKinds(store), makeSample: everyFifth },
      clock: server.clock,
    }).run(signal)
    await server.listings.settled()
    isOver = true
    await watch
    const { json } = await server.app.inject('/api/search-jobs').then((answer) => ({ json: answer.json() }))
    expect(json.total).toBe(sampleJobCount / 5)
    expect(json.jobs[0]).toMatchObject({ is_sample: true, apply_link: '#' })
    const hackathons = (await server.app.inject('/api/search-hackathons')).json()
    expect(hackathons.total).toBe(sampleHackathonCount / 5)
    // Who asks meanwhile is answered while it grows.
    expect(seen.size).toBeGreaterThan(3)
  },
)

/** The whole catalogue gets into a server in preparing.e2e.ts. */
async function* everyFifth(now: number) {
  const rows = [...sampleListings({ seed: 1, now })].filter((_, at) => at % 5 === 0)
  for (let at = 0; at < rows.length; at += 200)
    yield rows.slice(at, at + 200).map((listing) => listingRow(sampleFeed, listing))
}
