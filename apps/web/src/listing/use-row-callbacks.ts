import { Bookmark, EyeOff } from 'lucide-react'
import { useSession } from '../session/use-session.ts'
import { notifyUndo } from '../ui/notify.ts'
import { focusRow } from './focus-row.ts'
import { type Kept, useKeptIds } from './use-kept-ids.ts'

interface OpenRow {
  open: string | null
  setOpen: (id: string | null) => void
}

/** The focus goes before the row that holds it does: to its neighbour, else to the heading of the list. */
function leaveRow(id: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.dataset.row === id && row.contains(document.activeElement))
  if (at < 0) return
  const next = (rows[at + 1] ?? rows[at - 1])?.querySelector<HTMLElement>('[data-row-title]')
  const heading = document.querySelector<HTMLElement>('#results')
  ;(next ?? heading)?.focus({ preventScroll: true })
}

/** What keys and buttons do to a row: save it or hide it, on this device only, each with a way back (§4.31). */
export function useRowCallbacks(kept: Kept, { open, setOpen }: OpenRow, showsSaved = false) {
  const { account } = useSession()
  const saved = useKeptIds(kept)
  const hidden = useKeptIds('hidden')
  const save = (id: string) => {
    const next = !saved.has(id)
    const at = Math.max(0, saved.ids.indexOf(id))
    if (showsSaved && !next) leaveRow(id)
    saved.set(id, next)
    const undo = () => {
      saved.set(id, !next, at)
      // The button that did it is gone.
      focusRow(id)
    }
    notifyUndo(next ? 'Saved for later' : 'No longer saved', undo, Bookmark)
  }
  /** Answers what shows it again. */
  const hide = (id: string, others: readonly string[] = []) => {
    leaveRow(id)
    // Left open, the address would show it again by itself.
    if (open === id) setOpen(null)
    const ids = [...others, id]
    for (const one of ids) hidden.set(one, true)
    const until = account ? ' until you sign out' : ''
    const undo = () => {
      for (const one of ids) hidden.set(one, false)
      focusRow(id)
    }
    notifyUndo(`Hidden on this device${until}.`, undo, EyeOff)
    return undo
  }
  return { isSaved: saved.has, save, hide, isHidden: hidden.has }
}
