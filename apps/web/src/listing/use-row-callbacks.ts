import { notifyUndo } from '../ui/notify.ts'
import { type Kept, useKeptIds } from './use-kept-ids.ts'

/** What keys and buttons do to a row: save it or hide it, on this device only, each with a way back (§4.31). */
export function useRowCallbacks(kept: Kept) {
  const saved = useKeptIds(kept)
  const hidden = useKeptIds('hidden')
  const save = (id: string) => {
    const next = !saved.has(id)
    saved.set(id, next)
    notifyUndo(next ? 'Saved for later' : 'No longer saved', () => saved.set(id, !next))
  }
  const hide = (id: string) => {
    hidden.set(id, true)
    notifyUndo('Hidden. It will not come again.', () => hidden.set(id, false))
  }
  return { isSaved: saved.has, save, hide }
}
