import { searchDebounceMs } from '@scry/contracts/limits'
import { useEffect, useState } from 'react'

/**
 * The text in the search field, and the query that it becomes 300 ms after the last key (decision 0310, 13). Until then the
 * typed text filters what is loaded.
 */
export function useTypedQuery(query: string, setQuery: (query: string) => void) {
  const [typed, setTyped] = useState(query)
  const [settled, setSettled] = useState(query)
  // An address that changed from outside (back, a chip, Clear Filters) replaces what was typed.
  if (query !== settled) {
    setSettled(query)
    setTyped(query)
  }
  useEffect(() => {
    const next = typed.trim()
    if (next === query) return
    const timer = setTimeout(() => {
      setSettled(next)
      setQuery(next)
    }, searchDebounceMs)
    return () => clearTimeout(timer)
  }, [typed, query, setQuery])
  return { typed, setTyped, isSettled: typed.trim() === query }
}
