import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** What a person does who goes on from there. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Whoever follows a link to their own postings stands before them once they are there, and stays while the list above them
 * grows: on a phone they are far below it.
 */
export function useArrival(section: RefObject<HTMLElement | null>, anchor: string, isLoaded: boolean): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of the same address comes here anew.
  useEffect(() => {
    if (!isLoaded || hash !== `#${anchor}`) return
    section.current?.focus({ preventScroll: true })
    const growth = new ResizeObserver(() => section.current?.scrollIntoView({ behavior: 'instant' }))
    growth.observe(document.body)
    const stop = () => growth.disconnect()
    for (const gesture of gestures) window.addEventListener(gesture, stop)
    return () => {
      stop()
      for (const gesture of gestures) window.removeEventListener(gesture, stop)
    }
  }, [section, anchor, hash, key, isLoaded])
}
