import type { Grievance } from '@scry/contracts/listing-page-routes'

/** What of a source is run as one: a source, or one board of it. */
export interface SourceUnitTable {
  /** 'remotive', 'greenhouse/larkfieldrobotics'. */
  id: string
  source: string
  state: 'waiting' | 'running' | 'good' | 'failing'
  next_run_at: number
  /** The run under way; null between runs. One that broke off goes on with the requests that wait. */
  run_started_at: number | null
  run_is_whole: number
  run_requests: number
  run_rejected: number
  /** The last run that came to its end. */
  last_run_at: number | null
  /** Since the last run that came to its end. */
  failures: number
  /** In words for everybody. */
  error: string | null
  was_doubted: number
  open_listings: number
  /** Entries that the last run could not read. */
  rejected: number
  etag: string | null
  last_modified: string | null
}

/** A request of a run under way that is still to be made; JSON of `SourceRequest`, which holds no secret. */
export interface SourceRequestTable {
  id: string
  unit: string
  place: number
  request: string
}

/** How many requests a source was sent in an hour since 1970. */
export interface SourceCallTable {
  id: string
  source: string
  hour: number
  calls: number
}

/** One item of a unit, and the listing that it became. Several sightings of one listing are the same opening. */
export interface SightingTable {
  id: string
  unit: string
  key: string
  listing_id: string
  /** The id that its listing has or would have alone; where it is `listing_id`, this item gives the listing its words. */
  own_id: string
  first_seen: number
  last_seen: number
  closed_at: number | null
  /** The source's own version of what is stored, where a list names it. */
  version: string | null
  /** JSON of the `Opening` that others are compared with. */
  opening: string
}

/** Under what an opening is found again. */
export interface OpeningKeyTable {
  key: string
  listing_id: string
}

/** Lists of the host's own that were imported, by the ids of their sources. */
export interface OwnSourceTable {
  id: string
  name: string
}

/** What somebody said of a listing: one row for each listing and network, by whose hash it is known. */
export interface ListingComplaintTable {
  id: string
  listing_id: string
  about: Grievance
  /** 'spent' once it has hidden the listing, which it does once; 'settled' when an operator has looked. */
  state: 'new' | 'spent' | 'settled'
  at: number
}

export interface SourceTables {
  source_units: SourceUnitTable
  source_requests: SourceRequestTable
  source_calls: SourceCallTable
  sightings: SightingTable
  opening_keys: OpeningKeyTable
  own_sources: OwnSourceTable
  listing_complaints: ListingComplaintTable
}
