import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'

interface LaterProps<Props> {
  load: () => Promise<ComponentType<Props>>
  /** What the part is given when it is here. */
  part: Props
  waiting: ReactNode
  /** Stands where the part would when its code could not be had. */
  failed: (retry: () => void) => ReactNode
}

/** A part of a page whose code is fetched when it is first shown, and again on request where it could not be had. */
export function Later<Props extends object>({ load, part, waiting, failed }: LaterProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState<number | null>(null)
  const asked = useRef(load)
  useEffect(() => {
    let live = true
    asked.current().then(
      (found) => live && setLoaded(() => found),
      (error: unknown) => {
        console.warn('The code of a part of the page could not be had.', error)
        if (live) setFailedTry(tries)
      },
    )
    return () => {
      live = false
    }
  }, [tries])
  if (Loaded) return <Loaded {...part} />
  return failedTry === tries ? failed(() => setTries(tries + 1)) : waiting
}
