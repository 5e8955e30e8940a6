import { join } from 'node:path'
import type { Listing } from '@scry/contracts/listing'
import { readListing } from '@scry/sources/read-listing'
import type { SourceItem } from '@scry/sources/source-item'
import { rowsOf } from './packed-rows.ts'

/** The day on which people look at the postings: that of the newest of them, ms UTC. */
export const realDate = Date.UTC(2026, 0, 9)

/** A row of `corpus.jsonl.gz`. */
export interface CorpusRow {
  readonly id: string
  readonly title: string
  readonly company?: string
  readonly location?: string
  readonly description?: string
  readonly type?: string
  readonly url?: string
  readonly posted?: string
}

export const itemOf = (row: CorpusRow): SourceItem => ({
  key: row.id,
  kind: 'job',
  title: row.title,
  ...(row.company && { company: row.company }),
  ...(row.url && { url: row.url }),
  ...(row.location && { places: row.location.split(/;\s*/).map((text) => ({ text })) }),
  ...(row.type && { types: [row.type] }),
  ...(row.description && { description: { form: 'text', text: row.description } }),
  ...(row.posted && { posted: { form: 'date', date: row.posted } }),
})

/** The postings of `corpus.jsonl.gz` of a listings folder, read as the product reads what its sources show. */
export async function readPostings(folder: string): Promise<Listing[]> {
  const source = { id: 'corpus', name: 'Corpus' }
  const listings: Listing[] = []
  for await (const row of rowsOf<CorpusRow>(join(folder, 'corpus.jsonl.gz'))) {
    listings.push({ ...readListing(itemOf(row), source), id: row.id })
  }
  return listings
}
