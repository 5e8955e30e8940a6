import { useSyncExternalStore } from 'react'

/** A hook for a choice of two that stays on the device, whoever is logged in. The first holds until the other is chosen. */
export function deviceSetting<Value extends string>(key: string, [first, other]: readonly [Value, Value]) {
  const listeners = new Set<() => void>()
  /** For this visit, where the browser keeps nothing. */
  let chosen: Value | null = null
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  }
  const current = () => {
    try {
      return chosen ?? (localStorage.getItem(key) === other ? other : first)
    } catch {
      return first
    }
  }
  const choose = (next: Value) => {
    chosen = next
    for (const listener of listeners) listener()
    try {
      localStorage.setItem(key, next)
    } catch {
      console.warn('This browser did not save the setting.')
    }
  }
  return () => [useSyncExternalStore(subscribe, current, () => first), choose] as const
}
