import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Shown while the browser has no connection; `unreachable` adds the server that does not answer. */
export function OfflineNotice({ unreachable = false }: { unreachable?: boolean }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {(!online || unreachable) && (
        <div className="page mt-4">
          <p className="type-text flex items-start gap-3 rounded-control border border-edge bg-wash px-3.5 py-3">
            <WifiOff aria-hidden="true" size="1.125rem" strokeWidth={1.6} className="mt-0.5 flex-none" />
            <span>
              <strong className="font-semibold">{online ? 'The server does not answer.' : 'You are offline.'}</strong>{' '}
              What is on screen still works. Nothing can be sent until you are back.
            </span>
          </p>
        </div>
      )}
    </div>
  )
}
