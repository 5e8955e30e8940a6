import { type AskedConnector, isAddressOf, type SourceRequest, type SourceUnit } from '@scry/sources/connector'
import { changesOf } from '@scry/sources/sighting'
import type { Database } from '../../database/connect.ts'
import type { Outside } from '../../platform/asking/outside.ts'
import type { OutsideAnswer } from '../../platform/asking/outside-answer.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Turns } from '../../platform/take-turns.ts'
import { takeCall } from './call-budget.ts'
import { openSettings, type Settings, sentAs } from './source-plan.ts'
import { type StoredListings, sightingOf } from './take-in.ts'
import type { UnitRow, UnitStore, Waiting } from './unit-store.ts'
import { createUnitWriter, type UnitWriter } from './unit-writer.ts'

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

interface Run {
  readonly deps: RunDependencies
  readonly connector: AskedConnector
  readonly before: UnitRow
  /** When the run began. */
  readonly at: number
  readonly asked: Parameters<AskedConnector['first']>[0]
  /** The request of a unit that asks only one: it alone can be unchanged as a whole. */
  readonly only: SourceRequest | undefined
  /** What the answer to that request is known by the next time. */
  readonly marks: { etag: string | null; last_modified: string | null }
  readonly writer: UnitWriter
  readonly signal: AbortSignal
}

async function goOn(
  deps: RunDependencies,
  connector: AskedConnector,
  unit: SourceUnit,
  before: UnitRow,
  signal: AbortSignal,
): Promise<void> {
  const { clock, units } = deps
  const { manifest } = connector
  const { id } = before
  const isUnderWay = before.run_started_at !== null && clock.now() - before.run_started_at < longestRunMs
  const at = isUnderWay ? (before.run_started_at ?? 0) : clock.now()
  const asked = {
    ...{ unit, now: at, settings: openSettings(connector, deps.settings) },
    ...(before.last_run_at !== null && { since: before.last_run_at }),
  }
  const first = connector.first(asked)
  if (!isUnderWay) await units.begin(id, first, at)
  const isOne = first.length === 1 && (manifest.limits.requestsPerRun === 1 || manifest.isOwn === true)
  const run: Run = {
    ...{ deps, connector, before, at, asked, signal },
    only: isOne ? first[0] : undefined,
    marks: { etag: null, last_modified: null },
    writer: createUnitWriter(deps, { manifest, unit, before, at, signal }),
  }
  for (let waiting = await units.next(id); waiting !== undefined; waiting = await units.next(id)) {
    signal.throwIfAborted()
    if (!(await takeStep(run, waiting))) break
  }
  await close(run)
}

/** Asks what is waiting and takes its answer in; false where the run may ask nothing more. */
async function takeStep(run: Run, waiting: Waiting): Promise<boolean> {
  const { deps, before, writer } = run
  const { manifest } = run.connector
  const { request } = waiting
  const { detail } = request
  if (detail !== undefined && (await hasVersion(deps, before.id, detail.item.key, detail.version))) {
    await writer.finish(waiting, { seen: [{ key: detail.item.key }], wasAsked: false })
    return true
  }
  if (!isAddressOf(manifest, request.url))
    throw new Hindrance('A request would have gone to an address that is not of this source.', { endsRun: true })
  const { run_requests } = await deps.units.get(before.id)
  if (run_requests >= manifest.limits.requestsPerRun) {
    await deps.units.cutOff(before.id)
    return false
  }
  const until = await takeCall(deps.database, manifest.id, manifest.limits, deps.clock.now())
  if (until !== undefined) throw new Waits(until)
  const isOnly = request.url === run.only?.url && request.step === run.only.step
  const answer = await deps.ask(
    {
      ...sentAs(request, manifest, deps.settings),
      // Only where the last answer was believed.
      ...(isOnly && before.etag !== null && { etag: before.etag }),
      ...(isOnly && before.last_modified !== null && { lastModified: before.last_modified }),
    },
    run.signal,
  )
  run.signal.throwIfAborted()
  if (answer.kind === 'ok') await takeText(run, waiting, answer, isOnly)
  else await takeWithoutText(run, waiting, answer)
  return true
}

type TextAnswer = OutsideAnswer & { kind: 'ok' }

/** Takes in what an answer without a text says; throws where it keeps the run from going on. */
async function takeWithoutText(run: Run, waiting: Waiting, answer: Exclude<OutsideAnswer, TextAnswer>): Promise<void> {
  const { deps, before, writer } = run
  const { detail, mayFail } = waiting.request
  const isMissing = answer.kind === 'gone' || answer.kind === 'failed'
  if (mayFail && (isMissing || (answer.kind === 'refused' && answer.status === 0)))
    return writer.finish(waiting, { isWhole: answer.kind === 'gone' })
  if (answer.kind === 'refused') throw new Hindrance(refusal(answer.status), { retryAt: answer.retryAt })
  if (answer.kind === 'unchanged') {
    Object.assign(run.marks, { etag: before.etag, last_modified: before.last_modified })
    return writer.finish(waiting, { seen: (await openKeys(deps, before.id)).map((key) => ({ key })) })
  }
  if (detail !== undefined) {
    const { key } = detail.item
    // What the list said of it is still something, unless more of it is stored.
    if (answer.kind === 'gone') return writer.finish(waiting, { gone: [key] })
    if (await hasVersion(deps, before.id, key)) return writer.finish(waiting, { seen: [{ key }] })
    return writer.finish(waiting, { items: [detail.item] })
  }
  if (answer.kind === 'gone') throw new Hindrance(`It is not there any more (${answer.status}).`, { endsRun: true })
  throw new Hindrance(answer.reason, { isOutage: true })
}

/** Reads an answer and takes in what it shows. */
async function takeText(run: Run, waiting: Waiting, answer: TextAnswer, isOnly: boolean): Promise<void> {
  const { connector, asked, signal, writer } = run
  const { request } = waiting
  // What a worker reads holds no turn: it is waited for outside of it.
  const begun = await writer.inTurn(() => ({ reading: connector.read(request, answer.text, asked, signal) }))
  const { items, next, rejected, isWhole, problem, gone, changesWithTime } = await begun.reading
  if (problem !== undefined) throw new Hindrance(problem, { endsRun: true })
  if (isOnly && next.length === 0 && !changesWithTime)
    Object.assign(run.marks, { etag: answer.etag ?? null, last_modified: answer.lastModified ?? null })
  const unread = rejected.flatMap(({ key }) => (key === undefined ? [] : [{ key }]))
  await writer.finish(
    waiting,
    {
      ...{ items, version: request.detail?.version ?? null },
      ...{ seen: unread, gone: gone ?? [], next, isWhole: isWhole && rejected.every(({ key }) => key !== undefined) },
    },
    rejected.length,
  )
}

/** Closes what a whole run did not show, and says how the unit stands. */
async function close({ deps, connector, before, at, marks, writer }: Run): Promise<void> {
  const { clock, database, units } = deps
  const { manifest } = connector
  const { id, was_doubted } = before
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
  await writer.take([], closed)
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
