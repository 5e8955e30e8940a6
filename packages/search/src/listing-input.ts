import type { ListingPay, ListingTerm } from '@scry/contracts/listing'
import type { PlaceParts } from '@scry/vocabulary/place-paths'

/**
 * A listing as the index takes it: only `id`, `kind` and `title` are sure. It is the `Listing` of the contracts, wider in
 * two ways: instants may also be ISO texts, and unknown values may be null.
 */
export interface ListingInput {
  id: string
  kind: 'job' | 'hackathon'
  title: string
  company?: string | null | undefined
  location?: string | null | undefined
  /** Each with at least one of the three; `country` is its ISO 3166 code. */
  places?: readonly PlaceParts[] | null | undefined
  /** Where one must live for remote work: codes of countries and keys of areas. */
  remoteWithin?: readonly string[] | null | undefined
  workplace?: string | null | undefined
  type?: string | null | undefined
  level?: string | null | undefined
  difficulty?: string | null | undefined
  category?: string | null | undefined
  description?: string | null | undefined
  skills?: readonly string[] | null | undefined
  themes?: readonly string[] | null | undefined
  source?: string | null | undefined
  status?: string | null | undefined
  posted?: number | string | null | undefined
  firstSeen?: number | string | null | undefined
  /** Stated only where no source has shown it for long: it counts less. */
  lastSeen?: number | string | null | undefined
  deadline?: number | string | null | undefined
  submissionDeadline?: number | string | null | undefined
  starts?: number | string | null | undefined
  duration?: string | null | undefined
  pay?: ListingPay | null | undefined
  terms?: readonly ListingTerm[] | null | undefined
  sponsorship?: string | null | undefined
}

/** The listing's own text, for phrases and for pointers. */
export type ListingText = Pick<
  ListingInput,
  'title' | 'company' | 'location' | 'remoteWithin' | 'category' | 'description' | 'skills' | 'themes'
>

/** Milliseconds of an instant given as a number or as an ISO text; undefined when it is absent, zero or unreadable. */
export const instantOf = (value: number | string | null | undefined): number | undefined => {
  if (value === null || value === undefined || value === '' || value === 0) return undefined
  const instant = typeof value === 'number' ? value : Date.parse(value)
  return Number.isFinite(instant) && instant > 0 ? instant : undefined
}

const noRestriction = new Set(['', 'all', 'any', 'flexible', 'not specified', 'none', 'anywhere'])

/** Whether a value of a filter or profile means 'no restriction' (decision 0310, 12). */
export const isUnrestricted = (value: string | null | undefined): boolean =>
  value === null || value === undefined || noRestriction.has(value.trim().toLowerCase())
