import { countText } from './SortSelect.tsx'
import type { ListState } from './use-list-state.ts'

interface ListHeadingProps {
  state: ListState<{ id: string }>
  noun: string
  /** Stands there until the list is known. */
  name: string
}

/** What the list holds and in which order: '4,241 listings, best fit first'. */
export function ListHeading({ state, noun, name }: ListHeadingProps) {
  const { address, list, saved, showsSaved, basis } = state
  const held = showsSaved
    ? `${saved.ids.length.toLocaleString('en-US')} saved on this device`
    : countText(list.total, noun, address.filters.sort, basis)
  return (
    <h2 id="results" tabIndex={-1} className="type-h2">
      {list.isLoading || list.error ? name : held}
    </h2>
  )
}
