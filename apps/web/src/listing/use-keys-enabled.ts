import { useSyncExternalStore } from 'react'

const key = 'scry-keys'

const listeners = new Set<() => void>()

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** For this visit, where the browser keeps nothing. */
let chosen: boolean | null = null

function isEnabled(): boolean {
  try {
    return chosen ?? localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Whether single-key shortcuts are on. A setting of the device, not of a person: logging out keeps it. */
export function useKeysEnabled() {
  const enabled = useSyncExternalStore(subscribe, isEnabled, () => true)
  return {
    enabled,
    setEnabled: (next: boolean) => {
      chosen = next
      for (const listener of listeners) listener()
      try {
        localStorage.setItem(key, next ? 'on' : 'off')
      } catch {
        console.warn('This browser did not save the setting.')
      }
    },
  }
}
