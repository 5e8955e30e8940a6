import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LiveChannel } from '../calls/live.ts'

/** Asks for what stands under a key again whenever the server tells of a change, for as long as `isOn`. */
export function useLive(channel: LiveChannel, queryKey: QueryKey, isOn: boolean): void {
  const client = useQueryClient()
  const key = JSON.stringify(queryKey)
  useEffect(() => {
    if (!isOn) return
    const gone = new AbortController()
    const refresh = () => void client.invalidateQueries({ queryKey: JSON.parse(key) as QueryKey })
    const start = async () => {
      const { follow } = await import('../calls/live.ts')
      if (!gone.signal.aborted) gone.signal.addEventListener('abort', follow(channel, refresh))
    }
    // Without it the lists are asked for again when the page comes to the front.
    start().catch((error: unknown) => console.warn('Changes are not told live.', error))
    return () => gone.abort()
  }, [client, channel, key, isOn])
}
