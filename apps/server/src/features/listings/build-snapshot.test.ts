import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Listing } from '@scry/contracts/listing'
import { loadIndex } from '@scry/search/listing-index'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase, testClock } from '../../testing/test-server.ts'
import { buildSnapshot } from './build-snapshot.ts'
import { createIndexKeeper } from './index-keeper.ts'
import { createIndexMaker } from './index-maker.ts'
import { listingRow } from './listing-row.ts'
import { createListingStore } from './listing-store.ts'
import { readSnapshot } from './snapshot-file.ts'

const trades = ['Baker', 'Welder', 'Nurse', 'Gardener', 'Data Analyst']
const job = (number: number, more: Partial<Listing> = {}): Listing => ({
  id: `j${String(number).padStart(4, '0')}`,
  kind: 'job',
  title: `${trades[number % trades.length]} ${number}`,
  description: `You need Python and SQL. We bake in oven ${number % 7}.`,
  ...more,
})
const rows = (from: number, to: number, more?: Partial<Listing>) =>
  Array.from({ length: to - from }, (_, place) => listingRow('board', job(from + place, more)))

async function home() {
  const { database, dataDir, config } = await freshDatabase()
  const store = createListingStore({ database, clock: testClock() })
  const path = join(dataDir, 'listings.index')
  const build = async (isWhole = false) => {
    const progress: [number, number][] = []
    await buildSnapshot(store, { path, maker: 'tests', isWhole }, (...told) => progress.push(told))
    const snapshot = await readSnapshot(path, 'tests')
    if (!snapshot) throw new Error('No snapshot was written.')
    return { progress, snapshot, index: loadIndex(snapshot.bytes) }
  }
  return { store, build, config, path }
}

test('a snapshot with what changed since answers like one made of nothing but the listings', async () => {
  const { store, build } = await home()
  await store.write(rows(0, 1200))
  const first = await build()
  expect(first.progress).toEqual([
    [500, 1200],
    [1000, 1200],
    [1200, 1200],
  ])
  await store.write(rows(1200, 1210), ['j0003'])
  await store.write(rows(5, 6, { title: 'Glass Blower' }))
  const renewed = await build()
  expect([renewed.snapshot.number, renewed.snapshot.whole]).toEqual([1212, 1200])
  const whole = await build(true)
  expect([whole.snapshot.number, whole.snapshot.whole]).toEqual([1212, 1212])
  expect(renewed.index.stats().corpus).toBe(whole.index.stats().corpus)
  for (const text of ['glass', 'baker', 'python oven', 'analyst 1204'])
    expect(renewed.index.search({ text, now: 0 }), text).toEqual(whole.index.search({ text, now: 0 }))
})

test('after many changes the snapshot is made of nothing but the listings again', async () => {
  const { store, build } = await home()
  await store.write(rows(0, 400))
  await build()
  await store.write(rows(0, 90, { company: 'Crumb' }))
  expect((await build()).snapshot.whole).toBe(400)
  await store.write(rows(0, 20))
  expect((await build()).snapshot.whole).toBe(510)
})

test('a process of its own builds the index, and says how far it is', async () => {
  const { store, config, path } = await home()
  await store.write(rows(0, 700))
  const maker = createIndexMaker(config, [])
  const progress: [number, number][] = []
  await maker.build({ path, isWhole: true }, (...told) => progress.push(told), new AbortController().signal)
  expect(progress.at(-1)).toEqual([700, 700])
  const snapshot = await readSnapshot(path, maker.identity)
  expect(snapshot && maker.load(snapshot.bytes).search({ text: 'welder', now: 0 }).total).toBe(140)
})

test('a build that cannot be done is told, and tried again', async () => {
  const { store, config } = await home()
  await store.write(rows(0, 300))
  const errors: unknown[] = []
  const keeper = createIndexKeeper({
    ...{ store, clock: testClock(), maker: createIndexMaker(config, []), pollMs: 5 },
    snapshotPath: join(config.dataDir, 'nowhere', 'listings.index'),
    onError: (error) => void errors.push(error),
  })
  onTestFinished(() => keeper.close())
  keeper.start()
  while (errors.length === 0) await pause(20)
  expect(String(errors[0])).toMatch(/The index could not be built: ENOENT.*nowhere/)
  expect(keeper.index()).toBeUndefined()
})
