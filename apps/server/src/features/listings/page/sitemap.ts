import { listingPath, pagePaths } from '@scry/contracts/page-paths'
import type { Database } from '../../../database/connect.ts'
import { escapeMarkup } from '../../../platform/escape-markup.ts'

/** The most addresses that one file may hold. */
export const addressesPerFile = 50_000
const rowsPerRead = 1000

/** Pages for everybody that say something of their own. */
const publicPages = [
  ...[pagePaths.home, pagePaths.jobs, pagePaths.hackathons, pagePaths.howMatchingWorks, pagePaths.quality],
  ...[pagePaths.resumeGuide, pagePaths.resumeCheck, pagePaths.faq, pagePaths.sources, pagePaths.contact],
  ...[pagePaths.terms, pagePaths.privacy],
]

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Reads rows when it is the turn of whoever asked: many files at once, of one address, hold up nobody else. */
export type InTurn = <Rows>(read: () => Promise<Rows>) => Promise<Rows>

/**
 * Writes the sitemap piece by piece: nothing of it is held in memory but one read of rows. Listings of `leftOut` feeds may
 * not be passed on.
 */
export function createSitemap({ query }: Database, leftOut: ReadonlySet<string>, perFile = addressesPerFile) {
  /** Ids after which a further file begins. Counted over all rows, so that a file may hold fewer than it could. */
  async function* starts(inTurn: InTurn): AsyncGenerator<string> {
    for (let after = ''; ; ) {
      const next = query
        .selectFrom('listings')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .offset(perFile - 1)
      const row = await inTurn(() => next.limit(1).executeTakeFirst())
      yield after
      if (!row) return
      after = row.id
    }
  }

  return {
    /** The file that names the others. */
    async *index(origin: string, inTurn: InTurn): AsyncGenerator<string> {
      yield `${opening}<sitemapindex ${namespace}>\n`
      yield fileEntry(`${origin}/sitemap-pages.xml`)
      for await (const after of starts(inTurn)) {
        const from = after === '' ? '' : `?after=${encodeURIComponent(after)}`
        yield fileEntry(`${origin}/sitemap-listings.xml${from}`)
      }
      yield '</sitemapindex>\n'
    },

    *pages(origin: string): Generator<string> {
      yield `${opening}<urlset ${namespace}>\n`
      for (const path of publicPages) yield `<url><loc>${escapeMarkup(origin + path)}</loc></url>\n`
      yield '</urlset>\n'
    },

    /** Open listings among the rows after an id, as many as one file may hold. */
    async *listings(origin: string, inTurn: InTurn, from: string, now: number): AsyncGenerator<string> {
      yield `${opening}<urlset ${namespace}>\n`
      for (let after = from, read = 0; read < perFile; ) {
        const next = query
          .selectFrom('listings')
          .select(['id', 'kind', 'feed', 'open_until', 'hidden_until', 'updated_at'])
          .where('id', '>', after)
          .orderBy('id')
          .limit(Math.min(rowsPerRead, perFile - read))
        const rows = await inTurn(() => next.execute())
        const last = rows.at(-1)
        if (!last) break
        read += rows.length
        after = last.id
        const open = rows.filter(
          ({ feed, open_until, hidden_until }) =>
            !leftOut.has(feed) && hidden_until === null && (open_until === null || open_until > now),
        )
        yield open
          .map(({ id, kind, updated_at }) => {
            const address = escapeMarkup(origin + listingPath(kind, id))
            return `<url><loc>${address}</loc><lastmod>${new Date(updated_at).toISOString()}</lastmod></url>\n`
          })
          .join('')
      }
      yield '</urlset>\n'
    },
  }
}

const fileEntry = (address: string) => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>\n`

/** What crawlers may ask. */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /v1/\n\nSitemap: ${origin}/sitemap.xml\n`
}
