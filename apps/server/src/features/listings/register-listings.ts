import type { Preparing } from '@scry/contracts/health-routes'
import type { Hackathon, Job, Listing } from '@scry/contracts/listing'
import { type getShortlist, getSkillGap } from '@scry/contracts/listing-routes'
import type { Moves } from '@scry/contracts/skill-routes'
import { movedDepth } from '@scry/contracts/skills'
import type { ProfileInput } from '@scry/search/profile-input'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { BackgroundTask } from '../../platform/background.ts'
import type { PageDocuments } from '../../platform/page-documents.ts'
import type { Platform } from '../../platform/platform.ts'
import { clientGone } from '../../platform/problem-error.ts'
import { addressSubject } from '../../platform/rate-limits.ts'
import { serve } from '../../platform/serve.ts'
import { registerFeeds } from './feeds/register-feeds.ts'
import { createFinder, type Turn } from './find-listings.ts'
import { type FreshListings, openFreshListings } from './fresh-listings.ts'
import { createHeldListings, type ListingCounts } from './held-listings.ts'
import type { AskForList } from './list-page.ts'
import { storedListings } from './listing-store.ts'
import { hackathonOnWire, jobOnWire } from './listing-wire.ts'
import { movesBetween } from './moved-jobs.ts'
import { closedFeeds } from './page/origins.ts'
import { registerListingPages } from './page/register-listing-pages.ts'
import { createPeople } from './people.ts'
import { registerProfileGain } from './profile-gain.ts'
import { registerHackathonLists } from './register-hackathon-lists.ts'
import { registerJobLists } from './register-job-lists.ts'
import { registerOneListing } from './register-one-listing.ts'
import { registerSuggestions } from './register-suggestions.ts'

export interface ListingsOptions {
  /** Feeds that the settings do not ask for; their listings are kept and not shown. */
  readonly hiddenFeeds: readonly string[]
  /** What a logged-in person's profile says to the ranking; undefined without a profile. */
  profileOf(accountId: string, now: number): Promise<ProfileInput | undefined>
  /** What the web build makes of a listing's page; undefined without one. */
  readonly documents: PageDocuments | undefined
}

export interface ListingsFeature {
  readonly tasks: readonly BackgroundTask[]
  /** State of the index for the health answer. */
  status(): { state: string; listings: number; bytes: number; corpus: string; preparing: Preparing | null }
  /** True counts of what is listed now. */
  counts(): Promise<ListingCounts>
  /** The answer of a person's shortlist as JSON; null before the listings are loaded. */
  shortlist(body: z.output<(typeof getShortlist)['body']>, request: FastifyRequest): Promise<Buffer | null>
  /** Resolves when everything committed so far is in the index. */
  settled(): Promise<void>
  /** What came after an instant, for whoever tells people of it. Only once the listings are loaded. */
  openFresh(after: number): Promise<FreshListings>
  /** What an account's profile says to the ranking. */
  profileOf(accountId: string): Promise<ProfileInput | undefined>
  /** What moves among a person's best jobs from one profile to another. */
  moves(before: ProfileInput, after: ProfileInput, request: FastifyRequest): Promise<Moves>
  /** The stored listings, for the transactions of whoever brings some. */
  readonly stored: typeof storedListings
  /** A listing that is not stored yet, as it will be shown. */
  onWire(feed: string, listing: Listing, now: number): { job: Job | null; hackathon: Hackathon | null }
}

/** Lists of jobs and hackathons, searched or ranked (§7.26-7.35). */
export function registerListings(app: FastifyInstance, platform: Platform, options: ListingsOptions): ListingsFeature {
  const { clock, turn } = platform
  const { hiddenFeeds, documents } = options
  const held = createHeldListings(app, platform, hiddenFeeds)
  const { store, keeper, rows, index, firstIndex } = held
  const people = createPeople(platform, options.profileOf)
  const { profileOf, ownProfile } = people
  const finder = createFinder({ clock, index, rows, store, checkedAt: keeper.checkedAt })
  const list: AskForList = async (request, asked, known) => {
    await firstIndex()
    const inTurn: Turn = (work) =>
      turn(addressSubject(request.ip), () => {
        // A query that was superseded while it was typed is not worth the search.
        if (request.raw.socket.destroyed) throw clientGone()
        return work()
      })
    return finder.list(asked, inTurn, known)
  }

  const lists = { clock, list, people, kept: rows }
  const jobs = registerJobLists(app, lists)
  registerHackathonLists(app, lists)
  registerSuggestions(app, platform, finder, firstIndex)
  registerOneListing(app, platform, held)
  registerListingPages(app, platform, { index: keeper.index, firstIndex, rows, ownProfile, hiddenFeeds, documents })
  registerFeeds(app, platform, list, closedFeeds)
  serve(app, getSkillGap, async ({ body, request }) => {
    const own = await ownProfile(request)
    await firstIndex()
    const gaps = await turn(addressSubject(request.ip), () => finder.skillGap(body, own))
    return { success: true as const, gaps }
  })

  const best = async (profile: ProfileInput, request: FastifyRequest) => {
    const asked = { kind: 'job', text: '', filters: [], sort: 'best', limit: movedDepth, facets: '' } as const
    return (await list(request, { ...asked, profile })).rows
  }
  const moves = async (before: ProfileInput, after: ProfileInput, request: FastifyRequest): Promise<Moves> => {
    const [from, to] = [await best(before, request), await best(after, request)]
    const now = clock.now()
    return turn(addressSubject(request.ip), () =>
      movesBetween(from, to, ({ stored: { listing } }, when) => {
        const profile = when === 'before' ? before : after
        return index().explain(listing.id, profile, now, listing)?.band ?? 'unknown'
      }),
    )
  }
  registerProfileGain(app, platform, {
    ...{ profileOf, moves },
    best: async (profile, request) => (await best(profile, request)).map(({ stored }) => stored.listing),
  })

  return {
    ...{ tasks: held.tasks, status: held.status, counts: held.counts, profileOf, moves, stored: storedListings },
    shortlist: async (body, request) => (keeper.index() ? jobs.shortlist(body, request) : null),
    settled: () => keeper.settled(),
    openFresh: (after) => openFreshListings({ store, clock, whole: index }, after),
    onWire: (feed, listing, now) =>
      listing.kind === 'job'
        ? { job: jobOnWire({ feed, listing }, now), hackathon: null }
        : { job: null, hackathon: hackathonOnWire({ feed, listing }, now) },
  }
}
