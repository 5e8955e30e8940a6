import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../database/connect.ts'
import { documented } from '../../platform/openapi.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProtocolError } from '../../platform/problem-error.ts'
import { protocolBody, protocolCaller } from '../../platform/protocol-body.ts'
import { addressSubject } from '../../platform/rate-limits.ts'
import { isUniqueViolation } from '../../platform/storage-errors.ts'
import { AccountBody, NameBody } from './account-bodies.ts'
import { accountDocument } from './account-documents.ts'
import { checkPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'

export function registerAccountRoutes(app: FastifyInstance, platform: Platform): void {
  const { config, database, clock, ids, limiter, passwordCost, sessions } = platform

  app.post('/v1/account', documented('Create an account (§7.2).', AccountBody), async (request, reply) => {
    await limiter.demand('registrationPerAddress', addressSubject(request.ip))
    const body = protocolBody(request, AccountBody)
    const name = body.name ?? ''
    checkPassword(body.password, [body.email, name])
    // Hashed before anything is looked up: a taken address costs the same time as a free one.
    const passwordHash = await hashPassword(body.password, passwordCost)
    const now = clock.now()
    const account = {
      id: body.userId === 'unique()' ? ids.id() : body.userId,
      email: body.email,
      name,
      password_hash: passwordHash,
      password_updated_at: now,
      email_verified: 0,
      created_at: now,
      updated_at: now,
      accessed_at: now,
    }
    try {
      await database.query.insertInto('accounts').values(account).execute()
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      const message = 'A user with the same id, email, or phone already exists in this project.'
      throw new ProtocolError(409, 'user_already_exists', message)
    }
    request.log.info({ accountId: account.id }, 'account created')
    return reply.code(201).send(accountDocument(account, config))
  })

  app.get('/v1/account', documented('The account of the session (§7.1).'), async (request) => {
    const { accountId } = await protocolCaller(sessions, request)
    return accountDocument(await readAccount(database.query, accountId), config)
  })

  app.patch('/v1/account/name', documented('Change the display name.', NameBody), async (request) => {
    const { accountId } = await protocolCaller(sessions, request)
    await limiter.demand('documentWritePerAccount', accountId)
    const { name } = protocolBody(request, NameBody)
    const account = await database.query
      .updateTable('accounts')
      .set({ name, updated_at: clock.now() })
      .where('id', '=', accountId)
      .returningAll()
      .executeTakeFirst()
    if (!account) throw accountDeleted()
    return accountDocument(account, config)
  })
}

/** An account may be deleted elsewhere between the session's check and this. */
export async function readAccount(queries: Queries, accountId: string) {
  const account = await queries.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst()
  if (!account) throw accountDeleted()
  return account
}

function accountDeleted(): ProtocolError {
  return new ProtocolError(401, 'general_unauthorized_scope', 'This account was deleted.')
}
