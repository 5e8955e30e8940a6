import type { FastifyInstance } from 'fastify'
import { documented } from '../../platform/openapi.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProtocolError } from '../../platform/problem-error.ts'
import { protocolBody, protocolCaller } from '../../platform/protocol-body.ts'
import { removeOwn } from '../../platform/remove-own.ts'
import { sessionIdleMs } from '../../platform/session-guard.ts'
import { EmailSessionBody } from './account-bodies.ts'
import { sessionDocument } from './account-documents.ts'
import type { KnownDevices } from './known-devices.ts'
import { logIn } from './log-in.ts'

interface Target {
  Params: { id: string }
}

export function registerSessionRoutes(app: FastifyInstance, platform: Platform, devices: KnownDevices): void {
  const { database, clock, sessions } = platform

  app.post('/v1/account/sessions/email', documented('Log in (§7.3).', EmailSessionBody), async (request, reply) => {
    const session = await logIn(platform, devices, protocolBody(request, EmailSessionBody), request, reply)
    return reply.code(201).send(session)
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
    if (!(await removeOwn(database.query, 'sessions', accountId, id))) throw sessionNotFound()
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
