import { jobAccepts, jobDefaults } from '@scry/contracts/list-address'
import { useHealthCheck } from '../../calls/health.ts'
import { CompactSwitch } from '../../listing/CompactSwitch.tsx'
import { CountedOptions } from '../../listing/CountedOptions.tsx'
import { JobResults } from '../../listing/JobResults.tsx'
import { ListHeading } from '../../listing/ListHeading.tsx'
import { SavedAndOrder } from '../../listing/SavedAndOrder.tsx'
import { SearchField } from '../../listing/SearchField.tsx'
import { Tips } from '../../listing/Tips.tsx'
import { jobLocationOptions, jobTypeOptions, useJobList } from '../../listing/use-job-list.ts'
import { useKeysEnabled } from '../../listing/use-keys-enabled.ts'
import { useListAddress } from '../../listing/use-list-address.ts'
import { Chip } from '../../ui/Chip.tsx'
import { capital } from '../../ui/capital.ts'
import { SelectChevron } from '../../ui/SelectChevron.tsx'

const selects = [
  ['type', 'Job type', [...jobTypeOptions, { value: 'any', label: 'Every job type' }]],
  [
    'location',
    'Location',
    jobLocationOptions.map((one) => (one.value === 'all' ? { ...one, label: 'All locations' } : one)),
  ],
] as const

interface DashboardListProps {
  /** Until it is, nothing is asked for. */
  isWanted: boolean
}

/** The ranked list below the shortlist, with its search, two filters and its order (§2.29-2.31). */
export function DashboardList({ isWanted }: DashboardListProps) {
  useHealthCheck()
  const { enabled } = useKeysEnabled()
  const jobs = useJobList({ isWanted })
  const { query, showsSaved, address } = jobs
  const { filters, setFilters } = address
  return (
    <>
      <SearchField
        value={query.typed}
        onChange={query.setTyped}
        label="Search jobs"
        placeholder="Search a title, company or skill"
        keysEnabled={enabled}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {!showsSaved &&
          selects.map(([name, label, options]) => (
            <label key={name} className="max-w-full">
              <span className="sr-only">{label}</span>
              <span className="relative block">
                <select
                  className="box box-select box-plain max-w-full [field-sizing:content]"
                  value={filters[name]}
                  onChange={(event) => setFilters({ [name]: event.target.value })}
                >
                  <CountedOptions options={options} value={filters[name]} countOf={jobs.countOf(name)} />
                </select>
                <SelectChevron />
              </span>
            </label>
          ))}
        {/* A phone has the type in its field alone. */}
        {!showsSaved && filters.type !== 'any' && (
          <Chip className="max-sm:hidden" onRemove={() => setFilters({ type: 'any' })}>
            {capital(filters.type)}
          </Chip>
        )}
        {!showsSaved && (
          <button type="button" className="text-link type-meta min-h-8" onClick={jobs.clear}>
            Clear Filters
          </button>
        )}
        <span className="ml-auto flex flex-wrap items-center gap-3">
          <SavedAndOrder state={jobs} />
        </span>
      </div>
      <section aria-labelledby="results" className="mt-6">
        <div className="section-rule flex flex-wrap max-sm:flex-nowrap items-baseline justify-between gap-x-4 border-b border-b-rule pt-4 pb-3 max-sm:py-2">
          <ListHeading state={jobs} name="Job listings" />
          <CompactSwitch />
        </div>
        <JobResults jobs={jobs} />
      </section>
    </>
  )
}

/** What is told beside the list, of the type of job that its address names. */
export function DashboardTips() {
  const { type } = useListAddress(jobDefaults, jobAccepts).filters
  return <Tips jobType={type === 'any' ? '' : type} />
}
