import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** About as many as a phone or a laptop shows under the head of a list; then some more with every frame. */
const firstRows = 3
const rowsPerFrame = 4

interface RowsInSlicesProps {
  rows: readonly ReactNode[]
  /** What stands under the last row. */
  foot: ReactNode
}

/**
 * A list that has just come shows its first rows at once and the others in the next frames: laying twenty out together
 * holds up a phone for a third of a second.
 */
export function RowsInSlices({ rows, foot }: RowsInSlicesProps) {
  const [length, setLength] = useState(firstRows)
  const isWhole = length >= rows.length
  useEffect(() => {
    if (length === Number.POSITIVE_INFINITY) return
    // A list that was whole once grows at once: its foot, and the focus in it, stays where it is.
    const next = isWhole ? Number.POSITIVE_INFINITY : length + rowsPerFrame
    const frame = requestAnimationFrame(() => startTransition(() => setLength(next)))
    return () => cancelAnimationFrame(frame)
  }, [isWhole, length])
  return (
    <>
      <ol>{isWhole ? rows : rows.slice(0, length)}</ol>
      {isWhole && foot}
    </>
  )
}
