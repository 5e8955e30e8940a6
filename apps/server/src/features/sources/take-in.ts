import type { Listing } from '@scry/contracts/listing'
import {
  areNumberedApart,
  isSameOpening,
  keysOf,
  type Opening,
  type ReadOpening,
  readOpening,
} from '@scry/sources/same-opening'
import { changesOf, type Sighting } from '@scry/sources/sighting'
import type { Transaction } from 'kysely'
import type { SightingTable } from '../../database/source-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { SeenItem } from './seen-items.ts'

/** The stored listings, inside a transaction of ours. */
export interface StoredListings {
  /** Nobody else writes listings until the transaction ends, so that two units cannot both miss what the other found. */
  lock(trx: Transaction<Tables>): Promise<void>
  read(trx: Transaction<Tables>, ids: readonly string[]): Promise<Listing[]>
  /** Writes those that differ from what is stored. */
  writeDiffering(trx: Transaction<Tables>, feed: string, listings: readonly Listing[], now: number): Promise<void>
}

/** A part of what a run saw. */
export interface TakenPart {
  readonly unit: string
  readonly source: string
  /** When the run began: the instant of everything that it sees. */
  readonly at: number
  readonly seen: readonly SeenItem[]
  /** Keys whose own page is gone, or that are missing from a whole run. */
  readonly gone: readonly string[]
}

/** More listings than this under one key are not looked at: such a key tells nothing. */
const mostCandidates = 200

export const sightingOf = ({ first_seen, last_seen, closed_at }: SightingTable): Sighting => ({
  firstSeen: first_seen,
  lastSeen: last_seen,
  ...(closed_at !== null && { closedAt: closed_at }),
})

/**
 * Takes in a part of a run: what is new, seen again, open again or closed, each opening as one listing. All of it is
 * written or nothing, and writing it again changes nothing.
 */
export async function takeIn(
  trx: Transaction<Tables>,
  listings: StoredListings,
  { unit, source, at, seen, gone }: TakenPart,
): Promise<void> {
  await listings.lock(trx)
  const idOf = (key: string) => `${unit} ${key}`
  const keys = [...seen.map(({ key }) => key), ...gone]
  if (keys.length === 0) return
  const rows = await trx.selectFrom('sightings').selectAll().where('id', 'in', keys.map(idOf)).execute()
  const stored = new Map(rows.map((row) => [row.key, row]))
  // What was never read whole is no listing yet.
  const known = seen.filter(({ key, read }) => read !== undefined || stored.has(key))
  const { changes } = changesOf(new Map(rows.map((row) => [row.key, sightingOf(row)])), {
    at,
    seen: new Set(known.map(({ key }) => key)),
    gone: new Set(gone),
    isWhole: false,
    wasDoubted: false,
  })
  const readOf = new Map(known.map(({ key, read }) => [key, read]))
  const fresh = changes.flatMap(({ key, what }) => (what === 'new' ? [[key, readOf.get(key)] as const] : []))
  const homes = await homesOf(
    trx,
    fresh.flatMap(([key, read]) => (read ? [{ key, ...read }] : [])),
  )

  const changed = changes.map(({ key, sighting }): SightingTable => {
    const row = stored.get(key)
    const read = readOf.get(key)
    const own = read?.listing.id ?? row?.own_id ?? ''
    return {
      ...{ id: idOf(key), unit, key, own_id: own },
      listing_id: row?.listing_id ?? homes.get(key) ?? own,
      first_seen: sighting.firstSeen,
      last_seen: sighting.lastSeen,
      closed_at: sighting.closedAt ?? null,
      version: read === undefined ? (row?.version ?? null) : read.version,
      opening: read === undefined ? (row?.opening ?? '{}') : JSON.stringify(read.opening),
    }
  })
  if (changed.length === 0) return
  await writeSightings(trx, changed)
  await writeKeys(
    trx,
    changed.flatMap(({ key, listing_id }) => {
      const read = readOf.get(key)
      return read ? [{ listing: read.listing, opening: readOpening(read.opening), listing_id }] : []
    }),
  )

  const ids = [...new Set(changed.map(({ listing_id }) => listing_id))]
  const all = await trx
    .selectFrom('sightings')
    .select(['id', 'listing_id', 'own_id', 'first_seen', 'closed_at'])
    .where('listing_id', 'in', ids)
    .orderBy('id')
    .execute()
  const of = Map.groupBy(all, ({ listing_id }) => listing_id)
  const present = new Map((await listings.read(trx, ids)).map((listing) => [listing.id, listing]))
  const written = new Map<string, Listing>()
  for (const { id, key, listing_id } of changed) {
    const its = of.get(listing_id) ?? []
    const firstSeen = Math.min(...its.map(({ first_seen }) => first_seen))
    const open = its.filter(({ closed_at }) => closed_at === null)
    const read = readOf.get(key)
    const before = written.get(listing_id) ?? present.get(listing_id)
    // One of them gives the words, or they would change with every run: the one that the listing is named after.
    const speaker = open.find(({ own_id }) => own_id === listing_id) ?? open[0]
    if (speaker === undefined) {
      if (before) written.set(listing_id, { ...before, status: 'closed' })
    } else if (read && speaker.id === id) written.set(listing_id, { ...read.listing, id: listing_id, firstSeen })
    else if (before?.status === 'closed') {
      const { status: _, ...opened } = before
      written.set(listing_id, opened)
    }
  }
  await listings.writeDiffering(trx, source, [...written.values()], at)
}

