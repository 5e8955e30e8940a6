import { degreeNames } from '@scry/contracts/enumerations'
import type { Listing } from '@scry/contracts/listing'
import { type Moves, previewItem } from '@scry/contracts/skill-routes'
import type { RankedItem } from '@scry/contracts/skills'
import type { ProfileInput } from '@scry/search/profile-input'
import { placeName } from '@scry/vocabulary/countries'
import { occupationOf } from '@scry/vocabulary/titles'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { serve } from '../../platform/serve.ts'

/** How long a supposed post was held. */
const supposedMonths = 12

/** What a listing has of an item, in words. */
const said: Readonly<Record<RankedItem, (listing: Listing) => readonly string[]>> = {
  skills: ({ skills = [] }) => skills,
  work_experience: ({ title }) => [occupationOf(title)?.name ?? ''],
  location: ({ places: [place] = [], location = '', workplace }) => [
    place
      ? [place.city ?? place.region, place.country && placeName(place.country)].filter(Boolean).join(', ')
      : workplace === 'remote'
        ? ''
        : location.replace(/\s*\([^)]*\)/g, ''),
  ],
  education: ({ degree = '' }) => [degree],
}

/** A profile that says one thing more. */
const saying: Readonly<Record<RankedItem, (text: string) => ProfileInput>> = {
  skills: (text) => ({ skills: [text] }),
  work_experience: (text) => ({ titles: [text], titleMonths: [supposedMonths] }),
  location: (text) => ({ location: text }),
  education: (text) => ({ degree: degreeNames.findIndex((name) => name === text) + 1 }),
}

/** What the listings say most often of an item; of several that are as frequent, the first. Undefined where none says anything. */
export function mostSaid(item: RankedItem, listings: readonly Listing[]): string | undefined {
  const counts = new Map<string, number>()
  for (const text of listings.flatMap(said[item])) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

interface ProfileGainOptions {
  profileOf(accountId: string): Promise<ProfileInput | undefined>
  /** A person's best jobs. */
  best(profile: ProfileInput, request: FastifyRequest): Promise<readonly Listing[]>
  moves(before: ProfileInput, after: ProfileInput, request: FastifyRequest): Promise<Moves>
}

/** What a person's own list would become if their profile said what it lacks: counted, with what their best jobs have. */
export function registerProfileGain(
  app: FastifyInstance,
  { limiter, sessions }: Pick<Platform, 'limiter' | 'sessions'>,
  { profileOf, best, moves }: ProfileGainOptions,
): void {
  serve(app, previewItem, async ({ request, body: { item } }) => {
    const { accountId } = await sessions.require(request)
    await limiter.demand('movesPerAccount', accountId)
    const profile = await profileOf(accountId)
    if (!profile) throw new ProblemError('not-found', 'There is no profile yet.')
    const supposed = mostSaid(item, await best(profile, request))
    if (supposed === undefined) return { success: true as const, gain: null }
    const after = { ...profile, ...saying[item](supposed) }
    return { success: true as const, gain: { supposed, moves: await moves(profile, after, request) } }
  })
}
