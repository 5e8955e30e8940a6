import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { focusRow } from '../listing/focus-row.ts'

const storageKey = 'scry-scroll'
/** What a person does who no longer waits for the page to be where it was. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** How far down a page was scrolled, and the row that had the focus. */
type Positions = Record<string, { top: number; row?: string | undefined }>

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
 * Back and forward, and a reload, return to where the page was scrolled, and the focus to its row; a link to another page
 * starts at its top; a change of the query alone moves nothing.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation()
  const kind = useNavigationType()
  const positions = useRef<Positions | null>(null)
  const lastPath = useRef<string | null>(null)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    positions.current ??= readPositions()
    const known = positions.current
    const isFirst = lastPath.current === null
    const samePage = lastPath.current === pathname
    lastPath.current = pathname
    // The first entry of every visit has the same key.
    const spot = `${key} ${pathname}`
    const isTyped = isFirst && wasTyped()
    const place = kind === 'POP' && !isTyped ? known[spot] : undefined
    const goal = place?.top ?? 0
    let growth: ResizeObserver | undefined
    const stop = () => {
      growth?.disconnect()
      growth = undefined
    }
    const reach = () => {
      window.scrollTo({ top: goal, behavior: 'instant' })
      const isReached = Math.abs(window.scrollY - goal) <= 1
      if (isReached) stop()
      return isReached
    }
    // A link to the page that is left gave the focus to its content.
    if (place?.row && !samePage) focusRow(place.row, document.getElementById('main'))
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (isFirst && goal === 0) {
      // A page that has just come stands at its top; asking it to scroll there would lay it out again.
    } else if (kind === 'POP' || !samePage) {
      if (!reach()) {
        // A list that is fetched again grows for a while after the page is back.
        growth = new ResizeObserver(reach)
        growth.observe(document.body)
      }
    } else {
      // A new entry on the same page, such as an opened row, begins where the page stands.
      known[spot] = { top: window.scrollY }
    }
    // Whoever leaves before the page has grown was on the way to its old place.
    const top = () => (growth ? goal : window.scrollY)
    const note = () => {
      known[spot] = { ...known[spot], top: top() }
    }
    // A busy page may be left before it was told of its last scrolling.
    const keep = () => {
      note()
      sessionStorage.setItem(storageKey, JSON.stringify(known))
    }
    const noteRow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined
      known[spot] = { top: top(), row }
    }
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', keep)
    window.addEventListener('focusin', noteRow)
    for (const gesture of gestures) window.addEventListener(gesture, stop)
    return () => {
      stop()
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('focusin', noteRow)
      for (const gesture of gestures) window.removeEventListener(gesture, stop)
    }
  }, [key, pathname, hash, kind])
}
