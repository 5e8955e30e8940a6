import type { FeedbackReason, TasteAspect } from '@scry/contracts/feedback'
import type { Selectable } from 'kysely'

/** What a person said against a listing. What it says of the listing is a copy. */
export interface FeedbackTable {
  id: string
  account_id: string
  listing_id: string
  kind: 'job' | 'hackathon'
  title: string
  company: string
  reason: FeedbackReason
  /** What of the listing ranks lower; null where nothing does. */
  about: TasteAspect | null
  /** As listings are found by it, and as it is shown. */
  value: string
  label: string
  created_at: number
}

export type FeedbackRow = Selectable<FeedbackTable>

export interface FeedbackTables {
  feedback: FeedbackTable
}
