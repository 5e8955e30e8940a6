import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

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
  optional?: boolean
}

interface FieldProps extends FieldText {
  className?: string
  children: (ids: FieldIds) => ReactNode
}

/** Label, control, then the error or the hint in the same place. */
export function Field({ label, hint, error, optional = false, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={className}>
      <label htmlFor={id} className="type-label mb-1.5 block">
        {label}
        {optional && <span className="font-normal text-ink-3"> optional</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? noteId : undefined,
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
    </div>
  )
}
