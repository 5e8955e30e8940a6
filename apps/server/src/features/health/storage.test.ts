import { expect, inject, onTestFinished, test } from 'vitest'
import { runFullDisk } from '../../testing/full-disk-run.ts'
import { mountSmallDisk } from '../../testing/small-disk.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { spaceWarning } from './storage-probe.ts'

const disk = inject('postgres') === undefined ? mountSmallDisk(16) : undefined
const unlimited = { count: 1_000_000, windowMs: 60_000 }

test.skipIf(!disk)(
  'a full disk degrades the server and passes; what was acknowledged is there (needs SQLite and a user who may mount)',
  async () => {
    if (!disk) return
    onTestFinished(() => disk.remove())
    const server = await startTestServer({
      env: { DATA_DIR: disk.path },
      limits: { registrationPerAddress: unlimited },
    })
    const result = await runFullDisk(server, disk, { rounds: 2, writesPerRound: 12 })
    expect(result).toMatchObject({ degraded: 2, recovered: 2, otherAnswers: 0, lost: 0, integrity: 'ok' })
    expect(result.refused).toBeGreaterThan(0)
    server.clock.advance(60_000)
    const { ready, degraded } = (await server.app.inject('/api/health')).json()
    expect(ready).toBe(true)
    expect(degraded).toEqual([
      expect.stringMatching(/^The disk of the data directory is nearly full: \d+ MB are free\.$/),
    ])
  },
)

test('a database that takes no writes degrades the server, which goes on answering', async () => {
  const server = await startTestServer()
  await server.app.ready()
  await server.listings.settled()
  await server.database.query.schema.dropTable('leases').execute()
  const answer = await server.app.inject('/api/health')
  expect(answer.statusCode).toBe(200)
  expect(answer.json().degraded).toEqual(['The database takes no writes.'])
})

test('the health writes at most once in five seconds, however often it is asked', async () => {
  const server = await startTestServer()
  const written = async () =>
    (await server.database.query.selectFrom('leases').select('until').where('name', '=', 'health').executeTakeFirst())
      ?.until
  const ask = () => server.app.inject('/api/health')
  await ask()
  const first = await written()
  server.clock.advance(4000)
  await Promise.all(Array.from({ length: 20 }, ask))
  expect(await written()).toBe(first)
  server.clock.advance(1000)
  await ask()
  expect(await written()).toBe((first ?? 0) + 5000)
})

test.each([
  [undefined, undefined],
  [200 * 2 ** 20, undefined],
  [40.7 * 2 ** 20, 'The disk of the data directory is nearly full: 40 MB are free.'],
])('of %s free bytes the health says %j', (bytes, said) => {
  expect(spaceWarning(bytes)).toBe(said)
})
