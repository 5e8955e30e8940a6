import { type HackathonFilters, hackathonDefaults } from '@scry/contracts/list-address'
import type { Facets } from '@scry/contracts/listing-routes'
import type { AppliedFilter } from '../../listing/FilterChips.tsx'
import { filterWords, valuesOf } from '../../listing/filter-words.ts'
import type { ListAddress } from '../../listing/use-list-address.ts'

/** What a list of hackathons is narrowed by, each with its way out. */
export function hackathonChips(
  { filters, setFilters }: ListAddress<HackathonFilters>,
  facets: Facets,
): AppliedFilter[] {
  const chip = (name: keyof HackathonFilters, value: string, without = hackathonDefaults[name]): AppliedFilter => ({
    name,
    label: filterWords(name, value, facets),
    onRemove: () => setFilters({ [name]: without }),
  })
  const { q, place, closing } = filters
  const inPlaces = valuesOf(place)
  return [
    ...(q ? [chip('q', q)] : []),
    ...(['mode', 'status', 'difficulty'] as const).flatMap((name) =>
      filters[name] === 'all' ? [] : [chip(name, filters[name])],
    ),
    ...inPlaces.map((value) => ({
      ...chip('place', value, inPlaces.filter((one) => one !== value).join(',')),
      name: `place ${value}`,
    })),
    ...(closing ? [chip('closing', closing)] : []),
    ...(['theme', 'organizer', 'source'] as const).flatMap((name) =>
      filters[name] ? [chip(name, filters[name])] : [],
    ),
  ]
}