interface NewItem {
  readonly key: string
  readonly listing: Listing
  readonly opening: Opening
}

/** Words and pages of a hackathon say nothing of a job. */
const keysWithin = ({ kind }: Listing, opening: ReadOpening) => keysOf(opening).map((key) => `${kind} ${key}`)

/** For new items that are an opening which is listed already: the id of that listing. */
async function homesOf(trx: Transaction<Tables>, items: readonly NewItem[]): Promise<Map<string, string>> {
  const homes = new Map<string, string>()
  if (items.length === 0) return homes
  const read = items.map((item) => ({ ...item, known: readOpening(item.opening) }))
  const keys = [...new Set(read.flatMap(({ listing, known }) => keysWithin(listing, known)))]
  const candidates = new Map<string, string[]>()
  const put = (key: string, id: string) => candidates.set(key, [...(candidates.get(key) ?? []), id])
  if (keys.length > 0) {
    const rows = await trx.selectFrom('opening_keys').select(['key', 'listing_id']).where('key', 'in', keys).execute()
    for (const { key, listing_id } of rows) put(key, listing_id)
  }
  const ids = [...new Set([...candidates.values()].flatMap((ids) => (ids.length > mostCandidates ? [] : ids)))]
  const openings = new Map<string, ReadOpening[]>()
  const hold = (id: string, opening: ReadOpening) => openings.set(id, [...(openings.get(id) ?? []), opening])
  for (let from = 0; from < ids.length; from += 1000) {
    const rows = await trx
      .selectFrom('sightings')
      .select(['listing_id', 'opening'])
      .where('listing_id', 'in', ids.slice(from, from + 1000))
      .orderBy('id')
      .execute()
    for (const { listing_id, opening } of rows) hold(listing_id, readOpening(JSON.parse(opening) as Opening))
  }
  for (const { key, listing, known } of read) {
    const own = keysWithin(listing, known)
    const near = [...new Set(own.flatMap((one) => candidates.get(one) ?? []))]
    const home = near.find((id) => {
      const its = openings.get(id) ?? []
      return its.some((one) => isSameOpening(one, known)) && !its.some((one) => areNumberedApart(one, known))
    })
    const id = home ?? listing.id
    if (home !== undefined) homes.set(key, home)
    hold(id, known)
    for (const one of own) put(one, id)
  }
  return homes
}

async function writeSightings(trx: Transaction<Tables>, rows: readonly SightingTable[]): Promise<void> {
  await trx
    .insertInto('sightings')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        last_seen: eb.ref('excluded.last_seen'),
        closed_at: eb.ref('excluded.closed_at'),
        version: eb.ref('excluded.version'),
        opening: eb.ref('excluded.opening'),
      })),
    )
    .execute()
}

async function writeKeys(
  trx: Transaction<Tables>,
  items: readonly { listing: Listing; opening: ReadOpening; listing_id: string }[],
): Promise<void> {
  const rows = items.flatMap(({ listing, opening, listing_id }) =>
    keysWithin(listing, opening).map((key) => ({ id: `${key} ${listing_id}`, key, listing_id })),
  )
  if (rows.length === 0) return
  await trx
    .insertInto('opening_keys')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
