import { type AskedConnector, isAddressOf, type SourceRequest, type SourceUnit } from '@scry/sources/connector'
import { changesOf } from '@scry/sources/sighting'
import type { SourceItem } from '@scry/sources/source-item'
import type { Database } from '../../database/connect.ts'
import type { Outside } from '../../platform/asking/outside.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Turns } from '../../platform/take-turns.ts'
import { createBatchSize } from './batch-size.ts'
import { takeCall } from './call-budget.ts'
import { readItems, type SeenItem } from './seen-items.ts'
import { openSettings, type Settings, sentAs } from './source-plan.ts'
import { type StoredListings, sightingOf, takeIn } from './take-in.ts'
import type { UnitRow, UnitStore, Waiting } from './unit-store.ts'

const minuteMs = 60_000
/** A run that broke off longer ago begins anew: what it saw first says too little by now. */
const longestRunMs = 360 * minuteMs
const firstPauseMs = 5 * minuteMs
/** Where nothing answered, the fault is often the network here, which comes back at any time. */
const firstOutageMs = minuteMs
const longestOutageMs = 60 * minuteMs

export interface RunDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly units: UnitStore
  readonly listings: StoredListings
  readonly ask: Outside['ask']
  readonly settings: Settings
  /** Many units run at once; what they read and write is done one piece a turn of the event loop. */
  readonly turns: Turns
}

/** What kept a run from going on; nothing is closed by it. */
class Hindrance extends Error {
  readonly retryAt: number | undefined
  /** Asking the same again cannot help. */
  readonly endsRun: boolean
  readonly isOutage: boolean

  constructor(message: string, more: { retryAt?: number | undefined; endsRun?: boolean; isOutage?: boolean } = {}) {
    super(message)
    this.retryAt = more.retryAt
    this.endsRun = more.endsRun ?? false
    this.isOutage = more.isOutage ?? false
  }
}

/** The allowance of the hour or the day is used up: no fault of anybody's. */
class Waits extends Error {
  readonly until: number
  constructor(until: number) {
    super()
    this.until = until
  }
}

/** Runs one unit from where it stands to its end, or to what hinders it. Rejects only at the signal or on an error of ours. */
export async function runUnit(
  deps: RunDependencies,
  connector: AskedConnector,
  unit: SourceUnit,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { clock, units } = deps
  const { manifest } = connector
  const before = await units.get(id)
  try {
    await goOn(deps, connector, unit, before, signal)
  } catch (error) {
    if (error instanceof Waits) return void (await units.change(id, { state: 'running', next_run_at: error.until }))
    if (!(error instanceof Hindrance)) throw error
    const failures = before.failures + 1
    const interval = manifest.everyMinutes * minuteMs
    const longest = error.isOutage ? Math.min(longestOutageMs, interval) : interval
    const first = error.isOutage ? firstOutageMs : firstPauseMs
    const pause = Math.min(first * 2 ** Math.min(before.failures, 12), longest)
    const values = {
      state: 'failing' as const,
      failures,
      error: withoutSecrets(error.message, connector, deps.settings),
      next_run_at: Math.max(error.retryAt ?? 0, clock.now() + pause),
    }
    await (error.endsRun ? units.end(id, values) : units.change(id, values))
  }
}

