import {
  hackathonDifficulties,
  hackathonModes,
  hackathonStatusFilters,
  type ListingSort,
} from '@scry/contracts/enumerations'
import {
  type HackathonFilters,
  hackathonAccepts,
  hackathonDefaults,
  hackathonSearchOf,
  narrowedHackathons,
} from '@scry/contracts/list-address'
import type { Hackathon } from '@scry/contracts/listing'
import { withQuery } from '../calls/call.ts'
import { findHackathons, recommendHackathons } from '../calls/listings.ts'
import { capital } from '../ui/capital.ts'
import { hackathonMatchesText } from './client-search.ts'
import { useListState } from './use-list-state.ts'
import { firstPage, type PageRequest } from './use-listing-list.ts'

const options = (values: readonly string[]) => ['all', ...values].map((value) => ({ value, label: capital(value) }))
export const hackathonFilterOptions = {
  mode: options(hackathonModes),
  status: options(hackathonStatusFilters),
  difficulty: options(hackathonDifficulties),
} as const

const kind = {
  name: 'hackathons',
  defaults: hackathonDefaults,
  accepts: hackathonAccepts,
  rowOf: ({ hackathon }: { hackathon: Hackathon | null }) => hackathon,
  matchesText: hackathonMatchesText,
  nounOf: () => 'hackathon',
  dateOf: ({ status }: HackathonFilters) => (status === 'past' ? 'past' : 'deadline'),
  // What has ended is nobody's recommendation.
  isRanked: ({ status }: HackathonFilters) => status !== 'past',
} as const

/** What places and organizers are suggested among: the list with the other filters. */
export const suggestAmong = ({ address: { filters }, uncounted }: HackathonList) => ({
  q: filters.q,
  exclude: uncounted,
  ...narrowedHackathons(filters),
})

const facets = 'mode,status,difficulty,place,deadline,theme,source'

/** The search for a list that is ranked for nobody. */
const searchFor = (filters: HackathonFilters, page: PageRequest) => ({
  ...hackathonSearchOf(filters),
  sort: filters.sort as ListingSort,
  facets,
  ...page,
})

/** Where a visitor's list comes from who chose no filters. */
export const firstHackathonsAddress = () => withQuery('/api/search-hackathons', searchFor(hackathonDefaults, firstPage))

/** The hackathons that the address asks for: recommendations for a person with a resume, a search for everyone else. */
export function useHackathonList() {
  return useListState<Hackathon, HackathonFilters>(kind, ({ filters, sort, person, exclude, page }, signal) => {
    if (!person) return findHackathons(searchFor(filters, page), signal)
    const narrowing = { ...narrowedHackathons(filters), sort, facets }
    const body = {
      skills: person.skills,
      interests: person.interests,
      titles: person.titles,
      experience_level: person.level || 'beginner',
      preferred_mode: narrowing.mode || 'any',
      location: person.location,
      exclude,
    }
    return recommendHackathons({ ...body, ...narrowing, ...page }, signal)
  })
}
export type HackathonList = ReturnType<typeof useHackathonList>
