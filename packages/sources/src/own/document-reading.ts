import { addressAt } from '../answer/fields.ts'
import { nestsDeeper } from '../answer/json-answer.ts'
import { mostNesting } from '../answer/reading.ts'
import { readXml, type XmlEntry } from '../answer/xml-answer.ts'
import { listingElement } from '../data/list-names.ts'
import { readCalendar } from './calendar.ts'
import { createColumns } from './columns.ts'
import type { Mapping } from './mapping.ts'
import { listInside, unfolded } from './nested.ts'
import { orderOf } from './own-dates.ts'
import { datesIn, understood } from './own-item.ts'
import { isPosting, readPage, understoodPosting } from './postings.ts'
import type { Read } from './table-reading.ts'
import { placesIn, valuesOfJsonFeed, valuesOfXml } from './web-feeds.ts'

/** Formats that are read line by line, and those that are read whole. */
export type OwnFormat = 'csv' | 'json-lines' | 'json' | 'xml' | 'calendar' | 'page'

const byEnding = new Map<string, OwnFormat>(
  Object.entries({
    ...({ csv: 'csv', tsv: 'csv', jsonl: 'json-lines', ndjson: 'json-lines', ics: 'calendar' } as const),
    ...({ xml: 'xml', rss: 'xml', atom: 'xml', html: 'page', htm: 'page' } as const),
  }),
)

/** Whether a line is an object, and no more than the wrapping of a list. */
const isEntry = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && listInside(value) === undefined
  } catch {
    return false
  }
}