async function goOn(
  deps: RunDependencies,
  connector: AskedConnector,
  unit: SourceUnit,
  before: UnitRow,
  signal: AbortSignal,
): Promise<void> {
  const { clock, database, units, listings, settings, turns } = deps
  const { manifest } = connector
  const { id } = before
  const isUnderWay = before.run_started_at !== null && clock.now() - before.run_started_at < longestRunMs
  const at = isUnderWay ? (before.run_started_at ?? 0) : clock.now()
  const asked = {
    ...{ unit, now: at, settings: openSettings(connector, settings) },
    ...(before.last_run_at !== null && { since: before.last_run_at }),
  }
  const first = connector.first(asked)
  if (!isUnderWay) await units.begin(id, first, at)
  /** Only a unit of one answer can be unchanged as a whole, and only where the last one was believed. */
  const isOne = first.length === 1 && (manifest.limits.requestsPerRun === 1 || manifest.isOwn === true)
  const marks = { etag: null as string | null, last_modified: null as string | null }
  const part = { unit: id, source: manifest.id, at }

  const batch = createBatchSize()
  const inTurn = <Result>(work: () => Result | Promise<Result>) =>
    turns(manifest.id, async () => {
      signal.throwIfAborted()
      return work()
    })
  const write = (seen: readonly SeenItem[], gone: readonly string[]) =>
    batch.timed(() => database.transaction((trx) => takeIn(trx, listings, { ...part, seen, gone })))
  const inBatches = async <One>(all: readonly One[], work: (some: readonly One[]) => Promise<unknown>) => {
    for (let from = 0; from < all.length; ) {
      const some = all.slice(from, from + batch.current())
      from += some.length
      await inTurn(() => work(some))
    }
  }
  const take: TakeParts = async (seen, gone) => {
    await inBatches(seen, (some) => write(some, []))
    await inBatches(gone, (some) => write([], some))
  }
  const finishStep = async (
    waiting: Waiting,
    step: {
      items?: readonly SourceItem[]
      version?: string | null
      seen?: SeenItem[]
      gone?: string[]
      next?: SourceRequest[]
      isWhole?: boolean
      wasAsked?: boolean
    },
    rejected: readonly { key?: string }[] = [],
  ) => {
    const { items = [], version = null, seen = [], gone = [], next = [], isWhole = true, wasAsked = true } = step
    let count = rejected.length
    // Read as it is written, so that a large answer holds up nobody for long.
    await inBatches(items, (some) => {
      const read = readItems(some, manifest, unit, version)
      count += read.rejected.length
      return write(read.seen, [])
    })
    await take(seen, gone)
    await database.transaction((trx) => units.done(trx, before, waiting, { next, isWhole, wasAsked, rejected: count }))
  }

  for (let waiting = await units.next(id); waiting !== undefined; waiting = await units.next(id)) {
    signal.throwIfAborted()
    const { request } = waiting
    const { detail } = request
    if (detail !== undefined && (await hasVersion(deps, id, detail.item.key, detail.version))) {
      await finishStep(waiting, { seen: [{ key: detail.item.key }], wasAsked: false })
      continue
    }
    if (!isAddressOf(manifest, request.url))
      throw new Hindrance('A request would have gone to an address that is not of this source.', { endsRun: true })
    const { run_requests } = await units.get(id)
    if (run_requests >= manifest.limits.requestsPerRun) {
      await units.cutOff(id)
      break
    }
    const until = await takeCall(database, manifest.id, manifest.limits, clock.now())
    if (until !== undefined) throw new Waits(until)
    const isFirst = isOne && request.url === first[0]?.url && request.step === first[0].step
    const answer = await deps.ask(
      {
        ...sentAs(request, manifest, settings),
        ...(isFirst && before.etag !== null && { etag: before.etag }),
        ...(isFirst && before.last_modified !== null && { lastModified: before.last_modified }),
      },
      signal,
    )
    signal.throwIfAborted()
    const isMissing = answer.kind === 'gone' || answer.kind === 'failed'
    if (request.mayFail && (isMissing || (answer.kind === 'refused' && answer.status === 0))) {
      await finishStep(waiting, { isWhole: answer.kind === 'gone' })
      continue
    }
    if (answer.kind === 'refused') throw new Hindrance(refusal(answer.status), { retryAt: answer.retryAt })
    if (answer.kind === 'unchanged') {
      Object.assign(marks, { etag: before.etag, last_modified: before.last_modified })
      await finishStep(waiting, { seen: (await openKeys(deps, id)).map((key) => ({ key })) })
      continue
    }
    if (detail !== undefined && answer.kind !== 'ok') {
      const { key } = detail.item
      // What the list said of it is still something, unless more of it is stored.
      if (answer.kind === 'gone') await finishStep(waiting, { gone: [key] })
      else if (await hasVersion(deps, id, key)) await finishStep(waiting, { seen: [{ key }] })
      else await finishStep(waiting, { items: [detail.item] })
      continue
    }
    if (answer.kind === 'gone') throw new Hindrance(`It is not there any more (${answer.status}).`, { endsRun: true })
    if (answer.kind === 'failed') throw new Hindrance(answer.reason, { isOutage: true })
    // What a worker reads holds no turn: it is waited for outside of it.
    const begun = await inTurn(() => ({ reading: connector.read(request, answer.text, asked, signal) }))
    const { items, next, rejected, isWhole, problem, gone, changesWithTime } = await begun.reading
    if (problem !== undefined) throw new Hindrance(problem, { endsRun: true })
    if (isFirst && next.length === 0 && !changesWithTime)
      Object.assign(marks, { etag: answer.etag ?? null, last_modified: answer.lastModified ?? null })
    const unread = rejected.flatMap(({ key }) => (key === undefined ? [] : [{ key }]))
    await finishStep(
      waiting,
      {
        ...{ items, version: detail?.version ?? null },
        ...{ seen: unread, gone: gone ?? [], next, isWhole: isWhole && rejected.every(({ key }) => key !== undefined) },
      },
      rejected,
    )
  }
  await close(deps, connector, before, at, marks, take)
}

