import type { AlertRhythm } from '@scry/contracts/alert-routes'
import type { Listing } from '@scry/contracts/listing'
import type { Match } from '@scry/contracts/match'
import { listingPath, pagePaths } from '@scry/contracts/page-paths'
import type { ProfileInput } from '@scry/search/profile-input'
import type { Queries } from '../../database/connect.ts'
import { isOneOf } from '../../database/many-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AlertRows, wants } from './alert-rows.ts'
import { type Digest, type DigestDeadline, type DigestGroup, digestItem } from './digest.ts'
import { rememberedMornings } from './next-morning.ts'

interface Found {
  readonly listing: Listing
  readonly match?: Match | undefined
}

/** What came lately, read once for everybody. */
export interface Fresh {
  strongMatches(profile: ProfileInput, after: number): Found[]
  found(kind: Listing['kind'], query: string, after: number): Found[]
}

export interface DigestDeps extends Pick<Platform, 'database' | 'clock' | 'outbox'> {
  readonly rows: AlertRows
  openFresh(after: number): Promise<Fresh>
  profileOf(accountId: string): Promise<ProfileInput | undefined>
  onError(accountId: string, error: unknown): void
}

interface Pass extends DigestDeps {
  readonly nextMorning: ReturnType<typeof rememberedMornings>
}

interface Due {
  readonly account_id: string
  readonly every: AlertRhythm
  readonly zone: string
  readonly next_at: number
  readonly looked_at: number
}

/** A listing that was written while the last look was under way may bear a time before it. */
const overlapMs = 10 * 60_000
const peopleAtOnce = 500
const mostInGroup = 8
const dayMs = 86_400_000
/** What is older is news to nobody. */
const mostLookBackMs = 14 * dayMs

async function alertedOf(
  { database }: Pass,
  accountId: string,
  what: 'listing' | 'deadline',
  subjects: readonly string[],
): Promise<Set<string>> {
  if (subjects.length === 0) return new Set<string>()
  const known = await database.query
    .selectFrom('alerted')
    .select('subject_id')
    .where('account_id', '=', accountId)
    .where('what', '=', what)
    .where(isOneOf(database.query, 'subject_id', subjects))
    .execute()
  return new Set(known.map(({ subject_id }) => subject_id))
}

/** Deadlines of what the person is interested in, until the digest after this one has gone out. */
async function deadlinesOf(pass: Pass, { account_id, zone, every }: Due, now: number): Promise<DigestDeadline[]> {
  const { database, nextMorning } = pass
  const until = nextMorning(now, zone, every) + dayMs
  const due = await database.query
    .selectFrom('applications')
    .select(['id', 'kind', 'listing_id', 'title', 'company', 'deadline'])
    .where('account_id', '=', account_id)
    .where('stage', '=', 'interested')
    .where('deadline', '>', now)
    .where('deadline', '<=', until)
    .orderBy('deadline')
    .limit(20)
    .execute()
  const subjectOf = ({ id, deadline }: (typeof due)[number]) => `${id} ${deadline}`
  const known = await alertedOf(pass, account_id, 'deadline', due.map(subjectOf))
  return due
    .filter((row) => !known.has(subjectOf(row)))
    .map((row) => ({
      ...{ id: subjectOf(row), title: row.title, company: row.company, at: row.deadline ?? 0 },
      path: row.listing_id === null ? pagePaths.applications : listingPath(row.kind, row.listing_id),
    }))
}

/** What the person's next mail says; undefined where nothing is new. */
async function digestFor(pass: Pass, due: Due, fresh: Fresh): Promise<Digest | undefined> {
  const { database, clock, rows, profileOf } = pass
  const { account_id, zone } = due
  const after = due.looked_at
  const profile = await profileOf(account_id)
  const searches = await rows.searches(database.query, account_id)
  const found: { heading: string; path: string; all: Found[] }[] = [
    {
      heading: 'New jobs that fit you strongly:',
      path: pagePaths.dashboard,
      all: profile ? fresh.strongMatches(profile, after) : [],
    },
    ...searches.map(({ kind, name, query }) => ({
      heading: `New for your search '${name}':`,
      path: `${kind === 'job' ? pagePaths.jobs : pagePaths.hackathons}${query ? `?${query}` : ''}`,
      all: fresh.found(kind, query, after),
    })),
  ]
  const ids = found.flatMap(({ all }) => all.map(({ listing }) => listing.id))
  const known = await alertedOf(pass, account_id, 'listing', ids)
  const groups = found.flatMap(({ heading, path, all }): DigestGroup[] => {
    const news = all.filter(({ listing }) => !known.has(listing.id))
    // One that two searches find is told once.
    for (const { listing } of news) known.add(listing.id)
    const items = news.slice(0, mostInGroup).map(({ listing, match }) => digestItem(listing, match))
    return items.length > 0 ? [{ heading, items, more: news.length - items.length, path }] : []
  })
  const deadlines = await deadlinesOf(pass, due, clock.now())
  return groups.length + deadlines.length > 0 ? { groups, deadlines, zone } : undefined
}

