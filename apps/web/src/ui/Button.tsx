import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** While true the button does nothing and shows `busyText`. */
  busy?: boolean
  busyText?: string
}

export function Button({ variant, size, busy = false, busyText, className, children, onClick, ...rest }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }) }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && busyText ? busyText : children}
    </button>
  )
}
