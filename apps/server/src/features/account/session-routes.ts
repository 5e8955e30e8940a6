import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashSecret } from '../../platform/ids.ts'
import { documented } from '../../platform/openapi.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProtocolError } from '../../platform/problem-error.ts'
import { protocolBody, protocolCaller } from '../../platform/protocol-body.ts'
import { addressSubject } from '../../platform/rate-limits.ts'
import { sessionIdleMs, sessionLifeMs } from '../../platform/session-guard.ts'
import { EmailSessionBody } from './account-bodies.ts'
import { sessionDocument } from './account-documents.ts'
import type { KnownDevices } from './known-devices.ts'
import { invalidCredentials } from './password-rules.ts'
import { hashPassword, isOutdated, spendAsMuch, verifyPassword } from './passwords.ts'
import { withStandingHash } from './with-standing-hash.ts'

/** The oldest sessions of an account end when it has more. */
const mostSessions = 20

interface Target {
  Params: { id: string }
}

export function registerSessionRoutes(app: FastifyInstance, platform: Platform, devices: KnownDevices): void {
  const { database, clock, ids, limiter, loginWaits, passwordCost, sessions, activity } = platform

  app.post('/v1/account/sessions/email', documented('Log in (§7.3).', EmailSessionBody), async (request, reply) => {
    const { email, password } = protocolBody(request, EmailSessionBody)
    const address = addressSubject(request.ip)
    const guesses = `${email}\n${address}`
    const known = await devices.find(request, email)
    if (known) await limiter.demand('loginPerDevice', known.id)
    else {
      await limiter.demand('loginPerAddress', address)
      await limiter.demand('loginPerAccountAndAddress', guesses)
      await loginWaits.demand(email)
    }
    const account = await database.query
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst()
    const isRight = account !== undefined && (await verifyPassword(password, account.password_hash))
    if (!account) await spendAsMuch(password, passwordCost)
    if (!account || !isRight) {
      request.log.info({ accountId: account?.id }, 'login failed')
      throw invalidCredentials()
    }
    if (known) await limiter.reset('loginPerDevice', known.id)
    else {
      await limiter.reset('loginPerAccountAndAddress', guesses)
      await loginWaits.reset(email)
    }
    const upgraded = isOutdated(account.password_hash, passwordCost)
      ? await hashPassword(password, passwordCost)
      : undefined
    const replaced = await sessions.find(request)
    const secret = ids.secret()
    const now = clock.now()
    const session = {
      id: ids.id(),
      account_id: account.id,
      secret_hash: hashSecret(secret),
      created_at: now,
      last_used_at: now,
      expires_at: now + sessionLifeMs,
      user_agent: deviceName(request),
    }
    const enter = (hash: string) =>
      database.transaction(async (trx) => {
        // Once only: logins at once would go on replacing each other's.
        const isReplaced = upgraded !== undefined && hash === account.password_hash
        // A password that was replaced while it was checked opens nothing, and must not come back.
        const isCurrent = await trx
          .updateTable('accounts')
          .set({ accessed_at: now, ...(isReplaced && { password_hash: upgraded }) })
          .where('id', '=', account.id)
          .where('password_hash', '=', hash)
          .returning('id')
          .executeTakeFirst()
        if (!isCurrent) return undefined
        if (replaced) await trx.deleteFrom('sessions').where('id', '=', replaced.sessionId).execute()
        await trx.insertInto('sessions').values(session).execute()
        const kept = trx
          .selectFrom('sessions')
          .select('id')
          .where('account_id', '=', account.id)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(mostSessions)
        await trx.deleteFrom('sessions').where('account_id', '=', account.id).where('id', 'not in', kept).execute()
        await trx.updateTable('profiles').set({ last_login: now }).where('account_id', '=', account.id).execute()
        await activity.record(account.id, 'Logged in', trx)
        return devices.remember(trx, account.id, known)
      })
    const device = await withStandingHash(database.query, account, password, enter)
    devices.setCookie(request, reply, device)
    sessions.setCookies(request, reply, secret, session.expires_at)
    request.log.info({ accountId: account.id, sessionId: session.id }, 'logged in')
    return reply.code(201).send(sessionDocument(session, account.email, session.id))
  })

  app.get('/v1/account/sessions', documented('Sessions of the account.'), async (request) => {
    const { accountId, sessionId, email } = await protocolCaller(sessions, request)
    const rows = await database.query
      .selectFrom('sessions')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('expires_at', '>', clock.now())
      .where('last_used_at', '>', clock.now() - sessionIdleMs)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    return { total: rows.length, sessions: rows.map((row) => sessionDocument(row, email, sessionId)) }
  })

  app.get<Target>('/v1/account/sessions/:id', documented('One session.'), async (request) => {
    const { accountId, sessionId, email } = await protocolCaller(sessions, request)
    const row = await database.query
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', request.params.id === 'current' ? sessionId : request.params.id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (!row) throw sessionNotFound()
    return sessionDocument(row, email, sessionId)
  })

  app.delete<Target>('/v1/account/sessions/:id', documented('End a session (§7.4).'), async (request, reply) => {
    const { accountId, sessionId } = await protocolCaller(sessions, request)
    const id = request.params.id === 'current' ? sessionId : request.params.id
    const removed = await database.query
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('id')
      .execute()
    if (removed.length === 0) throw sessionNotFound()
    if (id === sessionId) sessions.clearCookies(request, reply)
    request.log.info({ accountId, sessionId: id }, 'logged out')
    return reply.code(204).send()
  })

  app.delete('/v1/account/sessions', documented('End every session.'), async (request, reply) => {
    const { accountId } = await protocolCaller(sessions, request)
    await database.query.deleteFrom('sessions').where('account_id', '=', accountId).execute()
    sessions.clearCookies(request, reply)
    request.log.info({ accountId }, 'logged out everywhere')
    return reply.code(204).send()
  })
}

function sessionNotFound(): ProtocolError {
  return new ProtocolError(404, 'user_session_not_found', 'The current user session could not be found.')
}

/** Enough to recognise a session in the list; the whole header identifies people too well to be kept. */
function deviceName(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? ''
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)\//.exec(agent)?.[1]
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(agent)?.[1]
  const browserName = browser === 'Edg' ? 'Edge' : browser === 'OPR' ? 'Opera' : browser
  return [browserName ?? 'Unknown browser', system?.replace('Mac OS X', 'macOS')].filter(Boolean).join(' on ')
}
