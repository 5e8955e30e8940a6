import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../testing/test-server.ts'
import { connectFile } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'

test.skipIf(inject('postgres') === undefined)(
  'the same query returns the same rows in the same order on both engines (needs PostgreSQL)',
  async () => {
    const { database: postgres } = await freshDatabase()
    const directory = mkdtempSync(join(tmpdir(), 'scry-engines-'))
    const sqlite = connectFile(join(directory, 'x.sqlite'))
    onTestFinished(async () => {
      await sqlite.close()
      rmSync(directory, { recursive: true, force: true })
    })
    await migrate(sqlite, migrations, { now: () => 1 })
    const text = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 12 })
      .map((value) => value.replaceAll(String.fromCharCode(0), ' '))
    const instant = fc.integer({ min: -(2 ** 53) + 1, max: 2 ** 53 - 1 })
    const listing = fc.record({
      id: text,
      feed: fc.constantFrom('a', 'B', 'ä', 'b'),
      kind: fc.constantFrom('job' as const, 'hackathon' as const),
      content: text,
      content_hash: text,
      updated_at: instant,
    })
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(listing, { maxLength: 25, selector: (row) => row.id }),
        text,
        async (rows, from) => {
          const answers = await Promise.all(
            [sqlite, postgres].map(async ({ query }) => {
              await query.deleteFrom('listings').execute()
              if (rows.length > 0) await query.insertInto('listings').values(rows).execute()
              const all = query.selectFrom('listings').selectAll()
              return {
                byId: await all.orderBy('id').execute(),
                after: await all.where('id', '>', from).orderBy('id', 'desc').limit(5).execute(),
                byFeed: await all.orderBy('feed').orderBy('updated_at').orderBy('id').execute(),
                one: await all.where('content', '=', from).orderBy('id').execute(),
              }
            }),
          )
          const [first, second] = answers.map((answer) => JSON.parse(JSON.stringify(answer)) as unknown)
          expect(second).toEqual(first)
        },
      ),
      { numRuns: 60 },
    )
  },
)
