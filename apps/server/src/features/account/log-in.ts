import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import type { AccountTable, SessionTable } from '../../database/account-tables.ts'
import { hashSecret } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { addressSubject } from '../../platform/rate-limits.ts'
import { sessionLifeMs } from '../../platform/session-guard.ts'
import { sessionDocument } from './account-documents.ts'
import type { KnownDevice, KnownDevices } from './known-devices.ts'
import { invalidCredentials } from './password-rules.ts'
import { hashPassword, isOutdated, spendAsMuch, verifyPassword } from './passwords.ts'
import { withStandingHash } from './with-standing-hash.ts'

/** The oldest sessions of an account end when it has more. */
const mostSessions = 20

interface Credentials {
  readonly email: string
  readonly password: string
}
type Account = Selectable<AccountTable>

/** Whose the credentials are, once the limits allow to ask; a known device is counted for itself. */
async function checked(
  { database, limiter, loginWaits, passwordCost }: Platform,
  { email, password }: Credentials,
  known: KnownDevice | undefined,
  request: FastifyRequest,
): Promise<Account> {
  const address = addressSubject(request.ip)
  const guesses = `${email}\n${address}`
  if (known) await limiter.demand('loginPerDevice', known.id)
  else {
    await limiter.demand('loginPerAddress', address)
    await limiter.demand('loginPerAccountAndAddress', guesses)
    await loginWaits.demand(email)
  }
  const account = await database.query.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
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
  return account
}

/** What a login writes, all of it or nothing; undefined where the hash that was checked stands no more. */
function enter(
  { database, activity }: Platform,
  devices: KnownDevices,
  login: {
    readonly account: Account
    readonly session: Selectable<SessionTable>
    readonly known: KnownDevice | undefined
    /** The session of the browser before this one. */
    readonly replaced: string | undefined
    /** The hash of the same password at today's cost. */
    readonly upgraded: string | undefined
  },
  hash: string,
): Promise<string | undefined> {
  const { account, session, known, replaced, upgraded } = login
  const now = session.created_at
  return database.transaction(async (trx) => {
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
    if (replaced) await trx.deleteFrom('sessions').where('id', '=', replaced).execute()
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
}

/** Checks the credentials, opens a session and tells the browser its secrets. */
export async function logIn(
  platform: Platform,
  devices: KnownDevices,
  credentials: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { database, clock, ids, passwordCost, sessions } = platform
  const { email, password } = credentials
  const known = await devices.find(request, email)
  const account = await checked(platform, credentials, known, request)
  const isOld = isOutdated(account.password_hash, passwordCost)
  const upgraded = isOld ? await hashPassword(password, passwordCost) : undefined
  const replaced = (await sessions.find(request))?.sessionId
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
  const login = { account, session, known, replaced, upgraded }
  const device = await withStandingHash(database.query, account, password, (hash) =>
    enter(platform, devices, login, hash),
  )
  devices.setCookie(request, reply, device)
  sessions.setCookies(request, reply, secret, session.expires_at)
  request.log.info({ accountId: account.id, sessionId: session.id }, 'logged in')
  return sessionDocument(session, account.email, session.id)
}

/** Enough to recognise a session in the list; the whole header identifies people too well to be kept. */
function deviceName(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? ''
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)\//.exec(agent)?.[1]
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(agent)?.[1]
  const browserName = browser === 'Edg' ? 'Edge' : browser === 'OPR' ? 'Opera' : browser
  return [browserName ?? 'Unknown browser', system?.replace('Mac OS X', 'macOS')].filter(Boolean).join(' on ')
}
