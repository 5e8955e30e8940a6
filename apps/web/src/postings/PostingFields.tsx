import { formCaps, mostWords } from '@scry/contracts/limits'
import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { capital } from '../ui/capital.ts'
import { Input } from '../ui/Input.tsx'
import { Select } from '../ui/Select.tsx'
import { TagInput } from '../ui/TagInput.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import type { useCheckedForm } from '../ui/use-checked-form.ts'
import { ZoneSelect } from './ZoneSelect.tsx'

const spans = { 2: 'md:col-span-2', 3: 'md:col-span-3', 6: 'md:col-span-6' } as const

export type PostingField<Form> = {
  name: Path<Form>
  label: string
  /** How many of the six columns of the form it takes. */
  span: keyof typeof spans
  optional?: true
  hint?: string
} & (
  | { as: 'line'; most: number; autoComplete?: 'organization' }
  | { as: 'number' }
  | { as: 'link' }
  | { as: 'text' }
  | { as: 'instant' }
  | { as: 'zone' }
  | { as: 'choice'; choices: readonly string[] }
  | { as: 'words'; noun: string }
)

interface FieldOfForm<Form extends FieldValues> {
  of: PostingField<Form>
  checked: ReturnType<typeof useCheckedForm<Form>>
}

/** The control of one field, by what it takes. */
export function PostingFieldControl<Form extends FieldValues>({ of, checked }: FieldOfForm<Form>) {
  const { label, name, optional = false, hint } = of
  if (of.as === 'words') return <WordsField of={of} checked={checked} />
  const shared = { label, optional, hint, fieldClassName: spans[of.span], ...checked.field(name) }
  switch (of.as) {
    case 'line':
      return <Input {...shared} most={of.most} autoComplete={of.autoComplete} />
    case 'number':
      return <Input {...shared} inputMode="numeric" />
    case 'link':
      return (
        <Input {...shared} hint="Starts with http:// or https://" type="url" inputMode="url" most={formCaps.link} />
      )
    case 'text':
      return <TextArea {...shared} rows={3} most={formCaps.text} />
    case 'instant':
      return <Input {...shared} type="datetime-local" />
    case 'zone':
      return <ZoneSelect {...shared} chosen={checked.form.watch(name)} />
    case 'choice':
      return (
        <Select {...shared}>
          {of.choices.map((value) => (
            <option key={value} value={value}>
              {value === 'hr' ? 'HR' : capital(value)}
            </option>
          ))}
        </Select>
      )
  }
}

interface WordsOfForm<Form extends FieldValues> extends FieldOfForm<Form> {
  of: Extract<PostingField<Form>, { as: 'words' }>
}

function WordsField<Form extends FieldValues>({ of, checked: { form, errorOf } }: WordsOfForm<Form>) {
  return (
    <Controller
      control={form.control as Control<Form>}
      name={of.name}
      render={({ field }) => (
        <TagInput
          className={spans[of.span]}
          label={of.label}
          most={mostWords}
          noun={of.noun}
          hint={`Type a ${of.noun} and press Enter. Up to ${mostWords} fit.`}
          error={errorOf(of.name)}
          values={field.value}
          onChange={(values) => {
            field.onChange(values)
            form.clearErrors(of.name)
          }}
        />
      )}
    />
  )
}
