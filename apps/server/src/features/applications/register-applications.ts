import {
  addApplication,
  changeApplication,
  exportApplications,
  importApplications,
  listApplications,
  removeApplication,
} from '@scry/contracts/application-routes'
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
      ...(notes !== undefined && { notes: notes.toWellFormed().replaceAll('\u0000', '') }),
      ...(next_step !== undefined && { next_step: next_step.toWellFormed().replaceAll('\u0000', '') }),
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

  serve(app, importApplications, async ({ request, body }) => {
    const { accountId } = await requireWriter(request)
    const { applications, problems } = readApplications(body.csv, clock.now())
    let added = 0
    await database.transaction(async (trx) => {
      await holdAccount(database, trx, accountId)
      for (const { row } of applications) {
        const own = rows.of(trx, accountId)
        const same = row.listing_id
          ? own.where('listing_id', '=', row.listing_id)
          : own.where('title', '=', row.title).where('company', '=', row.company)
        const known = await same.select('id').executeTakeFirst()
        if (known) {
          const { created_at: _, listing_id: __, ...changes } = row
          await rows.change(trx, accountId, known.id, changes)
        } else {
          await rows.insert(trx, accountId, row)
          added += 1
        }
      }
    })
    return { success: true as const, added, changed: applications.length - added, problems: [...problems] }
  })

  return { personalTables: [applicationsTable] }
}
