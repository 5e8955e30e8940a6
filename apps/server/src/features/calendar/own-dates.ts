import { openStages } from '@scry/contracts/applications'
import type { DateKind } from '@scry/contracts/calendar'
import type { CalendarDate } from '@scry/contracts/calendar-routes'
import type { Listing } from '@scry/contracts/listing'
import type { Selectable } from 'kysely'
import type { ApplicationTable } from '../../database/application-tables.ts'
import type { Queries } from '../../database/connect.ts'
import { datesOf, whenOf } from '../../platform/calendar-dates.ts'

export type ReadListings = (queries: Queries, ids: readonly string[]) => Promise<Listing[]>

/** Over for whoever has applied. */
const untilApplied: readonly DateKind[] = ['opens', 'registration', 'deadline']

/** The dates of a person's own record while something is still to come of it: next steps, and what the listings say now. */
export async function ownDates(queries: Queries, accountId: string, read: ReadListings): Promise<CalendarDate[]> {
  const rows = await queries
    .selectFrom('applications')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('stage', 'in', [...openStages])
    .execute()
  const found = await read(
    queries,
    rows.flatMap(({ listing_id }) => listing_id ?? []),
  )
  const listings = new Map(found.map((listing) => [listing.id, listing]))
  return rows.flatMap((row) => {
    const listing = listings.get(row.listing_id ?? '')
    const dates = listing ? datesOf(listing) : copiedDeadline(row)
    const due = row.stage === 'interested' ? dates : dates.filter(({ what }) => !untilApplied.includes(what))
    return [...ownStep(row, listing !== undefined), ...due.map((date) => ({ ...date, is_own: true }))]
  })
}

type Row = Selectable<ApplicationTable>

const about = ({ kind, title, company }: Row) => ({ kind, title, company, is_own: true })

function ownStep(row: Row, isListed: boolean): CalendarDate[] {
  if (row.next_step_on === null) return []
  const when = { at: null, on: row.next_step_on, zone: null }
  const listing_id = isListed ? row.listing_id : null
  return [{ key: `${row.id}.step`, what: 'step', step: row.next_step, listing_id, ...about(row), ...when }]
}

/** What the record kept of a listing that is not here any more. */
function copiedDeadline(row: Row): CalendarDate[] {
  if (row.deadline === null) return []
  const what = row.kind === 'job' ? 'deadline' : 'registration'
  const when = whenOf(row.deadline, row.deadline_zone, true)
  return [{ key: `${row.listing_id ?? row.id}.${what}`, what, step: '', listing_id: null, ...about(row), ...when }]
}
