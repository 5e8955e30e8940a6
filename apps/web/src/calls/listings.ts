import type { FeedFormat } from '@scry/contracts/feed-routes'
import type { Preparing } from '@scry/contracts/health-routes'
import type { Hackathon, Job } from '@scry/contracts/listing'
import type {
  Facets,
  getListing,
  getPersonalizedHackathons,
  getPersonalizedJobs,
  getShortlist,
  getSkillGap,
  HackathonsAnswer,
  JobsAnswer,
  Shelf,
  ShortlistAnswer,
  searchHackathons,
  searchJobs,
  suggestForHackathons,
  suggestForJobs,
  trackApply,
} from '@scry/contracts/listing-routes'
import type { z } from 'zod'
import { call } from './call.ts'
import { hackathonRow, jobRow } from './listing-rows.ts'

/** One answer of a list. `next` continues after its last row. */
export interface ListPage<Row> {
  rows: Row[]
  total: number
  next: string | null
  facets: Facets
  relax: JobsAnswer['relax']
  corrected: JobsAnswer['corrected']
  leftOut?: readonly string[]
  looser?: NonNullable<JobsAnswer['looser']>
  /** What was searched for has no letter or digit in it. */
  wordless?: boolean
  /** Not every text was looked at for the quoted phrases. */
  phrasesUnchecked?: boolean
  /** There is no list yet, and so far is the server. */
  preparing?: Preparing
  checkedAt: string
}

/** Beside its rows an answer need not say anything (§7.26, §7.33). */
type Listed = Partial<Omit<JobsAnswer, 'jobs'>>

function page<Row>(rows: Row[], answer: Listed): ListPage<Row> {
  const { total = rows.length, next = null, facets = {}, relax = [], corrected = [] } = answer
  const checkedAt = answer.checked_at ?? ''
  const said = {
    ...(answer.left_out && { leftOut: answer.left_out }),
    ...(answer.looser && { looser: answer.looser }),
    ...(answer.wordless && { wordless: true }),
    ...(answer.phrases_unchecked && { phrasesUnchecked: true }),
  }
  return { rows, total, next, facets, relax, corrected, ...said, checkedAt }
}

export const jobsPage = (answer: JobsAnswer): ListPage<Job> => page((answer.jobs ?? []).map(jobRow), answer)
const hackathonsPage = (answer: HackathonsAnswer) => page((answer.hackathons ?? []).map(hackathonRow), answer)

export type JobSuggestions = z.input<(typeof suggestForJobs)['body']>
export type HackathonSuggestions = z.input<(typeof suggestForHackathons)['body']>
export type Suggestion = z.output<(typeof suggestForJobs)['response']>['suggestions'][number]

/** Places or employers that a typed text may mean. */
export async function suggestForJobList(body: JobSuggestions, signal: AbortSignal): Promise<Suggestion[]> {
  const { suggestions } = await call<typeof suggestForJobs>('POST /api/job-suggestions', { body, signal })
  return suggestions
}

/** Places or organizers that a typed text may mean. */
export async function suggestForHackathonList(body: HackathonSuggestions, signal: AbortSignal): Promise<Suggestion[]> {
  const { suggestions } = await call<typeof suggestForHackathons>('POST /api/hackathon-suggestions', { body, signal })
  return suggestions
}

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

export type ShortlistRequest = z.input<(typeof getShortlist)['body']>

export interface Shortlist {
  shelves: Record<Shelf, Job[]>
  /** Where all shelves are empty, what is in reach and comes nearest. */
  nearest: Job[]
  /** Where few are shown, the person's own work that is only too far away. */
  further: Job[]
  /** Where nothing else can be shown to a beginner, other work at their level near home. */
  nearby: Job[]
  /** Whether any listing could be compared with the person. */
  compared: boolean
  /** Whether others are in reach that stand on no shelf. */
  more: boolean
  total: number
  /** There is no list yet, and so far is the server. */
  preparing?: Preparing
}

export function shortlistOf({
  shelves,
  nearest,
  further,
  nearby,
  compared,
  more,
  jobs,
  total,
}: ShortlistAnswer): Shortlist {
  const byId = new Map(jobs.map((job) => [job.id, jobRow(job)]))
  const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const { apply_now, one_skill_away, reach } = shelves
  return {
    shelves: { apply_now: rowsOf(apply_now), one_skill_away: rowsOf(one_skill_away), reach: rowsOf(reach) },
    nearest: rowsOf(nearest),
    further: rowsOf(further),
    nearby: rowsOf(nearby),
    compared,
    more,
    total,
  }
}

export async function findShortlist(body: ShortlistRequest, signal: AbortSignal): Promise<Shortlist> {
  return shortlistOf(await call<typeof getShortlist>('POST /api/shortlist', { body, signal }))
}

export async function findHackathons(query: HackathonSearch, signal: AbortSignal): Promise<ListPage<Hackathon>> {
  return hackathonsPage(await call<typeof searchHackathons>('GET /api/search-hackathons', { query, signal }))
}

export async function recommendHackathons(body: HackathonRequest, signal: AbortSignal): Promise<ListPage<Hackathon>> {
  const path = 'POST /api/get-personalized-hackathons'
  return hackathonsPage(await call<typeof getPersonalizedHackathons>(path, { body, signal }))
}

/** Where a list goes out in another form, by the query string of its page. */
export function listFeed(kind: 'jobs' | 'hackathons', format: FeedFormat, address: string): string {
  const query = new URLSearchParams(address)
  query.delete('page')
  query.delete('open')
  return `/api/${kind}/feed/${format}${query.size > 0 ? `?${query}` : ''}`
}

export async function findListing(id: string, signal: AbortSignal) {
  const { job, hackathon } = await call<typeof getListing>('GET /api/listings/:id', { params: { id }, signal })
  return { job: job && jobRow(job), hackathon: hackathon && hackathonRow(hackathon) }
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
