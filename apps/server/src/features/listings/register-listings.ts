import { join } from 'node:path'
import type { Preparing } from '@scry/contracts/health-routes'
import type { Hackathon, Job, Listing } from '@scry/contracts/listing'
import {
  getListing,
  getPersonalizedHackathons,
  getPersonalizedJobs,
  getShortlist,
  getSkillGap,
  searchHackathons,
  searchJobs,
  suggestForHackathons,
  suggestForJobs,
  trackApply,
} from '@scry/contracts/listing-routes'
import type { Moves } from '@scry/contracts/skill-routes'
import { movedDepth } from '@scry/contracts/skills'
import { rankingFacts } from '@scry/profile/ranking-facts'
import type { ProfileInput } from '@scry/search/profile-input'
import { sampleHackathonCount, sampleJobCount, sampleManifest } from '@scry/sources/sample-catalogue'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { BackgroundTask } from '../../platform/background.ts'
import type { PageDocuments } from '../../platform/page-documents.ts'
import type { Platform } from '../../platform/platform.ts'
import { clientGone, PreparingError, ProblemError } from '../../platform/problem-error.ts'
import { addressSubject } from '../../platform/rate-limits.ts'
import { serve } from '../../platform/serve.ts'
import { registerFeeds } from './feeds/register-feeds.ts'
import { createFinder, type Listed, type ListRequest } from './find-listings.ts'
import { type FreshListings, openFreshListings } from './fresh-listings.ts'
import { createIndexKeeper } from './index-keeper.ts'
import { createIndexMaker } from './index-maker.ts'
import { rankedLevel } from './levels.ts'
import { filtersOf } from './list-filters.ts'
import { createListingRows } from './listing-rows.ts'
import { createListingStore, storedListings } from './listing-store.ts'
import { hackathonHolds, hackathonOnWire, jobHolds, jobOnWire, sampleFeed } from './listing-wire.ts'
import { movesBetween } from './moved-jobs.ts'
import { closedFeeds } from './page/origins.ts'
import { registerListingPages } from './page/register-listing-pages.ts'
import { restriction } from './restriction.ts'
import { createRowCache } from './row-cache.ts'
import { oldChangesTask, removeSampleTask, sampleTask } from './sample-feed.ts'
import { createSampleKinds, type KindCounts } from './sample-kinds.ts'
import { shortlistDepth, shortlistOf } from './shortlist.ts'

export interface ListingsOptions {
  /** Feeds that the settings do not ask for; their listings are kept and not shown. */
  readonly hiddenFeeds: readonly string[]
  /** What a logged-in person's profile says to the ranking; undefined without a profile. */
  profileOf(accountId: string, now: number): Promise<ProfileInput | undefined>
  /** What the web build makes of a listing's page; undefined without one. */
  readonly documents: PageDocuments | undefined
}

type Page = Pick<ListRequest, 'sort' | 'limit' | 'after' | 'facets'>

export interface ListingCounts {
  readonly openJobs: number
  readonly openHackathons: number
  readonly organisations: number
  /** Those of the open ones that are not of the sample. */
  readonly real: KindCounts
  /** Whether any of them is of the sample catalogue. */
  readonly hasSample: boolean
}

