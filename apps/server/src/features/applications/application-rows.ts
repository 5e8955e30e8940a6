import type { Application } from '@scry/contracts/application-routes'
import { applicationCaps, applicationStages } from '@scry/contracts/applications'
import { isoInstant } from '@scry/contracts/instants'
import type { Listing } from '@scry/contracts/listing'
import type { Transaction, Updateable } from 'kysely'
import { z } from 'zod'
import type { ApplicationRow, ApplicationTable } from '../../database/application-tables.ts'
import type { Queries } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { archivedRows, lastInstant } from '../../platform/archived-rows.ts'
import { holdAccount } from '../../platform/hold-account.ts'
import type { PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { removeOwn } from '../../platform/remove-own.ts'
import type { ReadApplications } from './application-csv.ts'

const word = z.string().max(applicationCaps.word)
const listIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
/** A listing's own words are kept as long as they are. */
const archivedLine = 2000
const instant = z.int().min(0).max(lastInstant)

export type ReadListings = (queries: Queries, ids: readonly string[]) => Promise<Listing[]>

const iso = (at: number) => new Date(at).toISOString()

export function applicationOnWire(row: ApplicationRow, isListed: boolean): Application {
  const { id, listing_id, kind, title, company, place, link, deadline_zone, stage, notes, next_step, next_step_on } =
    row
  return {
    ...{ id, listing_id, kind, title, company, place, link, deadline_zone, stage, notes, next_step, next_step_on },
    deadline: row.deadline === null ? null : iso(row.deadline),
    words: JSON.parse(row.words) as string[],
    ...{ added_at: iso(row.created_at), updated_at: iso(row.updated_at), is_listed: isListed },
  }
}

/** What the record keeps of a listing. */
function copyOf(
  listing: Listing,
): Pick<ApplicationRow, 'kind' | 'title' | 'company' | 'place' | 'link' | 'deadline' | 'deadline_zone'> {
  const { kind, title, company, location, workplace, url, deadline, deadlineZone } = listing
  const away = kind === 'job' ? 'Remote' : 'Online'
  return {
    ...{ kind, title, company: company ?? '', place: location ?? (workplace === 'remote' ? away : '') },
    link: url !== undefined && /^https?:\/\//i.test(url) ? url : '',
    ...{ deadline: deadline ?? null, deadline_zone: deadlineZone ?? null },
  }
}

type Store = Pick<Platform, 'database' | 'clock' | 'ids'>

/** The rows of one account. Each write holds the account, so that two of them see each other. */
export function createApplicationRows(store: Store, read: ReadListings) {
  const { database } = store
  return {
    change: (trx: Queries, accountId: string, id: string, fields: Updateable<ApplicationTable>) =>
      change(store, trx, accountId, id, fields),

    bring: (
      trx: Queries,
      accountId: string,
      brought: ReadApplications['applications'],
      named: ReadApplications['named'],
    ) => bring(store, trx, accountId, brought, named),

    all: (accountId: string) =>
      rowsOf(database.query, accountId)
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .limit(applicationCaps.most)
        .execute(),

    /** Which of the listings are still here. */
    async listed(rows: readonly ApplicationRow[]): Promise<ReadonlySet<string>> {
      const asked = rows.flatMap(({ listing_id }) => listing_id ?? [])
      return new Set((await read(database.query, asked)).map(({ id }) => id))
    },

    add: (accountId: string, listingId: string, stage: ApplicationRow['stage'], words: readonly string[]) =>
      database.transaction((trx) => add(store, trx, accountId, { read, listingId, stage, words })),

    remove: (accountId: string, id: string) => removeOwn(database.query, 'applications', accountId, id),
  }
}

function rowsOf(queries: Queries, accountId: string) {
  return queries.selectFrom('applications').selectAll().where('account_id', '=', accountId)
}

function demandRoom(held: number): void {
  if (held < applicationCaps.most) return
  const most = applicationCaps.most.toLocaleString('en-US')
  throw new ProblemError('invalid-input', `Your record holds ${most} applications, and no more fit. Remove some first.`)
}

async function insert(
  { clock, ids }: Store,
  trx: Queries,
  accountId: string,
  fields: Omit<ApplicationRow, 'id' | 'account_id' | 'updated_at'>,
): Promise<ApplicationRow> {
  const row = { ...fields, id: ids.id(), account_id: accountId, updated_at: clock.now() }
  await trx.insertInto('applications').values(row).execute()
  return row
}

function change({ clock }: Store, trx: Queries, accountId: string, id: string, fields: Updateable<ApplicationTable>) {
  return trx
    .updateTable('applications')
    .set({ ...fields, updated_at: clock.now() })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Takes rows of a file. One that is on the record, by its listing or by title, employer and place, takes what is
 * `named`; of two lines of one application the second is left out and told.
 */
async function bring(
  store: Store,
  trx: Queries,
  accountId: string,
  brought: ReadApplications['applications'],
  named: ReadApplications['named'],
) {
  const known = await rowsOf(trx, accountId).execute()
  const met = new Set<string>()
  const told = { added: 0, changed: 0, problems: [] as { line: number; problem: string }[] }
  for (const { line, row } of brought) {
    const isSame = (one: ApplicationRow) =>
      row.listing_id !== null
        ? one.listing_id === row.listing_id
        : one.title === row.title &&
          one.company === row.company &&
          (one.place === row.place || !named.includes('place'))
    const same = known.find(isSame)
    if (same && met.has(same.id)) {
      told.problems.push({ line, problem: 'An earlier line is about the same application.' })
    } else if (same) {
      met.add(same.id)
      const changes = Object.fromEntries(named.flatMap((at) => (row[at] === same[at] ? [] : [[at, row[at]]])))
      if (Object.keys(changes).length === 0) continue
      await change(store, trx, accountId, same.id, changes)
      told.changed += 1
    } else {
      demandRoom(known.length)
      const made = await insert(store, trx, accountId, row)
      known.push(made)
      met.add(made.id)
      told.added += 1
    }
  }
  return told
}

async function add(
  store: Store,
  trx: Transaction<Tables>,
  accountId: string,
  asked: {
    read: ReadListings
    listingId: string
    stage: ApplicationRow['stage']
    words: readonly string[]
  },
) {
  const { read, listingId, stage, words } = asked
  await holdAccount(store.database, trx, accountId)
  const known = await rowsOf(trx, accountId).where('listing_id', '=', listingId).executeTakeFirst()
  if (known) return { row: (await change(store, trx, accountId, known.id, { stage })) ?? known, before: known.stage }
  const [listing] = await read(trx, [listingId])
  if (!listing) throw new ProblemError('not-found', 'This listing is no longer here.')
  const { count } = await trx
    .selectFrom('applications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  demandRoom(Number(count))
  const own = { stage, words: JSON.stringify(words), notes: '', next_step: '', next_step_on: null }
  const row = { listing_id: listingId, ...copyOf(listing), ...own, created_at: store.clock.now() }
  return { row: await insert(store, trx, accountId, row), before: null }
}

/** A row of an archive, as the server writes one. */
const Archived = z.object({
  listing_id: z.string().min(1).max(applicationCaps.listing).nullable(),
  kind: z.enum(['job', 'hackathon']),
  title: z.string().min(1).max(archivedLine),
  company: z.string().max(archivedLine),
  place: z.string().max(archivedLine),
  link: z.union([
    z.literal(''),
    z
      .string()
      .max(applicationCaps.link)
      .regex(/^https?:\/\//i),
  ]),
  deadline: instant.nullable(),
  deadline_zone: z.string().max(applicationCaps.zone).nullable(),
  words: z.string().refine((text) => z.array(word).max(applicationCaps.words).safeParse(listIn(text)).success),
  stage: z.enum(applicationStages),
  notes: z.string().max(applicationCaps.notes),
  next_step: z.string().max(applicationCaps.line),
  next_step_on: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .refine((day) => isoInstant(day) !== undefined)
    .nullable(),
  created_at: instant,
  updated_at: instant,
})

export const applicationsTable = ({ ids }: Pick<Platform, 'ids'>): PersonalTable => ({
  table: 'applications',
  exportFor: (queries, accountId) =>
    queries
      .selectFrom('applications')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  bringFor: async (trx, { accountId }, rows) => {
    const read = archivedRows(Archived, rows, 'applications', applicationCaps.most)
    for (const row of read)
      await trx
        .insertInto('applications')
        .values({ ...row, id: ids.id(), account_id: accountId })
        .execute()
  },
})
