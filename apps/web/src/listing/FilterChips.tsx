import { Chip } from '../ui/Chip.tsx'

export interface AppliedFilter {
  name: string
  label: string
  onRemove: () => void
}

/** Applied filters with a way out of each, and one out of all. */
export function FilterChips({ applied, onClear }: { applied: readonly AppliedFilter[]; onClear: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {applied.map(({ name, label, onRemove }) => (
        <Chip key={name} removeLabel={`Remove ${label}`} onRemove={onRemove}>
          {label}
        </Chip>
      ))}
      <button type="button" className="text-link type-meta min-h-8 px-1" onClick={onClear}>
        Clear Filters
      </button>
    </div>
  )
}
