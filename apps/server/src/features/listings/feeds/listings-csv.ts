import type { Listing } from '@scry/contracts/listing'
import { csvCell } from '../../../platform/csv-cell.ts'
import { webLink } from '../listing-wire.ts'
import { type ListFeed, pageOf } from './list-feed.ts'

const iso = (at: number | undefined) => (at === undefined ? '' : new Date(at).toISOString())

const cells: Readonly<Record<string, (listing: Listing) => string | undefined>> = {
  title: ({ title }) => title,
  company: ({ company }) => company,
  place: ({ location }) => location,
  workplace: ({ workplace }) => workplace,
  type: ({ type }) => type,
  level: ({ level, difficulty }) => level ?? difficulty,
  pay: ({ salary, prize }) => salary ?? prize,
  posted: ({ posted }) => iso(posted),
  deadline: ({ deadline }) => iso(deadline),
  'deadline zone': ({ deadlineZone }) => deadlineZone,
  starts: ({ starts, startsOn }) => (starts === undefined ? startsOn : iso(starts)),
  link: ({ url }) => webLink(url),
  source: ({ source }) => source,
}

/** The rows of a list as a table, with our page of each. */
export function listingsCsv(feed: ListFeed): string {
  const lines = feed.listings.map((listing) => {
    const own = Object.values(cells).map((cell) => cell(listing) ?? '')
    return [...own, pageOf(feed, listing)].map(csvCell).join(',')
  })
  return `${[[...Object.keys(cells), 'page'].join(','), ...lines].join('\r\n')}\r\n`
}
