import { createContext, useContext } from 'react'

export const AnnounceContext = createContext<(text: string) => void>(() => {})

/** Says something to screen readers, politely: a new count, a new page. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext)
}
