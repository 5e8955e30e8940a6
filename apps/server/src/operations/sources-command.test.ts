import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Environment, readConfig } from '../config.ts'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { outputOf, outputOfProcess } from '../testing/command-output.ts'
import { inventFeeds } from '../testing/invented-feeds.ts'
import { openRecordedInternet } from '../testing/recorded-internet.ts'
import { freshPostgres } from '../testing/test-server.ts'
import { tellOfSources } from './tell-of-sources.ts'

test('a host lists the sources, checks one and runs one, with words for what is wrong', async () => {
  const feeds = inventFeeds({ perList: 10, hackathons: 12 })
  const internet = await openRecordedInternet(feeds.answering)
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-sources-'))
  onTestFinished(async () => {
    await internet.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const where = { DATA_DIR: dataDir, DATABASE_URL: await freshPostgres() }
  const database = connect({ dataDir, databaseUrl: where.DATABASE_URL })
  await migrate(database, migrations, { now: () => Date.now() })
  await database.close()
  const feedsFile = join(dataDir, 'feeds.json')
  writeFileSync(feedsFile, '[{ "name": "Campus", "address": "https://campus.example/jobs.csv" }]')
  const env = { ...where, ...internet.env, SOURCES: 'off', FEEDS: feedsFile }
  const commandWith = (more: Environment, ...words: string[]) =>
    outputOf(async () => tellOfSources(words, readConfig({ ...env, ...more })))
  const command = (...words: string[]) => commandWith({}, ...words)
  const file = join(import.meta.dirname, 'sources-command.ts')
  expect(await outputOfProcess(file, ['run', 'devpost'], env)).toBe('devpost: 12 open, done\n')
  expect(await outputOfProcess(file, ['check', 'nowhere'], env)).toMatch(/^failed\nThere is no source 'nowhere'/)
  expect(await command('check', 'devpost')).toMatch(/^Devpost answers\. The first answer holds 9 entries; 1 more/)
  feeds.broken.set('devpost.com', 403)
  expect(await command('check', 'devpost')).toBe('failed\nDevpost: It refused to answer (403).\n')
  expect(await command('run', 'devpost')).toContain('devpost: 12 open, It refused to answer (403).')
  const ofOff = await command()
  expect(ofOff).toMatch(/^devpost +12 open {2}not asked, as SOURCES is 'off', asked to the end 20/m)
  expect(ofOff).toMatch(/^own-campus +0 open {2}not asked, as SOURCES is 'off'$/m)
  const ofSample = await commandWith({ SOURCES: 'sample' })
  expect(ofSample).toMatch(/^remotive +0 open {2}not asked, as SOURCES is 'sample'$/m)
  expect(ofSample).toMatch(/^own-campus +0 open {2}not asked yet$/m)
  const listed = await commandWith({ SOURCES: 'live' })
  expect(listed).toMatch(/^devpost +12 open {2}1 of 1 failing: It refused to answer \(403\)\., asked to the end 20/m)
  expect(listed).toMatch(/^remotive +0 open {2}not asked yet$/m)
  expect(listed).toMatch(/^adzuna +0 open {2}needs ADZUNA_APP_ID, ADZUNA_APP_KEY$/m)
  expect(await command('check', 'adzuna')).toContain('ADZUNA_APP_KEY')
  expect(await command('check', 'nowhere')).toMatch(/There is no source 'nowhere'.*own-campus/)
  expect(await command('check', 'greenhouse/nobody')).toContain("Greenhouse has no board 'nobody' in the list.")
  expect(await command('check', 'own-campus')).toContain('Campus: it is not there any more (404).')
})
