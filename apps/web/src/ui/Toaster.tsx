import { maxToasts, toastMs } from '@scry/contracts/limits'
import { Check, CircleAlert, Info, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless'

const icons = {
  success: { Icon: Check, colour: 'text-amber' },
  error: { Icon: CircleAlert, colour: 'text-on-raised-red' },
  blank: { Icon: Info, colour: 'text-amber' },
} as const

/** What is said again is a new element: a change is what the eye sees and a screen reader reads out. */
const keyOf = ({ id, createdAt }: Toast): string => `${id} ${createdAt}`

/** The toasts at the top right (§2.20, §9.8): below the bar; on a phone at the foot while its menu is open. */
export function Toaster() {
  const { toasts, handlers } = useToaster({
    duration: toastMs,
    success: { duration: toastMs },
    error: { duration: toastMs },
  })
  const { startPause, endPause } = handlers
  const visible = toasts.filter((shown) => shown.visible)
  // A button that goes with its toast is neither blurred nor left, so the pause that it began has to end here.
  const keys = visible.map(keyOf).join('\n')
  const before = useRef('')
  useEffect(() => {
    const gone = before.current.split('\n').some((key) => !keys.split('\n').includes(key))
    if (before.current !== '' && gone) endPause()
    before.current = keys
  }, [keys, endPause])
  return (
    <section
      aria-label="Notifications"
      className="toaster pointer-events-none fixed right-5 z-50 flex w-[min(21.75rem,100%-2.5rem)] flex-col gap-2 max-sm:inset-x-3 max-sm:w-auto print:hidden"
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      {visible.slice(0, maxToasts).map((shown) => {
        const { Icon, colour } = icons[shown.type === 'success' || shown.type === 'error' ? shown.type : 'blank']
        return (
          <div
            key={keyOf(shown)}
            className="toast-in pointer-events-auto flex min-h-12 items-center gap-3 rounded-control bg-raised py-2 pr-2 pl-4 text-on-raised shadow-dialog"
          >
            {shown.icon ?? (
              <Icon aria-hidden="true" size="1.0625rem" strokeWidth={2} className={`flex-none ${colour}`} />
            )}
            <div {...shown.ariaProps} className="type-text min-w-0 flex-1 font-medium">
              {resolveValue(shown.message, shown)}
            </div>
            <button
              type="button"
              className="icon-button size-8 flex-none"
              aria-label="Dismiss"
              onClick={() => toast.dismiss(shown.id)}
            >
              <X aria-hidden="true" size="1rem" strokeWidth={2} />
            </button>
          </div>
        )
      })}
    </section>
  )
}
