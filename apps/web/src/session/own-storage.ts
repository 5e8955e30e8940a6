/** What a person keeps on this device: saved toggles and drafts. Logging out clears all of it. */
const prefix = 'scry-own:'
/** Begins the keys of what goes with its tab: texts of a resume are too much for a device that others use. */
export const inTab = 'tab:'
/** A reading of a resume that no account keeps yet. */
export const readingKey = `${inTab}draft:reading`

/** What the browser did not take, for as long as the page lives: private windows and full disks. Null stands for removed. */
const memory = new Map<string, string | null>()

const storageOf = (key: string) => (key.startsWith(prefix + inTab) ? sessionStorage : localStorage)

function ownKeys(): string[] {
  const inMemory = [...memory].filter(([, text]) => text !== null).map(([key]) => key)
  try {
    const stored = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    return [...stored.filter((key) => key.startsWith(prefix) && !memory.has(key)), ...inMemory]
  } catch {
    return inMemory
  }
}

/** The stored value, or `fallback` when there is none or it is unreadable. */
export function readOwn<T>(key: string, fallback: T): T {
  try {
    const kept = memory.get(prefix + key)
    const text = kept === undefined ? storageOf(prefix + key).getItem(prefix + key) : kept
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

/** Stores a value; null removes it. Where the storage is full or closed it lives until the page is left. */
export function writeOwn(key: string, value: unknown): void {
  const text = value === null ? null : JSON.stringify(value)
  try {
    const storage = storageOf(prefix + key)
    if (text === null) storage.removeItem(prefix + key)
    else storage.setItem(prefix + key, text)
    memory.delete(prefix + key)
  } catch {
    memory.set(prefix + key, text)
    console.warn('This browser keeps nothing on the device.')
  }
}

export function clearOwn(): void {
  for (const key of ownKeys()) writeOwn(key.slice(prefix.length), null)
}

/** How many listings are saved under keys that begin with `saved`. */
export function countSaved(): number {
  return ownKeys()
    .filter((key) => key.startsWith(`${prefix}saved`))
    .map((key) => readOwn<unknown>(key.slice(prefix.length), []))
    .reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0)
}

/** Calls `act` when another tab changed what is kept under the key. Gives back what ends it. */
export function onOwnChangedElsewhere(key: string, act: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === null || event.key === prefix + key) act()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
