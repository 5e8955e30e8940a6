// npm run retention: says that the clock is right, so that the server removes by age again after a jump of the clock.
import { readConfig } from '../config.ts'
import { connectBeside } from '../database/connect.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { confirmClock } from '../platform/clock-trust.ts'
import { requireEmbedded, runCommand } from './run-command.ts'

await runCommand(async () => {
  const config = readConfig()
  if (config.databaseUrl === undefined) requireEmbedded(config.dataDir)
  const database = connectBeside(config)
  try {
    await confirmClock({ database, clock })
  } finally {
    await database.close()
  }
  console.log(
    `The clock of this machine says ${new Date(clock.now()).toISOString()}. The running server goes by it within five minutes.`,
  )
})
