import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** On a phone, where it is `isFolding`, the page takes a third of what the bars leave of the screen until it is opened. */
export function FoldedSheet({ isFolding, children }: { isFolding: boolean; children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isFolded = isFolding && !isOpen
  return (
    <div className="relative">
      <div
        id={id}
        className={classNames(isFolded && 'max-h-[calc((100svh-10rem)/3)] overflow-hidden border-b border-rule')}
      >
        {children}
      </div>
      {isFolding && (
        <button
          type="button"
          // On the folded page itself, so that the first match stands higher.
          className={classNames(
            'text-link inline-flex min-h-6 items-center',
            isFolded ? 'absolute right-2 bottom-2 rounded-badge border border-edge bg-sheet px-2' : 'mt-3',
          )}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less of the page' : 'Show the whole page'}
        </button>
      )}
    </div>
  )
}
