import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Environment } from '../config.ts'
import { openHttpBrowser } from '../testing/http-person.ts'
import { goodPassword } from '../testing/people.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { freshPostgres } from '../testing/test-server.ts'

function freshFolder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'scry-command-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

async function command(name: string, env: Environment, ...args: string[]): Promise<string> {
  const file = join(import.meta.dirname, `${name}-command.ts`)
  const { NODE_COMPILE_CACHE } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], {
    env: { NODE_COMPILE_CACHE, ...env },
  })
  return stdout
}

async function startServer(env: Environment) {
  const server = await startServerProcess(env)
  onTestFinished(async () => void (await server.end('SIGKILL')))
  return server
}

const create = (email: string) => ({ userId: 'unique()', email, password: goodPassword, name: 'A Person' })
const login = (url: string, email: string) =>
  openHttpBrowser(url).call('POST', '/v1/account/sessions/email', { email, password: goodPassword })

test('backup and restore work beside the running server', async () => {
  const env = { DATA_DIR: freshFolder(), DATABASE_URL: await freshPostgres() }
  const server = await startServer(env)
  await openHttpBrowser(server.url).call('POST', '/v1/account', create('kept@example.org'))
  const path = join(freshFolder(), 'copy.sqlite')
  expect(await command('backup', env, path)).toContain(`Backup written to ${path}`)
  await openHttpBrowser(server.url).call('POST', '/v1/account', create('later@example.org'))
  expect(await command('restore', env, path)).toMatch(/Restored \d+ rows of \d+ tables/)
  expect((await login(server.url, 'kept@example.org')).status).toBe(201)
  expect((await login(server.url, 'later@example.org')).status).toBe(401)
})

test.each([
  ['backup', {}, [], /^There is no database in /],
  ['move', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, [], /^There is no database in /],
  [
    'backup',
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    [],
    /^The database at 127.0.0.1:1 does not answer/,
  ],
  ['restore', {}, ['/nowhere/scry.sqlite'], /^There is no file \/nowhere\/scry.sqlite/],
  ['restore', {}, [], /^Which backup\?/],
] as const)('%s with %j and %j fails with a sentence and no stack', async (name, env, args, said) => {
  const directory = freshFolder()
  const failure = await command(name, { DATA_DIR: directory, ...env }, ...args).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(said) })
  expect((failure as { stderr: string }).stderr).not.toContain('    at ')
  if (name !== 'restore') expect(readdirSync(directory)).not.toContain('scry.sqlite')
})

test('every command of the runbook reads the .env that the start reads', () => {
  const root = join(import.meta.dirname, '../../../..')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Environment }
  for (const name of ['backup', 'restore', 'retention', 'listings', 'sources', 'move-to-postgres'])
    expect(scripts[name]).toContain('scripts/operate.mjs')
  for (const script of ['scripts/operate.mjs', 'scripts/start.mjs'])
    expect(readFileSync(join(root, script), 'utf8')).toContain('...settings()')
})

test.skipIf(inject('postgres') === undefined)(
  'the move takes the embedded database to PostgreSQL, and refuses while a server runs (needs PostgreSQL)',
  async () => {
    const embedded = { DATA_DIR: freshFolder() }
    const target = { ...embedded, DATABASE_URL: await freshPostgres() }
    const before = await startServer(embedded)
    await openHttpBrowser(before.url).call('POST', '/v1/account', create('mover@example.org'))
    await expect(command('move', target)).rejects.toThrow(/Another server has .* open/)
    await before.end('SIGTERM')
    expect(await command('move', target)).toMatch(/Moved \d+ rows/)
    const after = await startServer(target)
    expect((await login(after.url, 'mover@example.org')).status).toBe(201)
  },
)
