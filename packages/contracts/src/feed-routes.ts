import { z } from 'zod'
import { hackathonDefaults, jobDefaults } from './list-address.ts'
import type { Route } from './route.ts'

/** How a list goes out. */
export const feedFormats = ['rss', 'json', 'csv', 'ics'] as const
export type FeedFormat = (typeof feedFormats)[number]

const said = z.string().max(600).optional()
const query = (defaults: Record<string, string>) =>
  z.object(Object.fromEntries([...Object.keys(defaults), 'page', 'open'].map((name) => [name, said])))

export const readJobsFeed = {
  method: 'GET',
  path: '/api/jobs/feed/:format',
  summary:
    'Jobs of the query string of /jobs as RSS, JSON Feed, CSV or, for their dates, iCalendar (rss, json, csv, ics).',
  query: query(jobDefaults),
  response: z.string(),
} as const satisfies Route

export const readHackathonsFeed = {
  method: 'GET',
  path: '/api/hackathons/feed/:format',
  summary:
    'Hackathons of the query string of /hackathons as RSS, JSON Feed, CSV or, for their dates, iCalendar (rss, json, csv, ics).',
  query: query(hackathonDefaults),
  response: z.string(),
} as const satisfies Route
