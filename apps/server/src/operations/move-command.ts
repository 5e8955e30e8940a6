// DATABASE_URL=postgres://… npm run move-to-postgres: copies the embedded database of DATA_DIR to PostgreSQL. The server
// is stopped before: what is written while this runs would stay behind.
import { readConfig } from '../config.ts'
import { connect, connectBeside } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { copyTables } from './copy-tables.ts'
import { CommandFailure, requireEmbedded, runCommand } from './run-command.ts'

await runCommand(async () => {
  const config = readConfig()
  if (config.databaseUrl === undefined)
    throw new CommandFailure('Where to? Set DATABASE_URL to the PostgreSQL that the data moves to.')
  requireEmbedded(config.dataDir)
  const clock = { now: () => Date.now() }
  // Takes the directory's lock: a running server keeps it and stops the move.
  const embedded = connect({ databaseUrl: undefined, dataDir: config.dataDir })
  const target = connectBeside(config)
  try {
    await migrate(embedded, migrations, clock)
    await migrate(target, migrations, clock)
    const { tables, rows } = await copyTables(embedded.query, target)
    console.log(`Moved ${rows} rows of ${tables} tables to PostgreSQL. Start the server with the same DATABASE_URL.`)
  } finally {
    await Promise.all([embedded.close(), target.close()])
  }
})
