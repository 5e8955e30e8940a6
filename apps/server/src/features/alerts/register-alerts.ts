import {
  endAlerts,
  getAlerts,
  previewAlerts,
  removeSearch,
  saveSearch,
  setAlerts,
  unsubscribe,
} from '@scry/contracts/alert-routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BackgroundTask } from '../../platform/background.ts'
import { mailText } from '../../platform/mail-parts.ts'
import { publicOrigin } from '../../platform/origin-check.ts'
import type { Composer } from '../../platform/outbox-worker.ts'
import { pause } from '../../platform/pause.ts'
import type { PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { addressSubject } from '../../platform/rate-limits.ts'
import { serve } from '../../platform/serve.ts'
import { createAlertRows } from './alert-rows.ts'
import { alertTables } from './alerts-privacy.ts'
import { digestParts, digestSubject } from './digest.ts'
import { digestComposer } from './digest-mail.ts'
import { createDigestPass, type DigestDeps, type Fresh } from './digest-pass.ts'

export interface AlertsFeature {
  readonly tasks: readonly BackgroundTask[]
  readonly composers: { readonly digest: Composer }
  readonly personalTables: readonly PersonalTable[]
}

const minuteMs = 60_000
const lookAgainMs = 500
const weekMs = 7 * 24 * 60 * minuteMs

/** The mail as it would be now. */
function registerPreview(
  app: FastifyInstance,
  platform: Platform,
  openFresh: DigestDeps['openFresh'],
  rows: ReturnType<typeof createAlertRows>,
  pass: ReturnType<typeof createDigestPass>,
): void {
  const { clock, config, limiter, sessions, turn } = platform
  /** Everybody who previews within a minute looks at one reading of what came in a week. */
  let lately: { at: number; fresh: Promise<Fresh> } | undefined
  const freshLately = () => {
    const now = clock.now()
    if (!lately || now - lately.at >= minuteMs) {
      lately = { at: now, fresh: openFresh(now - weekMs) }
      const forget = () => {
        lately = undefined
      }
      setTimeout(forget, minuteMs).unref()
      lately.fresh.catch(forget)
    }
    return lately.fresh
  }
  serve(app, previewAlerts, async ({ request }) => {
    const { accountId } = await sessions.require(request)
    await limiter.demand('previewPerAccount', accountId)
    const { every, zone } = await rows.read(accountId)
    const looked = await platform.database.query
      .selectFrom('alerts')
      .select(['next_at', 'looked_at'])
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    const now = clock.now()
    const { looked_at, next_at } = looked ?? { looked_at: now - weekMs, next_at: now }
    const due = { account_id: accountId, every, zone: zone ?? 'UTC', next_at, looked_at }
    const digest = await turn(addressSubject(request.ip), async () => pass.digestFor(due, await freshLately()))
    if (!digest) return { success: true as const, mail: null }
    const text = mailText(digestParts(digest, publicOrigin(request, config)))
    return { success: true as const, mail: { subject: digestSubject(digest), text } }
  })
}

/** Saved searches, and mails of what is new for a person. */
export function registerAlerts(
  app: FastifyInstance,
  platform: Platform,
  deps: Pick<DigestDeps, 'openFresh' | 'profileOf'> & {
    readonly isReady: () => boolean
    readonly origin: string
  },
): AlertsFeature {
  const { limiter, sessions } = platform
  const rows = createAlertRows(platform)
  const pass = createDigestPass({
    ...{ ...platform, ...deps, rows },
    onError: (accountId, err) => app.log.error({ accountId, err }, 'a digest could not be written'),
  })

  const requireWriter = async (request: FastifyRequest) => {
    const { accountId } = await sessions.require(request)
    await limiter.demand('documentWritePerAccount', accountId)
    return accountId
  }

  serve(app, getAlerts, async ({ request }) => rows.read((await sessions.require(request)).accountId))

  serve(app, setAlerts, async ({ request, body }) => {
    const accountId = await requireWriter(request)
    await rows.turnOn(accountId, { every: body.every, zone: body.zone, isPaused: body.is_paused })
    return rows.read(accountId)
  })

  serve(app, endAlerts, async ({ request }) => {
    const accountId = await requireWriter(request)
    await rows.turnOff(accountId)
    return rows.read(accountId)
  })

  serve(app, saveSearch, async ({ request, body }) => {
    const accountId = await requireWriter(request)
    await rows.save(accountId, body.kind, body.name, body.query)
    return rows.read(accountId)
  })

  serve(app, removeSearch, async ({ request, params }) => {
    const accountId = await requireWriter(request)
    if (!(await rows.remove(accountId, params.id ?? '')))
      throw new ProblemError('not-found', 'This search is not saved.')
    return rows.read(accountId)
  })

  registerPreview(app, platform, deps.openFresh, rows, pass)

  app.register(async (scope) => {
    // What a program of mail sends along says nothing that the address does not.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 2000 }, (_request, _body, done) => done(null))
    serve(scope, unsubscribe, async ({ request, query }) => {
      await limiter.demand('linkPerAddress', addressSubject(request.ip))
      if (!(await rows.unsubscribe(query.key)))
        throw new ProblemError('not-found', 'This link is not known. You can turn alerts off in your settings.')
      return { success: true as const }
    })
  })

  return {
    tasks: [
      {
        name: 'alerts',
        everyMs: minuteMs,
        leaseMs: 10 * minuteMs,
        run: async (signal) => {
          // Without all listings nobody can say what is strong; after a start they are there in a moment.
          while (!deps.isReady() && !signal.aborted) await pause(lookAgainMs, signal)
          if (!signal.aborted) await pass.run(signal)
        },
      },
    ],
    composers: { digest: digestComposer(platform, deps.origin) },
    personalTables: alertTables(platform),
  }
}
