import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const storageKey = 'scry-scroll'
/** A list that is fetched again grows for a while after the page is back. */
const patienceMs = 1500

type Positions = Record<string, number>

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions
  } catch {
    return {}
  }
}

/** Whether this document was asked for by its address, and not by back, forward or a reload. */
function wasTyped(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

/**
 * Back and forward, and a reload, return to where the page was scrolled; a link to another page starts at its top; a
 * change of the query alone moves nothing.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation()
  const kind = useNavigationType()
  const positions = useRef<Positions | null>(null)
  const lastPath = useRef<string | null>(null)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const keep = () => sessionStorage.setItem(storageKey, JSON.stringify(positions.current ?? {}))
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [])

  useLayoutEffect(() => {
    positions.current ??= readPositions()
    const known = positions.current
    const isFirst = lastPath.current === null
    const samePage = lastPath.current === pathname
    lastPath.current = pathname
    // The first entry of every visit has the same key.
    const spot = `${key} ${pathname}`
    let frame = 0
    const isTyped = isFirst && wasTyped()
    const goal = kind === 'POP' && !isTyped ? (known[spot] ?? 0) : 0
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (isFirst && goal === 0) {
      // A page that has just come stands at its top; asking it to scroll there would lay it out again.
    } else if (kind === 'POP' || !samePage) {
      const until = performance.now() + patienceMs
      const reach = () => {
        window.scrollTo({ top: goal, behavior: 'instant' })
        if (Math.abs(window.scrollY - goal) > 1 && performance.now() < until) frame = requestAnimationFrame(reach)
      }
      reach()
    } else {
      // A new entry on the same page, such as an opened row, begins where the page stands.
      known[spot] = window.scrollY
    }
    const stop = () => cancelAnimationFrame(frame)
    const note = () => {
      known[spot] = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    for (const gesture of ['wheel', 'touchstart', 'keydown'] as const) window.addEventListener(gesture, stop)
    return () => {
      stop()
      window.removeEventListener('scroll', note)
      for (const gesture of ['wheel', 'touchstart', 'keydown'] as const) window.removeEventListener(gesture, stop)
    }
  }, [key, pathname, hash, kind])
}
