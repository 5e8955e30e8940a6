import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endEveryOtherSession, endOneSession, findSessions } from '../../calls/own-account.ts'
import { ownDate } from '../../listing/dates.ts'
import { useSession } from '../../session/use-session.ts'
import { notifyError } from '../../ui/notify.ts'

export const sessionsKey = ['sessions']

/** Where the account is open, with a way to end each session. */
export function SessionList() {
  const queryClient = useQueryClient()
  const { account } = useSession()
  const { data: sessions, isError } = useQuery({
    queryKey: [...sessionsKey, account?.id],
    queryFn: ({ signal }) => findSessions(signal),
  })
  const end = useMutation({
    mutationFn: async (id: string | null) => {
      await (id === null ? endEveryOtherSession() : endOneSession(id))
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
    onError: () => notifyError('The session could not be ended. Try again.'),
  })
  const isEnding = (id: string | null) => end.isPending && end.variables === id
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
                {session.is_current ? 'This session' : `Last used ${ownDate(session.last_used_at)}`}
              </span>
            </span>
            {!session.is_current && (
              <button
                type="button"
                className="text-link type-meta"
                disabled={end.isPending}
                onClick={() => end.mutate(session.id)}
                aria-label={`${isEnding(session.id) ? 'Ending...' : 'End'} the session on ${session.device}`}
              >
                {isEnding(session.id) ? 'Ending...' : 'End'}
              </button>
            )}
          </li>
        ))}
      </ul>
      {(sessions?.length ?? 0) > 1 && (
        <button
          type="button"
          className="text-link type-meta mt-3"
          disabled={end.isPending}
          onClick={() => end.mutate(null)}
        >
          {isEnding(null) ? 'Ending...' : 'End all other sessions'}
        </button>
      )}
    </div>
  )
}
