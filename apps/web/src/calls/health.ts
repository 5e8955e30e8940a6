import type { getHealth } from '@scry/contracts/health-routes'
import { useEffect } from 'react'
import { call } from './call.ts'

/** GET /api/health when the dashboard or the jobs page opens; the answer is only logged (§7.25). */
export function useHealthCheck(): void {
  useEffect(() => {
    const stop = new AbortController()
    call<typeof getHealth>('GET /api/health', { signal: stop.signal }).then(
      (health) => console.info('Health of the server', health),
      (error: unknown) => {
        if (!stop.signal.aborted) console.info('The health of the server is not known', error)
      },
    )
    return () => stop.abort()
  }, [])
}