/** The format of a list: what its name ends in, else what it begins with. `head` is its beginning or all of it. */
export const formatOf = (name: string, head: string): OwnFormat => {
  const text = head.replace(/^\ufeff/, '').trimStart()
  const isMarkup = text.startsWith('<')
  const named = byEnding.get(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '')
  // An address that ends in .csv and answers with a web page is a page that says why.
  if (named !== undefined && isMarkup === (named === 'xml' || named === 'page')) return named
  if (/^BEGIN:VCALENDAR/i.test(text)) return 'calendar'
  if (isMarkup)
    return /^<(?:!doctype html|html|head|body)\b/i.test(text.replace(/^(?:<!--[\s\S]*?-->\s*)+/, '')) ? 'page' : 'xml'
  if (!/^[[{]/.test(text)) return 'csv'
  const [first = '', second = ''] = text.split(/\r?\n/, 2)
  if (second.trim().startsWith('{')) return isEntry(first) ? 'json-lines' : 'json'
  return first.startsWith('{') && !/"items"\s*:|"@graph"|"version"\s*:/.test(first) && isEntry(first)
    ? 'json-lines'
    : 'json'
}

export type DocumentReading = {
  readonly reads: readonly Read[]
  /** Where the rest of it stands. */
  readonly next: readonly { url: string; step: 'feed' | 'sitemap' | 'page'; version: string }[]
  readonly problem?: string
  readonly unused: readonly string[]
  /** Columns that were told by what they hold; what others may be, as questions. */
  readonly told: readonly (readonly [name: string, field: string])[]
  readonly questions: readonly string[]
  /** The same bytes read otherwise at another time. */
  readonly changesWithTime: boolean
}

const nothing = { reads: [], next: [], unused: [], told: [], questions: [], changesWithTime: false }
const problemOf = (problem: string): DocumentReading => ({ ...nothing, problem })

/** Few bytes can be many entries, and each of them is held until all are read. */
const mostEntries = 300_000
const tooMany = problemOf(
  'It has more parts than can be read at once: write it as CSV or JSON Lines, which may be of any size.',
)

type About = { readonly mapping: Mapping; readonly now: number /** Where it stands. */; readonly url?: string }

const readEntries = (
  entries: readonly (Readonly<Record<string, unknown>> | undefined)[],
  { mapping, url }: About,
): DocumentReading => {
  if (entries.length > mostEntries) return tooMany
  const columns = createColumns(mapping)
  const shown = entries.slice(0, 100).flatMap((entry) => (entry === undefined ? [] : [unfolded(entry)]))
  columns.learn(shown)
  const dated = entries.flatMap((entry) => (entry === undefined ? [] : datesIn(entry, columns)))
  const order = mapping.dates ?? orderOf(dated)
  const reads = entries.map((entry, index): Read => {
    const place = { at: index + 1, raw: '' }
    if (entry === undefined) return { ...place, what: { kind: 'rejected', reason: 'It is no JSON object.' } }
    const what = isPosting(entry) ? understoodPosting(entry, url) : understood(entry, columns, order)
    return { ...place, what }
  })
  return { ...nothing, reads, unused: columns.unused(), told: columns.told(), questions: columns.questions() }
}

const readList = (list: readonly unknown[], about: About): DocumentReading =>
  readEntries(
    list.map((one) =>
      typeof one === 'object' && one !== null && !Array.isArray(one) ? (one as Record<string, unknown>) : undefined,
    ),
    about,
  )

const readJsonDocument = (body: string, about: About): DocumentReading => {
  if (nestsDeeper(body, mostNesting)) return problemOf(`It nests deeper than ${mostNesting} levels.`)
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return problemOf('It is no JSON, or it was cut off. JSON Lines has one object a line.')
  }
  if (Array.isArray(value)) return readList(value, about)
  const feed = valuesOfJsonFeed(value, about.url)
  if (feed !== undefined) {
    const next = feed.next === undefined ? [] : [{ url: feed.next, step: 'feed' as const, version: '' }]
    return { ...readEntries(feed.items, about), next }
  }
  const { postings } = readPage(`<script type="application/ld+json">${body.replaceAll('</', '<\\/')}</script>`)
  if (postings.length > 0) return readPostings(postings, about)
  const inside = listInside(value)
  if (inside !== undefined) return readList(inside, about)
  return problemOf(
    "It is JSON, but neither a list of objects nor a JSON Feed with 'items' nor a JobPosting or an Event.",
  )
}

const readPostings = (postings: readonly unknown[], { url }: About): DocumentReading => ({
  ...nothing,
  reads: postings.map((posting, index) => ({ at: index + 1, raw: '', what: understoodPosting(posting, url) })),
})

const elements: Readonly<Record<string, string>> = {
  ...{ rss: 'item', 'rdf:RDF': 'item', feed: 'entry', urlset: 'url', sitemapindex: 'sitemap' },
}

/** The name of the first element. A comment that nobody ends is passed once, not from each of its signs again. */
const rootOf = (body: string): string => {
  for (const [, name] of body.matchAll(/<!--[\s\S]*?(?:-->|$)|<([a-z][\w:.-]*)/gi)) if (name !== undefined) return name
  return ''
}

const damagedData: Omit<Read, 'at'> = {
  ...{
    raw: '',
    what: {
      kind: 'rejected',
      reason: 'A description of a job or an event in this page (JSON-LD) is broken and could not be read.',
    },
  },
}

const readXmlDocument = (body: string, about: About): DocumentReading => {
  const root = rootOf(body)
  const element = elements[root] ?? listingElement.exec(body)?.[1]
  if (element === undefined)
    return problemOf(
      `It is XML of the kind '${root}': neither RSS nor Atom nor a sitemap, and without elements named 'job'.`,
    )
  let entries: readonly XmlEntry[] = []
  const { problem } = readXml(body, { root, element }, (found) => {
    entries = found
    return { items: [], next: [], rejected: [], isWhole: true }
  })
  if (problem !== undefined) return problemOf(problem)
  if (element === 'url' || element === 'sitemap') {
    const step = element === 'url' ? 'page' : 'sitemap'
    return { ...nothing, next: placesIn(entries, about.url).map((place) => ({ ...place, step })) }
  }
  return readEntries(
    entries.map((entry) => valuesOfXml(entry, about.url)),
    about,
  )
}

/** How each part of a document begins, and how many of them fit into memory at once. */
const parts = {
  json: { begins: /[{[]/g, most: 1_500_000 },
  xml: { begins: /</g, most: 1_500_000 },
  page: { begins: /</g, most: 1_500_000 },
  calendar: { begins: /^BEGIN:/gim, most: 200_000 },
}

const hasTooManyParts = (format: keyof typeof parts, body: string): boolean => {
  const { begins, most } = parts[format]
  let count = 0
  for (const _part of body.matchAll(begins)) {
    count += 1
    if (count > most) return true
  }
  return false
}

/** Reads a list that is there as a whole. Never throws. */
export const readDocument = (
  format: Exclude<OwnFormat, 'csv' | 'json-lines'>,
  body: string,
  about: About,
): DocumentReading => {
  if (hasTooManyParts(format, body)) return tooMany
  if (format === 'json') return readJsonDocument(body, about)
  if (format === 'xml') return readXmlDocument(body, about)
  if (format === 'page') {
    const { postings, damaged, address } = readPage(body)
    const url = about.url ?? addressAt(address, [])
    if (postings.length > 0) {
      const reading = readPostings(postings, { ...about, ...(url !== undefined && { url }) })
      const lost = Array.from(
        { length: damaged },
        (_, index): Read => ({ ...damagedData, at: postings.length + index + 1 }),
      )
      return { ...reading, reads: [...reading.reads, ...lost] }
    }
    return problemOf(
      damaged > 0
        ? 'Its description of a job or an event (JSON-LD) is broken and could not be read.'
        : 'The page carries no JobPosting and no Event of schema.org as JSON-LD.',
    )
  }
  const reads = readCalendar(body, about.now)
  return reads === undefined ? problemOf('It is no calendar.') : { ...nothing, reads, changesWithTime: true }
}
