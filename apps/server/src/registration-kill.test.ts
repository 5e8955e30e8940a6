import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type HttpBrowser, openHttpBrowser } from './testing/http-person.ts'
import { goodPassword } from './testing/people.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

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

test('a server killed before or after the answer of any registration step leaves nothing in the way (§4.2)', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-kill-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const env = { DATA_DIR: dataDir, TRUST_PROXY: '1' }
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
