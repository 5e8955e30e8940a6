import type { ReviewedPosting } from '@scry/contracts/review-routes'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { CallError } from '../../calls/call.ts'
import { reviewQueueQuery } from '../../calls/review.ts'
import { ownDate } from '../../listing/dates.ts'
import { paths } from '../../paths.ts'
import { PostingPreview } from '../../postings/PostingPreview.tsx'
import { useLive } from '../../session/use-live.ts'
import { useSession } from '../../session/use-session.ts'
import { RouteGuard } from '../../shell/RouteGuard.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Badge } from '../../ui/Badge.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ViewLinks } from '../../ui/ViewLinks.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { PostingFacts } from './PostingFacts.tsx'

/** What people posted, for those whom the host named to look at it. */
export function ReviewPage() {
  return (
    <RouteGuard needs="verified" redirectTo={paths.login}>
      <Review />
    </RouteGuard>
  )
}

function Review() {
  usePageTitle('Review')
  const { account } = useSession()
  return (
    <div className="page pt-9 pb-30 lg:pt-16">
      <h1 className="type-h1">Review</h1>
      {account?.isReviewer ? (
        <Queue />
      ) : (
        <EmptyState heading="You are not a reviewer here">
          <p>Whoever runs this server names the accounts that review postings, in the setting REVIEWER_EMAILS.</p>
        </EmptyState>
      )}
    </div>
  )
}

function Queue() {
  const [search] = useSearchParams()
  const show = search.get('show') === 'approved' ? 'approved' : 'waiting'
  const { data, error, isPending, refetch } = useQuery(reviewQueueQuery(show))
  useLive('review', ['review'], true)
  const heading = useRef<HTMLHeadingElement>(null)
  const isWaiting = show === 'waiting'
  return (
    <>
      <p className="type-note-large mt-3 max-w-[38rem] text-ink-2">
        What people have posted, shown as others will see it. Another reviewer decides on your own postings.
      </p>
      <div className="mt-6 border-b border-rule pb-3">
        <ViewLinks
          label="Which postings"
          links={[
            { to: paths.review, text: 'Waiting', isHere: isWaiting },
            { to: `${paths.review}?show=approved`, text: 'Approved', isHere: !isWaiting },
          ]}
        />
      </div>
      {isPending && (
        <div aria-busy="true" className="mt-6 grid gap-5">
          <p className="sr-only">Loading the postings</p>
          <Skeleton className="h-64 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {error && !data && (
        <FailedState heading="The postings did not load" onRetry={() => void refetch()}>
          <p>{error instanceof CallError ? error.sentence : 'Something went wrong on our side.'}</p>
        </FailedState>
      )}
      {data && (
        <>
          <h2 ref={heading} tabIndex={-1} className="type-h2-small mt-6">
            {isWaiting ? `${counted(data.total, 'posting')} waiting` : `${counted(data.total, 'posting')} approved`}
          </h2>
          {data.postings.length === 0 && (
            <EmptyState heading={isWaiting ? 'Nothing waits for you' : 'Nothing is approved yet'}>
              <p>{isWaiting ? 'New postings come here, the longest waiting first.' : 'What you approve comes here.'}</p>
            </EmptyState>
          )}
          {data.postings.length < data.total && (
            <p className="type-meta mt-1 text-ink-2">
              The first {data.postings.length} are shown; more follow as you decide.
            </p>
          )}
          <ul>
            {data.postings.map((posting) => (
              <QueuedPosting
                key={`${posting.kind} ${posting.id} ${posting.version}`}
                posting={posting}
                onDecided={() => heading.current?.focus()}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function QueuedPosting({ posting, onDecided }: { posting: ReviewedPosting; onDecided: () => void }) {
  const { kind, submitted_at, is_live, state } = posting
  return (
    <li className="border-b border-rule py-7">
      <article className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <p className="type-meta mb-2 flex flex-wrap items-center gap-3 text-ink-2">
            <Badge colour={state === 'approved' ? 'green' : 'purple'}>{kind === 'job' ? 'Job' : 'Hackathon'}</Badge>
            {state === 'pending' ? 'Waiting since' : 'Last changed'} {ownDate(submitted_at)}
            {state === 'closed' && <span>It is closed, and its page is still there.</span>}
            {state === 'pending' && is_live && <span>The approved version is in the lists meanwhile.</span>}
          </p>
          <PostingPreview posting={posting} />
        </div>
        <PostingFacts posting={posting} />
        <div className="lg:col-span-2">
          <DecisionForm posting={posting} onDecided={onDecided} />
        </div>
      </article>
    </li>
  )
}
