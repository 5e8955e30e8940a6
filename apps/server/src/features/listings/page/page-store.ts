import type { Listing } from '@scry/contracts/listing'
import type { Database } from '../../../database/connect.ts'
import type { StoredListing } from '../listing-wire.ts'

export interface PageSighting {
  /** 'greenhouse/larkfieldrobotics', 'remotive'. */
  readonly unit: string
  /** What the host calls a list of its own. */
  readonly ownName: string | null
  readonly isSpeaker: boolean
  readonly lastSeen: number
  readonly closedAt: number | null
  /** Its pages there, that of the source first. */
  readonly pages: readonly string[]
}

export interface StoredPage extends StoredListing {
  readonly updatedAt: number
  readonly isHidden: boolean
  readonly sightings: readonly PageSighting[]
}

/** More places than these are not named. */
const mostSightings = 50

/** What pages of listings are made of, from the database. Listings of `hiddenFeeds` are kept and not shown. */
export function createPageStore({ query }: Database, hiddenFeeds: readonly string[]) {
  return {
    async find(id: string): Promise<StoredPage | undefined> {
      // PostgreSQL refuses to look for such a text.
      if (id.includes('\0')) return undefined
      const row = await query
        .selectFrom('listings')
        .select(['feed', 'content', 'updated_at', 'hidden_until'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row || hiddenFeeds.includes(row.feed)) return undefined
      const seen = await query
        .selectFrom('sightings')
        .leftJoin('own_sources', 'own_sources.id', 'sightings.unit')
        .select(['unit', 'own_id', 'last_seen', 'closed_at', 'opening', 'own_sources.name as own_name'])
        .where('listing_id', '=', id)
        .orderBy('last_seen', 'desc')
        .limit(mostSightings)
        .execute()
      return {
        feed: row.feed,
        listing: JSON.parse(row.content) as Listing,
        updatedAt: row.updated_at,
        isHidden: row.hidden_until !== null,
        sightings: seen.map(({ unit, own_id, last_seen, closed_at, opening, own_name }) => ({
          unit,
          ownName: own_name,
          isSpeaker: own_id === id,
          lastSeen: last_seen,
          closedAt: closed_at,
          pages: (JSON.parse(opening) as { urls?: string[] }).urls ?? [],
        })),
      }
    },
  }
}
