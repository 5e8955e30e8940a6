import { type AlertRhythm, type Alerts, alertCaps } from '@scry/contracts/alert-routes'
import { filtersIn, hackathonAccepts, hackathonDefaults, jobAccepts, jobDefaults } from '@scry/contracts/list-address'
import { searchAt } from '@scry/contracts/listing-routes'
import { visibleLine } from '@scry/contracts/visible-text'
import { parsePreferences } from '@scry/profile/stored-fields'
import type { Transaction } from 'kysely'
import type { SavedSearchTable } from '../../database/alert-tables.ts'
import type { Queries } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { holdAccount } from '../../platform/hold-account.ts'
import { hashSecret } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { removeOwn } from '../../platform/remove-own.ts'
import { nextMorning } from './next-morning.ts'

export type AlertRows = ReturnType<typeof createAlertRows>

/** The search of an address in one spelling: known filters alone, in one order, without what goes without saying. */
export function searchInOneSpelling(kind: SavedSearchTable['kind'], query: string): string {
  const address = new URLSearchParams(query)
  const [defaults, filters]: Record<string, string>[] =
    kind === 'job'
      ? [jobDefaults, filtersIn(address, jobDefaults, jobAccepts)]
      : [hackathonDefaults, filtersIn(address, hackathonDefaults, hackathonAccepts)]
  // What is saved stays on the device, and the order is the mail's own.
  const said = Object.entries(filters ?? {}).filter(
    ([name, value]) => value !== defaults?.[name] && name !== 'saved' && name !== 'sort',
  )
  return String(new URLSearchParams(said))
}

/** Whether a list takes what the query says. */
export function isSearch(kind: SavedSearchTable['kind'], query: string): boolean {
  return searchAt(kind, new URLSearchParams(query)).success
}

type Store = Pick<Platform, 'database' | 'clock' | 'ids'>

export function createAlertRows(store: Store) {
  const { database } = store
  return {
    searches,

    read: (accountId: string) => readAlerts(store, accountId),

    turnOn: (accountId: string, wish: { every: AlertRhythm; zone: string; isPaused: boolean }) =>
      database.transaction((trx) => turnOn(store, trx, accountId, wish)),

    turnOff: (accountId: string) =>
      database.transaction(async (trx) => {
        await holdAccount(database, trx, accountId)
        await end(store, trx, accountId)
      }),

    /** Whether the key is known. One that was used before does the same again. */
    unsubscribe: (key: string) =>
      database.transaction(async (trx) => {
        const link = await trx
          .selectFrom('unsubscribe_links')
          .select('account_id')
          .where('secret_hash', '=', hashSecret(key))
          .executeTakeFirst()
        if (!link) return false
        await holdAccount(database, trx, link.account_id)
        await end(store, trx, link.account_id)
        return true
      }),

    save: (accountId: string, kind: SavedSearchTable['kind'], name: string, query: string) =>
      database.transaction((trx) => save(store, trx, accountId, { kind, name, query })),

    remove: (accountId: string, id: string) => removeOwn(database.query, 'saved_searches', accountId, id),
  }
}

function preferencesOf(queries: Queries, accountId: string) {
  return queries.selectFrom('profiles').select('preferences').where('account_id', '=', accountId).executeTakeFirst()
}

