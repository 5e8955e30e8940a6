import { instantOf, type ListingInput } from '../listing-input.ts'
import { isClosed } from './closed-statuses.ts'

/** Where a hackathon stands; every one is exactly one of these at every instant, whatever its registration is (§2.37). */
export const hackathonPhases = ['upcoming', 'ongoing', 'past'] as const
export type HackathonPhase = (typeof hackathonPhases)[number]

/** When a hackathon begins and ends, in whole seconds UTC; 0 for both where no date is known. */
export interface HackathonTimes {
  readonly begins: number
  readonly ends: number
}

type Dated = Pick<ListingInput, 'status' | 'deadline' | 'submissionDeadline' | 'starts' | 'duration'>

const daySeconds = 86_400
/** A hackathon that does not say how long it lasts is taken for one of a weekend. */
const usualSeconds = 2 * daySeconds
const unitSeconds: Readonly<Record<string, number>> = {
  h: 3600,
  d: daySeconds,
  w: 7 * daySeconds,
  m: 30 * daySeconds,
}
const length = /(\d{1,3}(?:\.\d+)?)[ -]?(?:(h)(?:ou)?rs?|(d)ays?|(w)ee?ks?|(m)onths?|([hdw]))\b/i

/** '36 hours', '2 weeks' or 'a weekend' in seconds; undefined where the text says none. */
export const secondsOf = (duration: string): number | undefined => {
  const [, count, ...units] = length.exec(duration) ?? []
  const unit = units.find((one) => one !== undefined)?.toLowerCase()
  if (count !== undefined && unit !== undefined && Number(count) > 0) return Number(count) * (unitSeconds[unit] ?? 0)
  return /\bweekend\b/i.test(duration) ? usualSeconds : undefined
}

const wholeSeconds = (instant: number | string | null | undefined): number | undefined => {
  const ms = instantOf(instant)
  return ms === undefined ? undefined : Math.min(0xffffffff, Math.max(1, Math.floor(ms / 1000)))
}

/**
 * What the dates of a hackathon say of its beginning and end. Without a start it begins so long before its submissions are
 * due as it lasts, or else when registration closes; it ends when submissions are due, or else when it has lasted so long.
 */
export const hackathonTimes = (hackathon: Dated): HackathonTimes => {
  const lasts = Math.round(secondsOf(hackathon.duration ?? '') ?? usualSeconds)
  const submission = wholeSeconds(hackathon.submissionDeadline)
  const registration = wholeSeconds(hackathon.deadline)
  const counted = submission === undefined ? registration : Math.max(1, submission - lasts)
  const begins = wholeSeconds(hackathon.starts) ?? counted
  if (begins === undefined) return { begins: 0, ends: 0 }
  // A date of submission that is not behind the start is a slip.
  const ends = submission !== undefined && submission > begins ? submission : begins + lasts
  return { begins, ends: Math.min(0xffffffff, ends) }
}

/** The phase at an instant in seconds; without any date it is upcoming. */
export const phaseAt = ({ begins, ends }: HackathonTimes, seconds: number): HackathonPhase => {
  if (begins === 0 || seconds < begins) return 'upcoming'
  return seconds < ends ? 'ongoing' : 'past'
}

export interface HackathonState {
  readonly phase: HackathonPhase
  /** Whether one can still register. */
  readonly isOpen: boolean
  /** Until when this stays so, milliseconds UTC. */
  readonly until: number
}

/** Where a hackathon stands at `now`, milliseconds UTC. */
export const hackathonAt = (hackathon: Dated, now: number): HackathonState => {
  const times = hackathonTimes(hackathon)
  const closes = wholeSeconds(hackathon.deadline)
  const phase = phaseAt(times, now / 1000)
  const changes = [times.begins, times.ends, closes ?? 0].map((at) => at * 1000).filter((at) => at > now)
  return {
    phase,
    isOpen: !isClosed(hackathon) && phase !== 'past' && (closes === undefined || now < closes * 1000),
    until: Math.min(Number.POSITIVE_INFINITY, ...changes),
  }
}
