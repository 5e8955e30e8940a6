import {
  hackathonDifficulties,
  hackathonModes,
  hackathonStatusFilters,
  type ListingSort,
  listingSorts,
} from '@scry/contracts/enumerations'
import { findHackathons, recommendHackathons } from '../calls/listings.ts'
import { usePerson } from '../session/use-person.ts'
import { hackathonMatchesText } from './client-search.ts'
import { savedPage } from './saved-page.ts'
import { useKeptIds } from './use-kept-ids.ts'
import { type ListAddress, useListAddress } from './use-list-address.ts'
import { useListingList } from './use-listing-list.ts'
import { useTypedQuery } from './use-typed-query.ts'

export const hackathonDefaults = { q: '', mode: 'all', status: 'all', difficulty: 'all', sort: 'best', saved: 'no' }
export type HackathonFilters = typeof hackathonDefaults

const options = (values: readonly string[]) =>
  ['all', ...values].map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
/** The filters of the hackathons page (§2.37). */
export const hackathonFilterOptions = {
  mode: options(hackathonModes),
  status: options(hackathonStatusFilters),
  difficulty: options(hackathonDifficulties),
} as const

const acceptsHackathons = { sort: (value: string) => listingSorts.some((one) => one === value) }

const free = (value: string) => (value === 'all' ? '' : value)

/** The hackathons that the address asks for: recommendations for a person with a resume, a search for everyone else. */
export function useHackathonList() {
  const address: ListAddress<HackathonFilters> = useListAddress(hackathonDefaults, acceptsHackathons)
  const { filters, setFilters } = address
  const { person, isKnown } = usePerson()
  const hidden = useKeptIds('hidden')
  const applied = useKeptIds('applied')
  const saved = useKeptIds('saved-hackathons')
  const showsSaved = filters.saved === 'yes'
  const query = useTypedQuery(filters.q, (q) => setFilters({ q }))
  const list = useListingList({
    queryKey: showsSaved ? ['saved-hackathons', saved.ids] : ['hackathons', filters, person],
    enabled: isKnown,
    pages: address.page,
    load: (page, signal) => {
      if (showsSaved) return savedPage(saved.ids, page, ({ hackathon }) => hackathon, signal)
      const sort = filters.sort as ListingSort
      const narrowing = { status: free(filters.status), difficulty: free(filters.difficulty), sort }
      if (!person || filters.q !== '') {
        return findHackathons({ q: filters.q, mode: free(filters.mode), ...narrowing, ...page }, signal)
      }
      const body = {
        skills: person.skills,
        interests: person.interests,
        titles: person.titles,
        experience_level: person.level || 'beginner',
        preferred_mode: free(filters.mode) || 'any',
        mode: free(filters.mode),
        location: person.location,
        exclude: [...new Set([...hidden.read(), ...applied.ids])].slice(0, 2000),
      }
      return recommendHackathons({ ...body, ...narrowing, ...page }, signal)
    },
  })
  const rows = list.rows
    .filter((hackathon) => !hidden.has(hackathon.id))
    .filter((hackathon) => !showsSaved || saved.has(hackathon.id))
    .filter(
      (hackathon) => (!showsSaved && query.isSettled && !list.isStale) || hackathonMatchesText(hackathon, query.typed),
    )
  /** How many a filter value would bring; the filter's 'past' is counted as the status 'ended' (readings 16). */
  const countOf = (facet: string) => (value: string) => {
    const counted = list.facets[facet]?.values
    const held = facet === 'status' && value === 'past' ? 'ended' : value
    return counted && (counted.find((one) => one.value === held)?.count ?? 0)
  }
  return { address, list, rows, person, query, saved, showsSaved, countOf }
}
export type HackathonList = ReturnType<typeof useHackathonList>
