/** What a profile keeps of its owner's choices (§3.17). */
export interface Preferences {
  readonly jobAlerts: boolean
  readonly emailNotifications: boolean
  readonly profileVisibility: 'public' | 'private'
}

/** Mail that nobody asked for stays off until it is chosen. */
export const defaultPreferences: Preferences = {
  jobAlerts: false,
  emailNotifications: false,
  profileVisibility: 'public',
}

/** A list that may be stored as an array or as its JSON text; anything else is empty (§3.18). */
export function parseList(stored: unknown): string[] {
  const list = typeof stored === 'string' ? readJson(stored) : stored
  return Array.isArray(list) ? list.map(itemText).filter((item) => item !== '') : []
}

/** Skills and languages are met as texts and as records with a name. */
function itemText(item: unknown): string {
  if (typeof item === 'string') return item.trim()
  if (typeof item === 'object' && item !== null && 'name' in item && typeof item.name === 'string')
    return item.name.trim()
  return ''
}

/** Preferences from JSON text or a record; what is absent or unreadable is the default (§3.18). */
export function parsePreferences(stored: unknown): Preferences {
  const record = typeof stored === 'string' ? readJson(stored) : stored
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return defaultPreferences
  const { jobAlerts, emailNotifications, profileVisibility } = record as Record<string, unknown>
  return {
    jobAlerts: typeof jobAlerts === 'boolean' ? jobAlerts : defaultPreferences.jobAlerts,
    emailNotifications:
      typeof emailNotifications === 'boolean' ? emailNotifications : defaultPreferences.emailNotifications,
    profileVisibility: profileVisibility === 'private' ? 'private' : 'public',
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