export interface ListingsFeature {
  readonly tasks: readonly BackgroundTask[]
  /** State of the index for the health answer. */
  status(): { state: string; listings: number; bytes: number; corpus: string; preparing: Preparing | null }
  /** True counts of what is listed now. */
  counts(): Promise<ListingCounts>
  /** The answer of the ranked list of jobs (§7.27) as JSON; null before the listings are loaded. */
  personalJobs(body: z.output<(typeof getPersonalizedJobs)['body']>, request: FastifyRequest): Promise<Buffer | null>
  /** Likewise a person's shortlist. */
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

/** What counts of a person's own words, whoever a request speaks of. */
const saidBy = (own: ProfileInput | undefined) => ({
  unwanted: own?.unwanted,
  confirmed: own?.confirmed,
  rejected: own?.rejected,
})

const json = 'application/json; charset=utf-8'
/** How long a request waits for the index after a restart. */
const patienceMs = 2000
const sampleCount = sampleJobCount + sampleHackathonCount

/** Lists of jobs and hackathons, searched or ranked (§7.26-7.35). */
export function registerListings(app: FastifyInstance, platform: Platform, options: ListingsOptions): ListingsFeature {
  const { clock, config, database, sessions, turn } = platform
  const { hiddenFeeds } = options
  const store = createListingStore({ database, clock, hiddenFeeds })
  const showsSample = !hiddenFeeds.includes(sampleFeed)
  const none = { jobs: 0, hackathons: 0, companies: 0 }
  const openCounts = (source?: string) => keeper.index()?.openCounts(clock.now(), source) ?? none
  /** Those of the open ones that are not of the sample. */
  const real = () => {
    const [all, sample] = [openCounts(), openCounts(sampleManifest.name)]
    return { job: all.jobs - sample.jobs, hackathon: all.hackathons - sample.hackathons }
  }
  const sampleKinds = createSampleKinds(store, config.sources === 'auto' ? real : undefined)
  const kept = createListingRows(store)
  const keeper = createIndexKeeper({
    store,
    maker: createIndexMaker(config, hiddenFeeds),
    clock,
    ...(showsSample && { isWhole: sampleKinds.areWhole }),
    snapshotPath: join(config.dataDir, 'listings.index'),
    onChanged: kept.forget,
    onError: (error) => app.log.error({ err: error }, 'the index of listings fell behind'),
  })
  app.addHook('onReady', async () => keeper.start())
  app.addHook('onClose', () => keeper.close())

  /** How far the first listings are; null once there are lists. */
  const preparing = (): Preparing | null => {
    if (keeper.index()) return null
    const { listings, progress } = keeper.status()
    if (showsSample) return { prepared: listings, expected: Math.max(listings, sampleCount) }
    return { prepared: progress?.taken ?? 0, expected: progress?.total ?? null }
  }
  const index = () => {
    const held = keeper.index()
    if (held) return held
    throw new PreparingError(preparing() ?? { prepared: 0, expected: null })
  }
  const finder = createFinder({ clock, index, rows: kept, store, checkedAt: keeper.checkedAt })
  const listingOf = async (id: string) => (await kept.get([id])).get(id)

  const pageOf = ({ sort, limit, after, facets }: Page): Page => ({ sort, limit, after, facets })

  const profileOf = async (accountId: string) => {
    const profile = await options.profileOf(accountId, clock.now())
    return profile && { ...profile, level: rankedLevel(profile.level ?? '') }
  }
  /** The caller's profile, for lists that a visitor sees without reasons (decision 0310, 13). */
  const ownProfile = async (request: FastifyRequest) => {
    const caller = await sessions.find(request)
    return caller && profileOf(caller.accountId)
  }
  /** After a restart the index comes in a moment; the first one of all is not waited for. */
  const firstIndex = async () => {
    if (!keeper.index()) await keeper.firstIndex(AbortSignal.timeout(patienceMs))
    index()
  }
  const list = async (request: FastifyRequest, asked: ListRequest) => {
    await firstIndex()
    return finder.list(asked, (work) =>
      turn(addressSubject(request.ip), () => {
        // A query that was superseded while it was typed is not worth the search.
        if (request.raw.socket.destroyed) throw clientGone()
        return work()
      }),
    )
  }
  const jobRows = createRowCache('jobs', jobOnWire, jobHolds)
  const hackathonRows = createRowCache('hackathons', hackathonOnWire, hackathonHolds)
  /** The rows are typed and tested; checking each again while writing took longer than finding them. */
  const sender =
    (cache: typeof jobRows | typeof hackathonRows) =>
    ({ answer, rows }: Listed, reply: FastifyReply) =>
      reply.type(json).send(cache.write(answer, rows, clock.now()))
  const jobs = sender(jobRows)
  const hackathons = sender(hackathonRows)

  serve(app, searchJobs, async ({ query, request, reply }) => {
    const profile = await ownProfile(request)
    const { q: text } = query
    // Words are ordered by relevance; without words a person's own order is asked for by the POST.
    const base = { kind: 'job', text, filters: filtersOf(query), profile: undefined, ...pageOf(query) } as const
    return jobs(await list(request, profile && text.trim() !== '' ? { ...base, profile } : base), reply)
  })

  /** Who is spoken of; what the request leaves out of work and studies is that of the caller's profile. */
  const personIn = async (
    body: z.output<(typeof getShortlist)['body']>,
    request: FastifyRequest,
  ): Promise<ProfileInput> => {
    const said = body.work_experience !== '' || body.education !== '' || body.projects !== ''
    const own = await ownProfile(request)
    const { titles, titleMonths, deeds, subjects, courses, degree, graduates, languages } = said
      ? { ...rankingFacts(body, clock.now()), languages: body.languages }
      : { languages: body.languages, ...own }
    return {
      skills: body.skills,
      level: rankedLevel(body.experience_level),
      location: restriction(body.location),
      interests: body.interests,
      languages,
      ...(titles && titles.length > 0 ? { titles, titleMonths } : { titles: body.titles }),
      deeds,
      subjects,
      courses,
      degree,
      graduates,
      ...saidBy(own),
      rejected: [...body.rejected, ...(own?.rejected ?? [])],
    }
  }

  const personalJobs = async (body: z.output<(typeof getPersonalizedJobs)['body']>, request: FastifyRequest) => {
    const { job_type, suppose, exclude } = body
    // The location of a profile ranks; its filter stands beside it.
    const filters = filtersOf({ ...body, location: '', skills: '' })
    const profile = { ...(await personIn(body, request)), jobType: restriction(job_type) }
    return list(request, { kind: 'job', text: '', filters, ...pageOf(body), profile, suppose, exclude })
  }
  serve(app, getPersonalizedJobs, async ({ body, request, reply }) => jobs(await personalJobs(body, request), reply))

  const shortlist = async (body: z.output<(typeof getShortlist)['body']>, request: FastifyRequest) => {
    const { suppose, exclude } = body
    const profile = await personIn(body, request)
    const asked = { kind: 'job', text: '', filters: [], sort: 'best', limit: shortlistDepth, facets: '' } as const
    const { answer, rows } = await list(request, { ...asked, profile, suppose, exclude })
    const { algorithm, corpus, total, checked_at } = answer
    const { shelves, rows: chosen } = shortlistOf(rows, profile.level)
    const said = { success: true, shelves, total, algorithm, corpus, checked_at }
    return jobRows.write(said, chosen, clock.now())
  }
  serve(app, getShortlist, async ({ body, request, reply }) => reply.type(json).send(await shortlist(body, request)))

  const moves = async (before: ProfileInput, after: ProfileInput, request: FastifyRequest): Promise<Moves> => {
    const asked = { kind: 'job', text: '', filters: [], sort: 'best', limit: movedDepth, facets: '' } as const
    const lists = {
      before: await list(request, { ...asked, profile: before }),
      after: await list(request, { ...asked, profile: after }),
    }
    const now = clock.now()
    return turn(addressSubject(request.ip), () =>
      movesBetween(lists.before.rows, lists.after.rows, ({ stored: { listing } }, when) => {
        const profile = when === 'before' ? before : after
        return index().explain(listing.id, profile, now, listing)?.band ?? 'unknown'
      }),
    )
  }

  serve(app, searchHackathons, async ({ query, request, reply }) => {
    const profile = await ownProfile(request)
    const { q: text } = query
    const filters = filtersOf(query)
    const base = {
      kind: 'hackathon',
      text,
      filters,
      profile: undefined,
      ...pageOf(query),
    } as const
    return hackathons(await list(request, profile && text.trim() !== '' ? { ...base, profile } : base), reply)
  })

  serve(app, getPersonalizedHackathons, async ({ body, request, reply }) => {
    const { experience_level, preferred_mode, location, suppose, exclude } = body
    const filters = filtersOf({ ...body, location: '', skills: '' })
    const own = await ownProfile(request)
    const profile = {
      skills: body.skills,
      level: rankedLevel(experience_level),
      location: restriction(location),
      preferredMode: restriction(preferred_mode),
      interests: body.interests,
      titles: body.titles,
      deeds: own?.deeds,
      ...saidBy(own),
    }
    const personal = { profile, suppose, exclude }
    const asked = { kind: 'hackathon', text: '', filters, ...pageOf(body), ...personal } as const
    return hackathons(await list(request, asked), reply)
  })

  const suggest = async (request: FastifyRequest, ...asked: Parameters<typeof finder.suggest>) => {
    await firstIndex()
    const suggestions = await turn(addressSubject(request.ip), () => {
      if (request.raw.socket.destroyed) throw clientGone()
      return finder.suggest(...asked)
    })
    return { success: true as const, suggestions }
  }
  serve(app, suggestForJobs, ({ body: { of, typed, q: text, exclude, ...body }, request }) =>
    suggest(request, { kind: 'job', text, exclude, filters: filtersOf(body) }, of, typed),
  )
  serve(app, suggestForHackathons, ({ body: { of, typed, q: text, exclude, ...body }, request }) =>
    suggest(request, { kind: 'hackathon', text, exclude, filters: filtersOf(body) }, of, typed),
  )

  serve(app, getListing, async ({ params }) => {
    const id = params.id ?? ''
    const stored = await listingOf(id)
    // Nothing is gone before it could come.
    if (!stored) await firstIndex()
    if (!stored) throw new ProblemError('not-found', 'This listing is not there any more.')
    const isJob = stored.listing.kind === 'job'
    return {
      success: true as const,
      job: isJob ? jobOnWire(stored, clock.now()) : null,
      hackathon: isJob ? null : hackathonOnWire(stored, clock.now()),
    }
  })

  registerListingPages(app, platform, {
    ...{ index: keeper.index, firstIndex, rows: kept, ownProfile, hiddenFeeds },
    documents: options.documents,
  })

  registerFeeds(app, platform, list, closedFeeds)

  serve(app, getSkillGap, async ({ body, request }) => {
    const own = await ownProfile(request)
    await firstIndex()
    const gaps = await turn(addressSubject(request.ip), () => finder.skillGap(body, own))
    return { success: true as const, gaps }
  })

  serve(app, trackApply, async ({ body, request }) => {
    const caller = await sessions.find(request)
    const stored = caller && (await listingOf(body.job_id))
    if (caller && stored) {
      await platform.limiter.demand('documentWritePerAccount', caller.accountId)
      const { title, company } = stored.listing
      await platform.activity.record(caller.accountId, `Apply Now on ${title}${company ? ` at ${company}` : ''}`)
    }
    return { success: true as const }
  })

  return {
    tasks: [
      showsSample ? sampleTask({ store, clock, kinds: sampleKinds }) : removeSampleTask(store),
      oldChangesTask({ store, clock }),
    ],
    status: () => {
      const { state, listings } = keeper.status()
      const held = keeper.index()?.stats()
      return { state, listings, bytes: held?.bytes ?? 0, corpus: held?.corpus ?? '', preparing: preparing() }
    },
    counts: async () => {
      const { jobs, hackathons, companies } = openCounts()
      const hasSample = showsSample && (await store.hasFeed(sampleFeed))
      return { openJobs: jobs, openHackathons: hackathons, organisations: companies, real: real(), hasSample }
    },
    personalJobs: async (body, request) => {
      if (!keeper.index()) return null
      const { answer, rows } = await personalJobs(body, request)
      return jobRows.write(answer, rows, clock.now())
    },
    shortlist: async (body, request) => (keeper.index() ? shortlist(body, request) : null),
    settled: () => keeper.settled(),
    openFresh: (after) => openFreshListings({ store, clock, whole: index }, after),
    profileOf,
    moves,
    stored: storedListings,
    onWire: (feed, listing, now) =>
      listing.kind === 'job'
        ? { job: jobOnWire({ feed, listing }, now), hackathon: null }
        : { job: null, hackathon: hackathonOnWire({ feed, listing }, now) },
  }
}
