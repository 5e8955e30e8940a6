import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { emptyIndex, type ListingIndex, loadIndex } from '@scry/search/listing-index'
import type { DatabaseConfig } from '../../database/connect.ts'
import type { BuildMessage, BuildOrder } from './build-child.ts'
import type { IndexMaker } from './kept-index.ts'

/**
 * Makes the index of `@scry/search` over all but the hidden feeds. A process of its own reads the listings and writes the snapshot: all the memory that
 * this takes is given back with its end.
 */
export function createIndexMaker(
  { dataDir, databaseUrl }: DatabaseConfig,
  hiddenFeeds: readonly string[],
): IndexMaker<ListingIndex> {
  const identity = [sourcesIdentity(), ...hiddenFeeds].join(' ')
  // A text is never at hand; whoever shows a listing has read it.
  const options = { getText: () => undefined }
  return {
    identity,
    empty: () => emptyIndex(options),
    load: (bytes) => loadIndex(bytes, options),
    async build({ path, isWhole }, onProgress, signal) {
      const child = fork(new URL('./build-child.ts', import.meta.url), {
        execArgv: [],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      const gone = new Promise<void>((resolve) => void child.once('close', resolve))
      try {
        const made = untilMade(child, onProgress, signal)
        const order: BuildOrder = { path, isWhole, maker: identity, dataDir, databaseUrl, hiddenFeeds }
        child.send(order)
        await made
      } finally {
        child.kill('SIGKILL')
        await gone
      }
    },
  }
}

function untilMade(
  child: ChildProcess,
  onProgress: (taken: number, total: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The index could not be built: ${why}`))
    child.on('message', (message: BuildMessage) => {
      if (message === 'made') resolve()
      else if ('failed' in message) fail(message.failed)
      else onProgress(message.taken, message.total)
    })
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code, killedBy) => fail(`its process ended with ${killedBy ?? code}.`))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

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
