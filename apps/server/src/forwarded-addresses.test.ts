import { expect, test } from 'vitest'
import { defaultLimits } from './platform/rate-limits.ts'
import { openBrowser, signUp } from './testing/browser.ts'
import { goodPassword } from './testing/people.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const sessions = '/v1/account/sessions/email'
const proxy = '10.0.0.1'

/** Guesses at an account until it is stopped, each with the headers that `forge` gives; at most so many as one address may, and two more. */
async function guesses(server: TestServer, email: string, forge: (guess: number) => Record<string, string>) {
  const guesser = openBrowser(server, proxy)
  const codes: number[] = []
  for (let guess = 0; guess < defaultLimits.loginPerAccountAndAddress.count + 2; guess += 1) {
    const answer = await guesser.call('POST', sessions, { email, password: 'a wrong guess' }, forge(guess))
    codes.push(answer.statusCode)
  }
  return codes
}

test.each<[string, Record<string, string>, (guess: number) => Record<string, string>]>([
  ['no proxy is trusted', {}, (guess) => ({ 'x-forwarded-for': `198.51.100.${guess}` })],
  ['no proxy is trusted, and another name is tried', {}, (guess) => ({ forwarded: `for=198.51.100.${guess}` })],
  [
    'no proxy is trusted, and names of proxies are tried',
    {},
    (guess) => ({
      ...{ 'x-real-ip': `198.51.100.${guess}`, 'cf-connecting-ip': `198.51.100.${guess}` },
      ...{ 'true-client-ip': `198.51.100.${guess}`, 'x-client-ip': `198.51.100.${guess}` },
    }),
  ],
  [
    'one proxy is trusted, which adds its client at the end',
    { TRUST_PROXY: '1' },
    (guess) => ({
      'x-forwarded-for': `198.51.100.${guess}, 127.0.0.1, 203.0.113.9`,
    }),
  ],
  [
    'the network of the proxy is trusted',
    { TRUST_PROXY: '10.0.0.0/8' },
    (guess) => ({
      'x-forwarded-for': `198.51.100.${guess},,garbage, 203.0.113.9`,
    }),
  ],
  [
    'one proxy is trusted, and the client has a whole IPv6 network',
    { TRUST_PROXY: 'true' },
    (guess) => ({
      'x-forwarded-for': `198.51.100.${guess}, 2001:db8:1:2:${guess}::1`,
    }),
  ],
])('where %s, made-up addresses give nobody a second allowance', async (_case, env, forge) => {
  const server = await startTestServer({ env })
  const owner = await signUp(server, 'mira@example.org')
  const codes = await guesses(server, owner.email, forge)
  expect(codes.slice(0, defaultLimits.loginPerAccountAndAddress.count).every((code) => code === 401)).toBe(true)
  expect(codes.at(-1)).toBe(429)
})

test('an attacker behind the proxy cannot use up the allowance of another address by naming it', async () => {
  const server = await startTestServer({ env: { TRUST_PROXY: '1' } })
  const owner = await signUp(server, 'mira@example.org')
  await guesses(server, owner.email, () => ({ 'x-forwarded-for': '203.0.113.50, 198.51.100.7' }))
  const entered = await openBrowser(server, proxy).call(
    ...['POST', sessions, { email: owner.email, password: goodPassword }],
    { 'x-forwarded-for': '203.0.113.50' },
  )
  expect(entered.statusCode).toBe(201)
})
