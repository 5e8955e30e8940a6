import '../../listing/listing.css'
import { rankedPerson } from '@scry/profile/person'
import { useRef } from 'react'
import { useHealthCheck } from '../../calls/health.ts'
import { CompactSwitch } from '../../listing/CompactSwitch.tsx'
import { CountedOptions } from '../../listing/CountedOptions.tsx'
import { JobResults } from '../../listing/JobResults.tsx'
import { ListHeading } from '../../listing/ListHeading.tsx'
import { SavedAndOrder } from '../../listing/SavedAndOrder.tsx'
import { SearchField } from '../../listing/SearchField.tsx'
import { Shortlist } from '../../listing/Shortlist.tsx'
import { shortlistQuery } from '../../listing/shortlist-query.ts'
import { Tips } from '../../listing/Tips.tsx'
import { jobLocationOptions, jobTypeOptions, useJobList } from '../../listing/use-job-list.ts'
import { useKeysEnabled } from '../../listing/use-keys-enabled.ts'
import { useLeftOut } from '../../listing/use-left-out.ts'
import { ResumeUploadCard } from '../../resume/ResumeUploadCard.tsx'
import { usePerson } from '../../session/use-person.ts'
import { useProfile } from '../../session/use-profile.ts'
import { useSession } from '../../session/use-session.ts'
import { RouteGuard } from '../../shell/RouteGuard.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Chip } from '../../ui/Chip.tsx'
import { capital } from '../../ui/capital.ts'
import { classNames } from '../../ui/class-names.ts'
import { SelectChevron } from '../../ui/SelectChevron.tsx'
import { useLostFocus } from '../../ui/use-lost-focus.ts'
import { NextSteps } from './NextSteps.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { ProfileStatus } from './ProfileStatus.tsx'
import { useListWanted } from './use-list-wanted.ts'
import { WelcomeTitle } from './WelcomeTitle.tsx'

/** Jobs and internships for the person who is logged in and verified (§2.21, §2.23-2.31). */
export function DashboardPage() {
  return (
    <RouteGuard needs="verified">
      <Dashboard />
    </RouteGuard>
  )
}

function Dashboard() {
  usePageTitle('Dashboard')
  useHealthCheck()
  const { profile, resume, isPending, refetch } = useProfile()
  const { enabled } = useKeysEnabled()
  const { person } = usePerson()
  const listed = useRef<HTMLDivElement>(null)
  const jobs = useJobList({ isWanted: useListWanted(person, listed) })
  const leftOut = useLeftOut()
  const { account } = useSession()
  // The upload card goes when its resume is read; the profile that was read takes its place.
  const profileToggle = useRef<HTMLButtonElement>(null)
  useLostFocus(profileToggle, resume === 'unknown' ? null : resume)
  const { address, list, query, showsSaved } = jobs
  const hasShortlist = person !== null && !list.preparing
  const { filters, setFilters } = address
  const selects = [
    ['type', 'Job type', [...jobTypeOptions, { value: 'any', label: 'Every job type' }]],
    [
      'location',
      'Location',
      jobLocationOptions.map((one) => (one.value === 'all' ? { ...one, label: 'All locations' } : one)),
    ],
  ] as const
  return (
    <div className="page pt-9 pb-30 max-sm:pt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <WelcomeTitle />
        {profile ? <ProfileStatus profile={profile} /> : isPending && <div className="h-17.5 w-full sm:h-13 sm:w-53" />}
      </div>
      <div className="mt-8 grid grid-cols-1 print:block max-sm:mt-6 gap-x-17 gap-y-7 lg:grid-cols-[18.75rem_minmax(0,1fr)]">
        {/* First on a phone, beside the profile on a desk. Until there are listings, the list alone says so. */}
        {hasShortlist && (
          <div className="min-w-0 lg:col-start-2 lg:row-start-1">
            <Shortlist
              query={shortlistQuery(rankedPerson(person), leftOut)}
              leadsOn
              failedText="The list below still works."
            />
          </div>
        )}
        <aside className="grid content-start gap-9 max-lg:contents lg:row-span-2 print:hidden">
          <div className="grid gap-6 max-lg:order-1">
            {isPending && <div className="h-22 rounded-sheet bg-sheet shadow-sheet lg:h-140" />}
            {profile && <ProfileCard profile={profile} toggle={profileToggle} />}
            {account && <NextSteps accountId={account.id} />}
            {resume === 'none' && <ResumeUploadCard />}
            {resume === 'unknown' && !isPending && (
              <p className="type-text" role="alert">
                Your profile did not load.{' '}
                <button type="button" className="text-link" onClick={() => void refetch()}>
                  Try again
                </button>
              </p>
            )}
          </div>
          <div className="max-lg:order-3">
            <Tips jobType={filters.type === 'any' ? '' : filters.type} />
          </div>
        </aside>
        {/* On paper the shortlist stands alone; whoever wants the list prints the jobs. */}
        <div
          ref={listed}
          className={classNames('min-w-0 max-lg:order-2 lg:col-start-2', hasShortlist && 'print:hidden')}
        >
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
        </div>
      </div>
    </div>
  )
}
