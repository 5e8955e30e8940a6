import type { Listing } from '@scry/contracts/listing'
import { searchAt } from '@scry/contracts/listing-routes'
import type { Match } from '@scry/contracts/match'
import { IndexBuilder, type ListingIndex } from '@scry/search/listing-index'
import type { ProfileInput } from '@scry/search/profile-input'
import type { Clock } from '../../platform/clock.ts'
import { filtersOf, together } from './list-filters.ts'
import type { CameRow, ListingStore } from './listing-store.ts'
import { sampleFeed } from './listing-wire.ts'

export interface FreshListing {
  readonly listing: Listing
  /** Absent without a profile. */
  readonly match?: Match | undefined
}

/** What came lately, as an index of its own: what it costs to ask grows with what is new, not with all there is. */
export interface FreshListings {
  readonly count: number
  /** Jobs that came after an instant and fit strongly, the best first. */
  strongMatches(profile: ProfileInput, after: number): FreshListing[]
  /** What came after an instant and a saved search finds, the newest first. */
  found(kind: Listing['kind'], query: string, after: number): FreshListing[]
}

/** More than this is no news: the newest count. */
const mostFresh = 20_000
/** So many candidates of a person are weighed against all listings. */
const mostCandidates = 30
const mostFound = 50

function searchOf(kind: Listing['kind'], query: string) {
  const { data: asked, error } = searchAt(kind, new URLSearchParams(query))
  if (!asked) throw error
  const text = asked.q
  return { text, prefix: !/\s$/.test(text), filters: { ...together(filtersOf(asked)), kind } }
}

/** Reads what came after an instant, once. The sample is never news. */
export async function openFreshListings(
  deps: { readonly store: ListingStore; readonly clock: Clock; readonly whole: () => ListingIndex },
  after: number,
): Promise<FreshListings> {
  const { store, clock, whole } = deps
  const rows = new Map<string, CameRow>()
  for await (const page of store.cameAfter(after, mostFresh, sampleFeed))
    for (const row of page) rows.set(row.listing.id, row)
  const builder = new IndexBuilder({ getText: (id) => rows.get(id)?.listing })
  let taken = 0
  for (const id of [...rows.keys()].sort()) {
    builder.take((rows.get(id) as CameRow).listing)
    taken += 1
    if (taken % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  const fresh = builder.finish()

  const listingOf = (id: string) => (rows.get(id) as CameRow).listing
  // Most people last looked at the same instant.
  let before: { instant: number; ids: string[] } = { instant: after, ids: [] }
  /** Without these, nobody's few places are taken by what came before they last looked. */
  const cameBefore = (instant: number) => {
    if (before.instant !== instant) {
      const ids = [...rows].filter(([, { cameAt }]) => cameAt <= instant).map(([id]) => id)
      before = { instant, ids }
    }
    return before.ids
  }
  return {
    count: rows.size,

    strongMatches: (profile, instant) => {
      const now = clock.now()
      const asked = { ...profile, kind: 'job' as const, now }
      const { hits } = fresh.recommendUnread({
        ...{ ...asked, limit: mostCandidates, grouped: 0 },
        exclude: cameBefore(instant),
      }).answer
      // What a match is worth depends on how rare a skill is among all listings.
      const explain = whole().explaining(asked, now)
      return hits
        .map(({ id }) => listingOf(id))
        .map((listing) => ({ listing, match: explain(listing.id, listing) }))
        .filter(({ match }) => match?.band === 'strong')
        .sort((left, right) => (right.match?.score ?? 0) - (left.match?.score ?? 0))
    },

    found: (kind, query, instant) => {
      const now = clock.now()
      const search = { ...searchOf(kind, query), sort: 'newest' as const, openOnly: true, limit: mostFound, now }
      const { hits, corrected, leftOut } = fresh.search({ ...search, exclude: cameBefore(instant) })
      // Among few listings a search loosens sooner than among all: it finds what it would find there.
      if (leftOut) return []
      if (corrected.length > 0) {
        const there = whole().searchUnread({ ...search, limit: 0 }).answer.corrected
        if (JSON.stringify(there) !== JSON.stringify(corrected)) return []
      }
      return hits.map(({ id }) => ({ listing: listingOf(id) }))
    },
  }
}
