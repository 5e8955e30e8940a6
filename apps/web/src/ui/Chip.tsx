import { X } from 'lucide-react'
import { classNames } from './class-names.ts'

/** An applied filter or an entered skill, with its own way out. */
export function Chip({
  children,
  removeLabel,
  onRemove,
  className,
}: {
  children: string
  removeLabel?: string
  onRemove: () => void
  className?: string
}) {
  return (
    <span
      className={classNames(
        'wrap-anywhere inline-flex min-h-8 items-center gap-1 rounded-control border border-edge bg-sheet py-0 pr-1 pl-3 text-sm font-medium',
        className,
      )}
    >
      {children}
      <button
        type="button"
        className="icon-button size-6 text-ink-2"
        aria-label={removeLabel ?? `Remove ${children}`}
        onClick={onRemove}
      >
        <X aria-hidden="true" size="0.875rem" strokeWidth={2} />
      </button>
    </span>
  )
}
