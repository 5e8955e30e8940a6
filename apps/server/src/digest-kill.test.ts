import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Listing } from '@scry/contracts/listing'
import { seededRandom } from '@scry/fictional/seeded-random'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { connect, type Database } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { migrations } from './database/migrations.ts'
import { listingRow } from './features/listings/listing-row.ts'
import { createListingStore } from './features/listings/listing-store.ts'
import { writePeople } from './testing/digest-people.ts'
import { until } from './testing/http-person.ts'
import { startServerProcess } from './testing/server-process.ts'
import { openSmtpSink } from './testing/smtp-sink.ts'
import { freshPostgres } from './testing/test-server.ts'

const people = 120
const rounds = 3
const dayMs = 86_400_000
const skills = ['Baking', 'Pastry', 'Food Safety', 'Cake Decorating']
const bakery = (id: string): Listing => ({
  ...{ id, kind: 'job', title: 'Baker', company: `Crumb ${id}`, skills, level: 'entry', location: 'Leith' },
  ...{ type: 'full-time', description: 'You bake bread. Baking and pastry are your craft.' },
})

test('a server killed while digests are written and sent sends nobody two and loses none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-digests-'))
  const sink = await openSmtpSink()
  onTestFinished(async () => {
    await sink.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const env = { DATA_DIR: dataDir, DATABASE_URL: await freshPostgres(), SMTP_URL: sink.url }
  const withDatabase = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
    const database = connect(readConfig({ ...env, SOURCES: 'off' }))
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const now = Date.now()
  await withDatabase(async (database) => {
    await migrate(database, migrations, { now: () => now })
    const at = (instant: number) => createListingStore({ database, clock: { now: () => instant } })
    await at(now - 2 * dayMs).write([listingRow('board', bakery('old'))])
    await at(now - dayMs / 2).write(['a', 'b'].map((id) => listingRow('board', bakery(id))))
    await writePeople(database, { count: people, jobs: [bakery('own')], lookedAt: now - dayMs, now })
    // The one job fits everybody.
    await database.query
      .updateTable('profiles')
      .set({ experience_level: 'entry', skills: JSON.stringify(skills), work_experience: 'Baker at Quay (1 year)' })
      .execute()
  })
  const random = seededRandom(20261126)
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServerProcess(env)
    const enough = Math.min(people - 1, sink.mails.length + 1 + Math.floor(random() * 25))
    await until(async () => sink.mails.length >= enough, 'digests')
    await pause(random() * 20)
    await server.end('SIGKILL')
    // The time goes by for which a turn of somebody who was killed is kept.
    await withDatabase(async ({ query }) => {
      await query.deleteFrom('leases').execute()
      await query.updateTable('outbox').set({ leased_until: 0 }).execute()
    })
  }
  expect(new Set(sink.mails.map(({ to }) => to)).size).toBeLessThan(people)
  const server = await startServerProcess(env)
  const receivers = () => new Set(sink.mails.map(({ to }) => to)).size
  await until(async () => receivers() === people, 'the last digest')
  await server.end('SIGTERM')
  const written = await withDatabase(({ query }) =>
    query.selectFrom('outbox').select(['recipient', 'state']).where('template', '=', 'digest').execute(),
  )
  expect(written).toHaveLength(people)
  expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(people)
  // What was accepted just before a kill may come again: as the same mail, which a mailbox shows once.
  const mails = new Set(sink.mails.map(({ to, messageId }) => `${to} ${messageId}`))
  expect(mails.size).toBe(people)
  for (const { text } of sink.mails) expect(text).not.toMatch(/Crumb old/)
})
