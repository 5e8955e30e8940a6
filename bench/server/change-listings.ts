import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Where a thread that changes listings finds them, and how many it changes a second. */
export interface Changes {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly perSecond: number
}

/**
 * Writes changed listings at an even rate from beside the server, as a feed does, until it is stopped. In a thread of its
 * own: a commit waits for the disk, and beside the clients it would be counted as waiting for the server.
 */
export function changeListings(workerData: Changes): { stop(): Promise<void> } {
  const worker = new Worker(new URL('./change-worker.ts', import.meta.url), { workerData })
  return {
    async stop() {
      const exit = once(worker, 'exit')
      worker.postMessage('stop')
      await exit
    },
  }
}
