import { createHash } from 'node:crypto'
import type { Listing } from '@scry/contracts/listing'

/** A listing as it is written to the table. Equal hashes mean that nothing changed. */
export interface ListingRow {
  readonly id: string
  readonly feed: string
  readonly kind: Listing['kind']
  readonly content: string
  readonly hash: string
}

export function listingRow(feed: string, listing: Listing): ListingRow {
  const content = JSON.stringify(listing)
  const hash = createHash('sha1').update(content).digest('base64')
  return { id: listing.id, feed, kind: listing.kind, content, hash }
}
