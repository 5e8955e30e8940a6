import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BackgroundTask } from '../../platform/background.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ListingRow } from './listing-row.ts'
import type { ListingStore } from './listing-store.ts'
import { sampleFeed } from './listing-wire.ts'
import type { SampleKinds } from './sample-kinds.ts'
import { writeInBatches } from './write-in-batches.ts'

const dayMs = 86_400_000
/** Raised when the catalogue's making changes, so that a server with an older one renews it. */
const catalogueVersion = 2
const seed = 20_261_121

/** Yields the rows of the catalogue as of an instant, in parts. */
export type MakeSample = (now: number, signal: AbortSignal) => AsyncIterable<readonly ListingRow[]>

/**
 * Fills the listings with the kinds of the sample catalogue that are shown, and renews them daily, since their dates are
 * relative to today.
 */
export function sampleTask(deps: {
  readonly store: ListingStore
  readonly clock: Clock
  readonly kinds: SampleKinds
  readonly makeSample?: MakeSample
}): BackgroundTask {
  const { store, clock, kinds, makeSample = sampleFromWorker } = deps
  return {
    name: 'sample-catalogue',
    everyMs: 15_000,
    leaseMs: 180_000,
    async run(signal) {
      const shown = await kinds.settle()
      const today = Math.floor(clock.now() / dayMs) * dayMs
      const day = new Date(today).toISOString().slice(0, 10)
      const version = shown.length === 0 ? 'let go' : `${catalogueVersion} ${day} ${shown.join(' ')}`
      if ((await store.feedVersion(sampleFeed)) === version) return
      const gone = await store.hashesOf(sampleFeed)
      async function* changed() {
        if (shown.length === 0) return
        for await (const all of makeSample(today, signal)) {
          const part = all.filter(({ kind }) => shown.includes(kind))
          const differing = part.filter(({ id, hash }) => gone.get(id) !== hash)
          for (const { id } of part) gone.delete(id)
          yield differing
        }
      }
      await writeInBatches(store, changed(), [], signal)
      await writeInBatches(store, [], [...gone.keys()], signal)
      await store.finishFeed(sampleFeed, version)
      await kinds.allShown()
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

/** Keeps the changes that an index may still have to follow, and forgets older ones. */
export function oldChangesTask({ store, clock }: { store: ListingStore; clock: Clock }): BackgroundTask {
  return {
    name: 'old changes of listings',
    everyMs: 3_600_000,
    leaseMs: 600_000,
    run: () => store.forgetChangesBefore(clock.now() - 3 * dayMs),
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
