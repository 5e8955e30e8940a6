import type { Hackathon, Job } from '@scry/contracts/listing'
import type {
  Facets,
  getListing,
  getPersonalizedHackathons,
  getPersonalizedJobs,
  getSkillGap,
  JobsAnswer,
  searchHackathons,
  searchJobs,
  trackApply,
} from '@scry/contracts/listing-routes'
import type { z } from 'zod'
import { call } from './call.ts'

/** One answer of a list. `next` continues after its last row. */
export interface ListPage<Row> {
  rows: Row[]
  total: number
  next: string | null
  facets: Facets
  relax: JobsAnswer['relax']
  corrected: JobsAnswer['corrected']
  checkedAt: string
}

interface Listed {
  total: number
  next: string | null
  facets: Facets
  relax: JobsAnswer['relax']
  corrected: JobsAnswer['corrected']
  checked_at: string
}

function page<Row>(rows: Row[], { total, next, facets, relax, corrected, checked_at }: Listed): ListPage<Row> {
  return { rows, total, next, facets, relax, corrected, checkedAt: checked_at }
}

export const jobsPage = (answer: JobsAnswer): ListPage<Job> => page(answer.jobs, answer)

export type JobSearch = z.input<(typeof searchJobs)['query']>
export type JobRequest = z.input<(typeof getPersonalizedJobs)['body']>
export type HackathonSearch = z.input<(typeof searchHackathons)['query']>
export type HackathonRequest = z.input<(typeof getPersonalizedHackathons)['body']>

export async function findJobs(query: JobSearch, signal: AbortSignal): Promise<ListPage<Job>> {
  return jobsPage(await call<typeof searchJobs>('GET /api/search-jobs', { query, signal }))
}

export async function recommendJobs(body: JobRequest, signal: AbortSignal): Promise<ListPage<Job>> {
  return jobsPage(await call<typeof getPersonalizedJobs>('POST /api/get-personalized-jobs', { body, signal }))
}

export async function findHackathons(query: HackathonSearch, signal: AbortSignal): Promise<ListPage<Hackathon>> {
  const answer = await call<typeof searchHackathons>('GET /api/search-hackathons', { query, signal })
  return page(answer.hackathons, answer)
}

export async function recommendHackathons(body: HackathonRequest, signal: AbortSignal): Promise<ListPage<Hackathon>> {
  const answer = await call<typeof getPersonalizedHackathons>('POST /api/get-personalized-hackathons', { body, signal })
  return page(answer.hackathons, answer)
}

export function findListing(id: string, signal: AbortSignal) {
  return call<typeof getListing>('GET /api/listings/:id', { params: { id }, signal })
}

export async function findSkillGap(body: z.input<(typeof getSkillGap)['body']>, signal: AbortSignal) {
  const { gaps } = await call<typeof getSkillGap>('POST /api/skill-gap', { body, signal })
  return gaps
}

/** Tells the server that Apply Now was pressed (§7.35). A failure is logged and never stands in the way. */
export async function noteApply(id: string): Promise<void> {
  await call<typeof trackApply>('POST /api/track-apply', { body: { job_id: id } }).catch((error: unknown) => {
    console.warn('The click on Apply Now was not noted.', error)
  })
}
