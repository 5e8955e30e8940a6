import { type JobFilters, jobDefaults } from '@scry/contracts/list-address'
import type { Facets } from '@scry/contracts/listing-routes'
import type { AppliedFilter } from '../../listing/FilterChips.tsx'
import {
  categoryWords,
  payWords,
  placeWords,
  sponsorshipWords,
  termWords,
  valuesOf,
} from '../../listing/filter-words.ts'
import type { ListAddress } from '../../listing/use-list-address.ts'
import { capital } from '../../ui/capital.ts'

type Chipped = 'place' | 'remote' | 'term' | 'category' | 'pay' | 'sponsorship' | 'source' | 'employer'
const chipWords: Readonly<Record<Chipped, (value: string, facets: Facets) => string>> = {
  place: (value, { place }) => placeWords(value, place),
  remote: (value, { remote_within }) => `Remote within ${placeWords(value, remote_within)}`,
  term: termWords,
  category: categoryWords,
  pay: payWords,
  sponsorship: (value) => sponsorshipWords[value] ?? value,
  source: (value) => value,
  employer: (value) => value,
}

/** What a list of jobs is narrowed by, each with its way out. The job type that it begins with is no chip. */
export function jobChips({ filters, setFilters }: ListAddress<JobFilters>, facets: Facets): AppliedFilter[] {
  const chip = (name: keyof JobFilters, label: string, without = jobDefaults[name]): AppliedFilter => ({
    name,
    label,
    onRemove: () => setFilters({ [name]: without }),
  })
  const { q, type, location, level, days } = filters
  return [
    ...(q ? [chip('q', `“${q}”`)] : []),
    ...(type !== 'any' && type !== jobDefaults.type ? [chip('type', capital(type), 'any')] : []),
    ...(location !== 'all' ? [chip('location', capital(location))] : []),
    ...(level !== 'any' ? [chip('level', capital(level))] : []),
    ...(days !== 'any' ? [chip('days', days === '1' ? 'Last day' : `Last ${days} days`)] : []),
    ...(['place', 'remote', 'term', 'category'] as const).flatMap((name) => {
      const values = valuesOf(filters[name])
      return values.map((value) => ({
        ...chip(name, chipWords[name](value, facets), values.filter((one) => one !== value).join(',')),
        name: `${name} ${value}`,
      }))
    }),
    ...(['pay', 'sponsorship', 'source', 'employer'] as const).flatMap((name) => {
      const value = filters[name]
      return value === '' ? [] : [chip(name, chipWords[name](value, facets))]
    }),
  ]
}
