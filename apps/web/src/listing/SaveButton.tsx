import { Bookmark } from 'lucide-react'

interface SaveButtonProps {
  title: string
  isSaved: boolean
  onToggle: () => void
  /** As low as a line of text allows. */
  isLow?: boolean
}

/** The toggle of a saved listing (§2.32). */
export function SaveButton({ title, isSaved, onToggle, isLow = false }: SaveButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button flex-none border border-edge ${isLow ? 'size-7' : 'size-10 md:size-9'}`}
      aria-pressed={isSaved}
      aria-label={`Save ${title}`}
      onClick={onToggle}
    >
      <Bookmark aria-hidden="true" size="1.0625rem" strokeWidth={2} fill={isSaved ? 'currentColor' : 'none'} />
    </button>
  )
}
