import { ChevronDown } from 'lucide-react'
import type { RowProps } from './row-props.ts'

const labels = { why: 'Why this fits', details: 'Details' } as const

interface OpenToggleProps {
  row: RowProps
  title: string
  className: string
  what?: keyof typeof labels
}

/** Opens a row in its place and closes it: for the account of its score, or for its words alone. */
export function OpenToggle({ row, title, className, what = 'details' }: OpenToggleProps) {
  return (
    <button
      type="button"
      className={`text-link type-meta inline-flex min-h-6 items-center gap-1 font-medium ${className}`}
      aria-expanded={row.isOpen}
      aria-label={`${labels[what]}: ${title}`}
      onClick={row.onToggle}
    >
      {labels[what]}
      <ChevronDown aria-hidden="true" size="0.9375rem" strokeWidth={2} className={row.isOpen ? 'rotate-180' : ''} />
    </button>
  )
}
