import { boundToOrigin, hintCookie, sessionCookie } from '@scry/contracts/cookies'
import { lifeMs } from '@scry/contracts/retention'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/connect.ts'
import { prepareQuery } from '../database/prepared-query.ts'
import { type Clock, clockSlackMs } from './clock.ts'
import { hashSecret } from './ids.ts'
import { ProblemError } from './problem-error.ts'

/** Who asks. */
export interface Caller {
  readonly accountId: string
  readonly sessionId: string
  readonly email: string
  readonly name: string
  readonly isVerified: boolean
}

/** A session ends this long after its last use, and in any case at its absolute end. */
export const sessionIdleMs = lifeMs.sessionIdle
export const sessionLifeMs = lifeMs.session
/** The last use is written at most this often, so that reading stays reading. */
const touchEveryMs = 60 * 60 * 1000

const idsAtOnce = 500

const secureCookie = boundToOrigin(sessionCookie)
const plainSecret = secretIn(sessionCookie)
const secureSecret = secretIn(secureCookie)

/** What of a request says who asks. */
type Asked = Pick<FastifyRequest, 'headers' | 'protocol'>

export interface SessionGuard {
  find(request: Asked): Promise<Caller | undefined>
  /** Of these sessions those that go on, by their ids. */
  living(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Caller>>
  /** The caller; a visitor gets 401 `not-logged-in`. */
  require(request: FastifyRequest): Promise<Caller>
  /** Whether the caller's browser speaks HTTPS, so that a cookie may be bound to it. */
  isSecure(request: Asked): boolean
  setCookies(request: FastifyRequest, reply: FastifyReply, secret: string, expiresAt: number): void
  clearCookies(request: FastifyRequest, reply: FastifyReply): void
}

const sessionQuery = (database: Database) =>
  prepareQuery(database.query, (query, secretHash: string, now: number, idleSince: number, farthest: number) =>
    query
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select([
        'sessions.id as sessionId',
        'sessions.last_used_at as lastUsedAt',
        'accounts.id as accountId',
        'accounts.email as email',
        'accounts.name as name',
        'accounts.email_verified as emailVerified',
      ])
      .where('sessions.secret_hash', '=', secretHash)
      .where('sessions.expires_at', '>', now)
      .where('sessions.last_used_at', '>', idleSince)
      // One that would last longer than any was made by a clock that ran ahead.
      .where('sessions.expires_at', '<=', farthest),
  )

export function createSessionGuard(deps: {
  readonly database: Database
  readonly clock: Clock
  readonly publicUrl: string | undefined
}): SessionGuard {
  const { database, clock, publicUrl } = deps
  const isSecure = (request: Asked) =>
    publicUrl === undefined ? request.protocol === 'https' : publicUrl.startsWith('https:')
  const cookieName = (request: FastifyRequest) => (isSecure(request) ? secureCookie : sessionCookie)
  const sentSecret = (request: Asked) =>
    (isSecure(request) ? secureSecret : plainSecret).exec(request.headers.cookie ?? '')?.[1]

  const readSession = sessionQuery(database)

  const find = async (request: Asked): Promise<Caller | undefined> => {
    const secret = sentSecret(request)
    if (secret === undefined) return undefined
    const now = clock.now()
    const [row] = await readSession(hashSecret(secret), now, now - sessionIdleMs, now + sessionLifeMs + clockSlackMs)
    if (!row) return undefined
    if (now - row.lastUsedAt > touchEveryMs) {
      await database.query.updateTable('sessions').set({ last_used_at: now }).where('id', '=', row.sessionId).execute()
    }
    const { accountId, sessionId, email, name } = row
    return { accountId, sessionId, email, name, isVerified: row.emailVerified === 1 }
  }

  return {
    find,
    living: async (sessionIds) => {
      const now = clock.now()
      const found = new Map<string, Caller>()
      for (let from = 0; from < sessionIds.length; from += idsAtOnce) {
        const rows = await database.query
          .selectFrom('sessions')
          .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
          .select(['sessions.id as sessionId', 'accounts.id as accountId', 'email', 'name', 'email_verified'])
          .where('sessions.id', 'in', sessionIds.slice(from, from + idsAtOnce))
          .where('sessions.expires_at', '>', now)
          .where('sessions.last_used_at', '>', now - sessionIdleMs)
          .execute()
        for (const { email_verified, ...row } of rows)
          found.set(row.sessionId, { ...row, isVerified: email_verified === 1 })
      }
      return found
    },
    isSecure,
    require: async (request) => {
      const caller = await find(request)
      if (!caller) throw new ProblemError('not-logged-in', 'Please log in first.')
      return caller
    },
    setCookies: (request, reply, secret, expiresAt) => {
      const shape = { path: '/', sameSite: 'lax', secure: isSecure(request), expires: new Date(expiresAt) } as const
      reply.setCookie(cookieName(request), secret, { ...shape, httpOnly: true })
      reply.setCookie(hintCookie, '1', shape)
    },
    clearCookies: (request, reply) => {
      const shape = { path: '/', sameSite: 'lax', secure: isSecure(request) } as const
      reply.clearCookie(cookieName(request), { ...shape, httpOnly: true })
      reply.clearCookie(hintCookie, shape)
    },
  }
}

/** The cookie's value where it has the shape of a secret; anything else is no session. */
function secretIn(name: string): RegExp {
  return new RegExp(`(?:^|;) *${name}=([0-9a-f]{64}) *(?:;|$)`)
}
