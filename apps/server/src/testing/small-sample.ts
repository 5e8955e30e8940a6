// The sample catalogue in a few rows, where what is asked is when it comes and goes, not what is in it: to index the whole one takes half a minute.
import { sampleManifest } from '@scry/sources/sample-catalogue'
import { readConfig } from '../config.ts'
import { connect, type Database } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { type ListingRow, listingRow } from '../features/listings/listing-row.ts'
import { createListingStore } from '../features/listings/listing-store.ts'
import { sampleFeed } from '../features/listings/listing-wire.ts'
import { sampleTask } from '../features/listings/sample-feed.ts'
import { createSampleKinds } from '../features/listings/sample-kinds.ts'
import { systemClock as clock } from '../platform/clock.ts'

const smallSample = { internships: 24, hackathons: 6 }
const dayMs = 86_400_000

function smallSampleRows(now: number): ListingRow[] {
  const own = (at: number) => ({ source: sampleManifest.name, company: `House ${at}`, location: 'Leith' })
  const job = (at: number) =>
    listingRow(sampleFeed, { ...own(at), id: `j${at}`, kind: 'job', title: `Baker ${at}`, type: 'internship' })
  const hackathon = (at: number) =>
    listingRow(sampleFeed, {
      ...own(at),
      id: `h${at}`,
      kind: 'hackathon',
      title: `Hack ${at}`,
      deadline: now + (30 + at) * dayMs,
    })
  const { internships, hackathons } = smallSample
  return [
    ...Array.from({ length: internships }, (_, at) => job(at)),
    ...Array.from({ length: hackathons }, (_, at) => hackathon(at)),
  ]
}

/** The task of the product, with few rows; all but the first waiting for `more`. */
export function smallSampleTask(database: Database, more: Promise<unknown> = Promise.resolve()) {
  const store = createListingStore({ database, clock })
  const kinds = createSampleKinds(store)
  return sampleTask({
    ...{ store, clock, kinds },
    async *makeSample(now) {
      const rows = smallSampleRows(now)
      yield rows.slice(0, 10)
      await more
      yield rows.slice(10)
    },
  })
}

/** A data folder in which the sample has been written today. */
export async function fillWithSmallSample(dataDir: string): Promise<void> {
  const database = connect(readConfig({ DATA_DIR: dataDir, SOURCES: 'sample' }))
  try {
    await migrate(database, migrations, clock)
    await smallSampleTask(database).run(new AbortController().signal)
  } finally {
    await database.close()
  }
}
