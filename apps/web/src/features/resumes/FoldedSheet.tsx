import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** On a phone, where it is `isFolding`, the page takes a third of the screen until it is opened. */
export function FoldedSheet({ isFolding, children }: { isFolding: boolean; children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isFolded = isFolding && !isOpen
  return (
    <>
      <div id={id} className={classNames(isFolded && 'max-h-[33svh] overflow-hidden border-b border-rule')}>
        {children}
      </div>
      {isFolding && (
        <button
          type="button"
          className="text-link mt-3 inline-flex min-h-6 items-center"
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less of the page' : 'Show the whole page'}
        </button>
      )}
    </>
  )
}
