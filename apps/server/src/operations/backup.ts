import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lifeMs } from '@scry/contracts/retention'
import { sql } from 'kysely'
import { connectFile, type Database } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { type Copied, copyTables } from './copy-tables.ts'
import { CommandFailure } from './run-command.ts'

const clock = { now: () => Date.now() }

/**
 * Writes one consistent state of a live database to a SQLite file, whatever the engine: so a backup can be opened
 * anywhere and restored into either engine. The file appears whole or not at all.
 */
export async function backUp(database: Database, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const unfinished = `${path}.unfinished`
  await removeFile(unfinished)
  try {
    if (database.engine === 'sqlite') await sql`vacuum into ${unfinished}`.execute(database.query)
    else await copyIntoFile(database, unfinished)
    await chmod(unfinished, 0o600)
    await flush(unfinished)
    await rename(unfinished, path)
  } catch (error) {
    // On a full disk the remains would keep it full.
    await removeFile(unfinished)
    throw error
  }
  await flush(dirname(path))
}

async function copyIntoFile(database: Database, path: string): Promise<void> {
  const file = connectFile(path)
  try {
    await migrate(file, migrations, clock)
    await database.query
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((snapshot) => copyTables(snapshot, file))
    await sql`pragma journal_mode = delete`.execute(file.query)
  } finally {
    await file.close()
  }
}

/** Puts the state of a backup in the place of the database's, on a live server too. A backup of an older version is upgraded first. */
export async function restore(path: string, database: Database, dataDir: string): Promise<Copied> {
  if (!existsSync(path)) throw new CommandFailure(`There is no file ${path}.`)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // Beside the data and not in the system's temporary folder: what people entrusted stays on the disk that holds it.
  for (const name of await readdir(dataDir))
    if (name.startsWith('restore-')) await rm(join(dataDir, name), { recursive: true, force: true })
  const folder = await mkdtemp(join(dataDir, 'restore-'))
  const copy = join(folder, 'copy.sqlite')
  try {
    await copyFile(path, copy)
    const file = openBackup(copy, path)
    try {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(file.query)
      if (rows[0]?.integrity_check !== 'ok')
        throw new CommandFailure(`${path} is damaged: ${rows[0]?.integrity_check}. Nothing was changed.`)
      await requireTables(file, path)
      await migrate(file, migrations, clock)
      await migrate(database, migrations, clock)
      return await copyTables(file.query, database)
    } finally {
      await file.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const noBackup = (path: string) => new CommandFailure(`${path} is no backup of Scry. Nothing was changed.`)

function openBackup(copy: string, path: string): Database {
  try {
    return connectFile(copy)
  } catch (error) {
    throw Object.assign(noBackup(path), { cause: error })
  }
}

/** An empty file, or one of another program, would be migrated and then put in the place of everything. */
async function requireTables(file: Database, path: string): Promise<void> {
  const { rows } = await sql`select 1 from sqlite_master where name = 'schema_migrations'`.execute(file.query)
  if (rows.length === 0) throw noBackup(path)
}

/** Removes backups of the folder that are older than 30 days. Answers their names. */
export async function removeOldBackups(directory: string, now: number): Promise<string[]> {
  const removed: string[] = []
  for (const name of await readdir(directory)) {
    if (!/^scry-.*\.sqlite$/.test(name)) continue
    const { mtimeMs } = await stat(join(directory, name))
    if (now - mtimeMs <= lifeMs.backup) continue
    await rm(join(directory, name))
    removed.push(name)
  }
  return removed
}

async function removeFile(path: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(`${path}${suffix}`, { force: true })
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
