// node apps/server/src/operations/backup-command.ts [FILE]: writes a backup of the configured, running database.
import { dirname, join, resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { connectBeside } from '../database/connect.ts'
import { backUp, removeOldBackups } from './backup.ts'

const config = readConfig()
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
if (dirname(path) === resolve(ownFolder)) {
  for (const name of await removeOldBackups(ownFolder, now.getTime()))
    console.log(`Removed ${name}: older than 30 days.`)
}
