import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { ListenError, startFailure } from './start-failure.ts'

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scry-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What the start says of this folder. */
async function failureOn(dataDir: string): Promise<string> {
  let database: ReturnType<typeof connect> | undefined
  try {
    database = connect({ databaseUrl: undefined, dataDir })
    await migrate(database, migrations, { now: () => 1 })
  } catch (error) {
    return startFailure(error)
  } finally {
    await database?.close()
  }
  return 'It starts.'
}

test('a port in use is said in a sentence that names the variable', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const second = createServer().listen(port, '127.0.0.1')
  const [cause] = await once(second, 'error')
  taken.close()
  const error = new ListenError('Not listening', { cause })
  expect(startFailure(error)).toBe(`Port ${port} is in use. Stop what listens there, or set PORT to another one.`)
})

test('a HOST that nobody knows is not taken for the host of the database', () => {
  const cause = Object.assign(new Error(), { syscall: 'getaddrinfo', code: 'ENOTFOUND', hostname: 'scry.campus' })
  expect(startFailure(new ListenError('Not listening', { cause }))).toBe(
    'The host scry.campus is not known. Set HOST to an address of this machine.',
  )
})

test.each([
  [
    { syscall: 'getaddrinfo', code: 'ENOTFOUND', hostname: 'db.campus.example' },
    "The database's host db.campus.example is not known. Check DATABASE_URL.",
  ],
  [
    { code: 'ECONNREFUSED', errors: [{ syscall: 'connect', code: 'ECONNREFUSED', address: '::1', port: 5432 }] },
    'The database at ::1:5432 does not answer. Start it, or check DATABASE_URL.',
  ],
  [
    { message: 'timeout exceeded when trying to connect' },
    'The database does not answer in time. Start it, or check DATABASE_URL.',
  ],
  [
    { severity: 'FATAL', code: '28P01', message: 'password authentication failed for user "scry"' },
    'The database refuses the connection: password authentication failed for user "scry". Check DATABASE_URL.',
  ],
  [
    { severity: 'FATAL', code: '3D000', message: 'database "scry" does not exist' },
    'The database refuses the connection: database "scry" does not exist. Check DATABASE_URL.',
  ],
  [
    { severity: 'ERROR', code: '42501', message: 'permission denied for schema public' },
    "The database's user has too few rights: permission denied for schema public. Make it the owner of the database.",
  ],
  [
    { code: 'EROFS', message: "EROFS: read-only file system, mkdir '/srv/scry'" },
    "DATA_DIR cannot be written: EROFS: read-only file system, mkdir '/srv/scry'. Let this user write there, or set DATA_DIR to another folder.",
  ],
  [
    { errcode: 8, message: 'attempt to write a readonly database' },
    'The database in DATA_DIR cannot be opened for writing: attempt to write a readonly database. Let this user write that folder and its files.',
  ],
  [
    { errcode: 13, message: 'database or disk is full' },
    'The disk of DATA_DIR is full. Free some space and start again.',
  ],
])('what cannot be had is said in a sentence: %j', (fields, said) => {
  expect(startFailure(Object.assign(new Error(), fields))).toBe(said)
})

test('a DATA_DIR that is a file, or lies below one, is said to be no folder', async () => {
  const file = join(freshFolder(), 'a-file')
  writeFileSync(file, 'x')
  expect(await failureOn(file)).toBe(`DATA_DIR is no folder (${file}). Set it to a folder, or remove that file.`)
  expect(await failureOn(join(file, 'below'))).toMatch(/^DATA_DIR is no folder/)
})

test.skipIf(!existsSync('/proc/self'))(
  'a DATA_DIR where no folder can be made is said, and the start ends (needs /proc)',
  async () => {
    expect(await failureOn('/proc/scry/data')).toBe(
      'DATA_DIR cannot be made (/proc/scry). Set it to a folder where this user may make files.',
    )
  },
)

test('a folder where the database should be is said', async () => {
  const dataDir = freshFolder()
  mkdirSync(join(dataDir, 'scry.sqlite'))
  expect(await failureOn(dataDir)).toMatch(/^The database in DATA_DIR cannot be opened for writing: /)
})

test.each([
  ['all of it', 'scry.sqlite', 0],
  ['its tables', 'scry.sqlite', 100],
  ['the lock beside it', 'server.lock', 0],
])('a damaged database is said with what to do: %s', async (_part, name, from) => {
  const dataDir = freshFolder()
  expect(await failureOn(dataDir)).toBe('It starts.')
  const file = openSync(join(dataDir, name), 'r+')
  writeSync(file, Buffer.alloc(40_000, 'x'), 0, 40_000, from)
  closeSync(file)
  expect(await failureOn(dataDir)).toMatch(/^The database in DATA_DIR is damaged: .*npm run restore/)
})

test('an error without a usual cause is one sentence with its place, and no stack', () => {
  const said = startFailure(new Error('something else.'))
  expect(said).toMatch(
    /^This failed for no usual reason: something else\. Please report it with this line \(.*:\d+\)\.$/,
  )
  expect(said).not.toContain('\n')
})
