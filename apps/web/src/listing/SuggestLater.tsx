import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { atRest } from '../at-rest.ts'
import { Field } from '../ui/Field.tsx'
import type { SuggestField, SuggestFieldProps } from './SuggestField.tsx'

type Loaded = ComponentType<Parameters<typeof SuggestField>[0]>

/** A field with suggestions whose code comes when the page rests, or with the focus; what is typed before that stays. */
export function SuggestLater(props: SuggestFieldProps) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isLost, setLost] = useState(false)
  const [part, setPart] = useState<{ Loaded: Loaded; hasFocus: boolean } | null>(null)
  const ask = useCallback(() => {
    import('./SuggestField.tsx').then(
      (m) => {
        // It is taken out of the page with its focus, which the other one goes on with.
        const hasFocus = input.current !== null && document.activeElement === input.current
        setPart((now) => now ?? { Loaded: m.SuggestField, hasFocus })
      },
      () => setLost(document.activeElement === input.current),
    )
  }, [])
  // A phone hides the filters beside a list: nothing is fetched for them.
  useEffect(() => atRest(client, () => input.current?.checkVisibility() && ask()), [client, ask])
  if (part) return <part.Loaded {...props} began={{ typed, hasFocus: part.hasFocus }} />
  return (
    <div className="scroll-mt-20">
      <Field label={props.label} hint={props.hint}>
        {(ids) => (
          <div className="relative">
            <input
              {...ids}
              ref={input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={false}
              className="box"
              placeholder={props.placeholder}
              maxLength={80}
              enterKeyHint="done"
              autoCapitalize="words"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onFocus={ask}
            />
          </div>
        )}
      </Field>
      <p role="status" className={isLost ? 'type-meta mt-1.5' : 'sr-only'}>
        {isLost && 'The suggestions could not be loaded. Check your connection.'}
      </p>
    </div>
  )
}
