import { queryLength } from '@scry/contracts/limits'
import { Search, X } from 'lucide-react'

interface SearchFieldProps {
  value: string
  onChange: (value: string) => void
  label: string
  placeholder: string
  keysEnabled: boolean
}

/** The search field of a list; '/' leads to it. */
export function SearchField({ value, onChange, label, placeholder, keysEnabled }: SearchFieldProps) {
  return (
    <search>
      <form className="box flex min-h-12 items-center gap-3 md:min-h-13" onSubmit={(event) => event.preventDefault()}>
        <Search aria-hidden="true" size="1.1875rem" strokeWidth={1.6} className="flex-none text-ink-2" />
        <input
          id="search"
          data-search
          type="search"
          maxLength={queryLength}
          className="search-input min-w-0 scroll-mt-20 flex-1 bg-transparent outline-none"
          aria-label={label}
          placeholder={placeholder}
          value={value}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
        {value && (
          <button
            type="button"
            className="icon-button -my-1 size-8 flex-none"
            aria-label="Clear the search"
            onClick={() => onChange('')}
          >
            <X aria-hidden="true" size="1.0625rem" strokeWidth={1.8} />
          </button>
        )}
        {keysEnabled && <kbd className="key max-md:hidden">/</kbd>}
      </form>
    </search>
  )
}
