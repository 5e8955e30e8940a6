import { z } from 'zod'
import { Hackathon, Job, Listing } from './listing.ts'
import type { Route } from './route.ts'

/** One place in which a listing stands outside. */
export const ListingOrigin = z.object({
  /** As its terms want it named: 'Jobs by Adzuna'. */
  name: z.string(),
  /** The listing's own page there; null where none is known. */
  page: z.string().nullable(),
  /** A sentence that its terms want said. */
  credit: z.string().nullable(),
  home_page: z.string().nullable(),
  last_seen: z.string().nullable(),
  is_closed: z.boolean(),
})
export type ListingOrigin = z.infer<typeof ListingOrigin>

/** A listing as another one's page names it. */
export const NeighborListing = z.object({
  id: z.string(),
  kind: z.enum(['job', 'hackathon']),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  type: z.string(),
  deadline: z.string().nullable(),
  deadline_zone: z.string().nullable(),
})
export type NeighborListing = z.infer<typeof NeighborListing>

/** Everything that the page of a listing shows. Without a session it is the same for everybody. */
export const ListingPage = z.object({
  success: z.literal(true),
  /** The instant for which it was made. */
  as_of: z.string(),
  /** 'hidden': in no list for now, since people complained of it; 'gone': closed for so long that its text is no longer shown. */
  state: z.enum(['open', 'hidden', 'closed', 'gone']),
  /** When it closed, as far as that is known. */
  closed_at: z.string().nullable(),
  /** One of the two; with a profile it has its match. */
  job: Job.nullable(),
  hackathon: Hackathon.nullable(),
  /** What the source or the words tell beyond the row. */
  facts: Listing.pick({
    places: true,
    remoteWithin: true,
    pay: true,
    years: true,
    degree: true,
    terms: true,
    startsOn: true,
    sponsorship: true,
    citizenship: true,
    clearance: true,
    students: true,
  }),
  /** Names of the countries and areas that the facts name by code. */
  place_names: z.record(z.string(), z.string()),
  first_seen: z.string().nullable(),
  registration_opens: z.string().nullable(),
  ends: z.string().nullable(),
  /** Where it comes from, first the one whose words these are. */
  origins: z.array(ListingOrigin),
  similar: z.array(NeighborListing),
  same_employer: z.array(NeighborListing),
})
export type ListingPage = z.infer<typeof ListingPage>

export const getListingPage = {
  method: 'GET',
  path: '/api/listings/:id/page',
  summary: 'What the page of a listing shows; with a profile also how the listing matches.',
  response: ListingPage,
} as const satisfies Route

/** What somebody may say of a listing; 'two': that it joins two openings. */
export const grievances = ['closed', 'wrong', 'scam', 'two'] as const
export type Grievance = (typeof grievances)[number]

export const complainOfListing = {
  method: 'POST',
  path: '/api/listings/:id/complaints',
  summary: 'Say that a listing is closed, wrong, a scam, or two openings in one. Its source is then asked again.',
  body: z.object({ about: z.enum(grievances) }),
  response: z.object({
    success: z.literal(true),
    /** Whether a source is asked again because of it. */
    asks: z.boolean(),
  }),
} as const satisfies Route
