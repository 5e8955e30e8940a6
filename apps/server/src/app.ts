import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import { passwordCost } from './features/account/passwords.ts'
import { registerAccount } from './features/account/register-account.ts'
import { registerPrivacy } from './features/account/register-privacy.ts'
import { registerAlerts } from './features/alerts/register-alerts.ts'
import { registerApplications } from './features/applications/register-applications.ts'
import { registerCalendar } from './features/calendar/register-calendar.ts'
import { registerDocuments } from './features/documents/register-documents.ts'
import { registerFeedback } from './features/feedback/register-feedback.ts'
import { registerFirstScreen } from './features/first-screen/register-first-screen.ts'
import { registerHealth } from './features/health/register-health.ts'
import { type ListingsFeature, registerListings } from './features/listings/register-listings.ts'
import { isRealtime, registerRealtime } from './features/realtime/register-realtime.ts'
import { registerReports } from './features/reports/register-reports.ts'
import { type ResumesOptions, registerResumes } from './features/resumes/register-resumes.ts'
import { registerReview } from './features/review/register-review.ts'
import { registerSkills } from './features/skills/register-skills.ts'
import { registerSources } from './features/sources/register-sources.ts'
import { hiddenFeeds, plannedSources } from './features/sources/source-plan.ts'
import { createActivityLog } from './platform/activity-log.ts'
import type { LeadsTo, Outside } from './platform/asking/outside.ts'
import type { BackgroundTask } from './platform/background.ts'
import type { SteadyClock } from './platform/clock.ts'
import { type ClockTrust, createClockTrust } from './platform/clock-trust.ts'
import { erasureTask } from './platform/erasure.ts'
import type { Ids } from './platform/ids.ts'
import { createLoginWaits } from './platform/login-waits.ts'
import type { Mailer } from './platform/mailer.ts'
import { openHttp } from './platform/open-http.ts'
import { createOutbox } from './platform/outbox.ts'
import { createOutboxWorker, type OutboxWorker, type WrittenMail } from './platform/outbox-worker.ts'
import { loadPageDocuments } from './platform/page-documents.ts'
import type { PersonalTable } from './platform/personal-tables.ts'
import type { PasswordCost, Platform } from './platform/platform.ts'
import { platformTables } from './platform/platform-privacy.ts'
import { createRankingProfiles } from './platform/ranking-profile.ts'
import { createRateLimiter, type Limits } from './platform/rate-limits.ts'
import { composeReport } from './platform/report-mail.ts'
import { retentionTask, writtenMailsTask } from './platform/retention.ts'
import { createSessionGuard } from './platform/session-guard.ts'
import { takeTurns } from './platform/take-turns.ts'
import { createUploadRoom } from './platform/upload-room.ts'
import { serveWebApp } from './platform/web-app.ts'
import { writtenMailsIn } from './platform/written-mails.ts'

export interface AppDependencies {
  readonly config: Config
  readonly database: Database
  readonly clock: SteadyClock
  readonly ids: Ids
  readonly limits: Limits
  readonly mailer: Mailer
  /** Tests spend less; without a word it is what the platform's passwords are worth. */
  readonly passwordCost?: PasswordCost
  /** Tests share readers of resumes; without a word each server has its own. */
  readonly createReaders?: ResumesOptions['createPool'] | undefined
  /** Asks feeds outside; whoever made it closes it. */
  readonly outside: Outside
  /** Follows links that people typed; null where nobody does. */
  readonly leadsTo: LeadsTo | null
  /** The built web app. */
  readonly webDirectory: string
  /** Links of mails that are written to files may be shown to the person who runs the server on their own machine. */
  readonly mayPrintLinks: boolean
  readonly print: (line: string) => void
  readonly logger: FastifyServerOptions['logger']
}

export interface Scry {
  readonly app: FastifyInstance
  readonly platform: Platform
  /** Work of the worker; `start.ts` starts it unless ROLE is web. */
  readonly tasks: readonly BackgroundTask[]
  readonly outboxWorker: OutboxWorker
  readonly personalTables: readonly PersonalTable[]
  readonly listings: ListingsFeature
  /** Who is asked for listings, and how to turn it off. */
  readonly sourcesSentence: string
}

/** Of the product, as its package.json says. */
export const version = '0.1.0'

