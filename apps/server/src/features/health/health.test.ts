import { getFacts, getHealth } from '@scry/contracts/health-routes'
import { expect, inject, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

async function ask(env: Record<string, string> = {}) {
  const server = await startTestServer({ env })
  await server.app.ready()
  await server.listings.settled()
  return server
}

test('a working server is live and ready and names its parts (§7.25)', async () => {
  const { app } = await ask()
  const answer = await app.inject('/api/health')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(getHealth.response.parse(answer.json())).toMatchObject({
    live: true,
    ready: true,
    degraded: [],
    database: inject('postgres') ? 'postgres' : 'sqlite',
    mail: 'files',
    sources: 'off',
  })
})

test('a database that is away is said, with 503', async () => {
  const { app, database } = await ask()
  await database.query.destroy()
  const answer = await app.inject('/api/health')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ live: true, ready: false })
  expect(answer.json().degraded).toContain('The database cannot be reached.')
})

test('mails that wait for longer than 15 minutes degrade the server', async () => {
  const { app, clock, database, platform } = await ask()
  await database.transaction((trx) =>
    platform.outbox.add(trx, { template: 'report', recipient: 'team@example.org', params: {} }),
  )
  expect((await app.inject('/api/health')).json().degraded).toEqual([])
  clock.advance(16 * 60_000)
  expect((await app.inject('/api/health')).json().degraded).toEqual([
    'Mails have been waiting for more than 15 minutes.',
  ])
})

test('mails that were given up degrade the server for a week', async () => {
  const { app, clock, database, platform } = await ask()
  await database.transaction((trx) =>
    platform.outbox.add(trx, { template: 'report', recipient: 'team@example.org', params: {} }),
  )
  await database.query.updateTable('outbox').set({ state: 'failed' }).execute()
  const degraded = async () => (await app.inject('/api/health')).json().degraded
  expect(await degraded()).toEqual([
    'Mails that were given up in the last 7 days: 1. The runbook tells how to see why.',
  ])
  clock.advance(7 * 24 * 60 * 60_000)
  expect(await degraded()).toEqual([])
})

test('facts say where mails go when no mail server is set, and count afresh after ten seconds', async () => {
  const { app, clock } = await ask({ TEAM_EMAIL: 'team@example.org' })
  const facts = getFacts.response.parse((await app.inject('/api/facts')).json())
  expect(facts).toMatchObject({ mail: 'files', contact_email: 'team@example.org', verified_accounts: 0 })
  expect(facts.outbox_hint).toContain('outbox')
  clock.advance(10_000)
  const later = getFacts.response.parse((await app.inject('/api/facts')).json())
  expect(later.counted_at > facts.counted_at).toBe(true)
})

test('reports that nobody would be mailed degrade the server', async () => {
  const { app } = await ask({ SMTP_URL: 'smtp://127.0.0.1:9' })
  expect((await app.inject('/api/health')).json().degraded).toEqual([
    'Reports are kept but mailed to nobody: TEAM_EMAIL is not set.',
  ])
})
