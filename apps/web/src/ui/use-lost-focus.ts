import { type RefObject, useEffect, useRef } from 'react'

/** Takes up the focus when `state` changed and the control that had it is gone; `null` is a state in which none was there. */
export function useLostFocus(target: RefObject<HTMLElement | null>, state: string | null): void {
  const last = useRef(state)
  useEffect(() => {
    if (last.current === state) return
    const hadNone = last.current === null
    last.current = state
    if (!hadNone && document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [target, state])
}
