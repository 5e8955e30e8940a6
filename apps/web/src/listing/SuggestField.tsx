import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCombobox } from 'downshift'
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CallError } from '../calls/call.ts'
import type { Suggestion } from '../calls/listings.ts'
import { counted } from '../ui/counted.ts'
import { Field } from '../ui/Field.tsx'

export interface SuggestFieldProps {
  label: string
  placeholder: string
  /** What one of its values is called: 'place'. */
  noun: string
  hint?: string | undefined
  /** What the suggestions depend on beside what is typed. */
  queryKey: readonly unknown[]
  suggest: (typed: string, signal: AbortSignal) => Promise<Suggestion[]>
  onChoose: (suggestion: Suggestion) => void
}

interface BeganProps {
  /** What was typed before this code came, and whether the field has the focus. */
  began?: { typed: string; hasFocus: boolean }
}

const none: Suggestion[] = []
const { InputBlur, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes

/** What may be meant by what is typed; `isCurrent` once it is what was asked for last. */
function useSuggestions(typed: string, queryKey: SuggestFieldProps['queryKey'], suggest: SuggestFieldProps['suggest']) {
  const wanted = typed.trim()
  const asked = useDeferredValue(wanted)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['suggestions', ...queryKey, asked],
    queryFn: ({ signal }) => suggest(asked, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const items = wanted === '' || error ? none : (data ?? none)
  const isCurrent = asked === wanted && data !== undefined && !isPlaceholderData
  return { wanted, asked, items, isCurrent, error, refetch }
}

/** The box of the field: it takes the focus that was there before this code came, and moves up where its list would not be seen. */
function useBoxInView(isShown: boolean, hasFocus: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const takesFocus = useRef(hasFocus)
  useLayoutEffect(() => {
    if (takesFocus.current) box.current?.querySelector('input')?.focus()
    takesFocus.current = false
  }, [])
  useEffect(() => {
    const end = isShown ? box.current?.querySelector('[role=listbox]')?.getBoundingClientRect().bottom : undefined
    const { height = window.innerHeight, offsetTop = 0 } = window.visualViewport ?? {}
    // The keyboard of a phone leaves half of the screen: the field moves up, so that its list is seen.
    if (end !== undefined && end > offsetTop + height) box.current?.scrollIntoView({ block: 'start' })
  }, [isShown])
  return box
}

function SuggestionWords({ suggestion: { label, count } }: { suggestion: Suggestion }) {
  return (
    <>
      <span className="wrap-anywhere min-w-0 flex-1">{label}</span>
      <span className="type-meta tabular text-ink-2">
        {count.toLocaleString('en-US')}
        <span className="sr-only">{count === 1 ? ' listing' : ' listings'}</span>
      </span>
    </>
  )
}

/** A filter with thousands of values: typed, and chosen among those that may be meant, each with its count. */
export function SuggestField(props: SuggestFieldProps & BeganProps) {
  const { label, placeholder, noun, hint, queryKey, suggest, onChoose, began } = props
  const [typed, setTyped] = useState(began?.typed ?? '')
  const [chosen, setChosen] = useState('')
  const { wanted, asked, items, isCurrent, error, refetch } = useSuggestions(typed, queryKey, suggest)
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items,
    initialInputValue: typed,
    initialIsOpen: began?.hasFocus === true && typed !== '',
    selectedItem: null,
    itemToString: () => '',
    itemToKey: (item) => item && `${item.filter} ${item.value}`,
    isItemDisabled: ({ count }) => count === 0,
    // Enter takes what fits best.
    defaultHighlightedIndex: 0,
    stateReducer: (state, { type, changes }) => {
      // Whoever leaves the field chose nothing, and keeps what they typed.
      if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue }
      if (type !== ItemClick && type !== InputKeyDownEnter) return changes
      // A suggestion for fewer letters is not what was typed.
      return isCurrent && changes.selectedItem?.count ? { ...changes, inputValue: '' } : state
    },
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      setChosen(selectedItem.label)
      onChoose(selectedItem)
    },
  })
  const isShown = isOpen && items.length > 0
  const box = useBoxInView(isShown, began?.hasFocus === true)
  const isOffline = error instanceof CallError && error.code === 'offline'
  const failure = isOffline ? 'You are offline, so nothing can be suggested.' : 'The suggestions did not load.'
  const said = () => {
    if (wanted === '') return chosen && `${chosen} is set as a filter.`
    if (error) return failure
    if (isShown) return `${counted(items.length, 'suggestion')}. Move with the arrow keys, choose with Enter.`
    if (!isCurrent) return 'Searching...'
    return items.length === 0 ? `No ${noun} like “${asked}” in these listings.` : ''
  }
  const isHeard = wanted === '' || isShown
  return (
    <div ref={box} className="scroll-mt-20">
      <Field label={label} hint={hint}>
        {(ids) => (
          <div className="relative">
            <input
              {...getInputProps({ ...ids, 'aria-labelledby': undefined, 'aria-expanded': isShown })}
              {...(!isShown && { 'aria-activedescendant': undefined })}
              className="box"
              placeholder={placeholder}
              maxLength={80}
              enterKeyHint="done"
              autoCapitalize="words"
              spellCheck={false}
            />
            <ul {...getMenuProps({ 'aria-label': 'Suggestions' })} hidden={!isShown} className="suggestions">
              {isShown &&
                items.map((item, index) => (
                  <li
                    key={`${item.filter} ${item.value}`}
                    {...getItemProps({ item, index, 'aria-selected': index === highlightedIndex })}
                    className="suggestion type-text"
                  >
                    <SuggestionWords suggestion={item} />
                  </li>
                ))}
            </ul>
          </div>
        )}
      </Field>
      <p role="status" className={isHeard ? 'sr-only' : `type-meta mt-1.5 ${error ? '' : 'appears-late text-ink-3'}`}>
        {said()}
      </p>
      {error && wanted !== '' && (
        <button type="button" className="text-link type-meta min-h-8" onClick={() => void refetch()}>
          Try again
        </button>
      )}
    </div>
  )
}
