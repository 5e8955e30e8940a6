import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export interface PostgresCluster {
  /** Address of a database of the cluster. */
  urlOf(database: string): string
  start(): Promise<void>
  /** Ends it at once, as a power cut would; `start` brings it back. */
  kill(): Promise<void>
  /** Ends it and removes its files. */
  stop(): Promise<void>
}

/** Starts a throw-away cluster on a free port of this machine. Fails with one clear sentence where no binaries are. */
export async function startPostgres(): Promise<PostgresCluster> {
  const binaries = findBinaries()
  const directory = mkdtempSync(join(tmpdir(), 'scry-postgres-'))
  const owner = ownerOf()
  if (owner) chownSync(directory, owner.uid, owner.gid)
  const as = owner ? { uid: owner.uid, gid: owner.gid, env: {} } : {}
  const data = join(directory, 'data')
  const initdb = ['-D', data, '-U', 'scry', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  execFileSync(join(binaries, 'initdb'), initdb, { ...as, cwd: directory, stdio: 'pipe' })
  const port = await freePort()
  const urlOf = (database: string) => `postgres://scry@127.0.0.1:${port}/${database}`
  const boot = () => {
    const settings = ['-D', data, '-p', String(port), '-k', directory, '-c', 'listen_addresses=127.0.0.1']
    // Nothing here must outlive the machine, only the processes.
    const off = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0']
    const quick = ['max_connections=200', 'shared_buffers=64MB', ...off].flatMap((setting) => ['-c', setting])
    return spawn(join(binaries, 'postgres'), [...settings, ...quick], { ...as, cwd: directory, stdio: 'ignore' })
  }
  let server = boot()
  const isOver = () => server.exitCode !== null || server.signalCode !== null
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (isOver()) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  await untilReady(urlOf('postgres'), isOver)
  return {
    urlOf,
    start: async () => {
      server = boot()
      await untilReady(urlOf('postgres'), isOver)
    },
    kill: () => end('SIGQUIT'),
    stop: async () => {
      await end('SIGINT')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Runs one statement, such as `create database x template y`. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function findBinaries(): string {
  const named = process.env.POSTGRES_BIN
  if (named) return named
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((version) => join(root, version, 'bin')).find((path) => existsSync(join(path, 'initdb')))
  if (!found) throw new Error(`PostgreSQL is not installed: no initdb under ${root}.`)
  return found
}

/** initdb refuses root. */
function ownerOf(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const read = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString())
      return { uid: read('-u'), gid: read('-g') }
    } catch {
      // The next name is tried.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody.')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}

/** However long a machine at work takes, as long as the server is there. */
async function untilReady(url: string, isOver: () => boolean): Promise<void> {
  for (;;) {
    try {
      await runStatement(url, 'select 1')
      return
    } catch (error) {
      if (isOver()) throw new Error('PostgreSQL did not start.', { cause: error })
      await pause(50)
    }
  }
}
