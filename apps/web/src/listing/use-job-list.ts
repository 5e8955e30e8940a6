import { jobLocationFilters, jobTypes } from '@scry/contracts/enumerations'
import { rankedCaps } from '@scry/contracts/limits'
import type { Job } from '@scry/contracts/listing'
import { firstJobType, jobsFor } from '@scry/profile/person'
import { useState } from 'react'
import { findJobs, recommendJobs } from '../calls/listings.ts'
import { capital } from '../ui/capital.ts'
import { jobMatchesText } from './client-search.ts'
import { isListingSort, isPathList, useListState } from './use-list-state.ts'

/** 'any' stands in the address for 'every type'; on the wire it is empty (decision 0310, 12). */
export const jobDefaults = {
  q: '',
  type: firstJobType,
  location: 'all',
  level: 'any',
  days: 'any',
  place: '',
  remote: '',
  pay: '',
  sponsorship: '',
  term: '',
  category: '',
  source: '',
  employer: '',
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
    place: isPathList,
    remote: isPathList,
    pay: (value: string) => /^\d{1,9}(?:\.\d{1,2})?-[A-Z]{3}-(?:hour|day|week|month|year)$/.test(value),
    term: (value: string) => /^(?:(?:winter|spring|summer|fall)(?:-\d{4})?(?:,|$))*$/.test(value),
    sponsorship: (value: string) => value === 'offered' || value === 'not-refused',
  },
  rowOf: ({ job }: { job: Job | null }) => job,
  matchesText: jobMatchesText,
  nounOf: ({ type }: JobFilters) => nouns[type] ?? 'listing',
  dateOf: () => 'newest' as const,
} as const

const free = (value: string) => (value === 'any' || value === 'all' ? '' : value)

/** What the address narrows a list to, in the words of the wire; what is not set is not sent. */
const narrowingOf = (filters: JobFilters) => {
  const { place, remote: remote_within, pay, term, category, source, employer, days } = filters
  const said = Object.entries({ place, remote_within, pay, term, category, source, employer })
  const sponsorship = (['offered', 'not-refused'] as const).find((one) => one === filters.sponsorship)
  return {
    level: free(filters.level),
    ...(days !== 'any' && { posted_within_days: Number(days) }),
    ...Object.fromEntries(said.filter(([, value]) => value !== '')),
    ...(sponsorship && { sponsorship }),
  }
}

/** What places and employers are suggested among: the list with the other filters. */
export const suggestAmong = ({ address: { filters }, uncounted }: JobList) => ({
  q: filters.q,
  exclude: uncounted,
  location: free(filters.location),
  type: free(filters.type),
  ...narrowingOf(filters),
})

/** The jobs that the address asks for: recommendations for a person with a resume, a search for everyone else (§4.29). */
export function useJobList(facets?: string) {
  const [supposed, setSupposed] = useState<readonly string[]>([])
  const state = useListState<Job, JobFilters>(
    kind,
    ({ filters, sort, person, exclude, page }, signal) => {
      const location = free(filters.location)
      const type = free(filters.type)
      const narrowing = { ...narrowingOf(filters), sort, ...(facets && { facets }) }
      if (!person) {
        return findJobs({ q: filters.q, location: location || 'flexible', type, ...narrowing, ...page }, signal)
      }
      const body = { ...jobsFor(person, { type, location }), exclude, suppose: [...supposed] }
      return recommendJobs({ ...body, ...narrowing, ...page }, signal)
    },
    supposed,
    facets,
  )
  return {
    ...state,
    supposed,
    /** Of more than a list takes the latest stay, and those alone are named above it. */
    setSupposed: (skills: readonly string[]) => setSupposed(skills.slice(-rankedCaps.suppose)),
  }
}
export type JobList = ReturnType<typeof useJobList>
