import { Worker } from 'node:worker_threads'
import type { AskedConnector, Reading } from '@scry/sources/connector'
import { type OwnFeed, ownFeedConnector } from '@scry/sources/own-feed'
import type { ReadOrder } from './read-worker.ts'

/** Starting a worker takes longer than to read a shorter page, and a sitemap leads to thousands. */
const shortest = 32_768
const longestMs = 60_000
const mostMegabytes = 1024

/**
 * A feed of the host's own, which is read beside the event loop: nobody has seen it before, and reading fifty megabytes, or
 * a few that were meant to take long, would hold up everybody (decision 0230).
 */
export function readApart(feed: OwnFeed, mostMs = longestMs): AskedConnector {
  const connector = ownFeedConnector(feed)
  return {
    ...connector,
    read: (request, body, ask, signal) =>
      request.step === 'page' && body.length < shortest
        ? connector.read(request, body, ask)
        : inWorker({ feed, request, body, ask }, mostMs, signal),
  }
}

async function inWorker(order: ReadOrder, mostMs: number, signal?: AbortSignal): Promise<Reading> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    ...{ workerData: order, execArgv: [], env: {} },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Reading>()
  const giveUp = (problem: string) => resolve({ items: [], next: [], rejected: [], isWhole: false, problem })
  const stop = () => reject(signal?.reason)
  worker.once('message', resolve)
  worker.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? giveUp('It is too large to be read here.') : reject(error),
  )
  const timer = setTimeout(() => giveUp('Reading it takes too long. Give the list in smaller parts.'), mostMs)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    await worker.terminate()
  }
}
