import type { AlertRhythm } from '@scry/contracts/alert-routes'

const dayMs = 86_400_000
/** On the clock of the person. */
const hour = 8
const monday = 1

/** What a clock of the zone shows at an instant, as if it were UTC. */
function shownAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(instant)
  const at = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'))
}

/** The next eight o'clock of the zone after `now`, milliseconds UTC: of any day, or of a Monday. */
export function nextMorning(now: number, zone: string, every: AlertRhythm): number {
  const today = Math.floor(shownAt(now, zone) / dayMs)
  for (let day = today; ; day += 1) {
    const wanted = day * dayMs + hour * 3_600_000
    // The clock may be put forward or back in between, so that the first guess is set right by what it shows.
    const guess = wanted - (shownAt(now, zone) - now)
    const instant = guess + (wanted - shownAt(guess, zone))
    const isDay = every === 'daily' || new Date(wanted).getUTCDay() === monday
    if (isDay && instant > now) return instant
  }
}

/** The same for a pass over many people: what a clock of a zone shows costs more than all else that is asked of a database. */
export function rememberedMornings(): typeof nextMorning {
  const known = new Map<string, { from: number; morning: number }>()
  return (now, zone, every) => {
    const key = `${every} ${zone}`
    const last = known.get(key)
    if (last && last.from <= now && now < last.morning) return last.morning
    const morning = nextMorning(now, zone, every)
    known.set(key, { from: now, morning })
    return morning
  }
}
