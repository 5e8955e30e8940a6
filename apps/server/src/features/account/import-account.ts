import { archiveCaps, importAccount } from '@scry/contracts/account-routes'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { holdAccount } from '../../platform/hold-account.ts'
import { documented } from '../../platform/openapi.ts'
import { eraseRows, type PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { addressSubject } from '../../platform/rate-limits.ts'
import { isUniqueViolation } from '../../platform/storage-errors.ts'
import { acceptUploads, readUpload } from '../../platform/upload.ts'
import { readArchive, rowsOf } from './account-archive.ts'

/** Brings an archive back into an account that holds nothing of what the archive may hold but a profile, which the archive's replaces. */
export function registerImport(app: FastifyInstance, platform: Platform, tables: readonly PersonalTable[]): void {
  const { database, limiter, sessions, turn, uploads } = platform
  const { method, path, summary, response } = importAccount
  app.register(async (scope) => {
    acceptUploads(scope)
    scope.route({
      method,
      url: path,
      ...documented(summary, z.object({ archive: z.string().meta({ format: 'binary' }) })),
      schema: { consumes: ['multipart/form-data'], response: { 200: response } },
      handler: async (request, reply) => {
        const caller = await sessions.require(request)
        await limiter.demand('exportPerAccount', caller.accountId)
        const form = { field: 'archive', maxBytes: archiveCaps.bytes }
        const { bytes } = await readUpload(request, reply, uploads, form)
        const archived = await turn(addressSubject(request.ip), () => readArchive(bytes))
        const brought = await database.transaction(async (trx) => {
          await holdAccount(database, trx, caller.accountId)
          const counts: Record<string, number> = {}
          for (const personal of tables) {
            const { table, bringFor, exportFor, isReplaced } = personal
            if (!bringFor) continue
            const rows = rowsOf(archived, table)
            if (isReplaced && rows.length > 0) await eraseRows(personal, trx, caller.accountId)
            else if (!isReplaced && (await exportFor(trx, caller.accountId)).length > 0)
              throw new ProblemError(
                'not-allowed',
                'This account is not empty. An archive can only be brought into an account without postings, applications, saved searches, feedback and words on skills.',
              )
            await bringFor(trx, caller, rows).catch((cause) => {
              if (!isUniqueViolation(cause)) throw cause
              throw new ProblemError('invalid-input', 'The archive says something twice.', { cause })
            })
            counts[table] = rows.length
          }
          return counts
        })
        request.log.info({ accountId: caller.accountId }, 'account brought back')
        return { success: true, brought }
      },
    })
  })
}
