/** The secret address at which an account's calendar can be read. */
export interface CalendarFeedTable {
  account_id: string
  secret_hash: string
  created_at: number
  /** JSON: each date as it was last given out, by its key, with its sequence number. */
  given: string
}

export interface CalendarTables {
  calendar_feeds: CalendarFeedTable
}
