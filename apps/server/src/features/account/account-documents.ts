import { reviewerLabel } from '@scry/contracts/review'
import type { Selectable } from 'kysely'
import type { Config } from '../../config.ts'
import type { AccountTable, AccountTokenTable, SessionTable } from '../../database/account-tables.ts'
import { isReviewer } from '../../platform/reviewers.ts'

type Account = Selectable<AccountTable>

const iso = (instant: number) => new Date(instant).toISOString()

/** The account as the backend protocol shows it. */
export function accountDocument(account: Account, config: Pick<Config, 'reviewerEmails'>) {
  const isVerified = account.email_verified === 1
  return {
    $id: account.id,
    $createdAt: iso(account.created_at),
    $updatedAt: iso(account.updated_at),
    name: account.name,
    registration: iso(account.created_at),
    status: true,
    labels: isReviewer(config, { email: account.email, isVerified }) ? [reviewerLabel] : [],
    passwordUpdate: iso(account.password_updated_at),
    email: account.email,
    phone: '',
    emailVerification: isVerified,
    phoneVerification: false,
    mfa: false,
    prefs: {},
    targets: [],
    accessedAt: iso(account.accessed_at),
  }
}

/** A session. Its secret is in the cookie only. */
export function sessionDocument(session: Selectable<SessionTable>, email: string, currentId: string) {
  return {
    $id: session.id,
    $createdAt: iso(session.created_at),
    $updatedAt: iso(session.last_used_at),
    userId: session.account_id,
    expire: iso(session.expires_at),
    provider: 'email',
    providerUid: email,
    providerAccessToken: '',
    providerAccessTokenExpiry: '',
    providerRefreshToken: '',
    ip: '',
    osCode: '',
    osName: '',
    osVersion: '',
    clientType: 'browser',
    clientCode: '',
    clientName: session.user_agent,
    clientVersion: '',
    clientEngine: '',
    clientEngineVersion: '',
    deviceName: '',
    deviceBrand: '',
    deviceModel: '',
    countryCode: '',
    countryName: '',
    current: session.id === currentId,
    factors: ['password'],
    secret: '',
    mfaUpdatedAt: '',
  }
}

/** An issued link. The secret is in the mail only. */
export function tokenDocument(token: Selectable<AccountTokenTable>) {
  return {
    $id: token.id,
    $createdAt: iso(token.created_at),
    userId: token.account_id,
    secret: '',
    expire: iso(token.expires_at),
    phrase: '',
  }
}
