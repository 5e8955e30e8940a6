import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { emptyIndex, type ListingIndex, loadIndex } from '@scry/search/listing-index'
import type { IndexMaker } from './index-keeper.ts'

/** Makes the index of `@scry/search`; building runs in a worker, and only bytes come back. */
export const createIndexMaker = (): IndexMaker<ListingIndex> => ({
  identity: sourcesIdentity(),
  empty: (getText) => emptyIndex({ getText }),
  load: (bytes, getText) => loadIndex(bytes, { getText }),
  async build(pages, signal) {
    const worker = new Worker(new URL('./build-worker.ts', import.meta.url), { execArgv: [], env: {} })
    try {
      const built = once(worker, 'message', { signal })
      // Handled where it is awaited; without this an error before that would end the process.
      built.catch(() => {})
      for await (const page of pages) if (page.length > 0) worker.postMessage(page)
      worker.postMessage([])
      const [bytes] = await built
      return bytes as Uint8Array
    } finally {
      await worker.terminate()
    }
  },
})

/** What an index holds depends on the engine and the vocabulary, which are read as they lie: their files tell them apart. */
function sourcesIdentity(): string {
  const hash = createHash('sha256')
  for (const file of ['@scry/search/listing-index', '@scry/vocabulary/skills']) {
    const folder = dirname(fileURLToPath(import.meta.resolve(file)))
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const { size, mtimeMs } = statSync(join(folder, name))
      hash.update(`${name} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('base64url')
}
