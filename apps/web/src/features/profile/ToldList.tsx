import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallError } from '../../calls/call.ts'
import { type Feedback, feedbackQuery, takeBack } from '../../calls/feedback.ts'
import { consequence, reasonWords } from '../../listing/told-words.ts'
import { FailedState } from '../../ui/FailedState.tsx'
import { notifyError } from '../../ui/notify.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useLostFocus } from '../../ui/use-lost-focus.ts'

/** What a person said against listings, with what follows from it and a way to take it back. */
export function ToldList({ accountId }: { accountId: string }) {
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = feedbackQuery(accountId)
  const { data, error, refetch } = useQuery(query)
  const removing = useMutation({
    mutationFn: takeBack,
    onSuccess: () => client.invalidateQueries({ queryKey: query.queryKey }),
    onError: (cause) => notifyError('It could not be removed.', cause instanceof CallError ? cause.sentence : ''),
  })
  useLostFocus(heading, data ? String(data.length) : null)
  return (
    <div className="mt-8">
      <h3 ref={heading} tabIndex={-1} className="type-text font-semibold">
        What you told us
      </h3>
      {data ? (
        <Told all={data} busy={removing.isPending} onRemove={(id) => removing.mutate(id)} />
      ) : error ? (
        <FailedState heading="What you told us did not load" onRetry={() => void refetch()}>
          {error instanceof CallError ? error.sentence : 'Something went wrong on our side.'}
        </FailedState>
      ) : (
        <Skeleton className="mt-2 h-6 w-72 max-w-full" />
      )}
    </div>
  )
}

function Told({ all, busy, onRemove }: { all: readonly Feedback[]; busy: boolean; onRemove: (id: string) => void }) {
  if (all.length === 0) {
    return (
      <p className="type-text mt-2 text-ink-2">
        Nothing yet. Press “Not for me” at a listing and say why: what is about taste then counts in your ranking.
      </p>
    )
  }
  return (
    <ul>
      {all.map((one) => (
        <li key={one.id} className="type-text flex items-center justify-between gap-3 border-b border-rule py-2.5">
          <span className="wrap-anywhere min-w-0">
            {reasonWords[one.reason]}: {one.title}
            {one.company && `, ${one.company}`}
            <span className="type-meta block text-ink-2">{consequence(one)}</span>
          </span>
          <button
            type="button"
            className="text-link type-meta"
            disabled={busy}
            onClick={() => onRemove(one.id)}
            aria-label={`Remove ${reasonWords[one.reason].toLowerCase()} of ${one.title}`}
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  )
}
