import type { getShortlist } from '@scry/contracts/listing-routes'
import { rankingFacts } from '@scry/profile/ranking-facts'
import type { ProfileInput } from '@scry/search/profile-input'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { rankedLevel } from './levels.ts'
import { restriction } from './restriction.ts'

/** What counts of a person's own words, whoever a request speaks of. */
export const saidBy = (own: ProfileInput | undefined) => ({
  unwanted: own?.unwanted,
  confirmed: own?.confirmed,
  rejected: own?.rejected,
})

/** A logged-in person's profile as its owner stored it; undefined without one. */
type StoredProfile = (accountId: string, now: number) => Promise<ProfileInput | undefined>

/** What lists are asked for with: of a person, and a place that filters. */
type Asked = z.output<(typeof getShortlist)['body']> & { readonly location_filter?: string }

/**
 * Where somebody is. A filter stands in the request where the profile's location would (§7.29): it filters, and what is scored
 * stays where the person is, so that a listing has one score (decision 0334).
 */
const placeOf = ({ location, location_filter = '' }: Asked, own: ProfileInput | undefined): string | undefined => {
  const filter = restriction(location_filter)
  const isFilter = filter !== undefined && filter === restriction(location)
  return restriction(isFilter && own ? (own.location ?? '') : location)
}

/** Whom lists are ranked for. */
export function createPeople({ clock, sessions }: Pick<Platform, 'clock' | 'sessions'>, stored: StoredProfile) {
  const profileOf = async (accountId: string) => {
    const profile = await stored(accountId, clock.now())
    return profile && { ...profile, level: rankedLevel(profile.level ?? '') }
  }
  /** The caller's profile, for lists that a visitor sees without reasons (decision 0310, 13). */
  const ownProfile = async (request: FastifyRequest) => {
    const caller = await sessions.find(request)
    return caller && profileOf(caller.accountId)
  }
  /** Who is spoken of; what the request leaves out of work and studies is that of the caller's profile. */
  const personIn = async (body: Asked, request: FastifyRequest): Promise<ProfileInput> => {
    const said = body.work_experience !== '' || body.education !== '' || body.projects !== ''
    const own = await ownProfile(request)
    const { titles, titleMonths, unshownSkills, deeds, subjects, courses, degree, graduates, languages } = said
      ? { ...rankingFacts(body, clock.now()), languages: body.languages }
      : { languages: body.languages, ...own }
    return {
      skills: body.skills,
      unshownSkills,
      level: rankedLevel(body.experience_level),
      location: placeOf(body, own),
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
  return { profileOf, ownProfile, personIn }
}

export type People = ReturnType<typeof createPeople>
