import type { Listing } from '@scry/contracts/listing'
import { listingPath } from '@scry/contracts/page-paths'
import { escapeMarkup } from '../../../platform/escape-markup.ts'

export interface ListFeed {
  readonly kind: 'job' | 'hackathon'
  readonly listings: readonly Listing[]
  /** Where this product is. */
  readonly origin: string
  /** The page of the same query string. */
  readonly pageUrl: string
  readonly now: number
}

const titles = { job: 'Jobs and internships at Scry', hackathon: 'Hackathons at Scry' } as const
const description =
  'What matches a search, newest first, without the sources that do not let their listings be passed on.'

export const pageOf = ({ origin }: ListFeed, { kind, id }: Listing) => `${origin}${listingPath(kind, id)}`

const lineOf = ({
  company,
  location,
  workplace,
  type,
  salary,
  prize,
  deadline,
  deadlineZone,
  source,
}: Listing): string => {
  const closes = deadline === undefined ? '' : `Closes ${new Date(deadline).toISOString()} (${deadlineZone ?? 'UTC'})`
  const place = location ?? (workplace === 'remote' ? 'Remote' : '')
  return [company, place, type, salary, prize, closes, source].filter(Boolean).join(' · ')
}

/** XML cannot hold these signs: with one of them in one title nobody could read the feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const plain = (text: string) => text.replace(/[\u0000-\u001f\u007f\ufffe\uffff]+/g, ' ').toWellFormed()

/** An item leads to our page of the listing, which names its source as that wants it. */
const itemsOf = (feed: ListFeed) =>
  feed.listings.map((listing) => ({
    ...{ id: listing.id, url: pageOf(feed, listing), line: plain(lineOf(listing)) },
    title: plain([listing.title, listing.company].filter(Boolean).join(', ')),
    at: new Date(listing.posted ?? listing.firstSeen ?? feed.now),
  }))

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeMarkup(text)}</${name}>\n`

/** RSS 2.0. A title is text there, a description is markup: readers of feeds show it as a page. */
export function listRss(feed: ListFeed, ownUrl: string): string {
  const { kind, pageUrl, now } = feed
  const at = (date: Date) => date.toUTCString()
  const items = itemsOf(feed).map(
    ({ id, url, line, title, at: came }) =>
      `<item>\n${element('title', title)}${element('link', url)}${element('guid', plain(id), ' isPermaLink="false"')}` +
      `${element('pubDate', at(came))}${element('description', escapeMarkup(line))}</item>\n`,
  )
  const [page, own] = [new URL(pageUrl).href, new URL(ownUrl).href]
  return (
    '<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n' +
    `${element('title', titles[kind])}${element('link', page)}${element('description', description)}` +
    `${element('lastBuildDate', at(new Date(now)))}${element('generator', 'Scry')}` +
    `<atom:link href="${escapeMarkup(own)}" rel="self" type="application/rss+xml"/>\n${items.join('')}</channel>\n</rss>\n`
  )
}

/** JSON Feed 1.1. */
export function listJsonFeed(feed: ListFeed, ownUrl: string): string {
  return JSON.stringify({
    ...{ version: 'https://jsonfeed.org/version/1.1', title: titles[feed.kind], description },
    ...{ home_page_url: feed.pageUrl, feed_url: ownUrl },
    items: itemsOf(feed).map(({ id, url, line, title, at }) => ({
      ...{ id, url, title, content_text: line, date_published: at.toISOString() },
    })),
  })
}
