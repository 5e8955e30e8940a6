import { listingLevels } from '@scry/contracts/enumerations'
import { FilterRadios } from '../../listing/FilterRadios.tsx'
import { type JobList, jobLocationOptions, jobTypeOptions } from '../../listing/use-job-list.ts'
import { capital } from '../../ui/capital.ts'
import { MoreJobFilters } from './MoreJobFilters.tsx'
import { PlaceFilter } from './PlaceFilter.tsx'

const levelOptions = [
  { value: 'any', label: 'Any level' },
  ...listingLevels.map((value) => ({ value, label: capital(value) })),
]
const dayOptions = [
  { value: 'any', label: 'Any time' },
  { value: '1', label: 'Last day' },
  { value: '3', label: 'Last 3 days' },
  { value: '7', label: 'Last 7 days' },
  { value: '14', label: 'Last 14 days' },
  { value: '30', label: 'Last 30 days' },
]

/** The filters of the jobs page (§2.33), and two that people expect beside them. */
export function JobFilterRail({ jobs }: { jobs: JobList }) {
  const { address, countOf } = jobs
  const { filters, setFilters } = address
  const withoutAll = (facet: string, all: string) => (value: string) =>
    value === all ? undefined : countOf(facet)(value)
  return (
    <div>
      <FilterRadios
        first
        legend="Job type"
        options={jobTypeOptions}
        value={filters.type}
        onChange={(type) => setFilters({ type })}
        countOf={countOf('type')}
      />
      <FilterRadios
        legend="Location"
        options={jobLocationOptions}
        value={filters.location}
        onChange={(location) => setFilters({ location })}
        countOf={withoutAll('location', 'all')}
      />
      <div className="pb-5">
        <PlaceFilter jobs={jobs} />
      </div>
      <FilterRadios
        legend="Level"
        options={levelOptions}
        value={filters.level}
        onChange={(level) => setFilters({ level })}
        countOf={withoutAll('level', 'any')}
      />
      <FilterRadios
        legend="Posted"
        options={dayOptions}
        value={filters.days}
        onChange={(days) => setFilters({ days })}
        countOf={withoutAll('posted', 'any')}
      />
      <MoreJobFilters jobs={jobs} />
    </div>
  )
}
