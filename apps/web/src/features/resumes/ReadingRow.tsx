import type { ProfileFields } from '@scry/contracts/profile'
import { Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { SourceQuote } from '../../ui/SourceQuote.tsx'
import type { RowKey } from './reading-rows.ts'

interface ReadingRowProps {
  rowKey: RowKey
  label: string
  value: { text: string; more: string } | null
  missing: string
  source: { page: number; line: number } | null
  /** It no longer says what was read. */
  isCorrected: boolean
  /** It was read with doubt. */
  isToCheck: boolean
  letter: string | undefined
  onActive: (key: RowKey | null) => void
  /** What stands behind the row, and a way to put back what stood there when it was opened. */
  content: Partial<ProfileFields>
  onRestore: (before: Partial<ProfileFields>) => void
  /** Fields to correct the row with; the e-mail row leads to the form instead. */
  editor: ReactNode
  onEdit?: () => void
}

/** One line of the reading: what was read, where it stands, and a way to mend it. */
export function ReadingRow({
  rowKey,
  label,
  value,
  missing,
  source,
  isCorrected,
  isToCheck,
  letter,
  onActive,
  content,
  onRestore,
  editor,
  onEdit,
}: ReadingRowProps) {
  const [editing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const before = useRef(content)
  const fieldsOf = useRef<HTMLDivElement>(null)
  // Opened at the foot of a phone, the fields would stand below what is seen.
  useEffect(() => {
    if (!editing) return
    fieldsOf.current?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true })
    fieldsOf.current?.scrollIntoView({ block: 'nearest' })
  }, [editing])
  const close = () => {
    setEditing(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const cancel = () => {
    onRestore(before.current)
    close()
  }
  const toggle = () => {
    before.current = content
    setEditing(!editing)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a row only presses its words on the page
    <div
      className="border-b border-rule last:border-0"
      onMouseEnter={() => onActive(rowKey)}
      onMouseLeave={() => onActive(null)}
      onFocus={() => onActive(rowKey)}
      onBlur={() => onActive(null)}
    >
      <div className="grid min-h-12 grid-cols-[5.75rem_minmax(0,1fr)_auto] items-start gap-x-3 py-2.5 sm:items-center sm:py-2 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto_2rem]">
        <p className="type-text col-start-1 row-start-1 text-ink-2" data-tie-to={rowKey}>
          {label}
        </p>
        <p className="type-text col-start-2 row-start-1 min-w-0">
          {value ? (
            <>
              <span className="font-medium">{rowKey === 'email' ? <Address>{value.text}</Address> : value.text}</span>
              {value.more && (
                <>
                  {' '}
                  <span className="whitespace-nowrap text-ink-2">{value.more}</span>
                </>
              )}
            </>
          ) : (
            <span className="text-ink-2">{missing}</span>
          )}
          {isToCheck && (
            <span className="type-meta block text-marker-ink">We are not sure of this. Please check it.</span>
          )}
        </p>
        <span className="col-start-2 row-start-2 sm:col-start-3 sm:row-start-1 sm:text-right">
          {value && isCorrected && <span className="type-source text-ink-2">corrected by you</span>}
          {value && !isCorrected && source && <SourceQuote page={source.page} line={source.line} letter={letter} />}
        </span>
        <button
          ref={opener}
          type="button"
          className={
            value
              ? 'icon-button col-start-3 row-start-1 size-8 max-sm:-mt-1 sm:col-start-4'
              : 'text-link type-meta col-start-3 row-start-1 min-h-8 justify-self-end sm:col-start-4'
          }
          aria-label={`${value ? 'Correct' : 'Add'} ${label.toLowerCase()}`}
          aria-expanded={onEdit ? undefined : editing}
          onClick={() => (onEdit ? onEdit() : toggle())}
        >
          {value ? <Pencil aria-hidden="true" size="1rem" strokeWidth={1.6} /> : 'Add'}
        </button>
      </div>
      {editing && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape end the correction from any of its fields
        <div
          ref={fieldsOf}
          className="grid scroll-mt-20 scroll-mb-20 gap-3 pt-1 pb-4 sm:pl-[7.25rem]"
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Escape') cancel()
            if (event.key === 'Enter' && event.target instanceof HTMLInputElement) close()
          }}
        >
          {editor}
          <div className="flex gap-3">
            <Button size="sm" onClick={close}>
              Done
            </Button>
            <Button variant="quiet" size="sm" onClick={cancel}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
