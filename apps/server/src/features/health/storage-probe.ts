import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { takeLease } from '../../platform/background.ts'
import type { Platform } from '../../platform/platform.ts'

const leastFreeBytes = 100 * 2 ** 20
const longestWriteMs = 3000
/** Anybody may ask for the health; a write costs the disk something. */
const looksEveryMs = 5000

/** What is wrong with the storage, as sentences. Each look writes a row and asks for the free space. */
export function createStorageProbe({
  database,
  clock,
  config,
}: Pick<Platform, 'database' | 'clock' | 'config'>): () => Promise<readonly string[]> {
  const write = async () => {
    const writing = takeLease({ database, clock }, 'health', 'health', 0).then(() => undefined, writeFailure)
    return Promise.race([writing, pause(longestWriteMs, 'The database is slow to take writes.', { ref: false })])
  }
  const look = async () => {
    const found = await Promise.all([write(), freeBytesOf(config.dataDir).then(spaceWarning)])
    return found.filter((sentence) => sentence !== undefined)
  }
  let looked: { at: number; found: Promise<readonly string[]> } | undefined
  return () => {
    const now = clock.now()
    if (!looked || Math.abs(now - looked.at) >= looksEveryMs) looked = { at: now, found: look() }
    return looked.found
  }
}

/** Full: of SQLite, of PostgreSQL. Both refuse what they cannot write and lose nothing that they acknowledged. */
function writeFailure(error: unknown): string {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown }
  return errcode === 13 || code === '53100'
    ? 'The disk of the database is full: nothing new can be kept.'
    : 'The database takes no writes.'
}

export function spaceWarning(freeBytes: number | undefined): string | undefined {
  if (freeBytes === undefined || freeBytes >= leastFreeBytes) return undefined
  return `The disk of the data directory is nearly full: ${Math.floor(freeBytes / 2 ** 20)} MB are free.`
}

/** Undefined where there is no such folder: a process on PostgreSQL that never wrote a file has none. */
async function freeBytesOf(directory: string): Promise<number | undefined> {
  return statfs(directory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  )
}
