interface SheetLetGoProps {
  name: string
  isSample: boolean
  /** While the account is made nothing may be chosen anew. */
  isBusy: boolean
  onBack: () => void
}

/** Stands where the page would when the person comes back: only they can bring the PDF again. */
export function SheetLetGo({ name, isSample, isBusy, onBack }: SheetLetGoProps) {
  return (
    <p className="type-text rounded-control border border-dashed border-edge px-5 py-6 text-ink-2 md:px-7">
      We no longer have the PDF, so the page cannot be shown. What we read and what you corrected is still here.{' '}
      {!isSample && (
        <>
          To see the page again,{' '}
          <button type="button" className="text-link" disabled={isBusy} onClick={onBack}>
            choose <span className="break-all">{name}</span> again
          </button>
          . Your corrections stay.
        </>
      )}
    </p>
  )
}
