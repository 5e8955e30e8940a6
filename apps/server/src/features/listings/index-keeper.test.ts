import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Listing } from '@scry/contracts/listing'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase, testClock } from '../../testing/test-server.ts'
import { createIndexKeeper } from './index-keeper.ts'
import type { FollowingIndex, IndexMaker } from './kept-index.ts'
import { listingRow } from './listing-row.ts'
import { createListingStore, type ListingStore, writeListings } from './listing-store.ts'
import { readSnapshot, writeSnapshot } from './snapshot-file.ts'
import { writeInBatches } from './write-in-batches.ts'

interface NamesIndex extends FollowingIndex {
  readonly names: Map<string, string>
  readonly wasLoaded: boolean
}

/** An index of titles: enough to see what the keeper does with one. */
interface NamesMaker extends IndexMaker<NamesIndex> {
  identity: string
  builds: number
  hold: Promise<void> | undefined
  onRehearse: () => void
  isRehearsing: boolean
}
function namesMaker(store: ListingStore): NamesMaker {
  const over = (names: Map<string, string>, wasLoaded: boolean): NamesIndex => ({
    names,
    wasLoaded,
    add: ({ id, title }) => void names.set(id, title),
    remove: (id) => void names.delete(id),
    stats: () => ({ listings: names.size, removed: 0 }),
    *rehearse() {
      do yield maker.onRehearse()
      while (maker.isRehearsing)
    },
  })
  const maker = {
    identity: 'names 1',
    onRehearse: () => {},
    isRehearsing: false,
    builds: 0,
    hold: undefined as Promise<void> | undefined,
    empty: () => over(new Map(), false),
    load: (bytes: Uint8Array) => over(new Map(JSON.parse(new TextDecoder().decode(bytes))), true),
    async build({ path }: { path: string }) {
      maker.builds += 1
      const number = await store.lastNumber()
      const names: [string, string][] = []
      for await (const page of store.all()) for (const { listing } of page) names.push([listing.id, listing.title])
      await maker.hold
      const bytes = new TextEncoder().encode(JSON.stringify(names))
      await writeSnapshot(path, { number, whole: number, maker: maker.identity, bytes })
    },
  }
  return maker
}

const job = (number: number, title = `Job ${number}`): Listing => ({ id: `j${number}`, kind: 'job', title })
const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => listingRow('board', job(from + place)))

async function home() {
  const { database, dataDir } = await freshDatabase()
  const clock = testClock()
  const store = createListingStore({ database, clock })
  const snapshotPath = join(dataDir, 'listings.index')
  const errors: unknown[] = []
  const keeper = (changed: Partial<NamesMaker> = {}, awaited?: string) => {
    const maker = Object.assign(namesMaker(store), changed)
    const isWhole = async () => awaited === undefined || (await store.feedVersion(awaited)) !== undefined
    const onError = (error: unknown) => void errors.push(error)
    const made = createIndexKeeper({ store, maker, clock, snapshotPath, pollMs: 5, isWhole, onError })
    made.start()
    onTestFinished(() => made.close())
    return { ...made, maker }
  }
  return { database, store, keeper, snapshotPath, errors }
}

test('what is inserted, changed and removed through one process is so in the index of another', async () => {
  const { store, keeper, errors } = await home()
  const one = keeper()
  const other = keeper()
  await store.write(rows(0, 3))
  await other.settled()
  expect([...(other.index()?.names.keys() ?? [])]).toEqual(['j0', 'j1', 'j2'])
  await store.write([listingRow('board', job(1, 'Another'))], ['j2'])
  await Promise.all([one.settled(), other.settled()])
  for (const { index } of [one, other])
    expect(Object.fromEntries(index()?.names ?? [])).toEqual({ j0: 'Job 0', j1: 'Another' })
  expect(errors).toEqual([])
})

test.each(['before', 'after'])(
  'a writer held open %s it has its numbers loses nothing and nobody a change',
  async (when) => {
    const { database, store, keeper } = await home()
    const follower = keeper()
    const held = Promise.withResolvers<void>()
    const opened = Promise.withResolvers<void>()
    const slow = database.transaction(async (trx) => {
      if (when === 'after') await writeListings(trx, rows(0, 2), [], 1)
      else await trx.selectFrom('listing_counter').selectAll().execute()
      opened.resolve()
      await held.promise
      if (when === 'before') await writeListings(trx, rows(0, 2), [], 1)
    })
    await opened.promise
    const fast = [store.write(rows(10, 12)), store.write(rows(12, 14))]
    // On PostgreSQL the others commit first where the counter is free; everywhere else they wait for the open one.
    if (database.engine === 'postgres' && when === 'before') await Promise.all(fast)
    held.resolve()
    await Promise.all([slow, ...fast])
    await follower.settled()
    expect([...(follower.index()?.names.keys() ?? [])].sort()).toEqual(['j0', 'j1', 'j10', 'j11', 'j12', 'j13'])
    expect(await store.lastNumber()).toBe(6)
  },
)

test('a restart loads the snapshot and catches up with what changed since', async () => {
  const { store, keeper, snapshotPath } = await home()
  await writeInBatches(store, [rows(0, 300)])
  const first = keeper()
  await first.settled()
  expect(first.maker.builds).toBe(1)
  await first.close()
  expect((await readSnapshot(snapshotPath, 'names 1'))?.number).toBe(300)

  await store.write([listingRow('board', job(5, 'New name'))], ['j6'])
  const second = keeper()
  await second.settled()
  expect(second.maker.builds).toBe(0)
  expect(second.index()?.wasLoaded).toBe(true)
  expect(second.index()?.names.get('j5')).toBe('New name')
  expect(second.index()?.names.has('j6')).toBe(false)
  expect(second.status().listings).toBe(299)
})

