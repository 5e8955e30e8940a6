import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endEveryOtherSession, endOneSession, findSessions } from '../../calls/own-account.ts'
import { shortDate } from '../../listing/dates.ts'
import { notifyError } from '../../ui/notify.ts'

const key = ['sessions']

/** Where the account is open, with a way to end each session. */
export function SessionList() {
  const queryClient = useQueryClient()
  const { data: sessions, isError } = useQuery({ queryKey: key, queryFn: ({ signal }) => findSessions(signal) })
  const end = useMutation({
    mutationFn: async (id: string | null) => {
      await (id === null ? endEveryOtherSession() : endOneSession(id))
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
    onError: () => notifyError('The session could not be ended. Try again.'),
  })
  if (isError) return <p className="type-meta mt-4 text-ink-2">Your sessions did not load.</p>
  return (
    <div className="mt-6">
      <h3 className="type-text font-semibold">Sessions</h3>
      <ul>
        {sessions?.map((session) => (
          <li
            key={session.id}
            className="type-text flex items-center justify-between gap-3 border-b border-rule py-2.5"
          >
            <span>
              {session.device}
              <span className="type-meta block text-ink-2">
                {session.is_current ? 'This session' : `Last used ${shortDate(session.last_used_at)}`}
              </span>
            </span>
            {!session.is_current && (
              <button
                type="button"
                className="text-link type-meta"
                onClick={() => end.mutate(session.id)}
                aria-label={`End the session on ${session.device}`}
              >
                End
              </button>
            )}
          </li>
        ))}
      </ul>
      {(sessions?.length ?? 0) > 1 && (
        <button type="button" className="text-link type-meta mt-3" onClick={() => end.mutate(null)}>
          End all other sessions
        </button>
      )}
    </div>
  )
}
