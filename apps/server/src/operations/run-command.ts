import { hasEmbedded } from '../database/connect.ts'
import { startFailure } from '../platform/start-failure.ts'

/** What kept a command from its work; the message is all that is said of it. */
export class CommandFailure extends Error {
  override name = 'CommandFailure'
}

/** The folder of the embedded database is wrong more often than it is empty, and a copy of nothing looks like any other. */
export function requireEmbedded(dataDir: string): void {
  if (hasEmbedded(dataDir)) return
  throw new CommandFailure(
    `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server, in .env or before the command.`,
  )
}

/** Runs a command to its end. A usual failure is a sentence instead of a stack, and the exit code says that it failed. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof CommandFailure ? error.message : startFailure(error))
    process.exitCode = 1
  }
}
