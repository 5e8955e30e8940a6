import { join } from 'node:path'
import type { Preparing } from '@scry/contracts/health-routes'
import { sampleHackathonCount, sampleJobCount, sampleManifest } from '@scry/sources/sample-catalogue'
import type { FastifyInstance } from 'fastify'
import type { BackgroundTask } from '../../platform/background.ts'
import type { Platform } from '../../platform/platform.ts'
import { PreparingError } from '../../platform/problem-error.ts'
import { createIndexKeeper } from './index-keeper.ts'
import { createIndexMaker } from './index-maker.ts'
import { createListingRows } from './listing-rows.ts'
import { createListingStore } from './listing-store.ts'
import { sampleFeed } from './listing-wire.ts'
import { oldChangesTask, removeSampleTask, sampleTask } from './sample-feed.ts'
import { createSampleKinds, type KindCounts } from './sample-kinds.ts'

/** How long a request waits for the index after a restart. */
const patienceMs = 2000
const sampleCount = sampleJobCount + sampleHackathonCount
const none = { jobs: 0, hackathons: 0, companies: 0 }

export interface ListingCounts {
  readonly openJobs: number
  readonly openHackathons: number
  readonly organisations: number
  /** Those of the open ones that are not of the sample. */
  readonly real: KindCounts
  /** Whether any of them is of the sample catalogue. */
  readonly hasSample: boolean
}

/** The listings that this process answers from: its index, the rows shown lately and the sample among them. */
export function createHeldListings(app: FastifyInstance, platform: Platform, hiddenFeeds: readonly string[]) {
  const { clock, config, database } = platform
  const store = createListingStore({ database, clock, hiddenFeeds })
  const showsSample = !hiddenFeeds.includes(sampleFeed)
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
  /** After a restart the index comes in a moment; the first one of all is not waited for. */
  const firstIndex = async () => {
    if (!keeper.index()) await keeper.firstIndex(AbortSignal.timeout(patienceMs))
    index()
  }
  const tasks: readonly BackgroundTask[] = [
    showsSample ? sampleTask({ store, clock, kinds: sampleKinds }) : removeSampleTask(store),
    oldChangesTask({ store, clock }),
  ]
  return {
    ...{ store, rows: kept, keeper, index, firstIndex, tasks },
    status: () => {
      const { state, listings } = keeper.status()
      const held = keeper.index()?.stats()
      return { state, listings, bytes: held?.bytes ?? 0, corpus: held?.corpus ?? '', preparing: preparing() }
    },
    counts: async (): Promise<ListingCounts> => {
      const { jobs, hackathons, companies } = openCounts()
      const hasSample = showsSample && (await store.hasFeed(sampleFeed))
      return { openJobs: jobs, openHackathons: hackathons, organisations: companies, real: real(), hasSample }
    },
  }
}

export type HeldListings = ReturnType<typeof createHeldListings>
