import { Bookmark } from 'lucide-react'

/** The toggle of a saved listing (§2.32). */
export function SaveButton({ title, isSaved, onToggle }: { title: string; isSaved: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      className="icon-button size-10 flex-none border border-edge md:size-9"
      aria-pressed={isSaved}
      aria-label={`Save ${title}`}
      onClick={onToggle}
    >
      <Bookmark aria-hidden="true" size="1.0625rem" strokeWidth={2} fill={isSaved ? 'currentColor' : 'none'} />
    </button>
  )
}
