import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { shownSince } from '../session/kept-answers.ts'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** When the oldest of what is on screen was answered, where the server could not be asked since. */
function useOldestShown(): number | null {
  const answers = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (onChange) => answers.subscribe(onChange),
    () => {
      const old = answers.findAll({ type: 'active' }).map(shownSince)
      return old.reduce((oldest, at) => (at !== null && (oldest === null || at < oldest) ? at : oldest), null)
    },
    () => null,
  )
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Shown while the browser has no connection, or the server does not answer: `unreachable`, or by what is on screen. */
export function OfflineNotice({ unreachable = false }: { unreachable?: boolean }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const oldest = useOldestShown()
  return (
    <div role="status">
      {(!online || unreachable || oldest !== null) && (
        <div className="page mt-4">
          <p className="type-text flex items-start gap-3 rounded-control border border-edge bg-wash px-3.5 py-3">
            <WifiOff aria-hidden="true" size="1.125rem" strokeWidth={1.6} className="mt-0.5 flex-none" />
            <span>
              <strong className="font-semibold">{online ? 'The server does not answer.' : 'You are offline.'}</strong>{' '}
              {oldest === null ? 'What is on screen still works.' : `What you see is from ${moment.format(oldest)}.`}{' '}
              {online
                ? 'Nothing can be sent until it answers again.'
                : 'Nothing can be sent until you are online again.'}
            </span>
          </p>
        </div>
      )}
    </div>
  )
}
