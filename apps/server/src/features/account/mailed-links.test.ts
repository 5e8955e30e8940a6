import { lifeMs } from '@scry/contracts/retention'
import { expect, test } from 'vitest'
import { retentionTask } from '../../platform/retention.ts'
import { lastLink, openBrowser, signUp } from '../../testing/browser.ts'
import { goodPassword, otherPassword } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { accountTables } from './account-privacy.ts'

const verification = '/v1/account/verification'
const recovery = '/v1/account/recovery'

async function askedToVerify(server: TestServer) {
  const person = await signUp(server, 'margit.halloran@example.org')
  await person.call('POST', verification, { url: 'http://localhost/verify-email' })
  await server.outboxWorker.drain()
  const { userId, secret } = lastLink(server)
  return { person, link: { userId, secret } }
}

test('a verification link that was used is known, says that the address is verified and does nothing more (§4.22)', async () => {
  const server = await startTestServer()
  const { person, link } = await askedToVerify(server)
  const stranger = openBrowser(server)
  expect((await person.call('PUT', verification, link)).statusCode).toBe(200)
  const again = await stranger.call('PUT', verification, link)
  expect(again.json()).toMatchObject({ code: 409, type: 'user_email_already_verified' })
  // The owner is still logged in: nothing is ended by opening the link again.
  expect((await person.call('GET', '/v1/account')).json()).toMatchObject({ emailVerification: true })
  const rows = await server.database.query.selectFrom('account_tokens').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(link.secret)
})

test('an unknown link is an error that tells of no account (§8.30)', async () => {
  const server = await startTestServer()
  const { link } = await askedToVerify(server)
  const stranger = openBrowser(server)
  const secret = '0'.repeat(64)
  const [known, unknown] = [
    await stranger.call('PUT', verification, { userId: link.userId, secret }),
    await stranger.call('PUT', verification, { userId: 'nobody', secret }),
  ]
  expect(known.json()).toMatchObject({ code: 401, type: 'user_invalid_token' })
  expect(known.body).toBe(unknown.body)
  await stranger.call('PUT', verification, link)
  expect((await stranger.call('PUT', verification, { userId: link.userId, secret })).body).toBe(unknown.body)
})

test('a used link is known for 90 days and then removed', async () => {
  const server = await startTestServer()
  const { link } = await askedToVerify(server)
  const stranger = openBrowser(server)
  await stranger.call('PUT', verification, link)
  const { database, clock } = server
  const sweep = () =>
    retentionTask({ database, clock, tables: accountTables, mayRemove: async () => true }).run(
      new AbortController().signal,
    )
  const status = async () => (await stranger.call('PUT', verification, link)).statusCode
  server.clock.advance(lifeMs.usedVerification - 1000)
  await sweep()
  expect(await status()).toBe(409)
  server.clock.advance(1000)
  await sweep()
  expect(await status()).toBe(401)
})

test('a reset refuses what the account is known by, as registration does, and the link goes on working', async () => {
  const server = await startTestServer()
  const person = await signUp(server, 'margit.halloran@example.org')
  await person.call('POST', recovery, { email: person.email, url: 'http://localhost/reset-password' })
  await server.outboxWorker.drain()
  const { userId, secret } = lastLink(server)
  const own = 'Margit.Halloran1'
  const registered = await openBrowser(server).call('POST', '/v1/account', {
    ...{ userId: 'unique()', email: 'margit.halloran@example.com', password: own, name: 'User' },
  })
  expect(registered.json()).toMatchObject({ code: 400, type: 'password_dictionary' })
  const reset = (given: object) => openBrowser(server).call('PUT', recovery, { userId, secret, ...given })
  expect((await reset({ password: own })).json()).toMatchObject({ code: 400, type: 'password_dictionary' })
  // Without the link nobody learns what an account is known by.
  expect((await reset({ password: own, secret: '0'.repeat(64) })).json()).toMatchObject({
    ...{ code: 401, type: 'user_invalid_token' },
  })
  expect((await reset({ password: otherPassword })).statusCode).toBe(200)
  const login = (password: string) =>
    openBrowser(server).call('POST', '/v1/account/sessions/email', { email: person.email, password })
  expect((await login(goodPassword)).statusCode).toBe(401)
  expect((await login(otherPassword)).statusCode).toBe(201)
})
