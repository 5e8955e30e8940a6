import { useEffect } from 'react'
import { useAnnounce } from './use-announce.ts'

/** The title of the tab; a change of page is announced. */
export function usePageTitle(title: string): void {
  const announce = useAnnounce()
  useEffect(() => {
    document.title = `${title} · Scry`
    announce(title)
  }, [title, announce])
}
