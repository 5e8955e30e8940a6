import { Readable } from 'node:stream'
import { hasHint } from '@scry/contracts/cookies'
import type { Listing } from '@scry/contracts/listing'
import { getListingPage } from '@scry/contracts/listing-page-routes'
import { listingPath } from '@scry/contracts/page-paths'
import type { ListingIndex } from '@scry/search/listing-index'
import type { ProfileInput } from '@scry/search/profile-input'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import { publicOrigin } from '../../../platform/origin-check.ts'
import type { PageDocuments } from '../../../platform/page-documents.ts'
import type { Platform } from '../../../platform/platform.ts'
import { clientGone, PreparingError, ProblemError } from '../../../platform/problem-error.ts'
import { addressSubject } from '../../../platform/rate-limits.ts'
import { serve } from '../../../platform/serve.ts'
import type { ListingRows } from '../listing-rows.ts'
import { otherPlaces } from '../listing-wire.ts'
import { listingPage, type Neighbors } from './listing-page.ts'
import { fewAlike, type NeighborIds, neighborIds } from './neighbors.ts'
import { keptFeeds, mayBePassedOn } from './origins.ts'
import { dataBlock, headMarkup, isAdvertised } from './page-head.ts'
import { createPageStore, type StoredPage } from './page-store.ts'
import { createSitemap, type InTurn, robotsText } from './sitemap.ts'
import { type Standing, standingOf } from './standing.ts'
import { structuredData } from './structured-data.ts'

export interface ListingPagesDeps {
  /** Undefined while the first one is being made: a page is then shown without its neighbors. */
  index(): ListingIndex | undefined
  /** Throws while nothing can be called missing, because the first listings are still being written. */
  firstIndex(): Promise<void>
  readonly rows: Pick<ListingRows, 'get'>
  ownProfile(request: FastifyRequest): Promise<ProfileInput | undefined>
  readonly hiddenFeeds: readonly string[]
  /** Undefined without a web build. */
  readonly documents: PageDocuments | undefined
}

type InTheirTurn = <Result>(request: FastifyRequest, work: () => Result | Promise<Result>) => Promise<Result>

const noNeighbors: NeighborIds = { similar: [], sameEmployer: [], places: {} }
const nothingYet = { head: '<title>Scry</title>', markup: '', data: '' }
const kinds = ['job', 'hackathon'] as const

/** The page of each listing, as data for the web app and as a document for everybody, and what leads search engines to it. */
export function registerListingPages(app: FastifyInstance, platform: Platform, deps: ListingPagesDeps): void {
  const { clock, config, database } = platform
  const store = createPageStore(database, deps.hiddenFeeds)

  const find = async (id: string): Promise<StoredPage | undefined> => {
    const stored = await store.find(id)
    // Nothing is gone before it could come.
    if (!stored) await deps.firstIndex()
    return stored
  }

  /** Searching, rendering and reading many rows take milliseconds: whoever asks for much waits for others, as with lists. */
  const inTurn: InTheirTurn = (request, work) =>
    platform.turn(addressSubject(request.ip), () => {
      if (request.raw.socket.destroyed) throw clientGone()
      return work()
    })

  const neighborsOf = async (listing: Listing, request: FastifyRequest, profile?: ProfileInput): Promise<Neighbors> => {
    const index = deps.index()
    const { similar, sameEmployer, places } = index
      ? await inTurn(request, () => neighborIds(index, listing, clock.now(), profile))
      : noNeighbors
    const found = await deps.rows.get([...sameEmployer, ...similar])
    const listed = (ids: readonly string[]) => ids.flatMap((one) => found.get(one)?.listing ?? [])
    return {
      sameEmployer: listed(sameEmployer),
      similar: fewAlike(listed(similar), listing.company),
      others: otherPlaces(places),
    }
  }

  const standing = ({ listing, sightings, updatedAt, isHidden }: StoredPage) => {
    const closings = sightings.map(({ closedAt }) => closedAt)
    return standingOf(listing, closings, updatedAt, clock.now(), isHidden)
  }

  serve(app, getListingPage, async ({ params, request }) => {
    const stored = await find(params.id ?? '')
    if (!stored) throw new ProblemError('not-found', 'This listing is not there any more.')
    const profile = await deps.ownProfile(request)
    const now = clock.now()
    const { listing } = stored
    const match = profile && deps.index()?.explain(listing.id, profile, now, listing)
    return listingPage(stored, standing(stored), await neighborsOf(listing, request, profile), now, match)
  })

  const { documents } = deps
  if (!documents) return
  const originOf = (request: FastifyRequest) => publicOrigin(request, config)
  registerDocuments(app, { clock, documents, find, inTurn, neighborsOf, standing, originOf })
  const sitemap = createSitemap(database, new Set([...keptFeeds, ...deps.hiddenFeeds]))
  registerSitemaps(app, platform, { sitemap, inTurn, originOf })
}

