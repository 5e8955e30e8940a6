import { useRef } from 'react'
import { Chip } from '../ui/Chip.tsx'

export interface AppliedFilter {
  name: string
  label: string
  onRemove: () => void
}

/** Applied filters with a way out of each, and one out of all. */
export function FilterChips({ applied, onClear }: { applied: readonly AppliedFilter[]; onClear: () => void }) {
  const container = useRef<HTMLDivElement>(null)
  const remove = (at: number, onRemove: () => void) => {
    // The chip goes with the focus on it: what follows takes it over.
    container.current?.querySelectorAll('button')[at + 1]?.focus()
    onRemove()
  }
  return (
    <div ref={container} className="flex flex-wrap items-center gap-2.5">
      {applied.map(({ name, label, onRemove }, at) => (
        <Chip
          key={name}
          removeLabel={`Remove ${label}`}
          onRemove={() => remove(at, onRemove)}
          // On a phone the words in their field are enough: a chip for them would push the list down while one types.
          {...(name === 'q' && { className: 'max-sm:hidden' })}
        >
          {label}
        </Chip>
      ))}
      <button type="button" className="text-link type-meta min-h-8 px-1" onClick={onClear}>
        Clear Filters
      </button>
    </div>
  )
}
