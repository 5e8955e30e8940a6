import type { QueryClient } from '@tanstack/react-query'

/**
 * Does what can wait when all that the page itself asks for is here and shown: on a slow line everything else would take its
 * share from that. A browser that tells of no idle time waits a moment. What is given back calls it off.
 */
export function atRest(client: QueryClient, work: () => void): () => void {
  let stop = () => {}
  let isOff = false
  const idle = (next: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(next) : setTimeout(next, 1000)
  const workOnceAnswered = () => {
    if (isOff) return
    if (client.isFetching() === 0) return work()
    stop = client.getQueryCache().subscribe(() => {
      if (client.isFetching() > 0) return
      stop()
      idle(workOnceAnswered)
    })
  }
  if (document.readyState === 'complete') idle(workOnceAnswered)
  else window.addEventListener('load', () => idle(workOnceAnswered), { once: true })
  return () => {
    isOff = true
    stop()
  }
}
