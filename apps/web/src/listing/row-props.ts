/** What every row of a list is given beside its listing. */
export interface RowProps {
  rank: number
  isOpen: boolean
  onToggle: () => void
  isSaved: boolean
  onSave: () => void
  onHide: () => void
  /** 'What if I knew X': the list is ranked anew with one skill more. */
  onSuppose?: ((skill: string) => void) | undefined
  /** Folded names of the person's skills, where there is a person. */
  known?: ReadonlySet<string> | undefined
}
