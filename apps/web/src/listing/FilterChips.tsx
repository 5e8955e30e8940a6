import { useRef } from 'react'
import { Chip } from '../ui/Chip.tsx'

export interface AppliedFilter {
  name: string
  label: string
  onRemove: () => void
}

interface FilterChipsProps {
  applied: readonly AppliedFilter[]
  onClear: () => void
  /** What the list is narrowed to also when it is cleared, with the way out of that. */
  always?: { text: string; action: string; onPress: () => void } | null
}

/** Applied filters with a way out of each, and one out of all. What stays when they are cleared is none of them. */
export function FilterChips({ applied, onClear, always }: FilterChipsProps) {
  const container = useRef<HTMLDivElement>(null)
  const remove = (at: number, onRemove: () => void) => {
    // The chip goes with the focus on it: what follows takes it over.
    container.current?.querySelectorAll('button')[at + 1]?.focus()
    onRemove()
  }
  return (
    <div ref={container} className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5">
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
      <button type="button" className="text-link type-meta min-h-8" onClick={onClear}>
        Clear Filters
      </button>
      {always && (
        <p className="type-meta text-ink-2">
          {always.text}{' '}
          <button type="button" className="text-link min-h-8" onClick={always.onPress}>
            {always.action}
          </button>
        </p>
      )}
    </div>
  )
}
