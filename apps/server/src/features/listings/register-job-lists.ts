import { getPersonalizedJobs, getShortlist, searchJobs } from '@scry/contracts/listing-routes'
import type { ProfileInput } from '@scry/search/profile-input'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { serve } from '../../platform/serve.ts'
import { filtersOf } from './list-filters.ts'
import { type AskForList, jsonType, listPage, sendList } from './list-page.ts'
import type { ListingRows } from './listing-rows.ts'
import { jobHolds, jobOnWire } from './listing-wire.ts'
import type { People } from './people.ts'
import { createRowCache } from './row-cache.ts'
import { isBeginner, namesWork, nearbyOf, shortlistDepth, shortlistOf } from './shortlist.ts'

/** What a shortlist is chosen from. */
const bestJobs = { kind: 'job', text: '', filters: [], sort: 'best', limit: shortlistDepth, facets: '' } as const

/** Jobs, searched or ranked, and the shortlist of a person. */
export function registerJobLists(
  app: FastifyInstance,
  { clock, list, people, kept }: { clock: Clock; list: AskForList; people: People; kept: ListingRows },
) {
  const rows = createRowCache('jobs', jobOnWire, jobHolds, kept)
  const send = sendList(rows, clock)

  serve(app, searchJobs, async ({ query, request, reply }) => {
    const profile = await people.ownProfile(request)
    const { q: text } = query
    // Words are ordered by relevance; without words a person's own order is asked for by the POST.
    const base = { kind: 'job', text, filters: filtersOf(query), profile: undefined, ...listPage(query) } as const
    const asked = profile && text.trim() !== '' ? { ...base, profile } : base
    return send(await list(request, asked, (id) => rows.written(id, clock.now())), reply)
  })

  serve(app, getPersonalizedJobs, async ({ body, request, reply }) => {
    const { suppose, exclude } = body
    // The location of a profile ranks; its filter stands beside it. The kind of employment only filters: a listing has one
    // score, whatever list it stands on (decision 0328).
    const filters = filtersOf({ ...body, location: '', skills: '' })
    const profile = await people.personIn(body, request)
    const asked = { kind: 'job', text: '', filters, ...listPage(body), profile, suppose, exclude } as const
    return send(await list(request, asked), reply)
  })

  /** What a beginner could do near their home, whatever the work. */
  const nearHome = async (profile: ProfileInput, exclude: readonly string[], request: FastifyRequest) => {
    const { location, level, languages, graduates, unwanted } = profile
    if (!location || !isBeginner(profile)) return []
    const beside = { location, level, languages, graduates, unwanted }
    const { rows: found } = await list(request, { ...bestJobs, profile: beside, explainedTo: profile, exclude })
    return nearbyOf(found)
  }

  const shortlist = async (body: z.output<(typeof getShortlist)['body']>, request: FastifyRequest) => {
    const { suppose, exclude } = body
    const profile = await people.personIn(body, request)
    const { answer, rows: found } = await list(request, { ...bestJobs, profile, suppose, exclude })
    const { algorithm, corpus, total, checked_at } = answer
    const { rows: chosen, ...told } = shortlistOf(found, profile.level, namesWork(profile))
    const others = chosen.length > 0 ? [] : await nearHome(profile, exclude, request)
    const nearby = others.map(({ stored }) => stored.listing.id)
    const said = { success: true, ...told, nearby, total, algorithm, corpus, checked_at }
    return rows.write(said, [...chosen, ...others], clock.now())
  }
  serve(app, getShortlist, async ({ body, request, reply }) =>
    reply.type(jsonType).send(await shortlist(body, request)),
  )

  return { shortlist }
}
