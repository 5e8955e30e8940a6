// npm run backup [-- FILE]: writes a backup of the configured, running database.
import { dirname, join, resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { connectBeside } from '../database/connect.ts'
import { backUp, removeOldBackups } from './backup.ts'
import { requireEmbedded, runCommand } from './run-command.ts'

await runCommand(async () => {
  const config = readConfig()
  if (config.databaseUrl === undefined) requireEmbedded(config.dataDir)
  const now = new Date()
  const ownFolder = join(config.dataDir, 'backups')
  const path = resolve(process.argv[2] ?? join(ownFolder, `scry-${now.toISOString().replace(/[:.]/g, '-')}.sqlite`))
  const database = connectBeside(config)
  try {
    await backUp(database, path)
  } finally {
    await database.close()
  }
  console.log(`Backup written to ${path}`)
  if (dirname(path) !== resolve(ownFolder)) return
  for (const name of await removeOldBackups(ownFolder, now.getTime()))
    console.log(`Removed ${name}: older than 30 days.`)
})
