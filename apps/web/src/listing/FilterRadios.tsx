import { useId } from 'react'

export interface FilterOption {
  value: string
  label: string
}

interface FilterRadiosProps {
  legend: string
  options: readonly FilterOption[]
  value: string
  onChange: (value: string) => void
  /** Count per value under the other filters; absent while it is not known. */
  countOf: (value: string) => number | undefined
  first?: boolean
}

/** A filter in the rail. A value without listings stays in its place, disabled. */
export function FilterRadios({ legend, options, value, onChange, countOf, first = false }: FilterRadiosProps) {
  const name = useId()
  return (
    <fieldset className={first ? 'section-rule pt-3.5 pb-4' : 'border-t border-rule pt-3.5 pb-4'}>
      <legend className="type-meta float-left mb-1.5 w-full font-semibold">{legend}</legend>
      {options.map((option) => {
        const count = countOf(option.value)
        const isEmpty = count === 0 && option.value !== value
        return (
          <label
            key={option.value}
            className={`type-text flex min-h-8 w-full clear-both cursor-pointer items-center gap-2.5 ${isEmpty ? 'text-ink-3' : ''}`}
          >
            <input
              type="radio"
              className="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={isEmpty}
              onChange={() => onChange(option.value)}
            />
            <span className="flex-1">{option.label}</span>
            {count !== undefined && (
              <span className="type-meta text-ink-2 tabular">{count.toLocaleString('en-US')}</span>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}
