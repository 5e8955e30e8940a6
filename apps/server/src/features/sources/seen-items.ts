import { createHash } from 'node:crypto'
import type { Listing } from '@scry/contracts/listing'
import { visibleLine } from '@scry/contracts/visible-text'
import type { SourceManifest, SourceUnit } from '@scry/sources/connector'
import { readListing } from '@scry/sources/read-listing'
import type { Opening } from '@scry/sources/same-opening'
import type { SourceItem } from '@scry/sources/source-item'
import { tooLong } from '@scry/sources/too-long'

/** What a source showed of one of its items. */
export interface SeenItem {
  readonly key: string
  /** What it says, where more than its being there was read. */
  readonly read?: { readonly listing: Listing; readonly opening: Opening; readonly version: string | null }
}

interface ReadItems {
  readonly seen: SeenItem[]
  /** Why items could not be read. */
  readonly rejected: string[]
}

/** Keys can be addresses; an id stands in addresses and in requests, which end it at a hundred characters. */
function listingId(source: string, key: string): string {
  const id = `${source}:${key}`
  return /^[\w:.-]{1,100}$/.test(id)
    ? id
    : `${source}:${createHash('sha256').update(key).digest('base64url').slice(0, 27)}`
}

/** Turns items into listings. One that cannot be read still counts as seen and costs no other. */
export function readItems(
  items: readonly SourceItem[],
  { id, terms }: SourceManifest,
  { employer }: SourceUnit,
  version: string | null,
): ReadItems {
  const rejected: string[] = []
  const seen = items.map((item): SeenItem => {
    const reason = tooLong(item) ?? (visibleLine(item.title) === '' ? 'Nothing of its title can be seen.' : undefined)
    if (reason !== undefined) {
      rejected.push(reason)
      return { key: item.key }
    }
    try {
      const listing = { ...readListing(item, { id, name: terms.label, employer }), id: listingId(id, item.key) }
      return { key: item.key, read: { listing, opening: openingOf(item, listing), version } }
    } catch {
      rejected.push(`'${item.title}' could not be read.`)
      return { key: item.key }
    }
  })
  return { seen, rejected }
}

const openingOf = (item: SourceItem, { company, location }: Listing): Opening => ({
  title: item.title,
  places: location === undefined ? [] : location.split('; '),
  urls: [item.url, item.applyUrl].filter((url) => url !== undefined),
  ...(company !== undefined && { company }),
  ...(item.requisitionId !== undefined && { requisitionId: item.requisitionId }),
})
