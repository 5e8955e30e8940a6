import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface DisclosureProps {
  label: ReactNode
  open: boolean
  onToggle: () => void
  children: ReactNode
  className?: string
}

/** A button that shows and hides what stands under it. The open state belongs to the caller (often to the URL). */
export function Disclosure({ label, open, onToggle, children, className }: DisclosureProps) {
  const id = useId()
  return (
    <div className={className}>
      <button
        type="button"
        className="text-link inline-flex min-h-6 items-center gap-1.5"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          size="0.9375rem"
          strokeWidth={2}
          className={open ? 'rotate-180 transition-transform' : 'transition-transform'}
        />
      </button>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </div>
  )
}
