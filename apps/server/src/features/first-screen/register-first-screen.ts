import { type FirstScreen, getFirstScreen } from '@scry/contracts/first-screen-routes'
import { getShortlist } from '@scry/contracts/listing-routes'
import { personOf, rankedPerson } from '@scry/profile/person'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { isReviewer } from '../../platform/reviewers.ts'
import { serve } from '../../platform/serve.ts'
import type { Caller } from '../../platform/session-guard.ts'

export interface FirstScreenOptions {
  /** The caller's profile, as the document calls show it. */
  ownProfile(caller: Caller): Promise<FirstScreen['profile']>
  /** The answer of the person's shortlist as JSON; null before the listings are loaded. */
  shortlist(body: z.output<(typeof getShortlist)['body']>, request: FastifyRequest): Promise<Buffer | null>
}

/** What the dashboard shows first, in one answer: account, profile and shortlist would be three round trips on a phone. */
export function registerFirstScreen(
  app: FastifyInstance,
  { config, sessions }: Platform,
  options: FirstScreenOptions,
): void {
  serve(app, getFirstScreen, async ({ body, request, reply }) => {
    const caller = await sessions.require(request)
    const { accountId: id, name, email, isVerified: emailVerification } = caller
    const profile = await options.ownProfile(caller)
    const person = emailVerification ? personOf(profile) : null
    const { exclude } = body
    const ranked = person && { ...rankedPerson(person), exclude }
    const shortlist = ranked && (await options.shortlist(getShortlist.body.parse(ranked), request))
    const account = { id, name, email, emailVerification, isReviewer: isReviewer(config, caller) }
    const rest = JSON.stringify({ success: true, account, profile })
    return reply
      .type('application/json; charset=utf-8')
      .send(`${rest.slice(0, -1)},"shortlist":${shortlist ?? 'null'}}`)
  })
}
