import { messages } from '@scry/contracts/messages'
import { instantIn, localIn } from '../listing/dates.ts'

/** An address must start with http:// or https:// and be one (§5.29, §5.38). */
export function linkProblem(value: string): string | undefined {
  const text = value.trim()
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? undefined : messages.postJob.url
}

/** Whether the value of a date and time field, on the clock of a zone, lies before `now`. */
export function isPast(local: string, zone: string, now: number): boolean {
  const instant = instantOf(local, zone)
  return instant !== null && Date.parse(instant) < now
}

/** The value of a date and time field on the clock of a zone as an ISO instant; null when it is empty. */
export function instantOf(local: string, zone: string): string | null {
  const at = instantIn(local, zone)
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

/** An ISO instant as the value of a date and time field, on the clock of a zone; empty for none. */
export function localOf(iso: string | null, zone: string): string {
  return Number.isNaN(Date.parse(iso ?? '')) ? '' : localIn(iso ?? '', zone)
}
