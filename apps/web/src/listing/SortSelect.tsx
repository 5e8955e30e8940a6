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
    <label className="type-meta inline-flex items-center gap-2 text-ink-2">
      <span className="sr-only">Order</span>
      <select
        className="min-h-8 bg-transparent pr-1 font-medium text-ink"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {sorts.map(([sort, label]) => (
          <option key={sort} value={sort} className="bg-sheet text-ink">
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
