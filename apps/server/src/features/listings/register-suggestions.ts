import { suggestForHackathons, suggestForJobs } from '@scry/contracts/listing-routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { clientGone } from '../../platform/problem-error.ts'
import { addressSubject } from '../../platform/rate-limits.ts'
import { serve } from '../../platform/serve.ts'
import type { createFinder } from './find-listings.ts'
import { filtersOf } from './list-filters.ts'

/** Completions of what is typed into a field of a list. */
export function registerSuggestions(
  app: FastifyInstance,
  { turn }: Platform,
  finder: Pick<ReturnType<typeof createFinder>, 'suggest'>,
  firstIndex: () => Promise<void>,
): void {
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
}
