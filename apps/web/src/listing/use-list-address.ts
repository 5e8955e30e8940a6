import { maxPages } from '@scry/contracts/limits'
import { type Accepts, filtersIn } from '@scry/contracts/list-address'
import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { useSearchParams } from 'react-router'

/** What the address of a list can say beside its filters. */
const beside = ['page', 'open'] as const

/**
 * The state of a list lives in its address, defaults left out. Each change of the filters is a step of the history, so that
 * back returns to the filters before; opening a row is one too, so that back closes it. The router changes the address in a transition; the
 * filters show the new values before it ends, so that no control flips back for a moment. An empty value, or one that
 * `accepts` does not take, from an old or mistyped link, counts as the default.
 */
export function useListAddress<Filters extends Record<string, string>>(
  defaults: Filters,
  accepts: Accepts<Filters> = {},
) {
  const [address, setSearch] = useSearchParams()
  const [search, showSearch] = useOptimistic(address)
  const text = search.toString()
  const filters = useMemo(() => filtersIn(new URLSearchParams(text), defaults, accepts), [text, defaults, accepts])

  const setFilters = useCallback(
    (patch: Partial<Filters>) =>
      startTransition(() => {
        const next = new URLSearchParams(text)
        for (const [name, value] of Object.entries(patch)) {
          if (value === undefined || value === defaults[name]) next.delete(name)
          else next.set(name, value)
        }
        for (const name of beside) next.delete(name)
        if (next.toString() === text) return
        showSearch(next)
        setSearch(next, { preventScrollReset: true })
      }),
    [text, setSearch, showSearch, defaults],
  )

  const setBeside = useCallback(
    (name: (typeof beside)[number], value: string | null, replace: boolean) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current)
          if (value === null) next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  )

  const page = Math.min(maxPages, Math.max(1, Math.trunc(Number(search.get('page')) || 1)))
  return {
    filters,
    setFilters,
    page,
    setPage: useCallback((value: number) => setBeside('page', value > 1 ? String(value) : null, true), [setBeside]),
    open: search.get('open'),
    setOpen: useCallback((id: string | null) => setBeside('open', id, id === null), [setBeside]),
  }
}

export type ListAddress<Filters extends Record<string, string>> = ReturnType<typeof useListAddress<Filters>>
