import type { ComponentProps, ReactNode } from 'react'

export function Checkbox({ label, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className="type-text inline-flex min-h-6 cursor-pointer items-center gap-2.5">
      <input type="checkbox" {...rest} className="check" />
      {label}
    </label>
  )
}
