import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldText } from './Field.tsx'

type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, 'id'> & { fieldClassName?: string }

export function TextArea({
  label,
  hint,
  error,
  optional,
  most,
  isCut,
  className,
  fieldClassName,
  ...rest
}: TextAreaProps) {
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
      {(ids) => <textarea rows={4} {...rest} {...ids} className={classNames('box block resize-y', className)} />}
    </Field>
  )
}
