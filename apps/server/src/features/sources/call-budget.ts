import type { SourceLimits } from '@scry/sources/connector'
import type { Database } from '../../database/connect.ts'

const hourMs = 3_600_000

/**
 * Counts a request to a source against what may be asked in an hour and in a day, for all processes together. Answers
 * undefined when it may be sent, else when to try again. Whole hours are counted and the one that is under way, so that
 * no sixty minutes and no day hold more than the limit wherever they begin.
 */
export async function takeCall(
  database: Database,
  source: string,
  { requestsPerHour, requestsPerDay }: SourceLimits,
  now: number,
): Promise<number | undefined> {
  if (requestsPerHour === undefined && requestsPerDay === undefined) return undefined
  const hour = Math.floor(now / hourMs)
  return database.transaction(async (trx) => {
    const row = { id: `${source} ${hour}`, source, hour, calls: 1 }
    await trx
      .insertInto('source_calls')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({ calls: eb('source_calls.calls', '+', 1) })),
      )
      .execute()
    await trx
      .deleteFrom('source_calls')
      .where('source', '=', source)
      .where('hour', '<', hour - 24)
      .execute()
    const rows = await trx.selectFrom('source_calls').select(['hour', 'calls']).where('source', '=', source).execute()
    const since = (first: number) => rows.reduce((sum, one) => sum + (one.hour >= first ? one.calls : 0), 0)
    const isOver =
      since(hour - 1) > (requestsPerHour ?? Number.POSITIVE_INFINITY) ||
      since(hour - 24) > (requestsPerDay ?? Number.POSITIVE_INFINITY)
    if (!isOver) return undefined
    await trx
      .updateTable('source_calls')
      .set((eb) => ({ calls: eb('calls', '-', 1) }))
      .where('id', '=', row.id)
      .execute()
    return (hour + 1) * hourMs
  })
}
