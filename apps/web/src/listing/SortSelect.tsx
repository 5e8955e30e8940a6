import { SelectChevron } from '../ui/SelectChevron.tsx'

const sorts = [
  ['best', 'Best fit first'],
  ['newest', 'Newest first'],
  ['deadline', 'Deadline soonest'],
] as const

/** ', best fit first': the order of a list, in its heading. */
export function orderText(sort: string): string {
  const [, label = ''] = sorts.find(([one]) => one === sort) ?? []
  return label && `, ${label.toLowerCase()}`
}

/** The order of a list, always said. */
export function SortSelect({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <label className="type-meta relative inline-flex items-center text-ink-2">
      <span className="sr-only">Order</span>
      <select
        className="min-h-9 appearance-none rounded-control bg-transparent pr-9 pl-1 font-medium text-ink [field-sizing:content]"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {sorts.map(([sort, label]) => (
          <option key={sort} value={sort} className="bg-sheet text-ink">
            {label}
          </option>
        ))}
      </select>
      <SelectChevron />
    </label>
  )
}
