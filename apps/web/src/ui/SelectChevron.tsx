import { ChevronDown } from 'lucide-react'

/** The mark of a select, in place of the platform's own; its neighbour has `box-select` or room at the right. */
export function SelectChevron() {
  return (
    <ChevronDown
      aria-hidden="true"
      size="1.0625rem"
      strokeWidth={1.6}
      className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
    />
  )
}
