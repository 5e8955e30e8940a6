import { messages } from '@scry/contracts/messages'
import { useMemo, useState } from 'react'
import { useSession } from '../session/use-session.ts'
import { foldSkills } from './fold-skills.ts'
import { HiddenFoot } from './HiddenFoot.tsx'
import { JobRow } from './JobRow.tsx'
import { KeysButton, KeysDialog } from './KeysDialog.tsx'
import { ListResult } from './ListResult.tsx'
import { NothingSaved } from './NothingSaved.tsx'
import { SharedListing } from './SharedListing.tsx'
import { type JobFilters, type JobList, jobDefaults } from './use-job-list.ts'
import { useKeysEnabled } from './use-keys-enabled.ts'
import { useRowCallbacks } from './use-row-callbacks.ts'
import { useRowKeys } from './use-row-keys.ts'

const relaxLabels: Record<string, (value: string) => string> = {
  q: () => 'the search words',
  type: (value) => value,
  job_type: (value) => value,
  location: (value) => value,
  location_filter: (value) => value,
  level: (value) => `level ${value}`,
  posted_within_days: () => 'the posting date',
}
const relaxed: Record<string, Partial<typeof jobDefaults>> = {
  q: { q: '' },
  type: { type: 'any' },
  job_type: { type: 'any' },
  location: { location: 'all' },
  location_filter: { location: 'all' },
  level: { level: 'any' },
  posted_within_days: { days: 'any' },
}

/** Whether the filters can be what empties the list. The job type stands by default, so it counts only where another type holds something. */
function narrows(filters: JobFilters, types: JobList['list']['facets'][string] | undefined): boolean {
  const { q, location, level, days } = jobDefaults
  const isNarrowed =
    filters.q !== q || filters.location !== location || filters.level !== level || filters.days !== days
  return isNarrowed || (filters.type !== 'any' && types?.values.some(({ count }) => count > 0) === true)
}

/** The rows of a job list, with its keys and all of its states. */
export function JobResults({ jobs, onClear }: { jobs: JobList; onClear: () => void }) {
  const { address, list, rows, person, query, saved, showsSaved, supposed, setSupposed } = jobs
  const { status } = useSession()
  const [showKeys, setShowKeys] = useState(false)
  const keys = useKeysEnabled()
  const { isSaved, save, hide } = useRowCallbacks('saved-jobs', address)
  useRowKeys({ enabled: keys.enabled, onSave: save, onHide: hide, onHelp: () => setShowKeys(true) })
  // A query is searched for and not ranked for the person, so no supposed skill counts in it.
  const isPersonal = person !== null && !showsSaved && address.filters.q === ''
  const known = useMemo(
    () => (person ? foldSkills([...person.skills, ...(isPersonal ? supposed : [])]) : undefined),
    [person, supposed, isPersonal],
  )
  const { open } = address
  const isElsewhere = open !== null && !list.isLoading && !rows.some((job) => job.id === open)
  const rowProps = (id: string, at: number) => ({
    rank: at + 1,
    known,
    isOpen: open === id,
    openAddress: address.openAddress(id),
    onToggle: () => address.setOpen(open === id ? null : id),
    isSaved: isSaved(id),
    onSave: () => save(id),
    onHide: () => hide(id),
    onSuppose: isPersonal ? (skill: string) => setSupposed([...supposed, skill]) : undefined,
  })
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
      {isElsewhere && (
        <SharedListing
          id={open}
          onLeave={() => address.setOpen(null)}
          renderRow={({ job }) => job && <JobRow job={job} {...rowProps(open, -1)} />}
        />
      )}
      {showsSaved && rows.length === 0 && !list.isLoading && !list.error ? (
        <NothingSaved count={saved.ids.length} onLeave={() => address.setFilters({ saved: 'no' })} />
      ) : (
        <ListResult
          list={list}
          rows={rows}
          isSettled={showsSaved || query.isSettled}
          isBanded={status !== 'visitor'}
          renderRow={(job, at) => <JobRow key={job.id} job={job} {...rowProps(job.id, at)} />}
          emptyLine={messages.lists.noJobs}
          noun="job listings"
          hasFilters={narrows(address.filters, list.facets.type)}
          relaxations={list.relax.flatMap(({ filter, value, count }) => {
            const patch = relaxed[filter]
            return patch
              ? [{ label: relaxLabels[filter]?.(value) ?? value, count, onRelax: () => address.setFilters(patch) }]
              : []
          })}
          onClear={onClear}
          onLoadMore={() => {
            void list.loadMore().then((came) => came && address.setPage(address.page + 1))
          }}
        />
      )}
      <HiddenFoot onShown={list.reload} />
      <KeysButton onOpen={() => setShowKeys(true)} />
      <KeysDialog
        open={showKeys}
        onClose={() => setShowKeys(false)}
        enabled={keys.enabled}
        onToggle={keys.setEnabled}
      />
    </>
  )
}
