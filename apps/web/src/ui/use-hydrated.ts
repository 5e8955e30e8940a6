import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * False while prerendered markup is being taken over. Its parts are taken over one after the other, so that an answer may
 * have come for one part before the next is reached; shown at once it would not be what stands in the markup.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