/** The only place where features meet. */
export async function createApp(deps: AppDependencies): Promise<Scry> {
  const { config, database, clock, ids, logger } = deps
  const app = await openHttp({ config, ids, version, logger, mayUpgrade: isRealtime })
  const mailDomain = new URL(config.publicUrl ?? 'http://localhost').hostname
  const platform = platformOf(deps, mailDomain)
  const written = writtenMailsIn(config.dataDir)
  const trust = createClockTrust({ database, clock })
  const features = await registerFeatures(app, platform, deps, trust)
  const { listings, sources, review, alerts } = features
  const personalTables = personalTablesOf(features)
  registerPrivacy(app, platform, { tables: personalTables, removeMailFile: written.remove })
  await serveWebApp(app, deps.webDirectory, config.worksOffline)

  const outboxWorker = createOutboxWorker({
    database,
    clock,
    mailer: deps.mailer,
    written,
    from: config.teamEmail ?? `no-reply@${mailDomain}`,
    composers: { ...features.account.composers, report: composeReport, ...review.composers, ...alerts.composers },
    announce: (mail) => deps.print(describeWrittenMail(mail, deps.mayPrintLinks)),
    onError: (outboxId, err) => app.log.warn({ outboxId, err }, 'mail not sent'),
  })
  const mayRemove = async () => {
    const doubt = await trust.doubt()
    if (doubt !== undefined) app.log.warn(doubt)
    return doubt === undefined
  }
  return {
    app,
    platform,
    tasks: [
      sendMailTask(outboxWorker),
      retentionTask({ database, clock, tables: personalTables, mayRemove }),
      writtenMailsTask({ database, clock, written, mayRemove }),
      erasureTask({ database, tables: personalTables }),
      ...listings.tasks,
      ...sources.tasks,
      ...review.tasks,
      ...alerts.tasks,
    ],
    outboxWorker,
    personalTables,
    listings,
    sourcesSentence: sources.startSentence,
  }
}

/** What every feature is given. */
function platformOf(deps: AppDependencies, mailDomain: string): Platform {
  const { config, database, clock, ids, limits } = deps
  return {
    config,
    database,
    clock,
    ids,
    limiter: createRateLimiter({ database, clock, limits }),
    loginWaits: createLoginWaits({ database, clock }),
    passwordCost: deps.passwordCost ?? passwordCost,
    sessions: createSessionGuard({ database, clock, publicUrl: config.publicUrl }),
    outbox: createOutbox({ clock, ids, mailDomain }),
    activity: createActivityLog({ database, clock, ids }),
    uploads: createUploadRoom(),
    turn: takeTurns(),
    outside: deps.outside,
  }
}

type Features = Awaited<ReturnType<typeof registerFeatures>>

async function registerFeatures(app: FastifyInstance, platform: Platform, deps: AppDependencies, trust: ClockTrust) {
  const { config, database } = platform
  const ownAddress = () => app.listeningOrigin
  const account = registerAccount(app, platform, { publicUrl: config.publicUrl, ownAddress })
  registerResumes(app, platform, { createPool: deps.createReaders })
  const reports = registerReports(app, platform)
  const plan = plannedSources(config.sources, config.sourceSettings)
  const listings = registerListings(app, platform, {
    profileOf: createRankingProfiles({ database }),
    hiddenFeeds: hiddenFeeds(config.sources, plan),
    documents: await loadPageDocuments(deps.webDirectory),
  })
  const review = registerReview(app, platform, {
    ...{ listings: listings.stored, onWire: listings.onWire, leadsTo: deps.leadsTo },
  })
  const documents = registerDocuments(app, platform, { steps: review.steps })
  registerRealtime(app, platform, {
    changesSince: (at) => review.steps.since(database.query, at),
    readOwn: documents.ownPosting,
  })
  const applications = registerApplications(app, platform, listings.stored.read)
  const calendar = registerCalendar(app, platform, listings.stored.read)
  const feedback = registerFeedback(app, platform, listings.stored.read)
  const skills = registerSkills(app, platform, { profileOf: listings.profileOf, moves: listings.moves })
  const alerts = registerAlerts(app, platform, {
    openFresh: listings.openFresh,
    profileOf: listings.profileOf,
    isReady: () => listings.status().preparing === null,
    origin: config.publicUrl ?? `http://${config.host}:${config.port}`,
  })
  const sources = registerSources(app, platform, { listings: listings.stored, plan, print: deps.print })
  registerFirstScreen(app, platform, { ownProfile: documents.ownProfile, shortlist: listings.shortlist })
  registerHealth(app, platform, {
    version,
    listingStatus: listings.status,
    listingCounts: listings.counts,
    arrival: sources.arrival,
    printsLinks: deps.mayPrintLinks,
    clockDoubt: trust.lastDoubt,
  })
  return { account, reports, listings, review, documents, applications, calendar, feedback, skills, alerts, sources }
}

/** What points at an account goes before the account. */
function personalTablesOf(features: Features): PersonalTable[] {
  const { account, reports, review, documents, applications, calendar, alerts, feedback, skills } = features
  return [
    ...reports.personalTables,
    // What people posted leaves the lists while it is known what that was.
    ...review.personalTables,
    ...documents.personalTables,
    ...applications.personalTables,
    ...calendar.personalTables,
    ...alerts.personalTables,
    ...feedback.personalTables,
    ...skills.personalTables,
    ...platformTables,
    ...account.personalTables,
  ]
}

const sendMailTask = (worker: OutboxWorker): BackgroundTask => ({
  name: 'outbox',
  everyMs: 500,
  run: async (signal) => {
    await worker.drain(signal)
  },
})

function describeWrittenMail(mail: WrittenMail, mayPrintLinks: boolean): string {
  const line = `Mail (${mail.template}) written to outbox/${mail.fileName} in the data directory`
  return mayPrintLinks && mail.link !== undefined ? `${line}:\n  ${mail.link}` : line
}
