import { messages } from '@scry/contracts/messages'
import { pagePaths } from '@scry/contracts/page-paths'
import type { FastifyInstance } from 'fastify'
import { holdAccount } from '../../platform/hold-account.ts'
import { documented } from '../../platform/openapi.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProtocolError } from '../../platform/problem-error.ts'
import { protocolBody } from '../../platform/protocol-body.ts'
import { addressSubject } from '../../platform/rate-limits.ts'
import { endSecretAddresses } from '../../platform/secret-addresses.ts'
import { RecoveryBody, RecoveryUpdateBody } from './account-bodies.ts'
import { tokenDocument } from './account-documents.ts'
import { issueToken, ownerOfLink, spendToken } from './account-tokens.ts'
import type { KnownDevices } from './known-devices.ts'
import { type LinkOrigin, mailedLink } from './mailed-link.ts'
import { checkComposition, checkPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'

/** However many strangers ask: the link that was mailed last goes on working, and no further mail is sent. */
const standingToken = ({ database, clock }: Platform, accountId: string) =>
  database.query
    .selectFrom('account_tokens')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'recovery')
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()

/** A password that was forgotten: the link that is mailed, and the new password that it sets. */
export function registerRecoveryRoutes(
  app: FastifyInstance,
  platform: Platform,
  devices: KnownDevices,
  origin: LinkOrigin,
): void {
  const { database, clock, limiter, passwordCost, sessions, loginWaits } = platform

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
    const standing = mail.isAllowed ? undefined : await standingToken(platform, account.id)
    const token = standing ?? (await issueToken(platform, account, 'recovery', link))
    request.log.info({ accountId: account.id }, 'recovery asked for')
    return reply.code(201).send(tokenDocument(token))
  })

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
        await endSecretAddresses(trx, spent.account_id)
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
}
