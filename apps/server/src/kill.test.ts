import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Environment } from './config.ts'
import { openHttpBrowser } from './testing/http-person.ts'
import { runKillRounds } from './testing/kill-rounds.ts'
import { goodPassword } from './testing/people.ts'
import { startServerProcess } from './testing/server-process.ts'
import { freshPostgres } from './testing/test-server.ts'

const minuteMs = 60_000

async function freshEnvironment(): Promise<Environment> {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-kill-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return { DATA_DIR: dataDir, DATABASE_URL: await freshPostgres(), TRUST_PROXY: '1' }
}

// More rounds: npm run soak -- kill-rounds.
test('a kill under writing load loses no acknowledged write, no account and no mail', {
  timeout: 10 * minuteMs,
}, async () => {
  let seed = 20261121
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
  const env = await freshEnvironment()
  const result = await runKillRounds({ rounds: 1, writers: 4, env, random, mostWritesPerRound: 60 })
  console.log(`killed ${result.rounds} times: ${JSON.stringify({ ...result, losses: result.losses.length })}`)
  expect(result.losses).toEqual([])
  expect(result.acknowledgedWrites).toBeGreaterThan(result.rounds)
})

test('SIGTERM drains: what is under way is answered, then the process ends with 0', async () => {
  const server = await startServerProcess(await freshEnvironment())
  const create = openHttpBrowser(server.url).call('POST', '/v1/account', {
    ...{ userId: 'unique()', email: 'mira@example.org', password: goodPassword, name: 'Mira' },
  })
  // The request has arrived once a later one on another connection is answered.
  await openHttpBrowser(server.url).call('GET', '/v1/account')
  const ended = server.end('SIGTERM')
  expect((await create).status).toBe(201)
  expect(await ended).toBe(0)
})
