import type { MouseEvent } from 'react'

/** What every row of a list is given beside its listing. */
export interface RowProps {
  rank: number
  isOpen: boolean
  /** The address in which this row is open. */
  openAddress: string
  onToggle: () => void
  isSaved: boolean
  onSave: () => void
  onHide: () => void
  /** 'What if I knew X': the list is ranked anew with one skill more. */
  onSuppose?: ((skill: string) => void) | undefined
  /** Folded names of the person's skills, where there is a person. */
  known?: ReadonlySet<string> | undefined
}

/** A plain click on the title of an open row closes it; any other click is the link's own. */
export function closeHere(event: MouseEvent, row: RowProps): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !row.isOpen) return
  event.preventDefault()
  row.onToggle()
}
