import { createContext, useContext, useEffect, useState } from 'react'

/** The instant for which the server wrote a page: the browser takes it over as it was written, and goes on from there. */
export const NowContext = createContext<number | null>(null)

/** The present instant, renewed every minute. */
export function useNow(): number {
  const written = useContext(NowContext)
  const [now, setNow] = useState(() => written ?? Date.now())
  useEffect(() => {
    if (written !== null) setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [written])
  return now
}
