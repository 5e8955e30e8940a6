import { ChevronDown } from 'lucide-react'
import type { RowProps } from './row-props.ts'

/** Opens and closes the account of a score. */
export function WhyToggle({ row, title, className }: { row: RowProps; title: string; className: string }) {
  return (
    <button
      type="button"
      className={`text-link type-meta inline-flex min-h-6 items-center gap-1 font-medium ${className}`}
      aria-expanded={row.isOpen}
      aria-label={`Why this fits: ${title}`}
      onClick={row.onToggle}
    >
      Why this fits
      <ChevronDown aria-hidden="true" size="0.9375rem" strokeWidth={2} className={row.isOpen ? 'rotate-180' : ''} />
    </button>
  )
}
