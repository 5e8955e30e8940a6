import { jobLocationFilters, jobTypes, type ListingSort } from '@scry/contracts/enumerations'
import { rankedCaps } from '@scry/contracts/limits'
import { free, type JobFilters, jobAccepts, jobDefaults, jobSearchOf, narrowedJobs } from '@scry/contracts/list-address'
import type { Job } from '@scry/contracts/listing'
import { jobsFor } from '@scry/profile/person'
import { useState } from 'react'
import { withQuery } from '../calls/call.ts'
import { findJobs, recommendJobs } from '../calls/listings.ts'
import { capital } from '../ui/capital.ts'
import { jobMatchesText } from './client-search.ts'
import { useListState } from './use-list-state.ts'
import { firstPage, type PageRequest } from './use-listing-list.ts'

export const jobTypeOptions = jobTypes.map((value) => ({ value, label: capital(value) }))
export const jobLocationOptions = jobLocationFilters.map((value) => ({ value, label: capital(value) }))

const nouns: Record<string, string> = {
  internship: 'internship',
  'full-time': 'full-time job',
  'part-time': 'part-time job',
}

const kind = {
  name: 'jobs',
  defaults: jobDefaults,
  accepts: jobAccepts,
  rowOf: ({ job }: { job: Job | null }) => job,
  matchesText: jobMatchesText,
  nounOf: ({ type }: JobFilters) => nouns[type] ?? 'listing',
  dateOf: () => 'newest' as const,
} as const

/** What places and employers are suggested among: the list with the other filters. */
export const suggestAmong = ({ address: { filters }, uncounted }: JobList) => ({
  q: filters.q,
  exclude: uncounted,
  location: free(filters.location),
  type: free(filters.type),
  ...narrowedJobs(filters),
})

/** The search for a list that is ranked for nobody. */
const searchFor = (filters: JobFilters, facets: string | undefined, page: PageRequest) => ({
  ...jobSearchOf(filters),
  sort: filters.sort as ListingSort,
  ...(facets && { facets }),
  ...page,
})

/** Where a visitor's list comes from who chose no filters. */
export const firstJobsAddress = (facets: string) =>
  withQuery('/api/search-jobs', searchFor(jobDefaults, facets, firstPage))

interface JobListOptions {
  /** What is counted beside the list. */
  facets?: string
  /** Until it is, nothing is asked for. */
  isWanted?: boolean
}

/** The jobs that the address asks for: recommendations for a person with a resume, a search for everyone else (§4.29). */
export function useJobList({ facets, isWanted = true }: JobListOptions = {}) {
  const [supposed, setSupposed] = useState<readonly string[]>([])
  const state = useListState<Job, JobFilters>(
    kind,
    ({ filters, sort, person, exclude, page }, signal) => {
      if (!person) return findJobs(searchFor(filters, facets, page), signal)
      const location = free(filters.location)
      const type = free(filters.type)
      const narrowing = { ...narrowedJobs(filters), sort, ...(facets && { facets }) }
      const body = { ...jobsFor(person, { type, location }), exclude, suppose: [...supposed] }
      return recommendJobs({ ...body, ...narrowing, ...page }, signal)
    },
    { supposed, facets, isWanted },
  )
  return {
    ...state,
    supposed,
    /** Of more than a list takes the latest stay, and those alone are named above it. */
    setSupposed: (skills: readonly string[]) => setSupposed(skills.slice(-rankedCaps.suppose)),
  }
}
export type JobList = ReturnType<typeof useJobList>
