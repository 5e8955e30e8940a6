import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BackgroundTask } from '../../platform/background.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ListingRow } from './listing-row.ts'
import type { ListingStore } from './listing-store.ts'
import { sampleFeed } from './listing-wire.ts'
import { writeInBatches } from './write-in-batches.ts'

const dayMs = 86_400_000
/** Raised when the catalogue's making changes, so that a server with an older one renews it. */
const catalogueVersion = 2
const seed = 20_261_121

/** Yields the rows of the catalogue as of an instant, in parts. */
export type MakeSample = (now: number, signal: AbortSignal) => AsyncIterable<readonly ListingRow[]>

/** Fills the listings with the sample catalogue, and renews it daily, since its dates are relative to today. */
export function sampleTask(deps: {
  readonly store: ListingStore
  readonly clock: Clock
  readonly makeSample?: MakeSample
}): BackgroundTask {
  const { store, clock, makeSample = sampleFromWorker } = deps
  return {
    name: 'sample-catalogue',
    everyMs: 60_000,
    leaseMs: 180_000,
    async run(signal) {
      const today = Math.floor(clock.now() / dayMs) * dayMs
      const version = `${catalogueVersion} ${new Date(today).toISOString().slice(0, 10)}`
      if ((await store.feedVersion(sampleFeed)) === version) return
      const gone = await store.hashesOf(sampleFeed)
      async function* changed() {
        for await (const part of makeSample(today, signal)) {
          const differing = part.filter(({ id, hash }) => gone.get(id) !== hash)
          for (const { id } of part) gone.delete(id)
          yield differing
        }
      }
      await writeInBatches(store, changed(), [], signal)
      await writeInBatches(store, [], [...gone.keys()], signal)
      await store.forgetChangesBefore(clock.now() - 3 * dayMs)
      await store.finishFeed(sampleFeed, version)
    },
  }
}

/** Removes the sample from a server that is now told to show none or to show live listings. */
export function removeSampleTask(store: ListingStore): BackgroundTask {
  return {
    name: 'sample-catalogue',
    everyMs: 60_000,
    leaseMs: 180_000,
    async run(signal) {
      const gone = await store.hashesOf(sampleFeed)
      if (gone.size === 0 && (await store.feedVersion(sampleFeed)) === undefined) return
      await writeInBatches(store, [], [...gone.keys()], signal)
      await store.forgetFeed(sampleFeed)
    },
  }
}

async function* sampleFromWorker(now: number, signal: AbortSignal): AsyncGenerator<readonly ListingRow[]> {
  const workerData = { seed, now, partSize: 200 }
  const worker = new Worker(new URL('./sample-worker.ts', import.meta.url), { workerData, execArgv: [], env: {} })
  try {
    const failed = new AbortController()
    worker.once('error', (error) => failed.abort(error))
    const parts = on(worker, 'message', { signal: AbortSignal.any([signal, failed.signal]) })
    for await (const [part] of parts as AsyncIterable<[readonly ListingRow[]]>) {
      if (part.length === 0) return
      yield part
    }
  } finally {
    await worker.terminate()
  }
}
