import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { OpenServer } from './open-server.ts'
import { goodPassword } from './people.ts'

/** A browser without a network: keeps its cookies and sends them. */
export interface Browser {
  readonly cookies: Map<string, string>
  call(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

export interface Person extends Browser {
  readonly accountId: string
  readonly email: string
}

export function openBrowser(server: Pick<OpenServer, 'app'>, remoteAddress = '127.0.0.1'): Browser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    call: async (method, url, body, headers = {}) => {
      const options: InjectOptions = {
        method: method as 'GET',
        url,
        headers,
        remoteAddress,
        cookies: Object.fromEntries(cookies),
        ...(body === undefined ? {} : { payload: body as object }),
      }
      const answer = await server.app.inject(options)
      for (const cookie of answer.cookies) {
        const isPast = cookie.expires !== undefined && cookie.expires.getTime() <= Date.UTC(1971, 0)
        if (cookie.value === '' || isPast) cookies.delete(cookie.name)
        else cookies.set(cookie.name, cookie.value)
      }
      return answer
    },
  }
}

/** A logged-in person with an account whose address is not verified yet. */
export async function signUp(server: Pick<OpenServer, 'app'>, email: string): Promise<Person> {
  const browser = openBrowser(server)
  const account = await browser.call('POST', '/v1/account', {
    ...{ userId: 'unique()', email, password: goodPassword, name: 'A Person' },
  })
  const session = await browser.call('POST', '/v1/account/sessions/email', { email, password: goodPassword })
  if (session.statusCode !== 201) throw new Error(`Could not sign up: ${account.body} ${session.body}`)
  return { ...browser, email, accountId: account.json<{ $id: string }>().$id }
}

/** The link in the newest mail. */
export function lastLink(server: Pick<OpenServer, 'mails'>): { userId: string; secret: string; url: URL } {
  const url = new URL(/^http\S+$/m.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? '')
  return { url, userId: url.searchParams.get('userId') ?? '', secret: url.searchParams.get('secret') ?? '' }
}

/** Signs a person up and follows the link of the mail that proves the address. */
export async function signUpVerified(
  server: Pick<OpenServer, 'app' | 'mails' | 'outboxWorker'>,
  email: string,
): Promise<Person> {
  const person = await signUp(server, email)
  await person.call('POST', '/v1/account/verification', { url: 'http://localhost/verify-email' })
  await server.outboxWorker.drain()
  const { userId, secret } = lastLink(server)
  await person.call('PUT', '/v1/account/verification', { userId, secret })
  return person
}
