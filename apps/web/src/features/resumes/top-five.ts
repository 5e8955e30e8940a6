import type { ProfileFields } from '@scry/contracts/profile'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { recommendJobs } from '../../calls/listings.ts'
import { askAgainMs, orPreparing } from '../../calls/preparing.ts'

/** The first five listings of every type for a reading that is not saved yet, with the milliseconds it took. */
export function topFiveQuery(fields: ProfileFields) {
  const body = {
    skills: fields.skills,
    location: fields.location,
    languages: fields.languages,
    work_experience: fields.work_experience,
    education: fields.education,
    projects: fields.projects,
    job_type: '',
    experience_level: fields.experience_level,
    limit: 5,
  }
  return queryOptions({
    queryKey: ['top-five', body],
    queryFn: async ({ signal }) => {
      const before = performance.now()
      const page = await orPreparing(recommendJobs(body, signal))
      return { ...page, tookMs: performance.now() - before }
    },
    staleTime: 5 * 60_000,
    refetchInterval: ({ state }) => (state.data?.preparing ? askAgainMs : false),
    placeholderData: keepPreviousData,
  })
}
