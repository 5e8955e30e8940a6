import { createHash } from 'node:crypto'
import type { Listing } from '@scry/contracts/listing'
import { isClosed } from '@scry/search/closed-statuses'
import { endOf } from './page/standing.ts'

/** A listing as it is written to the table. Equal hashes mean that nothing changed. */
export interface ListingRow {
  readonly id: string
  readonly feed: string
  readonly kind: Listing['kind']
  readonly content: string
  /** Until when it is open by its own dates, milliseconds UTC: 0 for a closed one, null where they do not say. */
  readonly open_until: number | null
  readonly hash: string
}

export function listingRow(feed: string, listing: Listing): ListingRow {
  const content = JSON.stringify(listing)
  const hash = createHash('sha1').update(content).digest('base64')
  const open_until = isClosed(listing) ? 0 : (endOf(listing) ?? null)
  return { id: listing.id, feed, kind: listing.kind, content, open_until, hash }
}
