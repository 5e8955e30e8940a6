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
import { insertRows, isOneOf } from '../../database/many-rows.ts'
import type { OpeningKeyTable, SightingTable } from '../../database/source-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { isReposted, keepFirstDate } from './keep-first-date.ts'
import type { SeenItem } from './seen-items.ts'

/** The stored listings, inside a transaction of ours. */
export interface StoredListings {
  /** Nobody else writes listings until the transaction ends, so that two units cannot both miss what the other found. */
  lock(trx: Transaction<Tables>): Promise<void>
  read(trx: Transaction<Tables>, ids: readonly string[]): Promise<Listing[]>
  /** Takes listings out of every list until an instant, or shows them again. */
  hide(trx: Transaction<Tables>, ids: readonly string[], until: number | null, now: number): Promise<void>
  /** Writes those that differ from what is stored; answers their ids. */
  writeDiffering(
    trx: Transaction<Tables>,
    feed: string,
    listings: readonly Listing[],
    now: number,
  ): Promise<ReadonlySet<string>>
}

/** What a part did, in items. */
export interface Taken {
  readonly fresh: number
  /** Of the fresh ones, those that are an opening which is listed already. */
  readonly joined: number
  /** Known ones whose listing is another than before. */
  readonly changed: number
  readonly closed: number
}

const nothing: Taken = { fresh: 0, joined: 0, changed: 0, closed: 0 }

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

/** A key with more listings than this, such as a page that shows all openings, tells nothing: it is neither looked at nor written. */
export const mostCandidates = 200

