import { SelectChevron } from '../ui/SelectChevron.tsx'

const sorts = [
  ['best', 'Best fit first'],
  ['newest', 'Newest first'],
  ['deadline', 'Deadline soonest'],
] as const

/** What the first order of a list goes by: the person, the words searched for, or the date where there is neither. */
type Basis = 'person' | 'words' | 'none'

export function basisOf(hasPerson: boolean, q: string): Basis {
  if (q !== '') return 'words'
  return hasPerson ? 'person' : 'none'
}

function offered(basis: Basis): (readonly [string, string])[] {
  if (basis === 'person') return [...sorts]
  const rest = sorts.filter(([sort]) => sort !== 'best')
  if (basis === 'words') return [['best', 'Closest to your words'], ...rest]
  return [['best', 'Newest first'], ...rest.filter(([sort]) => sort !== 'newest')]
}

/** '4,241 listings, best fit first': how many, and in which order. What was searched for stands in the field above. */
export function countText(count: number, noun: string, sort: string, basis: Basis): string {
  const [, label = ''] = offered(basis).find(([one]) => one === sort) ?? []
  const counted = `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`
  return count > 1 && label ? `${counted}, ${label.toLowerCase()}` : counted
}

interface SortSelectProps {
  value: string
  basis: Basis
  onChange: (value: string) => void
}

/** The order of a list, always said. */
export function SortSelect({ value, basis, onChange }: SortSelectProps) {
  const options = offered(basis)
  return (
    <label className="type-meta relative inline-flex items-center text-ink-2">
      <span className="sr-only">Order</span>
      <select
        className="min-h-9 appearance-none rounded-control bg-transparent pr-9 pl-1 font-medium text-ink [field-sizing:content]"
        value={options.some(([sort]) => sort === value) ? value : 'best'}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([sort, label]) => (
          <option key={sort} value={sort} className="bg-sheet text-ink">
            {label}
          </option>
        ))}
      </select>
      <SelectChevron />
    </label>
  )
}
