import { type FormEvent, useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'

/**
 * A form whose fields are checked by one function of all values: on leaving a field and on sending, the first faulty
 * field focused. Editing a field clears its message at once (§5.44, §5.49).
 */
export function useCheckedForm<Values extends FieldValues>(
  defaults: Values,
  problemsOf: (values: Values) => Partial<Record<keyof Values, string>>,
) {
  const form = useForm<Values>({
    defaultValues: defaults as DefaultValues<Values>,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    resolver: async (values) => {
      const problems = problemsOf(values)
      const errors = Object.fromEntries(
        Object.entries(problems).map(([field, message]) => [field, { type: 'rule', message }]),
      )
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors: errors as never }
    },
  })
  const { clearErrors, register, formState } = form
  // First as they stand on the screen, which is not always the order in which they are registered.
  const sent = useRef<Element>(null)
  useEffect(() => {
    if (formState.submitCount === 0) return
    const faulty = sent.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    faulty?.focus()
    // The focus alone leaves what is said below the field under the foot of a dialog.
    const [said = ''] = faulty?.getAttribute('aria-describedby')?.split(' ') ?? []
    document.getElementById(said)?.scrollIntoView?.({ block: 'nearest' })
  }, [formState.submitCount])
  const send = (onValid: (values: Values) => void) => (event: FormEvent) => {
    sent.current = event.currentTarget
    return form.handleSubmit(onValid)(event)
  }
  const errors = formState.errors as Partial<Record<string, { message?: string }>>
  const field = (name: Path<Values>) => ({
    ...register(name, { onChange: () => clearErrors(name) }),
    error: errors[name]?.message,
  })
  return { form, field, send, errorOf: (name: Path<Values>) => errors[name]?.message }
}

/** Puts values into fields of a form, and takes back what was said against what stood there. */
export function fillIn<Values extends FieldValues>(form: UseFormReturn<Values>, fields: Partial<Values>): void {
  const names = Object.keys(fields) as Path<Values>[]
  for (const name of names) form.setValue(name, fields[name] as never)
  form.clearErrors(names)
}
