import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freshDatabase, startTestServer, testClock } from '../../testing/test-server.ts'
import { listingRow } from './listing-row.ts'
import { createListingStore } from './listing-store.ts'
import { removeSampleTask, sampleTask } from './sample-feed.ts'

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

test('a server that shows no sample any more removes it and nothing else', async () => {
  const { store, today, task, listed } = await feed()
  today.titles = new Map([['a', 'Baker']])
  await task.run(signal)
  await store.write([listingRow('board', { id: 'z', kind: 'job', title: 'Pilot' })])
  await removeSampleTask(store).run(signal)
  expect(await listed()).toEqual(['Pilot'])
})

test('the whole sample catalogue gets in without stopping other requests', { timeout: 120_000 }, async () => {
  const server = await startTestServer({ env: { SOURCES: 'sample' } })
  await server.app.ready()
  const waits: number[] = []
  let isOver = false
  const watch = (async () => {
    while (!isOver) {
      const before = performance.now()
      await pause(5)
      waits.push(performance.now() - before - 5)
    }
  })()
  const [task] = server.tasks.filter(({ name }) => name === 'sample-catalogue')
  await task?.run(signal)
  await server.listings.settled()
  isOver = true
  await watch
  const { json } = await server.app.inject('/api/search-jobs').then((answer) => ({ json: answer.json() }))
  expect(json.total).toBeGreaterThanOrEqual(10_000)
  expect(json.jobs[0]).toMatchObject({ is_sample: true, apply_link: '#' })
  const hackathons = (await server.app.inject('/api/search-hackathons')).json()
  expect(hackathons.total).toBe(300)
  // The longest wait of all tells more about the machine of the moment than about the work in slices.
  waits.sort((a, b) => a - b)
  expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThan(200)
})
