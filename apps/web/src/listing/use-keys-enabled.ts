import { useState } from 'react'

const key = 'scry-keys'

/** Whether single-key shortcuts are on. A setting of the device, not of a person: logging out keeps it. */
export function useKeysEnabled() {
  const [enabled, setEnabled] = useState(() => {
    try {
      return localStorage.getItem(key) !== 'off'
    } catch {
      return true
    }
  })
  return {
    enabled,
    setEnabled: (next: boolean) => {
      setEnabled(next)
      try {
        localStorage.setItem(key, next ? 'on' : 'off')
      } catch {
        console.warn('This browser does not keep the setting.')
      }
    },
  }
}
