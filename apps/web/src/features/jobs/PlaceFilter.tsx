import { suggestForJobList } from '../../calls/listings.ts'
import { valuesOf } from '../../listing/filter-words.ts'
import { SuggestLater } from '../../listing/SuggestLater.tsx'
import { type JobList, suggestAmong } from '../../listing/use-job-list.ts'
import { counted } from '../../ui/counted.ts'

/** Any place there is, and countries that remote work may be done from. */
export function PlaceFilter({ jobs }: { jobs: JobList }) {
  const { address, list } = jobs
  const { filters, setFilters } = address
  const among = suggestAmong(jobs)
  const unstated = filters.remote === '' ? 0 : (list.facets.remote_within?.unknown ?? 0)
  return (
    <SuggestLater
      label="Any place"
      placeholder="Town, region, country"
      noun="place"
      hint={unstated > 0 ? `${counted(unstated, 'remote listing')} without a stated country left out.` : undefined}
      queryKey={['place', among]}
      suggest={(typed, signal) => suggestForJobList({ of: 'place', typed, ...among }, signal)}
      onChoose={({ filter, value }) => {
        const name = filter === 'place' ? 'place' : 'remote'
        setFilters({ [name]: [...new Set([...valuesOf(filters[name]), value])].join(',') })
      }}
    />
  )
}
