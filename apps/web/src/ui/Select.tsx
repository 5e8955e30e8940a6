import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldText } from './Field.tsx'
import { SelectChevron } from './SelectChevron.tsx'

type SelectProps = FieldText & Omit<ComponentProps<'select'>, 'id'> & { fieldClassName?: string }

/** The platform's own select; give it `<option>` children. */
export function Select({ label, hint, error, optional, className, fieldClassName, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={fieldClassName}>
      {(ids) => (
        <span className="relative block">
          <select {...rest} {...ids} className={classNames('box box-select', className)} />
          <SelectChevron />
        </span>
      )}
    </Field>
  )
}
