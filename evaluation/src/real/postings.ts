import { join } from 'node:path'
import type { Listing } from '@scry/contracts/listing'
import { readListing } from '@scry/sources/read-listing'
import { rowsOf } from './packed-rows.ts'

/** The day on which people look at the postings: that of the newest of them, ms UTC. */
export const realDate = Date.UTC(2026, 0, 9)

interface Row {
  readonly id: string
  readonly title: string
  readonly company?: string
  readonly location?: string
  readonly description?: string
  readonly type?: string
  readonly url?: string
  readonly posted?: string
}

/** The postings of `corpus.jsonl.gz` of a listings folder, read as the product reads what its sources show. */
export async function readPostings(folder: string): Promise<Listing[]> {
  const source = { id: 'corpus', name: 'Corpus' }
  const listings: Listing[] = []
  for await (const row of rowsOf<Row>(join(folder, 'corpus.jsonl.gz'))) {
    const item = {
      key: row.id,
      kind: 'job' as const,
      title: row.title,
      ...(row.company && { company: row.company }),
      ...(row.url && { url: row.url }),
      ...(row.location && { places: row.location.split(/;\s*/).map((text) => ({ text })) }),
      ...(row.type && { types: [row.type] }),
      ...(row.description && { description: { form: 'text' as const, text: row.description } }),
      ...(row.posted && { posted: { form: 'date' as const, date: row.posted } }),
    }
    listings.push({ ...readListing(item, source), id: row.id })
  }
  return listings
}
