import { isoInstant } from '@scry/contracts/instants'
import { isDeadlineZone } from '@scry/contracts/zones'
import type { Queries } from '../../database/connect.ts'
import { likelyDuplicates } from './likely-duplicates.ts'
import { type ListedPostings, listingOf, type Posting, postedFeed } from './posting-listing.ts'
import type { ShowListing } from './review-queue.ts'

/** Whose form is read, and when. */
export interface Drafting {
  readonly accountId: string
  readonly now: number
}

export interface DraftDeps {
  readonly queries: Queries
  readonly listings: ListedPostings
  readonly onWire: ShowListing
}

/** A posting that is still being written, as others will see it, and what is listed and may be the same. */
export async function showDraft(
  { queries, listings, onWire }: DraftDeps,
  posting: Posting,
  isNamed: boolean,
  now: number,
) {
  const owned = { ...posting, email: '', isVerified: false, since: now }
  const duplicates = isNamed ? await likelyDuplicates(queries, listings, owned) : []
  return {
    ...onWire(postedFeed, listingOf(posting), now),
    duplicates: duplicates.filter(({ is_listed }) => is_listed).map(({ is_listed: _, ...rest }) => rest),
  }
}

/** A date of a form that is still being written: what is none counts as absent. */
export const draftInstant = (text: string | null): number | null => (text === null ? null : (isoInstant(text) ?? null))
export const draftZone = (name: string | null): string | null => (name !== null && isDeadlineZone(name) ? name : null)

/** A date that a description says. */
export const dateSaid = (at: number | undefined, zone: string | undefined) =>
  at === undefined ? null : { at: new Date(at).toISOString(), zone: zone ?? null }
