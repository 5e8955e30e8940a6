import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
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
import { registerResumes } from './features/resumes/register-resumes.ts'
import { registerReview } from './features/review/register-review.ts'
import { registerSkills } from './features/skills/register-skills.ts'
import { registerSources } from './features/sources/register-sources.ts'
import { hiddenFeeds, plannedSources } from './features/sources/source-plan.ts'
import { createActivityLog } from './platform/activity-log.ts'
import type { LeadsTo, Outside } from './platform/asking/outside.ts'
import type { BackgroundTask } from './platform/background.ts'
import { checkInput } from './platform/check-input.ts'
import type { SteadyClock } from './platform/clock.ts'
import { createClockTrust } from './platform/clock-trust.ts'
import { compressAnswers } from './platform/compress-answers.ts'
import { drainOnClose } from './platform/drain.ts'
import { erasureTask } from './platform/erasure.ts'
import type { Ids } from './platform/ids.ts'
import { logRequests } from './platform/log.ts'
import { createLoginWaits } from './platform/login-waits.ts'
import type { Mailer } from './platform/mailer.ts'
import { publishOpenApi } from './platform/openapi.ts'
import { refuseForeignOrigins } from './platform/origin-check.ts'
import { createOutbox } from './platform/outbox.ts'
import { createOutboxWorker, type OutboxWorker, type WrittenMail } from './platform/outbox-worker.ts'
import { loadPageDocuments } from './platform/page-documents.ts'
import type { PersonalTable } from './platform/personal-tables.ts'
import type { PasswordCost, Platform } from './platform/platform.ts'
import { platformTables } from './platform/platform-privacy.ts'
import { answerProblem, handleProblems } from './platform/problem-handler.ts'
import { warnOfUntrustedProxy } from './platform/proxy-warning.ts'
import { createRankingProfiles } from './platform/ranking-profile.ts'
import { createRateLimiter, type Limits } from './platform/rate-limits.ts'
import { composeReport } from './platform/report-mail.ts'
import { retentionTask, writtenMailsTask } from './platform/retention.ts'
import { addSecurityHeaders, securityHeaders } from './platform/security-headers.ts'
import { createSessionGuard } from './platform/session-guard.ts'
import { takeTurns } from './platform/take-turns.ts'
import { createUploadRoom } from './platform/upload-room.ts'
import { readableUrl, serveWebApp } from './platform/web-app.ts'
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
  /** Work of the worker; `main.ts` starts it unless ROLE is web. */
  readonly tasks: readonly BackgroundTask[]
  readonly outboxWorker: OutboxWorker
  readonly personalTables: readonly PersonalTable[]
  readonly listings: ListingsFeature
  /** Who is asked for listings, and how to turn it off. */
  readonly sourcesSentence: string
}

/** A resume of 5 MB over a slow phone. Without an end, idle senders could hold every connection. */
const longestRequestMs = 120_000

/** Of the product, as its package.json says. */
export const version = '0.1.0'

/** The only place where features meet. */
export async function createApp(deps: AppDependencies): Promise<Scry> {
  const { config, database, clock, ids, limits } = deps
  const trusted = config.trustProxy
  const headers = securityHeaders(config.publicUrl?.startsWith('https:') ?? false)
  const app = Fastify({
    logger: deps.logger ?? false,
    trustProxy: typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted,
    // What else is offered to a connection (h2c) is not taken up, and the request answered as any other.
    http: { shouldUpgradeCallback: ({ url }) => isRealtime(url) },
    bodyLimit: 256 * 1024,
    requestTimeout: longestRequestMs,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestIds(ids),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // An address that cannot be read comes to no route and to no hook.
    frameworkErrors: (error, request, reply) => answerProblem(error, request, reply.headers(headers)),
  })
  app.setValidatorCompiler(checkInput)
  app.setSerializerCompiler(serializerCompiler)
  logRequests(app)
  if (trusted === false) warnOfUntrustedProxy(app)
  drainOnClose(app)
  handleProblems(app)
  addSecurityHeaders(app, headers)
  compressAnswers(app)
  refuseForeignOrigins(app, config.publicUrl)
  // Only the session guard reads a cookie, and only where a caller is asked for.
  await app.register(cookie, { hook: false })
  await publishOpenApi(app, version)

  const mailDomain = new URL(config.publicUrl ?? 'http://localhost').hostname
  const platform: Platform = {
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
  const written = writtenMailsIn(config.dataDir)
  const trust = createClockTrust({ database, clock })
  const ownAddress = () => app.listeningOrigin
  const account = registerAccount(app, platform, { publicUrl: config.publicUrl, ownAddress })
  registerResumes(app, platform)
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
  const { personalJobs, shortlist } = listings
  registerFirstScreen(app, platform, { ownProfile: documents.ownProfile, personalJobs, shortlist })
  registerHealth(app, platform, {
    version,
    listingStatus: listings.status,
    listingCounts: listings.counts,
    arrival: sources.arrival,
    printsLinks: deps.mayPrintLinks,
    clockDoubt: trust.lastDoubt,
  })
  // What points at an account goes before the account.
  const personalTables = [
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
  registerPrivacy(app, platform, { tables: personalTables, removeMailFile: written.remove })
  await serveWebApp(app, deps.webDirectory, config.worksOffline)

  const outboxWorker = createOutboxWorker({
    database,
    clock,
    mailer: deps.mailer,
    written,
    from: config.teamEmail ?? `no-reply@${mailDomain}`,
    composers: { ...account.composers, report: composeReport, ...review.composers, ...alerts.composers },
    announce: (mail) => deps.print(describeWrittenMail(mail, deps.mayPrintLinks)),
    onError: (outboxId, err) => app.log.warn({ outboxId, err }, 'mail not sent'),
  })
  const sendMail: BackgroundTask = {
    name: 'outbox',
    everyMs: 500,
    run: async (signal) => {
      await outboxWorker.drain(signal)
    },
  }
  const mayRemove = async () => {
    const doubt = await trust.doubt()
    if (doubt !== undefined) app.log.warn(doubt)
    return doubt === undefined
  }
  const retention = retentionTask({ database, clock, tables: personalTables, mayRemove })
  const writtenMails = writtenMailsTask({ database, clock, written, mayRemove })
  return {
    app,
    platform,
    tasks: [
      sendMail,
      retention,
      writtenMails,
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

/** Names requests in the logs; nobody may do anything by knowing one, so that counting is enough. */
function requestIds(ids: Ids): () => string {
  const start = ids.id().slice(0, 8)
  let count = 0
  return () => {
    count += 1
    return `${start}-${count.toString(36)}`
  }
}

function describeWrittenMail(mail: WrittenMail, mayPrintLinks: boolean): string {
  const line = `Mail (${mail.template}) written to outbox/${mail.fileName} in the data directory`
  return mayPrintLinks && mail.link !== undefined ? `${line}:\n  ${mail.link}` : line
}
