import { type JobFilters, jobDefaults } from '@scry/contracts/list-address'
import type { Facets } from '@scry/contracts/listing-routes'
import type { AppliedFilter } from '../../listing/FilterChips.tsx'
import { filterWords, valuesOf } from '../../listing/filter-words.ts'
import type { ListAddress } from '../../listing/use-list-address.ts'

/** Filters with several values, each of which goes by itself. */
const several = ['place', 'remote', 'term', 'category'] as const
/** Filters that are empty until somebody chooses a value, and have one. */
const single = (Object.keys(jobDefaults) as (keyof JobFilters)[]).filter(
  (name) => jobDefaults[name] === '' && name !== 'q' && !several.some((one) => one === name),
)

/** What a list of jobs is narrowed by, each with its way out. The job type that it begins with is no chip. */
export function jobChips({ filters, setFilters }: ListAddress<JobFilters>, facets: Facets): AppliedFilter[] {
  const chip = (name: keyof JobFilters, value: string, without = jobDefaults[name]): AppliedFilter => ({
    name,
    label: filterWords(name, value, facets),
    onRemove: () => setFilters({ [name]: without }),
  })
  const { q, type, location, level, days } = filters
  return [
    ...(q ? [chip('q', q)] : []),
    ...(type !== 'any' && type !== jobDefaults.type ? [chip('type', type, 'any')] : []),
    ...(location !== 'all' ? [chip('location', location)] : []),
    ...(level !== 'any' ? [chip('level', level)] : []),
    ...(days !== 'any' ? [chip('days', days)] : []),
    ...several.flatMap((name) => {
      const values = valuesOf(filters[name])
      return values.map((value) => ({
        ...chip(name, value, values.filter((one) => one !== value).join(',')),
        name: `${name} ${value}`,
      }))
    }),
    ...single.flatMap((name) => {
      const value = filters[name]
      return value === '' ? [] : [chip(name, value)]
    }),
  ]
}
