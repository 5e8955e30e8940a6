import { type JobFilters, jobDefaults } from '@scry/contracts/list-address'
import { messages } from '@scry/contracts/messages'
import { Fragment, useMemo } from 'react'
import { useSession } from '../session/use-session.ts'
import { categoryWords, payWords, termWords } from './filter-words.ts'
import { foldSkills } from './fold-skills.ts'
import { JobRow } from './JobRow.tsx'
import { ListingResults, type Relaxing } from './ListingResults.tsx'
import { ReachEnds, RestOutOfReach } from './ReachEnds.tsx'
import type { JobList } from './use-job-list.ts'
import { useReachFold } from './use-reach-fold.ts'

const relaxing: Relaxing<JobFilters> = {
  type: { patch: { type: 'any' } },
  job_type: { patch: { type: 'any' } },
  location: { patch: { location: 'all' } },
  location_filter: { patch: { location: 'all' } },
  level: { patch: { level: 'any' }, label: (value) => `level ${value}` },
  posted_within_days: { patch: { days: 'any' }, label: () => 'the posting date' },
  place: { patch: { place: '' }, label: () => 'the place' },
  remote_within: { patch: { remote: '' }, label: () => '“remote within”' },
  pay: { patch: { pay: '' }, label: payWords },
  sponsorship: { patch: { sponsorship: '' }, label: () => 'the sponsorship' },
  term: { patch: { term: '' }, label: (value) => value.split(',').map(termWords).join(' or ') },
  category: { patch: { category: '' }, label: (value) => value.split(',').map(categoryWords).join(' or ') },
  source: { patch: { source: '' } },
  employer: { patch: { employer: '' } },
}

/** Whether the filters can be what empties the list. The job type stands by default, so it counts only where another type holds something. */
function narrows(filters: JobFilters, types: JobList['list']['facets'][string] | undefined): boolean {
  const { type: _, sort: __, saved: ___, ...others } = jobDefaults
  const isNarrowed = Object.entries(others).some(([name, value]) => filters[name as keyof JobFilters] !== value)
  return isNarrowed || (filters.type !== 'any' && types?.values.some(({ count }) => count > 0) === true)
}

/** The rows of a job list, and the skills that it supposes of the person. */
export function JobResults({ jobs }: { jobs: JobList }) {
  const { address, list, person, showsSaved, supposed, setSupposed } = jobs
  const { status } = useSession()
  // A query is searched for and not ranked for the person, so no supposed skill counts in it.
  const isPersonal = person !== null && !showsSaved && address.filters.q === ''
  const known = useMemo(
    () => (person ? foldSkills([...person.skills, ...(isPersonal ? supposed : [])]) : undefined),
    [person, supposed, isPersonal],
  )
  const { end, shown, unfold } = useReachFold(jobs, isPersonal)
  const onEveryType = address.filters.type === 'any' ? null : () => address.setFilters({ type: 'any' })
  const onSuppose = isPersonal ? (skill: string) => setSupposed([...supposed, skill]) : undefined
  return (
    <>
      {supposed.length > 0 && isPersonal && (
        <p className="type-meta border-b border-rule py-3">
          Ranked as if you knew <strong className="font-semibold">{supposed.join(', ')}</strong>.{' '}
          <button type="button" className="text-link" onClick={() => setSupposed([])}>
            Back to your resume
          </button>
        </p>
      )}
      <ListingResults
        state={shown}
        renderRow={(job, row) => (
          <Fragment key={job.id}>
            {job.id === end?.first && (
              <ReachEnds isAll={end.isAll} left={end.left} onEveryType={end.isOtherKind ? onEveryType : null} />
            )}
            <JobRow job={job} {...row} known={known} onSuppose={onSuppose} />
            {unfold && job.id === shown.rows.at(-1)?.id && <RestOutOfReach onShow={unfold} />}
          </Fragment>
        )}
        isBanded={status !== 'visitor'}
        emptyLine={messages.lists.noJobs}
        noun="job listing"
        hasFilters={narrows(address.filters, list.facets.type)}
        relaxing={relaxing}
      />
    </>
  )
}
