import type { Listing } from '@scry/contracts/listing'
import type { ListingPage, NeighborListing } from '@scry/contracts/listing-page-routes'
import type { Match } from '@scry/contracts/match'
import { reachOf } from '@scry/search/reach'
import { countriesIn, placeName } from '@scry/vocabulary/countries'
import { hackathonOnWire, iso, jobOnWire, jobPlace, type OtherPlaces } from '../listing-wire.ts'
import { originsOf } from './origins.ts'
import type { StoredPage } from './page-store.ts'
import { hasLeftEarly, type Standing } from './standing.ts'

export interface Neighbors {
  readonly similar: readonly Listing[]
  readonly sameEmployer: readonly Listing[]
  /** Open listings of the same title and employer. */
  readonly others: OtherPlaces | undefined
}

/** What the page of a listing shows at `now`, milliseconds UTC. Of one that is gone only what it was is left. */
export function listingPage(
  stored: StoredPage,
  standing: Standing,
  { similar, sameEmployer, others }: Neighbors,
  now: number,
  match?: Match,
): ListingPage {
  const { state, closedAt } = standing
  const isGone = state === 'gone'
  const { description, ...rest } = stored.listing
  const listing = {
    ...rest,
    ...(!isGone && description !== undefined && { description }),
    ...((isGone || hasLeftEarly(stored.listing, standing)) && { url: '#' }),
  }
  const shown = { feed: stored.feed, listing: withLastSeen(listing, stored) }
  const own = { ...others, ...(match && { match }) }
  const isJob = listing.kind === 'job'
  const facts = isGone ? {} : factsOf(listing)
  return {
    success: true,
    as_of: new Date(now).toISOString(),
    state,
    closed_at: iso(closedAt),
    job: isJob ? { ...jobOnWire(shown, now), ...own } : null,
    hackathon: isJob ? null : { ...hackathonOnWire(shown, now), ...own },
    facts,
    place_names: placeNames(facts),
    first_seen: iso(listing.firstSeen),
    registration_opens: iso(listing.opens),
    ends: iso(listing.ends),
    origins: isGone ? [] : originsOf({ ...stored, listing }),
    similar: similar.map(neighbor),
    same_employer: sameEmployer.map(neighbor),
  }
}

/** Sightings know best when a listing was last there. */
function withLastSeen(listing: Listing, { sightings }: StoredPage): Listing {
  const lastSeen = Math.max(0, ...sightings.map((one) => one.lastSeen))
  return lastSeen > 0 ? { ...listing, lastSeen } : listing
}

function factsOf(listing: Listing): ListingPage['facts'] {
  const { places, pay, years, degree, terms, startsOn } = listing
  const { sponsorship, citizenship, clearance, students } = listing
  return {
    ...{ places, remoteWithin: remoteWithinOf(listing), pay, years, degree, terms, startsOn },
    ...{ sponsorship, citizenship, clearance, students },
  }
}

/** As the ranking reads it; empty where remote work names neither a country nor the whole world. */
function remoteWithinOf(listing: Listing): string[] | undefined {
  if (listing.kind !== 'job' || listing.workplace !== 'remote') return undefined
  const { within } = reachOf(listing)
  return within.length === 0 && countriesIn(listing.location ?? '').anywhere ? undefined : within
}

function placeNames({ places, remoteWithin, citizenship }: ListingPage['facts']): Record<string, string> {
  const codes = [...(places ?? []).map(({ country }) => country), ...(remoteWithin ?? []), citizenship?.country]
  return Object.fromEntries(codes.filter((code) => code !== undefined).map((code) => [code, placeName(code)]))
}

function neighbor(listing: Listing): NeighborListing {
  const { id, kind, title, company, location, workplace, type, deadline, deadlineZone } = listing
  return {
    ...{ id, kind, title, company: company ?? '', type: type ?? '' },
    location: kind === 'job' ? jobPlace(listing) : (location ?? (workplace === 'remote' ? 'Online' : '')),
    deadline: iso(deadline),
    deadline_zone: deadlineZone ?? null,
  }
}
