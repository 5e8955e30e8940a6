import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A process that ends is given this long before the next one gives up. */
const waitMs = 3000
const sqliteBusy = 5

export class LockedError extends Error {
  override name = 'LockedError'
}

/**
 * Makes this process the only server on the directory. The lock is one of the operating system, so that it falls with
 * the process however that ends.
 */
export function lockDirectory(dataDir: string): { release(): void } {
  const file = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: waitMs })
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    file.close()
    if ((error as { errcode?: unknown }).errcode !== sqliteBusy) throw error
    throw new LockedError(
      `Another server has ${dataDir} open. One process alone serves the embedded database; DATABASE_URL lifts that.`,
      { cause: error },
    )
  }
  return { release: () => file.close() }
}
