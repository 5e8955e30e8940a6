import { lifeMs } from '@scry/contracts/retention'
import type { Selectable } from 'kysely'
import type { AccountTokenTable } from '../../database/account-tables.ts'
import type { Queries } from '../../database/connect.ts'
import { clockSlackMs } from '../../platform/clock.ts'
import { holdAccount } from '../../platform/hold-account.ts'
import { hashSecret } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProtocolError } from '../../platform/problem-error.ts'

export type Purpose = 'verification' | 'recovery'

/** A recovery link acts for its owner without a password, so that it lives shortly. */
export const tokenLifeMs: Readonly<Record<Purpose, number>> = {
  verification: lifeMs.verificationLink,
  recovery: lifeMs.recoveryLink,
}

/** A new link in place of every earlier one of its kind, and the mail that will carry it, in one transaction. */
export function issueToken(
  platform: Pick<Platform, 'database' | 'clock' | 'ids' | 'outbox'>,
  account: { readonly id: string; readonly email: string },
  purpose: Purpose,
  link: string,
) {
  const { database, clock, ids, outbox } = platform
  const now = clock.now()
  const token = {
    id: ids.id(),
    account_id: account.id,
    purpose,
    secret_hash: null,
    created_at: now,
    expires_at: now + tokenLifeMs[purpose],
  }
  return database.transaction(async (trx) => {
    await holdAccount(database, trx, account.id)
    // One statement, so that several clicks at once replace each other.
    await trx
      .insertInto('account_tokens')
      .values(token)
      .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(token))
      .execute()
    const params = { tokenId: token.id, link }
    await outbox.add(trx, { template: purpose, recipient: account.email, params, accountId: account.id })
    return token
  })
}

export interface GivenLink {
  readonly userId: string
  readonly secret: string
}

/** The account whose link this is, while it can be used. */
export async function ownerOfLink(queries: Queries, given: GivenLink, purpose: Purpose, now: number) {
  const owner = await queries
    .selectFrom('account_tokens')
    .innerJoin('accounts', 'accounts.id', 'account_tokens.account_id')
    .select(['accounts.email', 'accounts.name'])
    .where('account_id', '=', given.userId)
    .where('purpose', '=', purpose)
    .where('secret_hash', '=', hashSecret(given.secret))
    .where('expires_at', '>', now)
    .where('expires_at', '<=', farthestEnd(purpose, now))
    .executeTakeFirst()
  if (!owner) throw invalidLink()
  return owner
}

/** A link that would last longer than any was mailed by a clock that ran ahead, and counts as over. */
function farthestEnd(purpose: Purpose, now: number): number {
  return now + tokenLifeMs[purpose] + clockSlackMs
}

/** Removes the token if the secret is its own and it has not expired: a link works once. */
export async function spendToken(trx: Queries, given: GivenLink, purpose: Purpose, now: number) {
  const token = await trx
    .deleteFrom('account_tokens')
    .where('account_id', '=', given.userId)
    .where('purpose', '=', purpose)
    .where('secret_hash', '=', hashSecret(given.secret))
    .where('expires_at', '>', now)
    .where('expires_at', '<=', farthestEnd(purpose, now))
    .returningAll()
    .executeTakeFirst()
  if (!token) throw invalidLink()
  return token
}

/** Keeps the hash of a verification that was just spent. */
export async function keepUsedLink(trx: Queries, token: Selectable<AccountTokenTable>, now: number): Promise<void> {
  const used = { ...token, purpose: 'used-verification' as const, expires_at: now + lifeMs.usedVerification }
  await trx
    .insertInto('account_tokens')
    .values(used)
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(used))
    .execute()
}

export async function isUsedLink(trx: Queries, given: GivenLink): Promise<boolean> {
  const used = await trx
    .selectFrom('account_tokens')
    .select('id')
    .where('account_id', '=', given.userId)
    .where('purpose', '=', 'used-verification')
    .where('secret_hash', '=', hashSecret(given.secret))
    .executeTakeFirst()
  return used !== undefined
}

/** The same for a link that ended, one that was replaced and one that never was: it tells of no account. */
function invalidLink(): ProtocolError {
  return new ProtocolError(401, 'user_invalid_token', 'Invalid token passed in the request.')
}
