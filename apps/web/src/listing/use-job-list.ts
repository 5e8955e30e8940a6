import { jobLocationFilters, jobTypes, type ListingSort, listingSorts } from '@scry/contracts/enumerations'
import { useState } from 'react'
import { findJobs, recommendJobs } from '../calls/listings.ts'
import { usePerson } from '../session/use-person.ts'
import { jobMatchesText } from './client-search.ts'
import { savedPage } from './saved-page.ts'
import { useKeptIds } from './use-kept-ids.ts'
import { type ListAddress, useListAddress } from './use-list-address.ts'
import { useListingList } from './use-listing-list.ts'
import { useTypedQuery } from './use-typed-query.ts'

/** 'any' stands in the address for 'every type'; on the wire it is empty (readings 12). */
export const jobDefaults = {
  q: '',
  type: 'internship',
  location: 'all',
  level: 'any',
  days: 'any',
  sort: 'best',
  saved: 'no',
}
export type JobFilters = typeof jobDefaults

export const jobTypeOptions = jobTypes.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))
export const jobLocationOptions = jobLocationFilters.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))

const acceptsJobs = {
  sort: (value: string) => listingSorts.some((one) => one === value),
  days: (value: string) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= 365,
}

const free = (value: string) => (value === 'any' || value === 'all' ? '' : value)

/** The jobs that the address asks for: recommendations for a person with a resume, a search for everyone else (§4.29). */
export function useJobList() {
  const address: ListAddress<JobFilters> = useListAddress(jobDefaults, acceptsJobs)
  const { filters, setFilters } = address
  const { person, isKnown } = usePerson()
  const hidden = useKeptIds('hidden')
  const applied = useKeptIds('applied')
  const saved = useKeptIds('saved-jobs')
  const showsSaved = filters.saved === 'yes'
  const [supposed, setSupposed] = useState<readonly string[]>([])
  const query = useTypedQuery(filters.q, (q) => setFilters({ q }))

  const narrowing = {
    level: free(filters.level),
    ...(filters.days !== 'any' && { posted_within_days: Number(filters.days) }),
    sort: filters.sort as ListingSort,
  }
  const location = free(filters.location)
  const list = useListingList({
    queryKey: showsSaved ? ['saved-jobs', saved.ids] : ['jobs', filters, person, supposed],
    enabled: isKnown,
    pages: address.page,
    load: (page, signal) => {
      if (showsSaved) return savedPage(saved.ids, page, ({ job }) => job, signal)
      if (!person || filters.q !== '') {
        const where = location === '' ? 'flexible' : location
        return findJobs({ q: filters.q, location: where, type: free(filters.type), ...narrowing, ...page }, signal)
      }
      const body = {
        skills: person.skills,
        interests: person.interests,
        titles: person.titles,
        location: location || person.location || 'flexible',
        location_filter: location,
        job_type: free(filters.type),
        experience_level: person.level || 'entry',
        exclude: [...new Set([...hidden.read(), ...applied.ids])].slice(0, 2000),
        suppose: [...supposed],
      }
      return recommendJobs({ ...body, ...narrowing, ...page }, signal)
    },
  })
  const rows = list.rows
    .filter((job) => !hidden.has(job.id))
    .filter((job) => !showsSaved || saved.has(job.id))
    .filter((job) => (!showsSaved && query.isSettled && !list.isStale) || jobMatchesText(job, query.typed))
  const countOf = (facet: string) => (value: string) => {
    const counted = list.facets[facet]?.values
    return counted && (counted.find((one) => one.value.toLowerCase() === value.toLowerCase())?.count ?? 0)
  }
  return { address, list, rows, person, query, saved, showsSaved, countOf, supposed, setSupposed }
}
export type JobList = ReturnType<typeof useJobList>
