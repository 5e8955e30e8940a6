import type { Job } from '@scry/contracts/listing'
import { messages } from '@scry/contracts/messages'
import type { ProfileFields } from '@scry/contracts/profile'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Deadline } from '../../listing/Deadline.tsx'
import { jobText } from '../../listing/job-text.ts'
import { MatchReasons } from '../../listing/MatchReasons.tsx'
import { PreparingState } from '../../listing/PreparingState.tsx'
import { RowDetails } from '../../listing/RowDetails.tsx'
import { SourceCredit } from '../../listing/SourceCredit.tsx'
import { nounFor } from '../../ui/counted.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { MatchBand } from '../../ui/MatchBand.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { topFiveQuery } from './top-five.ts'
import { useSettled } from './use-settled.ts'

/** What this reading would find, before anything is saved. It follows corrections. */
export function TopFive({ fields }: { fields: ProfileFields }) {
  const settled = useSettled(fields, 400)
  const { data, isError, isPending, isFetching, refetch } = useQuery(topFiveQuery(settled))
  return (
    <section aria-labelledby="top-five" aria-busy={isFetching} className="section-rule pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div>
          <h2 id="top-five" className="type-h2-large">
            Your top five
          </h2>
          <p className="type-note text-ink-2">Create your account to keep this</p>
        </div>
        {data && !data.preparing && (
          <p className="type-meta text-ink-2">
            Out of {data.total.toLocaleString('en-US')} {data.rows.some((job) => job.is_sample) ? 'sample' : 'open'}{' '}
            {nounFor(data.total, 'listing')}, ranked in {secondsText(data.tookMs)}.
          </p>
        )}
      </div>
      {isError && !data && (
        <FailedState heading="The list did not load" onRetry={() => void refetch()}>
          Nothing is lost. You can still create your account.
        </FailedState>
      )}
      {isPending && <TopFiveSkeleton />}
      {data?.preparing && <PreparingState preparing={data.preparing} />}
      {data?.rows.length === 0 && !data.preparing && (
        <EmptyState heading={messages.lists.noJobs}>Add skills to what we read to see matches here.</EmptyState>
      )}
      <ol>
        {data?.rows.map((job, index) => (
          <li key={job.id} className="border-b border-rule last:border-0">
            <TopFiveRow job={job} rank={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** '0.4 s'; what is quicker than a tenth is told in milliseconds. */
function secondsText(ms: number): string {
  return ms < 100 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`
}

function TopFiveRow({ job, rank }: { job: Job; rank: number }) {
  const [isOpen, setOpen] = useState(false)
  const place = [job.company, job.location].filter(Boolean).join(' · ')
  return (
    <article className="grid grid-cols-1 gap-x-7 gap-y-2 py-5 md:grid-cols-[1rem_7rem_minmax(0,9fr)_minmax(0,13fr)] md:grid-rows-[auto_1fr] xl:grid-cols-[1rem_7rem_minmax(0,10fr)_minmax(0,20fr)_minmax(0,7fr)]">
      <p aria-hidden="true" className="type-meta tabular hidden text-ink-3 md:block">
        {rank}
      </p>
      <div className="max-md:hidden">{job.match && <MatchBand band={job.match.band} score={job.match.score} />}</div>
      <div>
        {rank === 1 && <p className="type-meta text-marker-ink md:hidden">Best match</p>}
        <h3 className="type-row-compact">{job.title}</h3>
        <p className="type-meta text-ink-2">{place}</p>
        {job.match && (
          <div className="mt-2 md:hidden">
            <MatchBand band={job.match.band} score={job.match.score} wide />
          </div>
        )}
      </div>
      <div className="min-w-0 md:col-start-4 md:row-span-2 md:row-start-1">
        {job.match && <MatchReasons match={job.match} textOf={jobText(job)} />}
        <Disclosure
          className="mt-2"
          label={
            <>
              Read the listing<span className="sr-only">: {job.title}</span>
            </>
          }
          open={isOpen}
          onToggle={() => setOpen(!isOpen)}
        >
          <RowDetails
            description={job.description}
            match={job.match}
            textOf={jobText(job)}
            actions={null}
            facts={[job.type, job.salary].filter(Boolean)}
            credit={job.source_link && <SourceCredit source={job.source} link={job.source_link} title={job.title} />}
          />
        </Disclosure>
      </div>
      <div className="md:col-start-3 md:row-start-2 xl:col-start-5 xl:row-start-1 xl:text-right">
        <Deadline at={job.deadline} zone={job.deadline_zone} />
        {job.is_sample && <p className="type-meta text-ink-3">Sample listing</p>}
      </div>
    </article>
  )
}

function TopFiveSkeleton() {
  return (
    <div aria-hidden="true">
      {[1, 2, 3, 4, 5].map((row) => (
        <div
          key={row}
          className="grid gap-7 border-b border-rule py-5 md:grid-cols-[1rem_7rem_minmax(0,9fr)_minmax(0,13fr)]"
        >
          <span />
          <Skeleton className="h-8" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  )
}
