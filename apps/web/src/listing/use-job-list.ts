import { jobLocationFilters, jobTypes } from '@scry/contracts/enumerations'
import { rankedCaps } from '@scry/contracts/limits'
import type { Job } from '@scry/contracts/listing'
import { firstJobType, jobsFor } from '@scry/profile/person'
import { useState } from 'react'
import { findJobs, recommendJobs } from '../calls/listings.ts'
import { capital } from '../ui/capital.ts'
import { jobMatchesText } from './client-search.ts'
import { isListingSort, useListState } from './use-list-state.ts'

/** 'any' stands in the address for 'every type'; on the wire it is empty (readings 12). */
export const jobDefaults = {
  q: '',
  type: firstJobType,
  location: 'all',
  level: 'any',
  days: 'any',
  sort: 'best',
  saved: 'no',
}
export type JobFilters = typeof jobDefaults

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
  accepts: {
    sort: isListingSort,
    days: (value: string) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= 365,
  },
  rowOf: ({ job }: { job: Job | null }) => job,
  matchesText: jobMatchesText,
  nounOf: ({ type }: JobFilters) => nouns[type] ?? 'listing',
  dateOf: () => 'newest' as const,
} as const

const free = (value: string) => (value === 'any' || value === 'all' ? '' : value)

/** The jobs that the address asks for: recommendations for a person with a resume, a search for everyone else (§4.29). */
export function useJobList() {
  const [supposed, setSupposed] = useState<readonly string[]>([])
  const state = useListState<Job, JobFilters>(
    kind,
    ({ filters, sort, person, exclude, page }, signal) => {
      const location = free(filters.location)
      const type = free(filters.type)
      const narrowing = {
        level: free(filters.level),
        ...(filters.days !== 'any' && { posted_within_days: Number(filters.days) }),
        sort,
      }
      if (!person) {
        return findJobs({ q: filters.q, location: location || 'flexible', type, ...narrowing, ...page }, signal)
      }
      const body = { ...jobsFor(person, { type, location }), exclude, suppose: [...supposed] }
      return recommendJobs({ ...body, ...narrowing, ...page }, signal)
    },
    supposed,
  )
  return {
    ...state,
    supposed,
    /** Of more than a list takes the latest stay, and those alone are named above it. */
    setSupposed: (skills: readonly string[]) => setSupposed(skills.slice(-rankedCaps.suppose)),
  }
}
export type JobList = ReturnType<typeof useJobList>
