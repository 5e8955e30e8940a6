import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from '../ui/class-names.ts'

/** Scrolling less than this is a thumb at rest. */
const stepPx = 8

/** Whether the page is being read downwards, and has more below. */
function useReadingOn(): boolean {
  const [isReadingOn, setReadingOn] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      const at = window.scrollY
      const isAtEnd = at + window.innerHeight >= document.documentElement.scrollHeight - stepPx
      if (isAtEnd || at < stepPx) setReadingOn(false)
      else if (Math.abs(at - last) < stepPx) return
      else setReadingOn(at > last)
      last = at
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isReadingOn
}

/**
 * Holds the floating buttons (§2.41, §2.42) where they cover nothing: upright tabs in the outer gutters, and on a phone,
 * which has none, a strip on the bar at the foot that makes way while a person reads on.
 */
export function EdgeBar({ children }: { children: ReactNode }) {
  const isReadingOn = useReadingOn()
  return (
    <div className={classNames('edge-bar needs-code print:hidden', isReadingOn && 'edge-bar-away')}>{children}</div>
  )
}
