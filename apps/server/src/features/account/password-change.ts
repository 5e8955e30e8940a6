import type { FastifyInstance } from 'fastify'
import { documented } from '../../platform/openapi.ts'
import type { Platform } from '../../platform/platform.ts'
import { protocolBody, protocolCaller } from '../../platform/protocol-body.ts'
import { PasswordBody } from './account-bodies.ts'
import { accountDocument } from './account-documents.ts'
import { readAccount } from './account-routes.ts'
import type { KnownDevices } from './known-devices.ts'
import { checkPassword, invalidCredentials } from './password-rules.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { withStandingHash } from './with-standing-hash.ts'

export function registerPasswordChange(app: FastifyInstance, platform: Platform, devices: KnownDevices): void {
  const { config, database, clock, limiter, passwordCost, sessions } = platform

  app.patch('/v1/account/password', documented('Change the password (§7.9).', PasswordBody), async (request) => {
    const caller = await protocolCaller(sessions, request)
    await limiter.demand('passwordPerAccount', caller.accountId)
    const body = protocolBody(request, PasswordBody)
    const account = await readAccount(database.query, caller.accountId)
    const isRight = await verifyPassword(body.oldPassword ?? '', account.password_hash)
    if (!isRight) throw invalidCredentials()
    checkPassword(body.password, [account.email, account.name])
    const passwordHash = await hashPassword(body.password, passwordCost)
    const now = clock.now()
    const change = (hash: string) =>
      database.transaction(async (trx) => {
        const row = await trx
          .updateTable('accounts')
          .set({ password_hash: passwordHash, password_updated_at: now, updated_at: now })
          .where('id', '=', caller.accountId)
          // It may have been reset while it was checked.
          .where('password_hash', '=', hash)
          .returningAll()
          .executeTakeFirst()
        if (!row) return undefined
        await trx
          .deleteFrom('sessions')
          .where('account_id', '=', caller.accountId)
          .where('id', '!=', caller.sessionId)
          .execute()
        await trx
          .deleteFrom('account_tokens')
          .where('account_id', '=', caller.accountId)
          .where('purpose', '=', 'recovery')
          .execute()
        await devices.forget(trx, caller.accountId, request)
        return row
      })
    const changed = await withStandingHash(database.query, account, body.oldPassword ?? '', change)
    request.log.info({ accountId: caller.accountId }, 'password changed')
    return accountDocument(changed, config)
  })
}
