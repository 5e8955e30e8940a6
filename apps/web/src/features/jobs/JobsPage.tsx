import '../../listing/listing.css'
import { jobDefaults } from '@scry/contracts/list-address'
import { useState } from 'react'
import { useHealthCheck } from '../../calls/health.ts'
import { CompactSwitch } from '../../listing/CompactSwitch.tsx'
import { FilterChips } from '../../listing/FilterChips.tsx'
import { FilterSheet, FilterSheetButton } from '../../listing/FilterSheet.tsx'
import { JobResults } from '../../listing/JobResults.tsx'
import { ListHeading } from '../../listing/ListHeading.tsx'
import { SavedAndOrder } from '../../listing/SavedAndOrder.tsx'
import { SearchField } from '../../listing/SearchField.tsx'
import { Tips } from '../../listing/Tips.tsx'
import { useJobList } from '../../listing/use-job-list.ts'
import { useKeysEnabled } from '../../listing/use-keys-enabled.ts'
import { OwnPostings } from '../../postings/OwnPostings.tsx'
import { ResumeUploadCard } from '../../resume/ResumeUploadCard.tsx'
import { useProfile } from '../../session/use-profile.ts'
import { useSession } from '../../session/use-session.ts'
import { SkipLink } from '../../shell/SkipLink.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Button } from '../../ui/Button.tsx'
import { DialogOnDemand } from '../../ui/DialogOnDemand.tsx'
import { JobFilterRail } from './JobFilterRail.tsx'
import { jobChips } from './job-chips.ts'
import { jobFacets } from './MoreJobFilters.tsx'

const loadResumeDialog = () => import('../../resume/ResumeDialog.tsx').then((m) => m.ResumeDialog)

/** In the reader's own zone. */
const checkedAt = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Job listings (§2.33-2.36). */
export function JobsPage() {
  usePageTitle('Jobs')
  useHealthCheck()
  const jobs = useJobList({ facets: jobFacets })
  const { status } = useSession()
  const { enabled } = useKeysEnabled()
  const [showFilters, setShowFilters] = useState(false)
  const [showUpload, setShowUpload] = useState(false)
  const { resume } = useProfile()
  const { address, list, person, query, showsSaved } = jobs
  const { filters, setFilters } = address
  const applied = jobChips(address, list.facets)
  const narrowing = applied.filter(({ name }) => name !== 'q').length
  // The list begins with internships (§9.18), and Clear Filters returns to them.
  const always =
    filters.type === jobDefaults.type
      ? { text: 'Internships only.', action: 'See every type', onPress: () => setFilters({ type: 'any' }) }
      : null
  const chips = <FilterChips applied={applied} onClear={jobs.clear} always={always} />
  return (
    <div className="page pt-9 pb-30 max-sm:pt-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h1 className="type-h1">{person ? 'Jobs for you' : 'Jobs'}</h1>
        {list.checkedAt && (
          <p className="type-meta text-ink-2">
            Listings checked <time dateTime={list.checkedAt}>{checkedAt.format(new Date(list.checkedAt))}</time>
          </p>
        )}
      </div>
      <div className="mt-7 grid grid-cols-1 max-sm:mt-3 max-sm:gap-y-3 gap-x-14 gap-y-6 lg:grid-cols-[12.25rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-4">
        {!showsSaved && (
          <div className="max-lg:hidden print:hidden">
            <SkipLink to="search">Skip to search</SkipLink>
            <JobFilterRail jobs={jobs} />
          </div>
        )}
        <div className="min-w-0 max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="grid grid-cols-1 gap-4 max-sm:gap-3 max-lg:order-1 print:hidden">
            {status === 'visitor' && <ResumeUploadCard />}
            {status === 'signed-in' && resume === 'none' && (
              <p className="type-text flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sheet bg-sheet px-5 py-4 shadow-sheet">
                <span className="flex-1 max-sm:basis-full">Upload your resume to have this list ranked for you.</span>
                <Button size="sm" onClick={() => setShowUpload(true)}>
                  Upload Resume (PDF)
                </Button>
              </p>
            )}
            <SearchField
              value={query.typed}
              onChange={query.setTyped}
              label="Search jobs"
              placeholder="Search a title, company or skill"
              keysEnabled={enabled}
            />
            <div className="flex flex-wrap items-center justify-between gap-3">
              {/* On a phone they stand in the sheet of filters; here only while one narrows the list. */}
              <div className={narrowing > 0 ? 'max-lg:[&_p]:hidden' : 'max-lg:hidden'}>{!showsSaved && chips}</div>
              <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:justify-between max-sm:gap-x-2">
                {!showsSaved && (
                  <FilterSheetButton narrowing={narrowing} className="lg:hidden" onOpen={() => setShowFilters(true)} />
                )}
                <SavedAndOrder state={jobs} />
              </div>
            </div>
          </div>
          <div className="empty:hidden max-lg:order-4 lg:mt-4 print:hidden">
            <OwnPostings kind="job" />
          </div>
          <section className="max-lg:order-3 lg:mt-6" aria-labelledby="results">
            <div className="section-rule flex flex-wrap max-sm:flex-nowrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-b-rule pt-4 pb-3 max-sm:py-2">
              <ListHeading state={jobs} name="Job listings" />
              <CompactSwitch />
              {enabled && (
                <p className="type-meta text-ink-2 max-lg:hidden">
                  <kbd className="key">j</kbd> <kbd className="key">k</kbd> move <kbd className="key ml-2">s</kbd> save{' '}
                  <kbd className="key ml-2">?</kbd> all keys
                </p>
              )}
            </div>
            <JobResults jobs={jobs} />
          </section>
        </div>
        {/* Last, as a phone shows it: markup on its way is shown as far as it has come, and what comes after pushes nothing. */}
        <div className="max-lg:order-4 print:hidden">
          <Tips jobType={filters.type === 'any' ? '' : filters.type} />
        </div>
      </div>
      <FilterSheet open={showFilters} onClose={() => setShowFilters(false)} list={list} noun="listing">
        <div className="mb-5">{chips}</div>
        <JobFilterRail jobs={jobs} />
      </FilterSheet>
      {showUpload && (
        <DialogOnDemand load={loadResumeDialog} dialog={{ open: true, onClose: () => setShowUpload(false) }} />
      )}
    </div>
  )
}
