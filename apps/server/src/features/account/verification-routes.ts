import { pagePaths } from '@scry/contracts/page-paths'
import type { FastifyInstance } from 'fastify'
import { holdAccount } from '../../platform/hold-account.ts'
import { documented } from '../../platform/openapi.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProtocolError } from '../../platform/problem-error.ts'
import { protocolBody, protocolCaller } from '../../platform/protocol-body.ts'
import { addressSubject } from '../../platform/rate-limits.ts'
import { endSecretAddresses } from '../../platform/secret-addresses.ts'
import { VerificationBody, VerificationUpdateBody } from './account-bodies.ts'
import { tokenDocument } from './account-documents.ts'
import { issueToken, isUsedLink, keepUsedLink, spendToken } from './account-tokens.ts'
import type { KnownDevices } from './known-devices.ts'
import { type LinkOrigin, mailedLink } from './mailed-link.ts'

/** Both paths of the protocol's versions. The link's GET is the web app's page and spends nothing. */
export function registerVerificationRoutes(
  app: FastifyInstance,
  platform: Platform,
  devices: KnownDevices,
  origin: LinkOrigin,
): void {
  const { database, clock, limiter, sessions } = platform

  for (const path of ['/v1/account/verification', '/v1/account/verifications/email']) {
    app.post(path, documented('Mail a verification link (§7.7).', VerificationBody), async (request, reply) => {
      const caller = await protocolCaller(sessions, request)
      const { url } = protocolBody(request, VerificationBody)
      const link = mailedLink(url, pagePaths.verifyEmail, origin)
      if (caller.isVerified) throw alreadyVerified()
      await limiter.demand('verificationPerAddress', addressSubject(request.ip))
      await limiter.demand('verificationPerAccount', caller.accountId)
      // Whoever registers with another person's address must not flood its mailbox.
      await limiter.demand('verificationMailPerRecipient', caller.email)
      const account = { id: caller.accountId, email: caller.email }
      return reply.code(201).send(tokenDocument(await issueToken(platform, account, 'verification', link)))
    })

    app.put(path, documented('Verify the address (§7.8).', VerificationUpdateBody), async (request) => {
      await limiter.demand('linkPerAddress', addressSubject(request.ip))
      const body = protocolBody(request, VerificationUpdateBody)
      const caller = await sessions.find(request)
      const now = clock.now()
      const token = await database.transaction(async (trx) => {
        await holdAccount(database, trx, body.userId)
        // Opened again, or its first answer was lost.
        if (await isUsedLink(trx, body)) throw alreadyVerified()
        const spent = await spendToken(trx, body, 'verification', now)
        await keepUsedLink(trx, spent, now)
        await trx
          .updateTable('accounts')
          .set({ email_verified: 1, updated_at: now })
          .where('id', '=', spent.account_id)
          .execute()
        // Whoever registered this address before its owner showed up must not stay logged in.
        await trx
          .deleteFrom('sessions')
          .where('account_id', '=', spent.account_id)
          .where('id', '!=', caller?.sessionId ?? '')
          .execute()
        await devices.forget(trx, spent.account_id, request)
        if (caller?.accountId !== spent.account_id) await endSecretAddresses(trx, spent.account_id)
        return spent
      })
      request.log.info({ accountId: token.account_id }, 'address verified')
      return tokenDocument(token)
    })
  }
}

function alreadyVerified(): ProtocolError {
  return new ProtocolError(409, 'user_email_already_verified', 'User email is already verified')
}
