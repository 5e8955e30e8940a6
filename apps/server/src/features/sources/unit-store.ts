import type { SourceRequest } from '@scry/sources/connector'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { SourceUnitTable } from '../../database/source-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type UnitRow = Selectable<SourceUnitTable>

/** A request that waits, with its row. */
export interface Waiting {
  readonly id: string
  readonly request: SourceRequest
}

const rowsAtOnce = 500

export type UnitStore = ReturnType<typeof createUnitStore>

/** How far each unit is: its runs, and the requests of the run under way. */
export function createUnitStore(database: Database) {
  const { query } = database

  return {
    ...runsOf(database),

    /** Makes rows for units that are new; they are due at once. */
    async add(source: string, ids: readonly string[]): Promise<void> {
      const rows = ids.map((id) => ({
        ...{ id, source, state: 'waiting' as const, next_run_at: 0, run_started_at: null, last_run_at: null },
        ...{ run_is_whole: 1, run_requests: 0, run_rejected: 0, failures: 0, error: null, was_doubted: 0 },
        ...{ open_listings: 0, rejected: 0, etag: null, last_modified: null },
      }))
      for (let from = 0; from < rows.length; from += rowsAtOnce)
        await query
          .insertInto('source_units')
          .values(rows.slice(from, from + rowsAtOnce))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute()
    },

    /** Units whose time has come, longest ago first. */
    due: (source: string, now: number): Promise<Pick<UnitRow, 'id' | 'next_run_at'>[]> =>
      query
        .selectFrom('source_units')
        .select(['id', 'next_run_at'])
        .where('source', '=', source)
        .where('next_run_at', '<=', now)
        .orderBy('next_run_at')
        .orderBy('id')
        .execute(),

    async get(id: string): Promise<UnitRow> {
      return query.selectFrom('source_units').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    },

    /** How many requests wait, by source. */
    async waiting(): Promise<Map<string, number>> {
      const rows = await query
        .selectFrom('source_requests')
        .innerJoin('source_units', 'source_units.id', 'source_requests.unit')
        .select((eb) => ['source', eb.fn.countAll().as('count')])
        .groupBy('source')
        .execute()
      return new Map(rows.map(({ source, count }) => [source, Number(count)]))
    },

    all: (): Promise<UnitRow[]> => query.selectFrom('source_units').selectAll().execute(),

    change: (id: string, values: Partial<UnitRow>) => change(query, id, values),
  }
}

/** The requests of the run under way. */
function runsOf(database: Database) {
  const { query } = database
  return {
    /** Begins a run anew; what waited for an older one is forgotten. */
    begin: (id: string, requests: readonly SourceRequest[], now: number): Promise<void> =>
      database.transaction(async (trx) => {
        await trx.deleteFrom('source_requests').where('unit', '=', id).execute()
        await enqueue(trx, id, requests)
        const run = { run_started_at: now, run_is_whole: 1, run_requests: 0, run_rejected: 0 }
        await change(trx, id, { ...run, state: 'running' })
      }),

    async next(unit: string): Promise<Waiting | undefined> {
      const row = await query
        .selectFrom('source_requests')
        .select(['id', 'request'])
        .where('unit', '=', unit)
        .orderBy('place')
        .limit(1)
        .executeTakeFirst()
      return row && { id: row.id, request: JSON.parse(row.request) as SourceRequest }
    },

    /** A request is done: it goes, those that follow from it come. Throws where it was done by somebody else. */
    async done(
      trx: Transaction<Tables>,
      unit: UnitRow,
      waiting: Waiting,
      {
        next,
        isWhole,
        wasAsked,
        rejected,
      }: { next: readonly SourceRequest[]; isWhole: boolean; wasAsked: boolean; rejected: number },
    ): Promise<void> {
      // Before the request goes, so that the places of those that follow come after it.
      const areAllKept = await enqueue(trx, unit.id, next)
      const gone = await trx.deleteFrom('source_requests').where('id', '=', waiting.id).returning('id').execute()
      if (gone.length === 0) throw new Error(`The request ${waiting.id} was done by another process.`)
      await trx
        .updateTable('source_units')
        .set((eb) => ({
          run_requests: eb('run_requests', '+', wasAsked ? 1 : 0),
          run_rejected: eb('run_rejected', '+', rejected),
          ...(isWhole && areAllKept ? {} : { run_is_whole: 0 }),
        }))
        .where('id', '=', unit.id)
        .execute()
    },

    /** Leaves out the requests that wait; the run is not whole then. */
    cutOff: (id: string): Promise<void> =>
      database.transaction(async (trx) => {
        await trx.deleteFrom('source_requests').where('unit', '=', id).execute()
        await change(trx, id, { run_is_whole: 0 })
      }),

    /** Ends a run, with what is known of the unit then. */
    end: (id: string, values: Partial<UnitRow>): Promise<void> =>
      database.transaction(async (trx) => {
        await trx.deleteFrom('source_requests').where('unit', '=', id).execute()
        await change(trx, id, { ...values, run_started_at: null })
      }),
  }
}

/** No list leads to more at once. One that leads to itself would fill the database before its run ends. */
const mostWaiting = 20_000

/** Whether there was room for all of them. */
async function enqueue(trx: Transaction<Tables>, unit: string, requests: readonly SourceRequest[]): Promise<boolean> {
  if (requests.length === 0) return true
  const waiting = await trx
    .selectFrom('source_requests')
    .select((eb) => [eb.fn.max('place').as('last'), eb.fn.countAll().as('count')])
    .where('unit', '=', unit)
    .executeTakeFirstOrThrow()
  const first = Number(waiting.last ?? 0) + 1
  const kept = requests.slice(0, Math.max(0, mostWaiting - Number(waiting.count)))
  const rows = kept.map((request, at) => ({
    id: `${unit} ${first + at}`,
    ...{ unit, place: first + at, request: JSON.stringify(request) },
  }))
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await trx
      .insertInto('source_requests')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute()
  return kept.length === requests.length
}

const change = (trx: Pick<Transaction<Tables>, 'updateTable'>, id: string, values: Partial<UnitRow>) =>
  trx.updateTable('source_units').set(values).where('id', '=', id).execute()
