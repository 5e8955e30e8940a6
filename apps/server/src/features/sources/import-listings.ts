import { createDecoder } from '@scry/sources/decode'
import type { Mapping } from '@scry/sources/mapping'
import { createListReading } from '@scry/sources/own-list'
import { ownManifest } from '@scry/sources/own-source'
import type { Database } from '../../database/connect.ts'
import type { Clock } from '../../platform/clock.ts'
import { createBatchSize } from './batch-size.ts'
import { nameOwnSource } from './name-own-source.ts'
import { readItems, type SeenItem } from './seen-items.ts'
import { leased } from './source-engine.ts'
import { type StoredListings, takeIn } from './take-in.ts'
import { createUnitStore } from './unit-store.ts'

const keysAtOnce = 1000

export interface ImportDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly listings: StoredListings
  /** Of the leases of this process. */
  readonly holder: string
}

export interface ImportFile {
  /** What it is called; its ending may tell its format. */
  readonly name: string
  readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** The name of the source that its listings belong to. */
  readonly source: string
  readonly mapping: Mapping
  /** It holds all that is open, so that what it does not show has closed. */
  readonly isComplete: boolean
}

/** A row that was not taken in, or (`isTaken`) a value of it that was left empty. */
export interface ImportNote {
  readonly at: number
  readonly reason: string
  readonly raw: string
  readonly isTaken: boolean
}

export interface ImportCounts {
  bytes: number
  /** Rows that were read, whatever became of them. */
  rows: number
  fresh: number
  /** Of the fresh ones, those that another source, or another row, lists as well. */
  joined: number
  changed: number
  unchanged: number
  closed: number
  rejected: number
  /** Values that could not be read and were left empty. */
  emptied: number
}

export interface ImportSummary extends ImportCounts {
  readonly id: string
  /** Why nothing of the file could be read; then nothing was changed. */
  readonly problem?: string
  /** What it lacks was not closed, since rows without an identifier may have been those. */
  readonly keptOpen: boolean
  /** Names of columns that mean nothing here. */
  readonly unused: readonly string[]
  /** Columns that were told by what they hold, with their fields; what others may be, as questions. */
  readonly told: readonly (readonly [name: string, field: string])[]
  readonly questions: readonly string[]
  readonly counts: 'line' | 'entry'
}

/** Another process imports into the source, or asks its feed. */
export class ImportBusyError extends Error {
  override name = 'ImportBusyError'
}

/**
 * Takes in a file of the host's own listings: new ones, changed ones, and with `isComplete` what it does not show any
 * more. Reads it in pieces and holds a few hundred rows; ends at `signal` with what was taken in so far, and may be run
 * again at any time.
 */
export async function importListings(
  deps: ImportDependencies,
  file: ImportFile,
  tell: Tell,
  signal: AbortSignal,
): Promise<ImportSummary> {
  const manifest = ownManifest(file.source, { isComplete: file.isComplete })
  let summary: ImportSummary | undefined
  const isOurs = await leased(deps, `source ${manifest.id}`, signal, async (held) => {
    summary = await takeFile(deps, file, tell, held)
  })
  if (!isOurs) throw new ImportBusyError(`'${file.source}' is being read by another process`)
  if (summary === undefined) throw new ImportBusyError(`'${file.source}' was taken over by another process`)
  return summary
}

type Tell = { note(note: ImportNote): void; progress(counts: ImportCounts): void }
type Reads = ReturnType<ReturnType<typeof createListReading>['push']>

