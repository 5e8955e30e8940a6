/** What a person keeps on this device: saved toggles and drafts. Logging out clears all of it. */
const prefix = 'scry-own:'

function ownKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** The stored value, or `fallback` when there is none, it is unreadable, or storage is closed. */
export function readOwn<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(prefix + key)
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

/** Stores a value; null removes it. A full or closed storage loses nothing but the memory of it. */
export function writeOwn(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(prefix + key)
    else localStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    console.warn('This browser keeps nothing on the device.')
  }
}

export function clearOwn(): void {
  for (const key of ownKeys()) localStorage.removeItem(key)
}

/** How many listings are saved under keys that begin with `saved`. */
export function countSaved(): number {
  return ownKeys()
    .filter((key) => key.startsWith(`${prefix}saved`))
    .map((key) => readOwn<unknown>(key.slice(prefix.length), []))
    .reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0)
}
