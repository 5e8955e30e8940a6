import type { ListingOrigin } from '@scry/contracts/listing-page-routes'
import { sourceManifests } from '@scry/sources/registry'
import { webLink } from '../listing-wire.ts'
import type { PageSighting, StoredPage } from './page-store.ts'

const manifests = new Map(sourceManifests.map((manifest) => [manifest.id, manifest]))

/** Whether a listing may be passed on to search engines: invented ones and those of sources that forbid it may not. */
export function mayBePassedOn(feed: string): boolean {
  const manifest = manifests.get(feed)
  return !manifest?.isFictional && !manifest?.terms.noSyndication
}

/** The feeds whose terms forbid to pass their listings on; what is invented may be, and says so. */
export const closedFeeds = sourceManifests.flatMap(({ id, terms, isFictional }) =>
  terms.noSyndication && !isFictional ? [id] : [],
)

/** The feeds whose listings may not be passed on to search engines. */
export const keptFeeds = sourceManifests.map(({ id }) => id).filter((id) => !mayBePassedOn(id))

/** Where a listing comes from, as the terms of each source want it said: the one whose words it has, then who else has it. */
export function originsOf({ feed, listing, sightings }: StoredPage): ListingOrigin[] {
  const ownPage = webLink(listing.sourceUrl) ?? webLink(listing.url) ?? null
  const seen = sightings.toSorted((one, other) => rankOf(other) - rankOf(one))
  if (seen.length === 0) {
    const own = { page: ownPage, last_seen: isoOf(listing.lastSeen), is_closed: false }
    return [{ ...creditOf(feed, listing.source ?? ''), ...own }].filter(({ name }) => name !== '')
  }
  const named = new Set<string>()
  return seen.flatMap((sighting) => {
    const source = sighting.unit.split('/')[0] ?? ''
    const page = webLink(sighting.pages[0]) ?? (sighting.isSpeaker ? ownPage : null)
    const key = `${source} ${page}`
    if (named.has(key)) return []
    named.add(key)
    const origin = { page, last_seen: isoOf(sighting.lastSeen), is_closed: sighting.closedAt !== null }
    return [{ ...creditOf(source, sighting.ownName ?? source), ...origin }]
  })
}

const rankOf = ({ isSpeaker, closedAt }: PageSighting) => Number(isSpeaker) * 2 + Number(closedAt === null)

function creditOf(source: string, otherwise: string): Pick<ListingOrigin, 'name' | 'credit' | 'home_page'> {
  const manifest = manifests.get(source)
  if (!manifest) return { name: otherwise, credit: null, home_page: null }
  const { terms, homePage } = manifest
  return { name: terms.label, credit: terms.attribution ?? null, home_page: homePage ?? null }
}

const isoOf = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString())
