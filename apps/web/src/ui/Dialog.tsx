import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'

interface DialogProps {
  open: boolean
  /** Asked for by Escape, the close button or Cancel. */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Stays in view under the scrolling body. */
  footer?: ReactNode
  /** narrow: a prompt. full: fills a phone's screen. */
  shape?: 'narrow' | 'full'
  closable?: boolean
}

/** The platform's modal dialog: it traps focus and returns it to where it was. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ onClose, title, description, children, footer, shape = 'full', closable = true }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const descriptionId = useId()
  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      dialog?.close()
      const isThere = before instanceof HTMLElement && before.isConnected
      ;(isThere ? before : document.getElementById('main'))?.focus()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={classNames('dialog', `dialog-${shape}`)}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className="flex items-start justify-between gap-4 px-5 pt-6 pb-4 md:px-9 md:pt-7">
        <div>
          <h2 id={titleId} className={shape === 'narrow' ? 'type-h2' : 'type-h2-large'}>
            {title}
          </h2>
          {description && (
            <p id={descriptionId} className="mt-1 text-ink-2">
              {description}
            </p>
          )}
        </div>
        {closable && (
          <button type="button" className="icon-button -mt-1 -mr-2 flex-none" aria-label="Close" onClick={onClose}>
            <X aria-hidden="true" size="1.25rem" strokeWidth={1.6} />
          </button>
        )}
      </header>
      {children && <div className="overflow-y-auto border-t border-rule px-5 py-5 md:px-9">{children}</div>}
      {footer && (
        <footer className="mt-auto flex flex-wrap items-center justify-end gap-3 border-t border-rule bg-paper px-5 py-4 md:px-9">
          {footer}
        </footer>
      )}
    </dialog>
  )
}
