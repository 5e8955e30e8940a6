import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { SavedSwitch } from './SavedSwitch.tsx'
import { SortSelect } from './SortSelect.tsx'
import type { ListState } from './use-list-state.ts'

/** Turns the list into what was saved from it, and orders it; what was saved has an order of its own. */
export function SavedAndOrder({ state }: { state: ListState<{ id: string }> }) {
  const { address, saved, showsSaved, basis, setSaved, setSort } = state
  return (
    <>
      <SavedSwitch count={saved.ids.length} isOn={showsSaved} onChange={setSaved} />
      {showsSaved && saved.ids.length > 0 && (
        <Link className="text-link type-meta" to={paths.calendar}>
          See their dates in the calendar
        </Link>
      )}
      {!showsSaved && <SortSelect value={address.filters.sort} basis={basis} onChange={setSort} />}
    </>
  )
}
