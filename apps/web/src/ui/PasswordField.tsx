import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Field, type FieldText } from './Field.tsx'

type PasswordFieldProps = FieldText & Omit<ComponentProps<'input'>, 'id' | 'type'>

/** A password input with a show/hide toggle. Pasting and password managers work. */
export function PasswordField({ label, hint, error, optional, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(ids) => (
        <span className="box relative flex p-0">
          <input
            {...rest}
            {...ids}
            type={shown ? 'text' : 'password'}
            className="min-w-0 flex-1 bg-transparent py-2.25 pl-3 outline-none"
          />
          <button
            type="button"
            className="icon-button h-auto flex-none text-ink-2"
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" size="1.125rem" strokeWidth={1.6} />
          </button>
        </span>
      )}
    </Field>
  )
}