function searches(queries: Queries, accountId: string) {
  return queries
    .selectFrom('saved_searches')
    .select(['id', 'kind', 'name', 'query'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Keeps what else stands in the preferences. */
async function choose({ clock }: Store, queries: Queries, accountId: string, chosen: Record<string, boolean>) {
  const stored = (await preferencesOf(queries, accountId))?.preferences
  if (stored === undefined) return
  const preferences = JSON.stringify({ ...readRecord(stored), ...parsePreferences(stored), ...chosen })
  await queries
    .updateTable('profiles')
    .set({ preferences, updated_at: clock.now() })
    .where('account_id', '=', accountId)
    .execute()
}

async function end(store: Store, trx: Queries, accountId: string): Promise<void> {
  await choose(store, trx, accountId, { jobAlerts: false })
  await trx.deleteFrom('alerts').where('account_id', '=', accountId).execute()
}

async function readAlerts({ database }: Store, accountId: string): Promise<Alerts> {
  const { query } = database
  const [row, account, profile] = [
    await query.selectFrom('alerts').selectAll().where('account_id', '=', accountId).executeTakeFirst(),
    await query.selectFrom('accounts').select('email_verified').where('id', '=', accountId).executeTakeFirst(),
    await preferencesOf(query, accountId),
  ]
  const isOn = row !== undefined && profile !== undefined && wants(profile.preferences)
  const isDue = isOn && row.is_paused === 0 && row.refused_at === null
  return {
    success: true,
    is_on: isOn,
    is_paused: row?.is_paused === 1,
    every: row?.every ?? 'weekly',
    zone: row?.zone ?? null,
    next_at: isDue ? new Date(row.next_at).toISOString() : null,
    is_refused: row !== undefined && row.refused_at !== null,
    is_verified: account?.email_verified === 1,
    has_profile: profile !== undefined,
    searches: await searches(query, accountId),
  }
}

async function turnOn(
  store: Store,
  trx: Transaction<Tables>,
  accountId: string,
  { every, zone, isPaused }: { every: AlertRhythm; zone: string; isPaused: boolean },
): Promise<void> {
  await holdAccount(store.database, trx, accountId)
  const account = await trx
    .selectFrom('accounts')
    .select('email_verified')
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (account?.email_verified !== 1)
    throw new ProblemError('not-allowed', 'Verify your email first: alerts go only to a verified email.')
  if (!(await preferencesOf(trx, accountId)))
    throw new ProblemError('not-allowed', 'Make a profile first: alerts compare new listings with it.')
  await choose(store, trx, accountId, { jobAlerts: true, emailNotifications: true })
  const now = store.clock.now()
  const chosen = {
    ...{ every, zone, is_paused: isPaused ? 1 : 0, refused_at: null },
    next_at: nextMorning(now, zone, every),
  }
  const before = await trx
    .selectFrom('alerts')
    .select('is_paused')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  // What came during a pause is no news when it ends.
  const looked = before && before.is_paused === 0 ? {} : { looked_at: now }
  await trx
    .insertInto('alerts')
    .values({ account_id: accountId, looked_at: now, ...chosen })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...chosen, ...looked }))
    .execute()
}

async function save(
  { database, clock, ids }: Store,
  trx: Transaction<Tables>,
  accountId: string,
  { kind, name, query }: Pick<SavedSearchTable, 'kind' | 'name' | 'query'>,
): Promise<void> {
  await holdAccount(database, trx, accountId)
  const own = await searches(trx, accountId)
  const spelled = searchInOneSpelling(kind, query)
  if (!isSearch(kind, spelled)) {
    const why = 'This search cannot be saved: one of its filters is too long. Shorten it first.'
    throw new ProblemError('invalid-input', why)
  }
  if (own.some((one) => one.kind === kind && one.query === spelled)) return
  if (own.length >= alertCaps.searches)
    throw new ProblemError('invalid-input', `At most ${alertCaps.searches} searches can be saved. Remove one first.`)
  await trx
    .insertInto('saved_searches')
    .values({
      id: ids.id(),
      account_id: accountId,
      kind,
      name: visibleLine(name),
      query: spelled,
      created_at: clock.now(),
    })
    .execute()
}

/** Both must be on: `emailNotifications` stops every mail but those about the account. */
export function wants(preferences: string): boolean {
  const { jobAlerts, emailNotifications } = parsePreferences(preferences)
  return jobAlerts && emailNotifications
}

function readRecord(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  } catch {
    return {}
  }
}
