import { hackathonDifficulties, hackathonModes, hackathonStatusFilters } from '@scry/contracts/enumerations'
import type { Hackathon } from '@scry/contracts/listing'
import { findHackathons, recommendHackathons } from '../calls/listings.ts'
import { capital } from '../ui/capital.ts'
import { hackathonMatchesText } from './client-search.ts'
import { isListingSort, isPathList, useListState } from './use-list-state.ts'

export const hackathonDefaults = {
  q: '',
  mode: 'all',
  status: 'all',
  difficulty: 'all',
  place: '',
  closing: '',
  theme: '',
  organizer: '',
  source: '',
  sort: 'best',
  saved: 'no',
}
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
  accepts: {
    sort: isListingSort,
    place: isPathList,
    closing: (value: string) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= 365,
  },
  rowOf: ({ hackathon }: { hackathon: Hackathon | null }) => hackathon,
  matchesText: hackathonMatchesText,
  nounOf: () => 'hackathon',
  dateOf: ({ status }: HackathonFilters) => (status === 'past' ? 'past' : 'deadline'),
  // What has ended is nobody's recommendation.
  isRanked: ({ status }: HackathonFilters) => status !== 'past',
} as const

const free = (value: string) => (value === 'all' ? '' : value)

/** What the address narrows a list to, in the words of the wire; what is not set is not sent. */
const narrowingOf = ({ mode, status, difficulty, closing, ...filters }: HackathonFilters) => {
  const { place, theme, organizer, source } = filters
  const said = Object.entries({ place, theme, organizer, source })
  return {
    ...{ mode: free(mode), status: free(status), difficulty: free(difficulty) },
    ...(closing !== '' && { deadline_within_days: Number(closing) }),
    ...Object.fromEntries(said.filter(([, value]) => value !== '')),
  }
}

/** What places and organizers are suggested among: the list with the other filters. */
export const suggestAmong = ({ address: { filters }, uncounted }: HackathonList) => ({
  q: filters.q,
  exclude: uncounted,
  ...narrowingOf(filters),
})

const facets = 'mode,status,difficulty,place,deadline,theme,source'

/** The hackathons that the address asks for: recommendations for a person with a resume, a search for everyone else. */
export function useHackathonList() {
  return useListState<Hackathon, HackathonFilters>(kind, ({ filters, sort, person, exclude, page }, signal) => {
    const narrowing = { ...narrowingOf(filters), sort, facets }
    if (!person) return findHackathons({ q: filters.q, ...narrowing, ...page }, signal)
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
