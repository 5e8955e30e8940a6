import { messages } from '@scry/contracts/messages'
import { pagePaths } from '@scry/contracts/page-paths'
import type { FastifyInstance } from 'fastify'
import { holdAccount } from '../../platform/hold-account.ts'
import { documented } from '../../platform/openapi.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProtocolError } from '../../platform/problem-error.ts'
import { protocolBody, protocolCaller } from '../../platform/protocol-body.ts'
import { addressSubject } from '../../platform/rate-limits.ts'
import { PasswordBody, RecoveryBody, RecoveryUpdateBody } from './account-bodies.ts'
import { accountDocument, tokenDocument } from './account-documents.ts'
import { readAccount } from './account-routes.ts'
import { issueToken, ownerOfLink, spendToken } from './account-tokens.ts'
import type { KnownDevices } from './known-devices.ts'
import { type LinkOrigin, mailedLink } from './mailed-link.ts'
import { checkComposition, checkPassword, invalidCredentials } from './password-rules.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { withStandingHash } from './with-standing-hash.ts'

export function registerPasswordRoutes(
  app: FastifyInstance,
  platform: Platform,
  devices: KnownDevices,
  origin: LinkOrigin,
): void {
  const { config, database, clock, limiter, passwordCost, sessions, loginWaits } = platform

  app.post('/v1/account/recovery', documented('Mail a recovery link (§7.5).', RecoveryBody), async (request, reply) => {
    const address = addressSubject(request.ip)
    await limiter.demand('recoveryPerAddress', address)
    const { email, url } = protocolBody(request, RecoveryBody)
    const link = mailedLink(url, pagePaths.resetPassword, origin)
    await limiter.demand('recoveryPerAccountAndAddress', `${email}\n${address}`)
    const account = await database.query
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('email', '=', email)
      .executeTakeFirst()
    if (!account) {
      throw new ProtocolError(404, 'user_not_found', 'User with the requested ID could not be found.')
    }
    const mail = await limiter.take('recoveryMailPerRecipient', email)
    const standing = mail.isAllowed ? undefined : await standingToken(account.id)
    const token = standing ?? (await issueToken(platform, account, 'recovery', link))
    request.log.info({ accountId: account.id }, 'recovery asked for')
    return reply.code(201).send(tokenDocument(token))
  })

  /** However many strangers ask: the link that was mailed last goes on working, and no further mail is sent. */
  function standingToken(accountId: string) {
    return database.query
      .selectFrom('account_tokens')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('purpose', '=', 'recovery')
      .where('expires_at', '>', clock.now())
      .executeTakeFirst()
  }

  app.put(
    '/v1/account/recovery',
    documented('Set a password by the link (§7.6).', RecoveryUpdateBody),
    async (request, reply) => {
      await limiter.demand('linkPerAddress', addressSubject(request.ip))
      const body = protocolBody(request, RecoveryUpdateBody)
      if (body.passwordAgain !== undefined && body.passwordAgain !== body.password) {
        throw new ProtocolError(400, 'user_password_mismatch', messages.password.mismatch)
      }
      checkPassword(body.password, [])
      checkComposition(body.password)
      const now = clock.now()
      // Whoever holds the link may be told what the account is known by; nobody else is.
      const { email, name } = await ownerOfLink(database.query, body, 'recovery', now)
      checkPassword(body.password, [email, name])
      const passwordHash = await hashPassword(body.password, passwordCost)
      const { token, device } = await database.transaction(async (trx) => {
        await holdAccount(database, trx, body.userId)
        const spent = await spendToken(trx, body, 'recovery', now)
        // Who opened the mailed link has shown that the address is theirs.
        await trx
          .updateTable('accounts')
          .set({ password_hash: passwordHash, password_updated_at: now, email_verified: 1, updated_at: now })
          .where('id', '=', spent.account_id)
          .execute()
        await trx.deleteFrom('sessions').where('account_id', '=', spent.account_id).execute()
        await devices.forget(trx, spent.account_id)
        return { token: spent, device: await devices.remember(trx, spent.account_id) }
      })
      // Whoever guesses at the account meanwhile cannot keep its owner from logging in with the new password.
      await loginWaits.reset(email)
      sessions.clearCookies(request, reply)
      devices.setCookie(request, reply, device)
      request.log.info({ accountId: token.account_id }, 'password reset')
      return tokenDocument(token)
    },
  )

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
