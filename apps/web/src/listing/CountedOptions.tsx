import type { FilterOption } from './FilterRadios.tsx'

interface CountedOptionsProps {
  options: readonly FilterOption[]
  value: string
  countOf: (value: string) => number | undefined
}

/** The values of a filter in a select, each with its count. One without listings stays in its place, disabled. */
export function CountedOptions({ options, value, countOf }: CountedOptionsProps) {
  return options.map((option) => {
    const count = option.value === 'any' || option.value === 'all' ? undefined : countOf(option.value)
    return (
      <option key={option.value} value={option.value} disabled={count === 0 && option.value !== value}>
        {option.label}
        {count === undefined ? '' : ` (${count.toLocaleString('en-US')})`}
      </option>
    )
  })
}
