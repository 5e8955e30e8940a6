import { useEffect, useRef } from 'react'

/** The heading of a step. It takes the focus when its step takes the other's place, whose button is gone. */
export function StepHeading({ children, focused = true }: { children: string; focused?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!focused) return
    // To take the focus it must be laid out, and with it the whole step: with the next frame that is done anyway.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [focused])
  return (
    <h1 ref={heading} tabIndex={-1} className="type-h1 mt-3 outline-none">
      {children}
    </h1>
  )
}