async function takeFile(
  deps: ImportDependencies,
  file: ImportFile,
  tell: Tell,
  signal: AbortSignal,
): Promise<ImportSummary> {
  const { database } = deps
  const { source, isComplete } = file
  const taking = new FileTaking(deps, file, tell, signal)
  const { id, at, counts } = taking
  const units = createUnitStore(database)
  const reading = createListReading(file.name, { mapping: file.mapping, now: at })
  const decoder = createDecoder()

  let wasAdded = false
  const addOnce = async () => {
    if (wasAdded) return
    wasAdded = true
    await units.add(id, [id])
    await nameOwnSource(database, id, source)
  }
  for await (const bytes of file.pieces) {
    counts.bytes += bytes.length
    const reads = reading.push(decoder.push(bytes))
    if (reads.length > 0) await addOnce()
    await taking.takeAll(reads)
  }
  const last = [...reading.push(decoder.end()), ...reading.end()]
  const problem = reading.problem()
  const told = { unused: reading.unused(), told: reading.told(), questions: reading.questions() }
  const rest = { id, ...told, counts: reading.counts() }
  if (problem !== undefined) return { ...counts, ...rest, problem, keptOpen: false }
  await addOnce()
  await taking.takeAll(last)
  const { areAllTold } = taking
  if (isComplete && areAllTold) await taking.closeMissing()
  const open = await database.query
    .selectFrom('sightings')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('unit', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  const state = { state: 'good' as const, failures: 0, error: null, last_run_at: at, rejected: counts.rejected }
  await units.change(id, { ...state, open_listings: Number(open?.count ?? 0) })
  return { ...counts, ...rest, keptOpen: isComplete && !areAllTold }
}

/** The rows of one file on their way into the lists. */
class FileTaking {
  readonly id: string
  readonly at: number
  readonly counts: ImportCounts = {
    ...{ bytes: 0, rows: 0, fresh: 0, joined: 0, changed: 0, unchanged: 0, closed: 0, rejected: 0, emptied: 0 },
  }
  /** Whether each row said which one it is. */
  areAllTold = true
  private readonly deps: ImportDependencies
  private readonly manifest: ReturnType<typeof ownManifest>
  private readonly tell: Tell
  private readonly signal: AbortSignal
  private readonly batch = createBatchSize()

  constructor(deps: ImportDependencies, { source, isComplete }: ImportFile, tell: Tell, signal: AbortSignal) {
    this.deps = deps
    this.at = deps.clock.now()
    this.manifest = ownManifest(source, { isComplete })
    this.id = this.manifest.id
    this.tell = tell
    this.signal = signal
  }

  async takeAll(reads: Reads): Promise<void> {
    for (let from = 0; from < reads.length; ) {
      const some = reads.slice(from, from + this.batch.current())
      from += some.length
      await this.batch.timed(() => this.takeRows(some))
    }
  }

  /** Closes what the file did not show. */
  async closeMissing(): Promise<void> {
    for (let more = true; more; ) {
      this.signal.throwIfAborted()
      const missing = await this.deps.database.query
        .selectFrom('sightings')
        .select('key')
        .where('unit', '=', this.id)
        .where('closed_at', 'is', null)
        .where('last_seen', '<', this.at)
        .limit(keysAtOnce)
        .execute()
      for (let from = 0; from < missing.length; ) {
        const some = missing.slice(from, from + this.batch.current()).map(({ key }) => key)
        from += some.length
        await this.batch.timed(() => this.take([], some))
      }
      more = missing.length === keysAtOnce
      this.tell.progress(this.counts)
    }
  }

  private async takeRows(reads: Reads): Promise<void> {
    const { counts } = this
    this.signal.throwIfAborted()
    counts.rows += reads.length
    const keys = reads.flatMap(({ what }) => (what.kind === 'item' ? [what.item.key] : []))
    const met = keys.length === 0 ? new Set<string>() : await this.metBefore(keys)
    const seen: SeenItem[] = []
    const gone: string[] = []
    let good = 0
    for (const { at: place, raw, what } of reads) {
      if (what.kind === 'closed') gone.push(what.key)
      else if (what.kind === 'rejected') {
        this.reject({ at: place, raw, reason: what.reason })
        // A row that is damaged is no row that is missing.
        if (what.key === undefined) this.areAllTold = false
        else if (!met.has(what.key)) seen.push({ key: what.key })
      } else {
        const { item, doubts } = what
        if (met.has(item.key)) {
          const reason = `It repeats the identifier '${item.key.slice(0, 100)}' of a row before it.`
          this.reject({ at: place, raw, reason })
          continue
        }
        met.add(item.key)
        const read = readItems([item], this.manifest, { source: this.id }, null)
        for (const reason of read.rejected) this.reject({ at: place, raw, reason })
        if (read.rejected.length === 0) good += 1
        for (const reason of doubts) {
          counts.emptied += 1
          this.tell.note({ at: place, raw, reason, isTaken: true })
        }
        seen.push(...read.seen)
      }
    }
    const done = await this.take(seen, gone)
    counts.unchanged += Math.max(0, good - done.fresh - done.changed)
    this.tell.progress(counts)
  }

  private reject(note: Omit<ImportNote, 'isTaken'>): void {
    this.counts.rejected += 1
    this.tell.note({ ...note, isTaken: false })
  }

  /** Keys that this import has met before. */
  private async metBefore(keys: readonly string[]): Promise<Set<string>> {
    const ids = [...new Set(keys)].map((key) => `${this.id} ${key}`)
    const rows = await this.deps.database.query
      .selectFrom('sightings')
      .select('key')
      .where('id', 'in', ids)
      .where('last_seen', '=', this.at)
      .execute()
    return new Set(rows.map(({ key }) => key))
  }

  private async take(seen: readonly SeenItem[], gone: readonly string[]) {
    const { id, at, counts } = this
    const { database, listings } = this.deps
    const { fresh, joined, changed, closed } = await database.transaction((trx) =>
      takeIn(trx, listings, { unit: id, source: id, at, seen, gone }),
    )
    counts.fresh += fresh
    counts.joined += joined
    counts.changed += changed
    counts.closed += closed
    await new Promise((resolve) => setImmediate(resolve))
    return { fresh, changed }
  }
}
