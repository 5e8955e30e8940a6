/**
 * What happened to postings, and who did it: rows are added and never changed. A step outlives its posting, so that who
 * posts a rejected thing again is known for it; it goes with the poster's account.
 */
export interface PostingStepTable {
  id: string
  /** The poster. */
  account_id: string
  kind: 'job' | 'hackathon'
  posting_id: string
  /** Counts the steps of a posting. */
  place: number
  step: string
  /** Null where the poster or the clock did it, or the reviewer's account is gone. */
  reviewer_account_id: string | null
  reason: string | null
  words: string
  at: number
}

/** Where the link of a posting led when it was last followed; one row a posting. */
export interface PostingLinkTable {
  kind: 'job' | 'hackathon'
  posting_id: string
  /** The poster. */
  account_id: string
  link: string
  /** Where it led the first time that a page answered. */
  first_end: string | null
  last_end: string
  /** Whether a page answered there. */
  is_reached: number
  at: number
}

export interface ReviewTables {
  posting_links: PostingLinkTable
  posting_steps: PostingStepTable
}
