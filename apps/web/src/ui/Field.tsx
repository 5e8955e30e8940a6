import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'

export interface FieldIds {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldText {
  label: string
  hint?: ReactNode
  /** The message of the last check; shown and tied to the control. */
  error?: string | undefined
  optional?: boolean | undefined
  /** The most characters that fit. They are counted before they run out, and nothing that is typed is cut. */
  most?: number | undefined
  /** What is beyond them is let go when the form is saved, and not refused. */
  isCut?: boolean | undefined
}

interface FieldProps extends FieldText {
  className?: string | undefined
  children: (ids: FieldIds) => ReactNode
}

/** Label, control, then the error or the hint in the same place, and a count where the text may come to its end. */
export function Field({ label, hint, error, optional = false, most, isCut = false, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const countId = `${id}-count`
  const box = useRef<HTMLDivElement>(null)
  const [length, setLength] = useState(0)
  const measure = () => {
    const control = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    setLength(control?.value.length ?? 0)
  }
  // A form sets and resets its fields without a word to them.
  useLayoutEffect(measure)
  const isCounted = most !== undefined && length > most * 0.8
  const notes = [error || hint ? noteId : '', isCounted ? countId : ''].filter((note) => note !== '')
  return (
    <div ref={box} className={className} onChange={most === undefined ? undefined : measure}>
      <label htmlFor={id} className="type-label mb-1.5 block">
        {label}
        {optional && <span className="font-normal text-ink-3"> optional</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
      })}
      {error ? (
        <p id={noteId} className="type-meta mt-1.5 flex items-start gap-1.5 text-red">
          <CircleAlert aria-hidden="true" size="0.9375rem" strokeWidth={2} className="mt-0.5 flex-none" />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p id={noteId} className="type-meta mt-1.5 text-ink-3">
            {hint}
          </p>
        )
      )}
      {isCounted && (
        <p id={countId} aria-live="polite" className={`type-meta mt-1.5 ${length > most ? 'text-red' : 'text-ink-2'}`}>
          {countText(length, most, isCut)}
        </p>
      )}
    </div>
  )
}

/** '1,850 of 2,000 characters'; beyond that, how many have no room. */
function countText(length: number, most: number, isCut: boolean): string {
  const count = `${length.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} characters`
  if (length <= most) return `${count}.`
  const beyond = (length - most).toLocaleString('en-US')
  return isCut ? `${count}. The last ${beyond} are not kept.` : `${count}, ${beyond} too many.`
}
