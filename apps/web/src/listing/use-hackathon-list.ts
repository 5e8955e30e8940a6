import { hackathonDifficulties, hackathonModes, hackathonStatusFilters } from '@scry/contracts/enumerations'
import type { Hackathon } from '@scry/contracts/listing'
import { findHackathons, recommendHackathons } from '../calls/listings.ts'
import { capital } from '../ui/capital.ts'
import { hackathonMatchesText } from './client-search.ts'
import { isListingSort, useListState } from './use-list-state.ts'

export const hackathonDefaults = { q: '', mode: 'all', status: 'all', difficulty: 'all', sort: 'best', saved: 'no' }
export type HackathonFilters = typeof hackathonDefaults

const options = (values: readonly string[]) => ['all', ...values].map((value) => ({ value, label: capital(value) }))
/** The filters of the hackathons page (§2.37). */
export const hackathonFilterOptions = {
  mode: options(hackathonModes),
  status: options(hackathonStatusFilters),
  difficulty: options(hackathonDifficulties),
} as const

const kind = {
  name: 'hackathons',
  defaults: hackathonDefaults,
  accepts: { sort: isListingSort },
  rowOf: ({ hackathon }: { hackathon: Hackathon | null }) => hackathon,
  matchesText: hackathonMatchesText,
  nounOf: () => 'hackathon',
  dateOf: ({ status }: HackathonFilters) => (status === 'past' ? 'past' : 'deadline'),
  // What has ended is nobody's recommendation.
  isRanked: ({ status }: HackathonFilters) => status !== 'past',
} as const

const free = (value: string) => (value === 'all' ? '' : value)

/** The hackathons that the address asks for: recommendations for a person with a resume, a search for everyone else. */
export function useHackathonList() {
  return useListState<Hackathon, HackathonFilters>(kind, ({ filters, sort, person, exclude, page }, signal) => {
    const mode = free(filters.mode)
    const narrowing = { mode, status: free(filters.status), difficulty: free(filters.difficulty), sort }
    if (!person) return findHackathons({ q: filters.q, ...narrowing, ...page }, signal)
    const body = {
      skills: person.skills,
      interests: person.interests,
      titles: person.titles,
      experience_level: person.level || 'beginner',
      preferred_mode: mode || 'any',
      location: person.location,
      exclude,
    }
    return recommendHackathons({ ...body, ...narrowing, ...page }, signal)
  })
}
export type HackathonList = ReturnType<typeof useHackathonList>
