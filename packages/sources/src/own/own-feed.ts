import { noReading } from '../answer/reading.ts'
import type { Connector, Reading, SourceRequest } from '../connector.ts'
import type { SourceItem } from '../source-item.ts'
import { formatOf, readDocument } from './document-reading.ts'
import type { Mapping } from './mapping.ts'
import { ownManifest } from './own-source.ts'
import { createTableReading, type Read } from './table-reading.ts'

/** A list of the host's own that is asked at an address. */
export type OwnFeed = {
  /** Stands beside its listings. */
  readonly name: string
  readonly address: string
  readonly everyMinutes: number
  /** It gives all that is open, so that what it lacks has closed. */
  readonly isComplete: boolean
  readonly mapping: Mapping
}

const pieceLength = 65_536

const readTable = (format: 'csv' | 'json-lines', body: string, mapping: Mapping) => {
  const table = createTableReading(format, mapping)
  const reads: Read[] = []
  for (let from = 0; from < body.length; from += pieceLength)
    reads.push(...table.push(body.slice(from, from + pieceLength)))
  reads.push(...table.end())
  return { reads, problem: table.problem(), next: [], changesWithTime: false }
}

/** What the entries of an answer are for the engine; one that repeats a key is told and costs no other. */
const readingOf = (reads: readonly Read[]): Pick<Reading, 'items' | 'rejected'> & { gone: string[] } => {
  const items = new Map<string, SourceItem>()
  const rejected: Reading['rejected'] = []
  const gone: string[] = []
  for (const { at, what } of reads) {
    if (what.kind === 'closed') gone.push(what.key)
    else if (what.kind === 'rejected')
      rejected.push({ reason: `${at}: ${what.reason}`, ...(what.key !== undefined && { key: what.key }) })
    else if (items.has(what.item.key)) rejected.push({ key: what.item.key, reason: `${at}: It repeats an identifier.` })
    else items.set(what.item.key, what.item)
  }
  return { items: [...items.values()], rejected, gone }
}

/** A host's own feed as a source: in any format that an import reads, or a sitemap of pages with schema.org data. */
export const ownFeedConnector = ({ name, address, everyMinutes, isComplete, mapping }: OwnFeed): Connector => {
  const { hostname, origin } = new URL(address)
  const manifest = { ...ownManifest(name, { host: hostname, everyMinutes, isComplete }), isOwn: true as const }
  return {
    manifest,
    first: () => [{ url: address, accept: 'any', step: 'feed' }],
    read({ url, step }, body, { now }) {
      const format = formatOf(new URL(url).pathname, body)
      // A page is asked for as one, so that its robots.txt is heeded.
      if (format === 'page' && step === 'feed')
        return { items: [], next: [{ url, accept: 'html', step: 'page' }], rejected: [], isWhole: true }
      const read =
        format === 'csv' || format === 'json-lines'
          ? readTable(format, body, mapping)
          : readDocument(format, body, { mapping, now, url })
      // Most sites have pages that are no listing.
      if (read.problem !== undefined && step === 'page' && url !== address)
        return { items: [], next: [], rejected: [], isWhole: true }
      if (read.problem !== undefined) return noReading(read.problem)
      const { items, rejected, gone } = readingOf(read.reads)
      const [first] = rejected
      if (items.length + gone.length === 0 && first !== undefined)
        return noReading(`Not one of ${rejected.length} entries could be read. ${first.reason}`)
      const led = read.next.flatMap((place): SourceRequest[] => {
        if (new URL(place.url).origin !== origin) return []
        const isPage = place.step === 'page'
        return [{ url: place.url, accept: isPage ? 'html' : 'any', step: place.step, ...(isPage && { mayFail: true }) }]
      })
      // One more than a run asks for tells it that there are more.
      const next = led.slice(0, manifest.limits.requestsPerRun + 1)
      return { items, next, rejected, gone, isWhole: true, ...(read.changesWithTime && { changesWithTime: true }) }
    },
  }
}
