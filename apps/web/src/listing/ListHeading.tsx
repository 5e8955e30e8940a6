import { useQuery } from '@tanstack/react-query'
import { factsQuery } from '../calls/facts.ts'
import { counted } from '../ui/counted.ts'
import { countText } from './SortSelect.tsx'
import type { ListState } from './use-list-state.ts'

interface ListHeadingProps {
  state: ListState<{ id: string; is_sample: boolean }>
  /** Stands there until the list is known. */
  name: string
}

/** What the list holds and in which order: '4,241 sample internships, best fit first'. */
export function ListHeading({ state, name }: ListHeadingProps) {
  const { address, list, saved, showsSaved, basis, noun } = state
  // Real ones can stand further down, so that the rows alone do not tell: the counts of sources do, or what the server holds.
  const sources = list.facets.source?.values.filter(({ count }) => count > 0)
  const { data: facts } = useQuery(factsQuery)
  const hasReal = sources ? sources.length > 1 : facts?.real
  const showsSamples = list.rows.length > 0 && list.rows.every((row) => row.is_sample)
  const kind = showsSamples && hasReal === false ? 'sample ' : ''
  const held = showsSaved
    ? `${counted(saved.ids.length, `${kind}listing`)} saved on this device`
    : countText(list.total, `${kind}${noun}`, address.filters.sort, basis)
  // Where nobody knows of real ones, what is shown can be told and no more.
  const known = showsSamples && hasReal === undefined ? `${held}, samples among them` : held
  const isCounted = !(list.isLoading || list.preparing || list.error || (showsSaved && saved.ids.length === 0))
  return (
    <h2 id="results" tabIndex={-1} className="type-h2 max-sm:type-text max-sm:font-semibold">
      {isCounted ? known : name}
    </h2>
  )
}
