import {
  addApplication,
  changeApplication,
  exportApplications,
  importApplications,
  listApplications,
  removeApplication,
} from '@scry/contracts/application-routes'
import { applicationCaps } from '@scry/contracts/applications'
import { visibleText } from '@scry/contracts/visible-text'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { holdAccount } from '../../platform/hold-account.ts'
import type { PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { serve } from '../../platform/serve.ts'
import { readApplications, writeApplications } from './application-csv.ts'
import { applicationOnWire, applicationsTable, createApplicationRows, type ReadListings } from './application-rows.ts'

const noApplication = () => new ProblemError('not-found', 'This application is not on your record.')

/** A person's own record of applications: theirs alone, and independent of whether the listing stays. */
export function registerApplications(
  app: FastifyInstance,
  platform: Platform,
  readListings: ReadListings,
): { personalTables: readonly PersonalTable[] } {
  const { clock, database, limiter, sessions } = platform
  const rows = createApplicationRows(platform, readListings)

  const requireWriter = async (request: FastifyRequest) => {
    const caller = await sessions.require(request)
    await limiter.demand('documentWritePerAccount', caller.accountId)
    return caller
  }

  serve(app, listApplications, async ({ request }) => {
    const { accountId } = await sessions.require(request)
    const all = await rows.all(accountId)
    const listed = await rows.listed(all)
    const applications = all.map((row) => applicationOnWire(row, listed.has(row.listing_id ?? '')))
    return { success: true as const, applications }
  })

  serve(app, addApplication, async ({ request, body }) => {
    const { accountId } = await requireWriter(request)
    const { row, before } = await rows.add(accountId, body.listing_id, body.stage, body.words)
    return { success: true as const, application: applicationOnWire(row, (await rows.listed([row])).size > 0), before }
  })

  serve(app, changeApplication, async ({ request, body, params }) => {
    const { accountId } = await requireWriter(request)
    const { stage, notes, next_step, next_step_on } = body
    const row = await rows.change(database.query, accountId, params.id ?? '', {
      ...(stage !== undefined && { stage }),
      ...(notes !== undefined && { notes: visibleText(notes) }),
      ...(next_step !== undefined && { next_step: visibleText(next_step) }),
      ...(next_step_on !== undefined && { next_step_on }),
    })
    if (!row) throw noApplication()
    return { success: true as const, application: applicationOnWire(row, (await rows.listed([row])).size > 0) }
  })

  serve(app, removeApplication, async ({ request, params }) => {
    const { accountId } = await requireWriter(request)
    if (!(await rows.remove(accountId, params.id ?? ''))) throw noApplication()
    return { success: true as const }
  })

  serve(app, exportApplications, async ({ request, reply }) => {
    const { accountId } = await sessions.require(request)
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="scry-applications.csv"')
    reply.serializer(String)
    return writeApplications(await rows.all(accountId))
  })

  serve(
    app,
    importApplications,
    async ({ request, body }) => {
      const { accountId } = await requireWriter(request)
      const { applications, named, problems } = readApplications(body.csv, clock.now())
      const brought = await database.transaction(async (trx) => {
        await holdAccount(database, trx, accountId)
        return rows.bring(trx, accountId, applications, named)
      })
      const told = [...problems, ...brought.problems].toSorted((one, other) => one.line - other.line)
      return { success: true as const, ...brought, problems: told }
    },
    // Quotation marks and ends of lines are two characters on the wire.
    { bodyLimitBytes: 2 * applicationCaps.fileBytes },
  )

  return { personalTables: [applicationsTable(platform)] }
}
