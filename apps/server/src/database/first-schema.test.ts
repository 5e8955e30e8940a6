import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restore } from '../operations/backup.ts'
import { openBrowser } from '../testing/browser.ts'
import { goodPassword } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'

/** Written once by the first version, with its schema and a person's rows. Never written again. */
const firstSchema = join(import.meta.dirname, 'fixtures/first-schema.sqlite')

test('a database of the first schema is upgraded, on either engine, and its people find everything', async () => {
  const server = await startTestServer()
  await restore(firstSchema, server.database, server.dataDir)
  const browser = openBrowser(server)
  const login = { email: 'first@example.org', password: goodPassword }
  const entered = await browser.call('POST', '/v1/account/sessions/email', login)
  expect(entered.statusCode).toBe(201)
  const list = async (collection: string) =>
    (await browser.call('GET', `/v1/databases/scry/collections/${collection}/documents`)).json()
  expect(await list('users')).toMatchObject({
    ...{
      total: 1,
      documents: [{ name: 'First Person', skills: ['Sewing', 'CAD'], hasResume: true, resumeVersion: 1 }],
    },
  })
  expect(await list('aggregated_jobs')).toMatchObject({ total: 1, documents: [{ jobRole: 'Pattern Cutter' }] })
  expect(await list('hackathon')).toMatchObject({ total: 1, documents: [{ themes: ['Sensors', 'Maps'] }] })
  expect(await list('user_activity')).toMatchObject({
    total: 1,
    documents: [{ recent_activity_2: 'Hackathon posted' }],
  })
})
