import { endOtherSessions, endSession, listSessions } from '@scry/contracts/account-routes'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { removeOwn } from '../../platform/remove-own.ts'
import { serve } from '../../platform/serve.ts'
import { sessionIdleMs } from '../../platform/session-guard.ts'

export function registerSessionListRoutes(app: FastifyInstance, platform: Platform): void {
  const { database, clock, sessions } = platform

  serve(app, listSessions, async ({ request }) => {
    const { accountId, sessionId } = await sessions.require(request)
    const now = clock.now()
    const rows = await database.query
      .selectFrom('sessions')
      .select(['id', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
      .where('account_id', '=', accountId)
      .where('expires_at', '>', now)
      .where('last_used_at', '>', now - sessionIdleMs)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    return {
      success: true as const,
      sessions: rows.map((row) => ({
        id: row.id,
        device: row.user_agent,
        created_at: new Date(row.created_at).toISOString(),
        last_used_at: new Date(row.last_used_at).toISOString(),
        expires_at: new Date(Math.min(row.expires_at, row.last_used_at + sessionIdleMs)).toISOString(),
        is_current: row.id === sessionId,
      })),
    }
  })

  serve(app, endSession, async ({ request, reply, params }) => {
    const { accountId, sessionId } = await sessions.require(request)
    if (!(await removeOwn(database.query, 'sessions', accountId, params.id ?? '')))
      throw new ProblemError('not-found', 'This session has ended already.')
    if (params.id === sessionId) sessions.clearCookies(request, reply)
    return { success: true as const }
  })

  serve(app, endOtherSessions, async ({ request }) => {
    const { accountId, sessionId } = await sessions.require(request)
    const removed = await database.query
      .deleteFrom('sessions')
      .where('account_id', '=', accountId)
      .where('id', '!=', sessionId)
      .returning('id')
      .execute()
    return { success: true as const, ended: removed.length }
  })
}
