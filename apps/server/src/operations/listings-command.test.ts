import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noMapping } from '@scry/sources/mapping'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { storedListings } from '../features/listings/listing-store.ts'
import { complain } from '../features/sources/complaints.ts'
import { importListings } from '../features/sources/import-listings.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { outputOf, outputOfProcess } from '../testing/command-output.ts'
import { freshPostgres } from '../testing/test-server.ts'
import { type Judgment, judgeListings } from './judge-listings.ts'

const commandFile = join(import.meta.dirname, 'listings-command.ts')

/** A server's data with one listing, which the lists of two offices joined, and a complaint that it is two. */
async function listedTwice() {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-listings-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const where = { DATA_DIR: dataDir, DATABASE_URL: await freshPostgres() }
  const database = connect({ dataDir, databaseUrl: where.DATABASE_URL })
  onTestFinished(() => database.close())
  await migrate(database, migrations, clock)
  const deps = { database, clock, listings: storedListings }
  const env = { ...where, SOURCES: 'live' }
  const inProcess = (...words: string[]) => outputOfProcess(commandFile, words, env)
  const judge = (judgment: Judgment, id?: string) => outputOf(async () => judgeListings(readConfig(env), judgment, id))
  const rows = Buffer.from('id,title,employer,link\n7,Farrier,Anvil House,https://jobs.example/7\n')
  const take = (source: string) =>
    importListings(
      { ...deps, holder: 'test' },
      { name: 'jobs.csv', pieces: [rows], source, mapping: noMapping, isComplete: false },
      { note: () => {}, progress: () => {} },
      new AbortController().signal,
    )
  await take('Career Office')
  await take('Alumni list')
  const id = 'own-career-office:7'
  await complain({ ...deps, planned: new Set() }, id, 'two', '203.0.113.9')
  return { id, inProcess, judge, take }
}

test('an operator reads the complaints, and hides and keeps a listing', async () => {
  const { id, inProcess, judge } = await listedTwice()
  expect(await judge('complaints')).toBe(`${id}  Farrier, Anvil House: 1 × two\n`)
  expect(await inProcess('hide', id)).toBe('Farrier: in no list.\n')
  expect(await judge('complaints')).toBe('Nobody complained of a listing since you looked last.\n')
  expect(await judge('keep', id)).toBe('Farrier: in the lists.\n')
  expect(await judge('keep', 'nothing')).toMatch(/^failed\nThere is no listing 'nothing'\./)
  expect(await inProcess('hide')).toMatch(/^failed\nnpm run listings/)
})

test('an operator parts a listing that is two, and it stays parted', async () => {
  const { id, judge, take } = await listedTwice()
  expect(await judge('split', id)).toBe(
    '1 more will be listed when their sources show them next, which are asked now.\n',
  )
  expect(await judge('split', id)).toMatch(/^failed\nThis listing is one: nothing was joined to it\./)
  expect(await take('Alumni list')).toMatchObject({ fresh: 0, changed: 1, joined: 0 })
  expect(await judge('hide', 'own-alumni-list:7')).toBe('Farrier: in no list.\n')
})
