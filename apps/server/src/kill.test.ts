import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Environment } from './config.ts'
import { type HttpBrowser, openHttpBrowser } from './testing/http-person.ts'
import { runKillRounds } from './testing/kill-rounds.ts'
import { goodPassword } from './testing/people.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { freshPostgres } from './testing/test-server.ts'

const minuteMs = 60_000

async function freshEnvironment(): Promise<Environment> {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-kill-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return { DATA_DIR: dataDir, DATABASE_URL: await freshPostgres(), TRUST_PROXY: '1' }
}

const users = '/v1/databases/scry/collections/users/documents'

/** The steps of §4.4 to §4.8 that the server sees, as a browser makes them. */
const steps: [name: string, send: (browser: HttpBrowser, email: string) => Promise<{ status: number }>][] = [
  [
    'create the account',
    (browser, email) =>
      browser.call('POST', '/v1/account', { userId: 'unique()', email, password: goodPassword, name: 'User' }),
  ],
  [
    'sign in',
    (browser, email) => browser.call('POST', '/v1/account/sessions/email', { email, password: goodPassword }),
  ],
  ['fetch the account', (browser) => browser.call('GET', '/v1/account')],
  ['create the profile', (browser) => browser.call('POST', users, { documentId: 'unique()', data: { name: 'User' } })],
  [
    'send the verification',
    (browser) => browser.call('POST', '/v1/account/verification', { url: 'http://localhost/verify-email' }),
  ],
]

/** What a person does after a failure: everything again in a fresh browser; what stands already is no obstacle. */
async function tryAgain(browser: HttpBrowser, email: string): Promise<void> {
  for (const [name, send] of steps) {
    const { status } = await send(browser, email)
    const stands = name.startsWith('create') ? 409 : 201
    expect([200, 201, stands], `${name} after a kill`).toContain(status)
  }
  const { body } = await browser.call('GET', users)
  expect(body.total).toBe(1)
}

test('a server killed before or after the answer of any registration step leaves nothing in the way (§4.2)', {
  timeout: 10 * minuteMs,
}, async () => {
  const env = await freshEnvironment()
  let server: ServerProcess = await startServerProcess(env)
  onTestFinished(async () => void (await server.end('SIGKILL')))
  for (const [position, [name]] of steps.entries()) {
    // After the answer of one step is before the next.
    const isLast = position === steps.length - 1
    for (const moment of isLast ? (['before', 'after'] as const) : (['before'] as const)) {
      const email = `step-${position}-${moment}@example.org`
      const browser = openHttpBrowser(server.url)
      for (const [, send] of steps.slice(0, position)) await send(browser, email)
      const sent = steps[position]?.[1](browser, email)
      if (moment === 'after') expect((await sent)?.status, name).toBeLessThan(300)
      const settled = sent?.catch(() => undefined)
      await server.end('SIGKILL')
      await settled
      server = await startServerProcess(env)
      await tryAgain(openHttpBrowser(server.url), email)
    }
  }
})

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
