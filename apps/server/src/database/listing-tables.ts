export interface ListingTable {
  id: string
  /** Where it comes from: 'sample' or the name of a source. */
  feed: string
  kind: 'job' | 'hackathon'
  /** JSON of the contracts' Listing. */
  content: string
  content_hash: string
  /** Until when it is open by its own dates: 0 for a closed one, null where they do not say. */
  open_until: number | null
  /** Until when it is in no list, because people complained of it or an operator said so; null for one that is shown. */
  hidden_until: number | null
  updated_at: number
  /** When it came; null where it came before that was noted. An update leaves it. */
  first_at: number | null
}

/**
 * What every index follows. Numbers are given by `listing_counter` in the last statements of the writing transaction:
 * the counter's row stays locked until the commit, so that numbers become visible in their order.
 */
export interface ListingChangeTable {
  number: number
  listing_id: string
  change: 'upsert' | 'delete'
  changed_at: number
}

/** One row: the last number given. */
export interface ListingCounterTable {
  id: number
  number: number
}

/** The last complete run of each feed. */
export interface ListingFeedTable {
  feed: string
  version: string
  finished_at: number
}

export interface ListingTables {
  listings: ListingTable
  listing_changes: ListingChangeTable
  listing_counter: ListingCounterTable
  listing_feeds: ListingFeedTable
}
