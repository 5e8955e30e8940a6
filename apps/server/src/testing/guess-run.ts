import { type Browser, lastLink, openBrowser } from './browser.ts'
import type { OpenServer } from './open-server.ts'
import { goodPassword, otherPassword } from './people.ts'

const login = '/v1/account/sessions/email'
/** So often the owner comes back. */
const ownerEveryMs = 10 * 60_000

export interface GuessResult {
  readonly hours: number
  readonly addresses: number
  readonly sent: number
  /** Guesses whose password was looked at. */
  readonly lookedAt: number
  readonly longestWaitSeconds: number
  /** Logins of the owner in the browser they use, and how many of them had to wait. */
  readonly ownerLogins: number
  readonly ownerHeldUp: number
  /** Whether the owner got in from a new browser by a recovery mail, in the midst of the guessing. */
  readonly recovered: boolean
}

/** Guesses at one account every `everyMs` from one address after the other, while its owner goes on using it. */
export async function runGuessing(
  server: Pick<OpenServer, 'app' | 'clock' | 'mails' | 'outboxWorker'>,
  options: {
    readonly email: string
    /** The browser in which the owner logged in before. */
    readonly owner: Browser
    readonly hours: number
    readonly addresses: number
    readonly everyMs: number
    readonly random: () => number
  },
): Promise<GuessResult> {
  const { email, owner, hours, addresses, everyMs, random } = options
  const { clock } = server
  const result = { sent: 0, lookedAt: 0, longestWaitSeconds: 0, ownerLogins: 0, ownerHeldUp: 0 }
  const guess = async () => {
    const at = Math.floor(random() * addresses)
    const browser = openBrowser(server, `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`)
    const { statusCode, headers } = await browser.call('POST', login, { email, password: `Guess-${random()}` })
    result.sent += 1
    if (statusCode === 401) result.lookedAt += 1
    result.longestWaitSeconds = Math.max(result.longestWaitSeconds, Number(headers['retry-after'] ?? 0))
  }
  const end = clock.now() + hours * 60 * 60_000
  let ownerAt = clock.now()
  while (clock.now() < end) {
    await guess()
    if (clock.now() >= ownerAt) {
      ownerAt += ownerEveryMs
      const { statusCode } = await owner.call('POST', login, { email, password: goodPassword })
      result.ownerLogins += 1
      if (statusCode !== 201) result.ownerHeldUp += 1
    }
    clock.advance(everyMs)
  }
  const elsewhere = openBrowser(server, '203.0.113.77')
  await elsewhere.call('POST', '/v1/account/recovery', { email, url: 'http://localhost/reset-password' })
  await server.outboxWorker.drain()
  await guess()
  const { userId, secret } = lastLink(server)
  await elsewhere.call('PUT', '/v1/account/recovery', { userId, secret, password: otherPassword })
  // The guessing goes on between the new password and the first login with it.
  for (let more = 0; more < 20; more += 1) await guess()
  const { statusCode } = await elsewhere.call('POST', login, { email, password: otherPassword })
  return { hours, addresses, ...result, recovered: statusCode === 201 }
}
