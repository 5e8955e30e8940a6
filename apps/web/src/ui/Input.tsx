import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldText } from './Field.tsx'

type InputProps = FieldText & Omit<ComponentProps<'input'>, 'id'> & { fieldClassName?: string }

export function Input({ label, hint, error, optional, most, isCut, className, fieldClassName, ...rest }: InputProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      most={most}
      isCut={isCut}
      className={fieldClassName}
    >
      {(ids) => <input {...rest} {...ids} className={classNames('box', className)} />}
    </Field>
  )
}
