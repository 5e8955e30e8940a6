/** Whether a name is a time zone that is known here: 'Europe/Berlin', 'UTC'. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** 'Anywhere on earth', in which deadlines are set: twelve hours behind UTC, and no zone of the calendar. */
export const anywhereOnEarth = 'AoE'
export const isDeadlineZone = (name: string): boolean => name === anywhereOnEarth || isZone(name)
