// npm run restore -- FILE: replaces the configured database's rows by those of a backup.
// With the FILE of an embedded database and DATABASE_URL set, this is the move to PostgreSQL.
import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { connectBeside } from '../database/connect.ts'
import { restore } from './backup.ts'
import { CommandFailure, runCommand } from './run-command.ts'

await runCommand(async () => {
  const path = process.argv[2]
  if (path === undefined) throw new CommandFailure('Which backup? npm run restore -- FILE')
  const config = readConfig()
  const database = connectBeside(config)
  try {
    const { tables, rows } = await restore(resolve(path), database, config.dataDir)
    console.log(`Restored ${rows} rows of ${tables} tables from ${path} into ${database.engine}.`)
  } finally {
    await database.close()
  }
})
