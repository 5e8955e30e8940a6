import type { Database } from '../../apps/server/src/database/connect.ts'
import { storedListings } from '../../apps/server/src/features/listings/listing-store.ts'
import { createBatchSize } from '../../apps/server/src/features/sources/batch-size.ts'
import { readItems } from '../../apps/server/src/features/sources/seen-items.ts'
import { takeIn } from '../../apps/server/src/features/sources/take-in.ts'
import type { SourceManifest } from '../../packages/sources/src/connector.ts'
import type { Posting } from './postings.ts'

/** Processor time of this process so far, in seconds. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

export interface Taken {
  readonly postings: number
  readonly rejected: number
  readonly batches: number
  /** Seconds of processor time by stage. */
  readonly stages: Readonly<Record<'normalise' | 'deduplicate' | 'store', number>>
}

/** As many as a page of a source's answer holds. */
const pageSize = 500

/** Takes postings in as the sources do, one page after the other. */
export async function takePostings(database: Database, shown: AsyncIterable<Posting>, at: number): Promise<Taken> {
  const batch = createBatchSize()
  let batches = 0
  const stages = { normalise: 0, deduplicate: 0, store: 0 }
  const counts = { postings: 0, rejected: 0 }
  const timed = async <Result>(stage: keyof typeof stages, work: () => Promise<Result>): Promise<Result> => {
    const before = cpuSeconds()
    const inner = stages.store
    const result = await work()
    stages[stage] += cpuSeconds() - before - (stage === 'store' ? 0 : stages.store - inner)
    return result
  }
  const listings: typeof storedListings = {
    ...storedListings,
    read: (...given) => timed('store', () => storedListings.read(...given)),
    writeDiffering: (...given) => timed('store', () => storedListings.writeDiffering(...given)),
  }
  const take = async (unit: string, page: readonly Posting[]) => {
    // No name of a source that the server knows: it would hide what it is not told to ask for.
    const source = unit.replace('/', '-')
    const manifest = { id: source, terms: { label: source } } as SourceManifest
    const items = page.map(({ item }) => item)
    const { seen, rejected } = await timed('normalise', async () => readItems(items, manifest, { source }, null))
    counts.rejected += rejected.length
    for (let from = 0; from < seen.length; ) {
      const some = seen.slice(from, from + batch.current())
      from += some.length
      batches += 1
      await timed('deduplicate', () =>
        batch.timed(() =>
          database.transaction((trx) => takeIn(trx, listings, { unit, source, at, seen: some, gone: [] })),
        ),
      )
    }
  }
  const pages = new Map<string, Posting[]>()
  for await (const posting of shown) {
    const page = pages.get(posting.unit) ?? []
    page.push(posting)
    counts.postings += 1
    if (page.length < pageSize) pages.set(posting.unit, page)
    else {
      pages.delete(posting.unit)
      await take(posting.unit, page)
    }
  }
  for (const [unit, page] of pages) await take(unit, page)
  return { ...counts, batches, stages }
}