export const sightingOf = ({
  first_seen,
  last_seen,
  closed_at,
}: Pick<SightingTable, 'first_seen' | 'last_seen' | 'closed_at'>): Sighting => ({
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
): Promise<Taken> {
  await listings.lock(trx)
  const idOf = (key: string) => `${unit} ${key}`
  const keys = [...seen.map(({ key }) => key), ...gone]
  if (keys.length === 0) return nothing
  const rows = await trx
    .selectFrom('sightings')
    .selectAll()
    .where(isOneOf(trx, 'id', keys.map(idOf)))
    .execute()
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
  const fresh = changes.flatMap(({ key, what }): KeyedItem[] => {
    const read = what === 'new' ? readOf.get(key) : undefined
    return read ? [keyedItem(key, read)] : []
  })
  const freshOf = new Map(fresh.map((item) => [item.key, item]))
  const { homes, crowded } = await homesOf(trx, fresh)

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
  if (changed.length === 0) return nothing
  await writeSightings(trx, changed)
  await writeKeys(
    trx,
    crowded,
    changed.flatMap(({ key, listing_id, opening }) => {
      const read = readOf.get(key)
      // The keys of an opening that is as it was are there.
      if (read === undefined || stored.get(key)?.opening === opening) return []
      const { keys: its } = freshOf.get(key) ?? keyedItem(key, read)
      return its.map((one) => ({ key: one, listing_id }))
    }),
  )

  const written = await wordsOf(trx, listings, changed, readOf)
  const differing = await listings.writeDiffering(trx, source, [...written.values()], at)
  const isWritten = ({ key }: { key: string }) => {
    const row = stored.get(key)
    return row !== undefined && differing.has(row.listing_id)
  }
  return {
    fresh: fresh.length,
    joined: homes.size,
    changed: changes.filter((change) => change.what !== 'new' && change.what !== 'closed' && isWritten(change)).length,
    closed: changes.filter(({ what }) => what === 'closed').length,
  }
}

/** What the listings of these sightings say now, as far as it is not what they said before. */
async function wordsOf(
  trx: Transaction<Tables>,
  listings: StoredListings,
  changed: readonly SightingTable[],
  readOf: ReadonlyMap<string, SeenItem['read']>,
): Promise<Map<string, Listing>> {
  const ids = [...new Set(changed.map(({ listing_id }) => listing_id))]
  const all = await trx
    .selectFrom('sightings')
    .select(['id', 'listing_id', 'own_id', 'first_seen', 'closed_at'])
    .where(isOneOf(trx, 'listing_id', ids))
    .orderBy('id')
    .execute()
  const of = Map.groupBy(all, ({ listing_id }) => listing_id)
  const present = new Map((await listings.read(trx, ids)).map((listing) => [listing.id, listing]))
  const written = new Map<string, Listing>()
  for (const { id, key, listing_id, closed_at } of changed) {
    const its = of.get(listing_id) ?? []
    const firstSeen = Math.min(...its.map(({ first_seen }) => first_seen))
    const open = its.filter(({ closed_at }) => closed_at === null)
    const read = readOf.get(key)
    const before = written.get(listing_id) ?? present.get(listing_id)
    // One of them gives the words, or they would change with every run: the one that the listing is named after.
    const speaker = open.find(({ own_id }) => own_id === listing_id) ?? open[0]
    if (speaker === undefined) {
      if (before) written.set(listing_id, { ...before, status: 'closed' })
    } else if (read && speaker.id === id) {
      written.set(listing_id, { ...keepFirstDate(before, read.listing), id: listing_id, firstSeen })
    } else if (before) {
      const { status, lastSeen, ...opened } = before
      const isShownAnew = status === 'closed' || (lastSeen !== undefined && closed_at === null)
      // Only what no source has shown for a week says when the last one did.
      const shown = isShownAnew ? { ...opened, ...(status !== undefined && status !== 'closed' && { status }) } : before
      const reposted = read && isReposted(before, read.listing) ? read.listing.posted : undefined
      if (reposted !== undefined) written.set(listing_id, { ...shown, reposted })
      else if (shown !== before) written.set(listing_id, shown)
    }
  }
  return written
}

/** An item with the keys under which its opening is found. */
interface KeyedItem {
  readonly key: string
  readonly id: string
  readonly opening: ReadOpening
  readonly keys: readonly string[]
}

function keyedItem(key: string, { listing, opening }: NonNullable<SeenItem['read']>): KeyedItem {
  const its = readOpening(opening)
  // Words and pages of a hackathon say nothing of a job.
  return { key, id: listing.id, opening: its, keys: keysOf(its).map((one) => `${listing.kind} ${one}`) }
}

/** For new items that are an opening which is listed already: the id of that listing. And the keys that tell nothing. */
async function homesOf(
  trx: Transaction<Tables>,
  items: readonly KeyedItem[],
): Promise<{ homes: Map<string, string>; crowded: ReadonlySet<string> }> {
  const homes = new Map<string, string>()
  const crowded = new Set<string>()
  if (items.length === 0) return { homes, crowded }
  const keys = [...new Set(items.flatMap((item) => item.keys))]
  const candidates = new Map<string, string[]>()
  const put = (key: string, id: string) => {
    const ids = candidates.get(key)
    if (ids) ids.push(id)
    else candidates.set(key, [id])
  }
  if (keys.length > 0) {
    const rows = await trx
      .selectFrom('opening_keys')
      .select(['key', 'listing_id'])
      .where(isOneOf(trx, 'key', keys))
      .execute()
    for (const { key, listing_id } of rows) put(key, listing_id)
  }
  for (const [key, ids] of candidates) if (ids.length >= mostCandidates) crowded.add(key)
  for (const key of crowded) candidates.delete(key)
  const ids = [...new Set([...candidates.values()].flat())]
  const openings = new Map<string, ReadOpening[]>()
  const hold = (id: string, opening: ReadOpening) => openings.set(id, [...(openings.get(id) ?? []), opening])
  if (ids.length > 0) {
    const rows = await trx
      .selectFrom('sightings')
      .select(['listing_id', 'opening'])
      .where(isOneOf(trx, 'listing_id', ids))
      .orderBy('id')
      .execute()
    for (const { listing_id, opening } of rows) hold(listing_id, readOpening(JSON.parse(opening) as Opening))
  }
  for (const { key, id: alone, opening: known, keys: own } of items) {
    const near = [...new Set(own.flatMap((one) => candidates.get(one) ?? []))]
    const home = near.find((id) => {
      const its = openings.get(id) ?? []
      return its.some((one) => isSameOpening(one, known)) && !its.some((one) => areNumberedApart(one, known))
    })
    const id = home ?? alone
    if (home !== undefined) homes.set(key, home)
    hold(id, known)
    for (const one of own) if (!crowded.has(one)) put(one, id)
  }
  return { homes, crowded }
}

async function writeSightings(trx: Transaction<Tables>, rows: readonly SightingTable[]): Promise<void> {
  const renewed = ['last_seen', 'closed_at', 'version', 'opening'].map((name) => `${name} = excluded.${name}`)
  await insertRows(trx, 'sightings', rows, `(id) do update set ${renewed.join(', ')}`)
}

async function writeKeys(
  trx: Transaction<Tables>,
  crowded: ReadonlySet<string>,
  rows: readonly OpeningKeyTable[],
): Promise<void> {
  const telling = rows.filter(({ key }) => !crowded.has(key))
  await insertRows(trx, 'opening_keys', telling, '(key, listing_id) do nothing')
}
