const dayMs = 86_400_000
const hourMs = 3_600_000

/** Dates relative to one UTC day. All instants are ms UTC. */
export type Calendar = {
  /** Midnight UTC of the day. */
  dayStart: number
  /** Midnight UTC `days` from today, and some hours on. */
  instant(days: number, hours?: number): number
  /** One minute before midnight in the zone (IANA, or 'AoE' for UTC-12), `days` from today. */
  endOfDay(days: number, zone: string): number
}

/** Offset of a zone from UTC at an instant, in ms, as the platform's time zone data gives it. */
const createOffsetReader = (): ((zone: string, instant: number) => number) => {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (zone, instant) => {
    let format = formats.get(zone)
    if (format === undefined) {
      format = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
      })
      formats.set(zone, format)
    }
    const part: Record<string, number> = {}
    for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / 60_000) * 60_000
  }
}

/** The calendar of the UTC day that `now` (ms UTC) lies in. */
export const createCalendar = (now: number): Calendar => {
  const dayStart = Math.floor(now / dayMs) * dayMs
  const offsetOf = createOffsetReader()
  const ends = new Map<string, number>()
  const instant = (days: number, hours = 0): number => dayStart + days * dayMs + hours * hourMs
  const endOfDay = (days: number, zone: string): number => {
    const key = `${days} ${zone}`
    const known = ends.get(key)
    if (known !== undefined) return known
    const local = instant(days + 1) - 60_000
    const end = zone === 'AoE' ? local + 12 * hourMs : local - offsetOf(zone, local)
    ends.set(key, end)
    return end
  }
  return { dayStart, instant, endOfDay }
}
