import { useCallback, useSyncExternalStore } from 'react'
import { readOwn, writeOwn } from '../session/own-storage.ts'
import { useSession } from '../session/use-session.ts'

export type Kept = 'saved-jobs' | 'saved-hackathons' | 'hidden' | 'applied'

/** Tells every list on the screen of a change; the values themselves live in the browser's storage. */
const listeners = new Set<() => void>()
const none: readonly string[] = []
const snapshots = new Map<string, { text: string; ids: readonly string[] }>()

function snapshot(key: string): readonly string[] {
  const ids = readOwn<string[]>(key, [])
  const text = JSON.stringify(ids)
  const last = snapshots.get(key)
  if (last?.text === text) return last.ids
  const kept = Array.isArray(ids) ? ids : []
  snapshots.set(key, { text, ids: kept })
  return kept
}

const keyOf = (kept: Kept, accountId: string | null) => `${kept}:${accountId ?? 'visitor'}`

/** The ids at this moment, outside of a component. */
export const keptIds = (kept: Kept, accountId: string | null) => snapshot(keyOf(kept, accountId))

/** Tells of a change in this tab or another. */
export function onKeptChange(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}

/**
 * Ids of listings that a person saved, hid or applied to: a local toggle without a server call, keyed by account (§4.31,
 * decision 0310, 15).
 */
export function useKeptIds(kept: Kept) {
  const { account } = useSession()
  const key = keyOf(kept, account?.id ?? null)
  const ids = useSyncExternalStore(
    onKeptChange,
    () => snapshot(key),
    () => none,
  )
  const set = useCallback(
    (id: string, isKept: boolean, at = 0) => {
      const others = snapshot(key).filter((one) => one !== id)
      writeOwn(key, isKept ? others.toSpliced(at, 0, id).slice(0, 2000) : others)
      for (const listener of listeners) listener()
    },
    [key],
  )
  const clear = useCallback(() => {
    writeOwn(key, null)
    for (const listener of listeners) listener()
  }, [key])
  return {
    ids,
    has: (id: string) => ids.includes(id),
    /** Kept ones stand newest first; `at` puts one back where it was. */
    set,
    clear,
    /** The ids at this moment, also between two renders. */
    read: () => snapshot(key),
  }
}
