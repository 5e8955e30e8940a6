import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element is on the screen or less than a screen away from it; what came near once stays so. `isPlaced` begins the
 * watch: before what stands above it has its size, it would stand too high.
 */
export function useNearScreen(element: RefObject<Element | null>, isPlaced = true): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current || !isPlaced || isNear) return
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: '100% 0px',
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, isPlaced, isNear])
  return isNear
}