type TakeParts = (seen: readonly SeenItem[], gone: readonly string[]) => Promise<void>

/** Closes what a whole run did not show, and says how the unit stands. */
async function close(
  { clock, database, units }: RunDependencies,
  { manifest }: Pick<AskedConnector, 'manifest'>,
  { id, was_doubted }: UnitRow,
  at: number,
  marks: Pick<UnitRow, 'etag' | 'last_modified'>,
  take: TakeParts,
): Promise<void> {
  const run = await units.get(id)
  const rows = await database.query
    .selectFrom('sightings')
    .select(['key', 'first_seen', 'last_seen', 'closed_at'])
    .where('unit', '=', id)
    .execute()
  // What this run brought in was not there to go missing.
  const older = rows.filter(({ first_seen }) => first_seen !== at)
  const { changes, isDoubted } = changesOf(new Map(older.map((row) => [row.key, sightingOf(row)])), {
    at,
    seen: new Set(older.filter(({ last_seen }) => last_seen === at).map(({ key }) => key)),
    gone: new Set(),
    isWhole: run.run_is_whole === 1 && manifest.closesByAbsence,
    wasDoubted: was_doubted === 1,
  })
  const closed = changes.flatMap(({ key, what }) => (what === 'closed' ? [key] : []))
  await take([], closed)
  const gone = new Set(closed)
  const open = rows.filter(({ key, closed_at }) => closed_at === null && !gone.has(key)).length
  await units.end(id, {
    ...{ state: 'good', failures: 0, last_run_at: at, open_listings: open, rejected: run.run_rejected },
    error: isDoubted
      ? 'More than half of its listings were missing at once. They close if the next run says so too.'
      : null,
    ...{ was_doubted: isDoubted ? 1 : 0, next_run_at: clock.now() + manifest.everyMinutes * minuteMs },
    // After a doubt the whole answer is asked for again.
    ...(isDoubted ? { etag: null, last_modified: null } : marks),
  })
}

/** Whether an item is stored whole, in this version or in any. */
async function hasVersion(
  { database }: RunDependencies,
  unit: string,
  key: string,
  version?: string,
): Promise<boolean> {
  const row = await database.query
    .selectFrom('sightings')
    .select('version')
    .where('id', '=', `${unit} ${key}`)
    .executeTakeFirst()
  if (row?.version == null) return false
  return version === undefined || (version !== '' && row.version === version)
}

async function openKeys({ database }: RunDependencies, unit: string): Promise<string[]> {
  const rows = await database.query
    .selectFrom('sightings')
    .select('key')
    .where('unit', '=', unit)
    .where('closed_at', 'is', null)
    .execute()
  return rows.map(({ key }) => key)
}

const refusals: Record<number, string> = {
  0: 'Its robots.txt does not allow to ask for this.',
  401: 'It does not accept the key that was given (401).',
  403: 'It refused to answer (403).',
  429: 'It asks us to come back later (429).',
}

export const refusal = (status: number): string => refusals[status] ?? `It refused to answer (${status}).`

/** What everybody may read of an error: none of the settings that are secret. */
export function withoutSecrets(
  text: string,
  { manifest }: Pick<AskedConnector, 'manifest'>,
  settings: Settings,
): string {
  const secrets = manifest.settings.flatMap(({ name, isSecret }) => (isSecret ? (settings[name] ?? []) : []))
  return secrets.reduce(
    (left, secret) => left.replaceAll(secret, '…').replaceAll(encodeURIComponent(secret), '…'),
    text,
  )
}
