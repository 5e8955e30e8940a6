import { type RefObject, useEffect, useRef } from 'react'

/** Takes up the focus when `state` changed and the control that had it is gone. */
export function useLostFocus(target: RefObject<HTMLElement | null>, state: string): void {
  const last = useRef(state)
  useEffect(() => {
    if (last.current === state) return
    last.current = state
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [target, state])
}
