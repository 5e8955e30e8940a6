import { boundToOrigin, deviceCookie } from '@scry/contracts/cookies'
import { lifeMs } from '@scry/contracts/retention'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '../../database/connect.ts'
import { hashSecret } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'

const secureCookie = boundToOrigin(deviceCookie)

/** People who share a browser: it is a device of each of their accounts, with a secret of its own; whose was used last stands first. */
const mostSecrets = 4
const secretsIn = (cookie: string) => new RegExp(`(?:^|;) *${cookie}=((?:[0-9a-f]{64}\\.?){1,${mostSecrets}}) *(?:;|$)`)
const plainSecrets = secretsIn(deviceCookie)
const secureSecrets = secretsIn(secureCookie)
/** The oldest of an account are forgotten when it has more. */
const mostDevices = 20

export interface KnownDevice {
  readonly id: string
  readonly secret: string
}

/**
 * Browsers that have shown once that they are the owner's, by a right password or a mailed link. Such a one opens nothing
 * by itself, but its tries are counted for themselves: what strangers try elsewhere never makes it wait.
 */
export interface KnownDevices {
  /** The device that the request comes from, if it is known to the account of this address. */
  find(request: FastifyRequest, email: string): Promise<KnownDevice | undefined>
  /** Answers the secret for the cookie: that of the known device, which was used again, or of a new one. */
  remember(trx: Queries, accountId: string, known?: KnownDevice): Promise<string>
  /** Forgets the devices of the account, but not the one that the request comes from, where one is given. */
  forget(trx: Queries, accountId: string, request?: FastifyRequest): Promise<void>
  setCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void
  clearCookie(request: FastifyRequest, reply: FastifyReply): void
}

export function createKnownDevices(platform: Pick<Platform, 'database' | 'clock' | 'ids' | 'sessions'>): KnownDevices {
  const { database, clock, ids, sessions } = platform
  const cookieName = (request: FastifyRequest) => (sessions.isSecure(request) ? secureCookie : deviceCookie)
  const sentSecrets = (request: FastifyRequest): string[] => {
    const [, sent = ''] =
      (sessions.isSecure(request) ? secureSecrets : plainSecrets).exec(request.headers.cookie ?? '') ?? []
    return sent.split('.').filter((secret) => secret !== '')
  }
  const shape = (request: FastifyRequest) =>
    ({ path: '/', sameSite: 'strict', httpOnly: true, secure: sessions.isSecure(request) }) as const

  return {
    find: async (request, email) => {
      const secrets = sentSecrets(request)
      if (secrets.length === 0) return undefined
      const row = await database.query
        .selectFrom('known_devices')
        .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
        .select(['known_devices.id', 'known_devices.secret_hash'])
        .where('known_devices.secret_hash', 'in', secrets.map(hashSecret))
        .where('known_devices.last_used_at', '>', clock.now() - lifeMs.knownDevice)
        .where('accounts.email', '=', email)
        .executeTakeFirst()
      const secret = secrets.find((one) => hashSecret(one) === row?.secret_hash)
      return row && secret !== undefined ? { id: row.id, secret } : undefined
    },
    remember: async (trx, accountId, known) => {
      const now = clock.now()
      const again = await trx
        .updateTable('known_devices')
        .set({ last_used_at: now })
        .where('id', '=', known?.id ?? '')
        .returning('id')
        .executeTakeFirst()
      if (known && again) return known.secret
      const secret = ids.secret()
      const used = { secret_hash: hashSecret(secret), created_at: now, last_used_at: now }
      await trx
        .insertInto('known_devices')
        .values({ id: ids.id(), account_id: accountId, ...used })
        .execute()
      await keepLatest(trx, accountId)
      return secret
    },
    forget: async (trx, accountId, request) => {
      const kept = request ? sentSecrets(request).map(hashSecret) : []
      await trx
        .deleteFrom('known_devices')
        .where('account_id', '=', accountId)
        .where('secret_hash', 'not in', ['', ...kept])
        .execute()
    },
    setCookie: (request, reply, secret) => {
      const expires = new Date(clock.now() + lifeMs.knownDevice)
      const others = sentSecrets(request).filter((one) => one !== secret)
      const secrets = [secret, ...others].slice(0, mostSecrets).join('.')
      reply.setCookie(cookieName(request), secrets, { ...shape(request), expires })
    },
    clearCookie: (request, reply) => {
      reply.clearCookie(cookieName(request), shape(request))
    },
  }
}

/** Forgets all but the devices that were used last. */
async function keepLatest(trx: Queries, accountId: string): Promise<void> {
  const kept = trx
    .selectFrom('known_devices')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(mostDevices)
  await trx.deleteFrom('known_devices').where('account_id', '=', accountId).where('id', 'not in', kept).execute()
}
