import { getPersonalizedHackathons, searchHackathons } from '@scry/contracts/listing-routes'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import { serve } from '../../platform/serve.ts'
import { rankedLevel } from './levels.ts'
import { filtersOf } from './list-filters.ts'
import { type AskForList, listPage, sendList } from './list-page.ts'
import type { ListingRows } from './listing-rows.ts'
import { hackathonHolds, hackathonOnWire } from './listing-wire.ts'
import { type People, saidBy } from './people.ts'
import { restriction } from './restriction.ts'
import { createRowCache } from './row-cache.ts'

/** Hackathons, searched or ranked. */
export function registerHackathonLists(
  app: FastifyInstance,
  { clock, list, people, kept }: { clock: Clock; list: AskForList; people: People; kept: ListingRows },
): void {
  const rows = createRowCache('hackathons', hackathonOnWire, hackathonHolds, kept)
  const send = sendList(rows, clock)

  serve(app, searchHackathons, async ({ query, request, reply }) => {
    const profile = await people.ownProfile(request)
    const { q: text } = query
    const filters = filtersOf(query)
    const base = {
      kind: 'hackathon',
      text,
      filters,
      profile: undefined,
      ...listPage(query),
    } as const
    const asked = profile && text.trim() !== '' ? { ...base, profile } : base
    return send(await list(request, asked, (id) => rows.written(id, clock.now())), reply)
  })

  serve(app, getPersonalizedHackathons, async ({ body, request, reply }) => {
    const { experience_level, location, suppose, exclude } = body
    const filters = filtersOf({ ...body, location: '', skills: '' })
    const own = await people.ownProfile(request)
    const profile = {
      skills: body.skills,
      unshownSkills: own?.unshownSkills,
      level: rankedLevel(experience_level),
      location: restriction(location),
      interests: body.interests,
      titles: body.titles,
      deeds: own?.deeds,
      ...saidBy(own),
    }
    const personal = { profile, suppose, exclude }
    const asked = { kind: 'hackathon', text: '', filters, ...listPage(body), ...personal } as const
    return send(await list(request, asked), reply)
  })
}
