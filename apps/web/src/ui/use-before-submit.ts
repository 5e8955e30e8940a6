import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a control with text that is not yet part of the form's values: `take` runs before the form around `field` is sent and
 * adds the text; false stops the sending and focuses `field`.
 */
export function useBeforeSubmit(field: RefObject<HTMLInputElement | null>, take: () => boolean): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const form = field.current?.form
    const onSubmit = (event: Event) => {
      if (latest.current()) return
      event.preventDefault()
      event.stopPropagation()
      field.current?.focus()
    }
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [field])
}
