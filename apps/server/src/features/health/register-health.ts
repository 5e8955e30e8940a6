import { contactPlaceholder } from '@scry/contracts/contact'
import { type Arrival, getFacts, getHealth, type Preparing } from '@scry/contracts/health-routes'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { createStorageProbe } from './storage-probe.ts'

export interface HealthSources {
  readonly version: string
  /** The index of listings in this process. */
  listingStatus(): { state: string; listings: number; bytes: number; corpus: string; preparing: Preparing | null }
  /** Why nothing is removed by age in this process. */
  clockDoubt(): string | undefined
  /** Links of mails are printed in the terminal. */
  readonly printsLinks: boolean
  listingCounts(): Promise<{
    openJobs: number
    openHackathons: number
    organisations: number
    real: { job: number; hackathon: number }
    hasSample: boolean
  }>
  /** How far the first asking of sources outside is; undefined where nobody is asked. */
  arrival(): Promise<{ state: Arrival['state']; problem: string | null; nextTry: number | null } | undefined>
}

/** A mail that waits longer than this is a sign that none are sent. */
const mailDelayMs = 15 * 60_000
/** So long a mail that was given up is told of. */
const lostMailMs = 7 * 24 * 60 * 60_000
const factsFor = 10_000
/** Whoever looks at a server that is being prepared sees how far it is. */
const preparingFactsFor = 500

/** Whether the server works, and what is true of it (§7.25). */
export function registerHealth(app: FastifyInstance, platform: Platform, sources: HealthSources): void {
  const { clock, config, database } = platform
  const { query } = database
  const lookAtStorage = createStorageProbe(platform)

  serve(app, getHealth, async ({ reply }) => {
    const { state, listings, bytes, corpus, preparing } = sources.listingStatus()
    const hasDatabase = await sql`select 1`.execute(query).then(
      () => true,
      () => false,
    )
    const late = hasDatabase && (await hasLateMail(platform))
    const lost = hasDatabase ? await countLostMails(platform) : 0
    const storage = hasDatabase ? await lookAtStorage() : []
    const doubt = sources.clockDoubt()
    const degraded = [
      ...(hasDatabase ? [] : ['The database cannot be reached.']),
      ...storage,
      ...(doubt === undefined ? [] : [doubt]),
      ...(preparing ? [preparingSentence(preparing)] : []),
      ...(preparing || state === 'ready' || state === 'building' ? [] : [`The index of listings is ${state}.`]),
      ...(late ? ['Mails have been waiting for more than 15 minutes.'] : []),
      ...(lost > 0 ? [`Mails that were given up in the last 7 days: ${lost}. The runbook tells how to see why.`] : []),
      ...(config.smtpUrl !== undefined && config.teamEmail === undefined
        ? ['Reports are kept but mailed to nobody: TEAM_EMAIL is not set.']
        : []),
    ]
    const ready = hasDatabase && preparing === null
    if (!ready) reply.code(503)
    reply.header('cache-control', 'no-store')
    return {
      success: true as const,
      live: true,
      ready,
      degraded,
      version: sources.version,
      database: database.engine,
      mail: mailWay(config),
      sources: config.sources,
      preparing,
      index: { state, listings, bytes, corpus },
    } as const
  })

  let counted: { at: number; facts: ReturnType<typeof countFacts>; wasPreparing: boolean } | undefined
  serve(app, getFacts, () => {
    const now = clock.now()
    const isOld = !counted || now - counted.at >= (counted.wasPreparing ? preparingFactsFor : factsFor)
    if (!counted || isOld) {
      const facts = countFacts(platform, sources)
      counted = { at: now, facts, wasPreparing: sources.listingStatus().preparing !== null }
      facts.catch(() => {
        counted = undefined
      })
    }
    return counted.facts
  })
}

const mailWay = ({ smtpUrl }: Platform['config']) => (smtpUrl === undefined ? 'files' : 'smtp')

async function hasLateMail({ database, clock }: Platform): Promise<boolean> {
  const row = await database.query
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('created_at', '<', clock.now() - mailDelayMs)
    // Digests of a morning go out one after the other.
    .where('template', '!=', 'digest')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function countLostMails({ database, clock }: Platform): Promise<number> {
  const row = await database.query
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('state', '=', 'failed')
    // An address that takes no digest is told to its person.
    .where('template', '!=', 'digest')
    .where('next_attempt_at', '>', clock.now() - lostMailMs)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

async function countFacts({ database, clock, config }: Platform, sources: HealthSources) {
  const mail = mailWay(config)
  const terminal = sources.printsLinks ? '; its link is also printed in the terminal that runs Scry' : ''
  const outboxHint = `the folder outbox in the data directory of this server${terminal}`
  const verified = await database.query
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('email_verified', '=', 1)
    .executeTakeFirst()
  const { preparing } = sources.listingStatus()
  const { openJobs, openHackathons, organisations, real, hasSample } = await sources.listingCounts()
  const arrival = await sources.arrival()
  return {
    success: true as const,
    // A part of the listings is no count of them.
    open_listings: preparing ? null : openJobs,
    open_hackathons: preparing ? null : openHackathons,
    verified_accounts: Number(verified?.count ?? 0),
    organisations: preparing ? null : organisations,
    preparing,
    counted_at: new Date(clock.now()).toISOString(),
    mail,
    outbox_hint: mail === 'files' ? outboxHint : null,
    contact_email: config.teamEmail ?? contactPlaceholder,
    sample: hasSample,
    real: real.job + real.hackathon > 0,
    reviews_postings: config.reviewerEmails.length > 0,
    arrival: arrival
      ? {
          ...{ state: arrival.state, jobs: real.job, hackathons: real.hackathon, problem: arrival.problem },
          next_try: arrival.nextTry === null ? null : new Date(arrival.nextTry).toISOString(),
        }
      : null,
  } as const
}

function preparingSentence({ prepared, expected }: Preparing): string {
  const many = (count: number) => count.toLocaleString('en-US')
  return `Listings are being prepared: ${many(prepared)}${expected === null ? '' : ` of ${many(expected)}`} so far.`
}
