import { useRef } from 'react'

/**
 * `work`, once at a time: a second press that comes before the button shows that it is busy gets the outcome of the first,
 * so that a double click sends one form.
 */
export function useOnce<Work extends (input: never) => Promise<unknown>>(work: Work): Work {
  const running = useRef<Promise<unknown> | null>(null)
  const once = (input: never) => {
    running.current ??= (async () => work(input))().finally(() => {
      running.current = null
    })
    return running.current
  }
  return once as Work
}