test.each([
  ['is cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 10)],
  ['is of another version', () => Buffer.from('nonsense')],
  [
    'has one wrong byte',
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -4), Buffer.from('8'), bytes.subarray(-3)]),
  ],
])('a snapshot that %s is built anew', async (_, damage) => {
  const { store, keeper, snapshotPath } = await home()
  await writeInBatches(store, [rows(0, 300)])
  const first = keeper()
  await first.settled()
  await first.close()
  await writeFile(snapshotPath, damage(await readFile(snapshotPath)))
  const second = keeper()
  await second.settled()
  expect(second.maker.builds).toBe(1)
  expect(second.index()?.names.size).toBe(300)
})

test('listings that come while the first index rehearses are followed', async () => {
  const { store, keeper } = await home()
  await writeInBatches(store, [rows(0, 300)])
  const follower = keeper({ isRehearsing: true })
  await follower.settled()
  await writeInBatches(store, [rows(300, 301)])
  await follower.settled()
  expect(follower.index()?.names.has('j300')).toBe(true)
})

test('a snapshot that an older program made is built anew', async () => {
  const { store, keeper } = await home()
  await writeInBatches(store, [rows(0, 300)])
  const first = keeper()
  await first.settled()
  await first.close()
  const second = keeper({ identity: 'names 2' })
  await second.settled()
  expect(second.maker.builds).toBe(1)
})

test('while a new index is built the old one answers, and what changes meanwhile is in the new one', async () => {
  const { store, keeper } = await home()
  await writeInBatches(store, [rows(0, 300)])
  const follower = keeper()
  await follower.settled()
  const old = follower.index()
  let release = () => {}
  follower.maker.hold = new Promise<void>((resolve) => {
    release = resolve
  })
  onTestFinished(release)
  // Piece by piece, each followed before the next: many at once would be kept for the new index alone.
  for (let from = 300; from < 2400; from += 300) {
    await store.write(rows(from, from + 300))
    await until(() => follower.status().listings === from + 300)
  }
  await until(() => follower.maker.builds === 2)
  await store.write([listingRow('board', job(1, 'Late'))], ['j2'])
  await until(() => old?.names.get('j1') === 'Late')
  expect(follower.index()).toBe(old)
  release()
  await follower.settled()
  expect(follower.index()).not.toBe(old)
  expect(follower.index()?.names.get('j1')).toBe('Late')
  expect(follower.index()?.names.has('j2')).toBe(false)
  expect(follower.index()?.names.size).toBe(2399)
})

test('an index makes itself ready: the first one while it answers already, a new one before it takes over', async () => {
  const { store, keeper } = await home()
  await writeInBatches(store, [rows(0, 300)])
  const follower = keeper()
  const answering: (number | undefined)[] = []
  follower.maker.onRehearse = () => void answering.push(follower.index()?.names.size)
  await until(() => answering.length === 1)
  await store.write(rows(300, 2400))
  await until(() => answering.length === 2)
  await follower.settled()
  expect(answering).toEqual([300, 300])
  expect(follower.index()?.names.size).toBe(2400)
})

test('before an awaited feed is finished there is no index, and then one of all of it, built once (§4.28)', async () => {
  const { store, keeper, errors } = await home()
  const follower = keeper({}, 'board')
  await follower.settled()
  expect(follower.status()).toMatchObject({ state: 'preparing', listings: 0 })
  for (let from = 0; from < 2400; from += 300) {
    await writeInBatches(store, [rows(from, from + 300)])
    await follower.settled()
    expect(follower.status()).toMatchObject({ state: 'preparing', listings: from + 300 })
    expect(follower.index()).toBeUndefined()
  }
  await store.finishFeed('board', 'first')
  await follower.settled()
  expect(follower.index()?.names.size).toBe(2400)
  expect([follower.status().state, follower.maker.builds, errors]).toEqual(['ready', 1, []])
})

test('a server that is killed while a feed is written goes on preparing, and one that was whole is so at once', async () => {
  const { store, keeper } = await home()
  await writeInBatches(store, [rows(0, 300)])
  const killed = keeper({}, 'board')
  await killed.settled()
  await killed.close()
  const second = keeper({}, 'board')
  await second.settled()
  expect([second.status().listings, second.index()]).toEqual([300, undefined])
  await store.finishFeed('board', 'first')
  await second.settled()
  await second.close()

  // A renewal under way leaves the feed finished.
  await writeInBatches(store, [[listingRow('board', job(1, 'Renewed'))]])
  const third = keeper({}, 'board')
  await third.settled()
  expect(third.maker.builds).toBe(0)
  expect(third.index()?.names.get('j1')).toBe('Renewed')
})

test('a feed without listings makes an index without any', async () => {
  const { store, keeper } = await home()
  const follower = keeper({}, 'board')
  await store.finishFeed('board', 'first')
  await follower.settled()
  expect(follower.index()?.names.size).toBe(0)
})

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(5)
}

test('a server that is stopped while the first index is built stops in order', async () => {
  const { store, keeper, errors } = await home()
  const building = Promise.withResolvers<void>()
  const build: NamesMaker['build'] = (_place, _onProgress, signal) => {
    building.resolve()
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const first = keeper({ build }, 'board')
  await writeInBatches(store, [rows(0, 300)])
  await first.settled()
  await store.finishFeed('board', 'first')
  await building.promise
  await expect(first.close()).resolves.toBeUndefined()
  expect(errors).toEqual([])
})
