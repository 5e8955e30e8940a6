import { formCaps } from '@scry/contracts/limits'
import { useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { Chip } from './Chip.tsx'
import { Field, type FieldText } from './Field.tsx'
import { useBeforeSubmit } from './use-before-submit.ts'

interface TagInputProps extends FieldText {
  values: readonly string[]
  onChange: (values: string[]) => void
  /** How many there may be, and what one of them is called. */
  most: number
  noun: string
  className?: string
}

/** One more than `most` is refused at the field and stays in it. A list of short texts, added by Add, Enter or sending the form, several with commas; trimmed, never empty, never twice (§5.21, §5.32). */
export function TagInput({ values, onChange, most, noun, className, ...text }: TagInputProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const add = () => {
    const isNew = (value: string, at: number, all: readonly string[]) =>
      value !== '' && ![...values, ...all.slice(0, at)].some((one) => one.toLowerCase() === value.toLowerCase())
    const added = typed
      .split(',')
      .map((part) => part.trim())
      .filter(isNew)
    const tooLong = added.find((value) => value.length > formCaps.line)
    if (tooLong !== undefined) {
      setProblem(`A ${noun} may have at most ${formCaps.line} characters. This one has ${tooLong.length}.`)
      return false
    }
    const fitting = added.slice(0, Math.max(0, most - values.length))
    const left = added.slice(fitting.length)
    setTyped(left.join(', '))
    setProblem(left.length > 0 ? `At most ${most} ${noun}s. Remove one to add another.` : undefined)
    if (fitting.length > 0) onChange([...values, ...fitting])
    return left.length === 0
  }
  useBeforeSubmit(input, add)
  const remove = (at: number) => {
    // The chip goes with the focus on it: its neighbour takes it over.
    const buttons = list.current?.querySelectorAll('button')
    ;(buttons?.[at + 1] ?? buttons?.[at - 1] ?? input.current)?.focus()
    setProblem(undefined)
    onChange(values.filter((_, other) => other !== at))
  }
  return (
    <div className={className}>
      <Field {...text} error={problem ?? text.error}>
        {(ids) => (
          <span className="flex gap-2">
            <input
              {...ids}
              ref={input}
              className="box min-w-0 flex-1"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setProblem(undefined)
              }}
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
