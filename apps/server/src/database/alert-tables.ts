/** When the digest of an account goes out. A row means that alerts are on, unless the profile's preferences say no. */
export interface AlertTable {
  account_id: string
  every: 'daily' | 'weekly'
  zone: string
  next_at: number
  /** What came after that is to be looked at. */
  looked_at: number
  is_paused: number
  /** When the receiving server refused the address for good. */
  refused_at: number | null
}

export interface SavedSearchTable {
  id: string
  account_id: string
  kind: 'job' | 'hackathon'
  name: string
  /** Of the page, with nothing that goes without saying. */
  query: string
  created_at: number
}

/** What an account was mailed about: a listing as new, or the deadline of an application. */
export interface AlertedTable {
  account_id: string
  what: 'listing' | 'deadline'
  subject_id: string
  at: number
}

export interface UnsubscribeLinkTable {
  secret_hash: string
  account_id: string
  created_at: number
}

export interface AlertTables {
  alerts: AlertTable
  saved_searches: SavedSearchTable
  alerted: AlertedTable
  unsubscribe_links: UnsubscribeLinkTable
}
