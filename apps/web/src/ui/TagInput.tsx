import { useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { Chip } from './Chip.tsx'
import { Field, type FieldText } from './Field.tsx'
import { useBeforeSubmit } from './use-before-submit.ts'

interface TagInputProps extends FieldText {
  values: readonly string[]
  onChange: (values: string[]) => void
  className?: string
}

/** A list of short texts, added by Add, Enter or sending the form, several with commas; trimmed, never empty, never twice (§5.21, §5.32). */
export function TagInput({ values, onChange, className, ...text }: TagInputProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const add = () => {
    const isNew = (value: string, at: number, all: readonly string[]) =>
      value !== '' && ![...values, ...all.slice(0, at)].some((one) => one.toLowerCase() === value.toLowerCase())
    const added = typed
      .split(',')
      .map((part) => part.trim())
      .filter(isNew)
    setTyped('')
    if (added.length > 0) onChange([...values, ...added])
  }
  useBeforeSubmit(input, () => {
    add()
    return true
  })
  const remove = (at: number) => {
    // The chip goes with the focus on it: its neighbour takes it over.
    const buttons = list.current?.querySelectorAll('button')
    ;(buttons?.[at + 1] ?? buttons?.[at - 1] ?? input.current)?.focus()
    onChange(values.filter((_, other) => other !== at))
  }
  return (
    <div className={className}>
      <Field {...text}>
        {(ids) => (
          <span className="flex gap-2">
            <input
              {...ids}
              ref={input}
              className="box min-w-0 flex-1"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                add()
              }}
            />
            <Button onClick={add} aria-label={`Add to ${text.label.toLowerCase()}`}>
              Add
            </Button>
          </span>
        )}
      </Field>
      {values.length > 0 && (
        <ul ref={list} className="mt-2.5 flex flex-wrap gap-2" aria-label={text.label}>
          {values.map((value, at) => (
            <li key={value}>
              <Chip onRemove={() => remove(at)}>{value}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
