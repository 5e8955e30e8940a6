import type { ApplicationStage } from '@scry/contracts/applications'
import type { Selectable } from 'kysely'

/** A person's own record of an application. What it says of the listing is a copy. */
export interface ApplicationTable {
  id: string
  account_id: string
  /** Points at a listing that may be gone; null for one that a file brought. */
  listing_id: string | null
  kind: 'job' | 'hackathon'
  title: string
  company: string
  place: string
  link: string
  deadline: number | null
  deadline_zone: string | null
  /** JSON list. */
  words: string
  stage: ApplicationStage
  notes: string
  next_step: string
  /** '2026-12-01' */
  next_step_on: string | null
  created_at: number
  updated_at: number
}

export type ApplicationRow = Selectable<ApplicationTable>

export interface ApplicationTables {
  applications: ApplicationTable
}
