import { counted } from '../ui/counted.ts'
import { SelectChevron } from '../ui/SelectChevron.tsx'

interface Order {
  sort: string
  /** Short: three controls share a line on a phone. */
  label: string
  /** In the heading of the list, where it says more than the label. */
  said?: string
}

const best: Order = { sort: 'best', label: 'Best fit first' }
const newest: Order = { sort: 'newest', label: 'Newest first' }
const deadline: Order = { sort: 'deadline', label: 'Deadline first', said: 'deadline soonest' }

/** What the first order of a list goes by: the person, the words searched for, or a date where there is neither. */
type Basis = 'person' | 'words' | ListDate
export type ListDate = 'newest' | 'deadline' | 'past'

export function basisOf(hasPerson: boolean, q: string, date: ListDate): Basis {
  if (q !== '') return 'words'
  return hasPerson ? 'person' : date
}

const offered: Record<Basis, readonly [Order, ...Order[]]> = {
  person: [best, newest, deadline],
  words: [{ ...best, label: 'Most relevant', said: 'most relevant first' }, newest, deadline],
  newest: [{ ...newest, sort: 'best' }, deadline],
  deadline: [{ ...deadline, sort: 'best' }, newest],
  // What is over has no deadline ahead: the last that closed comes first.
  past: [{ sort: 'best', label: 'Latest first' }, newest],
}

/** An order that is not offered, as in the address of somebody else's list, is the first. */
function orderOf(sort: string, basis: Basis): Order {
  const [first, ...others] = offered[basis]
  return others.find((one) => one.sort === sort) ?? first
}

/** '4,241 listings, best fit first': how many, and in which order. What was searched for stands in the field above. */
export function countText(count: number, noun: string, sort: string, basis: Basis): string {
  const order = orderOf(sort, basis)
  const many = counted(count, noun)
  return count > 1 ? `${many}, ${order.said ?? order.label.toLowerCase()}` : many
}

interface SortSelectProps {
  value: string
  basis: Basis
  onChange: (value: string) => void
}

/** The order of a list, always said. */
export function SortSelect({ value, basis, onChange }: SortSelectProps) {
  const options = offered[basis]
  return (
    <label className="type-meta relative -mr-3 inline-flex items-center text-ink-2">
      <span className="sr-only">Order</span>
      <select
        className="min-h-9 appearance-none rounded-control bg-transparent pr-9 pl-1 font-medium text-ink [field-sizing:content]"
        value={orderOf(value, basis).sort}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(({ sort, label }) => (
          <option key={sort} value={sort} className="bg-sheet text-ink">
            {label}
          </option>
        ))}
      </select>
      <SelectChevron />
    </label>
  )
}
