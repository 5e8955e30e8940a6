import { getListing, trackApply } from '@scry/contracts/listing-routes'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { serve } from '../../platform/serve.ts'
import type { HeldListings } from './held-listings.ts'
import { hackathonOnWire, jobOnWire } from './listing-wire.ts'

/** One listing, and that somebody went on to apply for it. */
export function registerOneListing(
  app: FastifyInstance,
  { clock, sessions, limiter, activity }: Platform,
  { rows, firstIndex }: Pick<HeldListings, 'rows' | 'firstIndex'>,
): void {
  const listingOf = async (id: string) => (await rows.get([id])).get(id)

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

  serve(app, trackApply, async ({ body, request }) => {
    const caller = await sessions.find(request)
    const stored = caller && (await listingOf(body.job_id))
    if (caller && stored) {
      await limiter.demand('documentWritePerAccount', caller.accountId)
      const { title, company } = stored.listing
      await activity.record(caller.accountId, `Apply Now on ${title}${company ? ` at ${company}` : ''}`)
    }
    return { success: true as const }
  })
}
