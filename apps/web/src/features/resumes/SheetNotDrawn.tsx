/** Stands where the page would: it is a picture of what the panel beside it says. */
export function SheetNotDrawn({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="type-note text-ink-2">
      The page could not be shown here. What we read is next to it.{' '}
      <button type="button" className="text-link min-h-6" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}
