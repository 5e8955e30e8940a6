import { deleteAccount, exportAccount, exportAccountCsv, exportArchive } from '@scry/contracts/account-routes'
import { messages } from '@scry/contracts/messages'
import { tableRetention } from '@scry/contracts/retention'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { askErasure } from '../../platform/erasure.ts'
import { holdAccountAlone } from '../../platform/hold-account.ts'
import { eraseRows, type PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { serve } from '../../platform/serve.ts'
import type { Caller } from '../../platform/session-guard.ts'
import { writeArchive } from './account-archive.ts'
import { exportCsv } from './export-csv.ts'
import { registerImport } from './import-account.ts'
import { createKnownDevices } from './known-devices.ts'
import { verifyPassword } from './passwords.ts'

/** Export and deletion over the tables that every feature handed in. Both ask for the password again. */
export function registerPrivacy(
  app: FastifyInstance,
  platform: Platform,
  deps: { readonly tables: readonly PersonalTable[]; removeMailFile(outboxId: string): Promise<void> },
): void {
  const { database, clock, limiter, sessions } = platform
  const { tables } = deps

  const requireOwner = async (request: FastifyRequest, password: string): Promise<Caller> => {
    const caller = await sessions.require(request)
    await limiter.demand('passwordPerAccount', caller.accountId)
    const account = await database.query
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', caller.accountId)
      .executeTakeFirst()
    const isRight = account && (await verifyPassword(password, account.password_hash))
    if (!isRight) throw new ProblemError('not-allowed', messages.password.currentWrong)
    return caller
  }

  const readAll = async (accountId: string) => {
    const rows: Record<string, Record<string, unknown>[]> = {}
    for (const table of tables) {
      const exported = await table.exportFor(database.query, accountId)
      rows[table.table] = exported.map((row) => ({ ...row }))
    }
    return rows
  }

  const exported = async (request: FastifyRequest, password: string) => {
    const { accountId } = await requireOwner(request, password)
    await limiter.demand('exportPerAccount', accountId)
    request.log.info({ accountId }, 'account exported')
    return {
      success: true as const,
      exported_at: new Date(clock.now()).toISOString(),
      retention: Object.fromEntries(tables.map(({ table }) => [table, tableRetention[table].howLong])),
      tables: await readAll(accountId),
    }
  }

  serve(app, exportAccount, ({ request, body }) => exported(request, body.password))

  serve(app, exportArchive, async ({ request, reply, body }) => {
    const all = await exported(request, body.password)
    reply.header('content-disposition', 'attachment; filename="scry-account.zip"')
    return reply.type('application/zip').send(writeArchive(all, exportCsv(all.tables)))
  })
  registerImport(app, platform, tables)

  serve(app, exportAccountCsv, async ({ request, reply, body }) => {
    const { accountId } = await requireOwner(request, body.password)
    await limiter.demand('exportPerAccount', accountId)
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="scry-export.csv"')
    reply.serializer(String)
    return exportCsv(await readAll(accountId))
  })

  serve(app, deleteAccount, async ({ request, reply, body }) => {
    const { accountId } = await requireOwner(request, body.password)
    const mails = await database.query.selectFrom('outbox').select('id').where('account_id', '=', accountId).execute()
    await database.transaction(async (trx) => {
      await holdAccountAlone(database, trx, accountId)
      for (const table of tables) await eraseRows(table, trx, accountId)
      await askErasure(platform, trx)
    })
    for (const { id } of mails) await deps.removeMailFile(id)
    sessions.clearCookies(request, reply)
    createKnownDevices(platform).clearCookie(request, reply)
    request.log.info('account deleted')
    return { success: true as const }
  })
}