async function note(trx: Queries, accountId: string, { groups, deadlines }: Digest, now: number): Promise<void> {
  const what = [
    ...groups.flatMap(({ items }) => items.map(({ id }) => ['listing', id] as const)),
    ...deadlines.map(({ id }) => ['deadline', id] as const),
  ]
  await trx
    .insertInto('alerted')
    .values(what.map(([kind, id]) => ({ account_id: accountId, what: kind, subject_id: id, at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** In one transaction the turn goes on, what is told is noted, and the mail waits: whoever comes second finds the turn gone. */
function finish(pass: Pass, due: Due, now: number, digest: Digest, recipient: string): Promise<number> {
  const { database, nextMorning, outbox } = pass
  return database.transaction(async (trx) => {
    const moved = await trx
      .updateTable('alerts')
      .set({ next_at: nextMorning(now, due.zone, due.every), looked_at: now - overlapMs })
      .where('account_id', '=', due.account_id)
      .where('next_at', '=', due.next_at)
      .where('is_paused', '=', 0)
      .returning('account_id')
      .execute()
    if (moved.length === 0) return 0
    await note(trx, due.account_id, digest, now)
    const params = { digest: JSON.stringify(digest) }
    await outbox.add(trx, { template: 'digest', recipient, params, accountId: due.account_id })
    return 1
  })
}

/** Those for whom nothing is new get no mail; all of one zone and rhythm go on at once. */
async function moveOn({ database, nextMorning }: Pass, people: readonly Due[], now: number): Promise<void> {
  const kinds = Map.groupBy(people, ({ every, zone }) => `${every} ${zone}`)
  for (const alike of kinds.values()) {
    const [first] = alike
    if (!first) continue
    await database.query
      .updateTable('alerts')
      .set({ next_at: nextMorning(now, first.zone, first.every), looked_at: now - overlapMs })
      .where(
        isOneOf(
          database.query,
          'account_id',
          alike.map(({ account_id }) => account_id),
        ),
      )
      .where('next_at', '<=', now)
      .execute()
  }
}

/** Whoever's digest fails waits until the next morning; what it would have told is told then. */
async function putOff({ database, nextMorning }: Pass, { account_id, zone }: Due, now: number): Promise<void> {
  await database.query
    .updateTable('alerts')
    .set({ next_at: nextMorning(now, zone, 'daily') })
    .where('account_id', '=', account_id)
    .where('next_at', '<=', now)
    .execute()
}

/** Those whose time has come, at most so many at once. */
function dueAt({ database }: Pass, now: number) {
  return database.query
    .selectFrom('alerts')
    .innerJoin('accounts', 'accounts.id', 'alerts.account_id')
    .leftJoin('profiles', 'profiles.account_id', 'alerts.account_id')
    .selectAll('alerts')
    .select(['accounts.email', 'accounts.email_verified', 'profiles.preferences'])
    .where('next_at', '<=', now)
    .where('is_paused', '=', 0)
    .where('refused_at', 'is', null)
    .orderBy('next_at')
    .limit(peopleAtOnce)
    .execute()
}

async function run(pass: Pass, signal?: AbortSignal): Promise<number> {
  let written = 0
  let fresh: { after: number; listings: Fresh } | undefined
  for (;;) {
    const now = pass.clock.now()
    const due = await dueAt(pass, now)
    if (due.length === 0) return written
    const after = Math.max(now - mostLookBackMs, Math.min(...due.map(({ looked_at }) => looked_at)))
    // One reading serves everybody, unless somebody looked away for longer.
    if (!fresh || after < fresh.after) fresh = { after, listings: await pass.openFresh(after) }
    const without: Due[] = []
    for (const one of due) {
      if (signal?.aborted) return written
      try {
        const isWanted = one.email_verified === 1 && wants(one.preferences ?? '')
        const digest = isWanted ? await digestFor(pass, one, fresh.listings) : undefined
        if (digest) written += await finish(pass, one, now, digest, one.email)
        else without.push(one)
      } catch (error) {
        pass.onError(one.account_id, error)
        await putOff(pass, one, now)
      }
    }
    await moveOn(pass, without, now)
  }
}

export function createDigestPass(deps: DigestDeps) {
  const pass: Pass = { ...deps, nextMorning: rememberedMornings() }
  return {
    digestFor: (due: Due, fresh: Fresh) => digestFor(pass, due, fresh),

    /** Writes the digests of everybody whose time has come; answers how many. */
    run: (signal?: AbortSignal) => run(pass, signal),
  }
}