/** The page of each listing as a document. */
function registerDocuments(
  app: FastifyInstance,
  pages: {
    readonly clock: Clock
    readonly documents: PageDocuments
    readonly inTurn: InTheirTurn
    find(id: string): Promise<StoredPage | undefined>
    neighborsOf(listing: Listing, request: FastifyRequest): Promise<Neighbors>
    standing(stored: StoredPage): Standing
    originOf(request: FastifyRequest): string
  },
): void {
  const { clock, documents, find, inTurn, neighborsOf, standing, originOf } = pages
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    code: number,
    parts: { head: string; markup: string; data: string },
  ) => {
    // What a member's page shows beside the listing is not known here: the browser writes it anew.
    const isTakenOver = parts !== nothingYet && !hasHint(request.headers.cookie)
    return reply
      .code(code)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'Cookie')
      .send(documents.document({ ...parts, isTakenOver }))
  }

  for (const kind of kinds) {
    app.get(listingPath(kind, ':id'), { schema: { hide: true } }, async (request, reply) => {
      const { id } = request.params as { id: string }
      const stored = await find(id).catch((error: unknown) => {
        // The shell says so, and asks until the listings are there.
        if (error instanceof PreparingError) return null
        throw error
      })
      if (stored === null) return send(request, reply.header('retry-after', '1'), 503, nothingYet)
      if (stored === undefined) {
        const { markup, ...words } = await inTurn(request, () => documents.render(null, listingPath(kind, id)))
        const head = headMarkup({ ...words, canonical: undefined, isIndexed: false, data: undefined })
        return send(request, reply, 404, { head, markup, data: 'null' })
      }
      const { listing, feed } = stored
      const path = listingPath(listing.kind, id)
      if (listing.kind !== kind) return reply.redirect(path, 301)
      const stands = standing(stored)
      const page = listingPage(stored, stands, await neighborsOf(listing, request), clock.now())
      const { title, description, markup } = await inTurn(request, () => documents.render(page, path))
      const canonical = `${originOf(request)}${path}`
      const isIndexed = isAdvertised(stands, feed !== 'sample')
      const data = isAdvertised(stands, mayBePassedOn(feed)) ? structuredData(listing, canonical) : undefined
      const head = headMarkup({ title, description, canonical, isIndexed, data })
      return send(request, reply, stands.state === 'gone' ? 410 : 200, { head, markup, data: dataBlock(page) })
    })
  }
}

/** What leads search engines to the pages. */
function registerSitemaps(
  app: FastifyInstance,
  { clock, limiter }: Platform,
  pages: {
    readonly sitemap: ReturnType<typeof createSitemap>
    readonly inTurn: InTheirTurn
    originOf(request: FastifyRequest): string
  },
): void {
  const { sitemap, inTurn, originOf } = pages
  const hidden = { schema: { hide: true } }
  type Write = (origin: string, inTurn: InTurn, after: string) => Iterable<string> | AsyncIterable<string>
  const serveXml = (path: string, write: Write) =>
    app.get(path, hidden, async (request, reply) => {
      await limiter.demand('sitemapPerAddress', addressSubject(request.ip))
      const { after } = request.query as { after?: unknown }
      const pieces = write(
        originOf(request),
        (read) => inTurn(request, read),
        typeof after === 'string' ? after.replaceAll('\0', '') : '',
      )
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(Readable.from(pieces))
    })
  serveXml('/sitemap.xml', (origin, turn) => sitemap.index(origin, turn))
  serveXml('/sitemap-pages.xml', (origin) => sitemap.pages(origin))
  serveXml('/sitemap-listings.xml', (origin, turn, after) => sitemap.listings(origin, turn, after, clock.now()))
  app.get('/robots.txt', hidden, (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(originOf(request))),
  )
}
