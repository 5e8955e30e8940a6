import { messages } from '@scry/contracts/messages'

/** An address must start with http:// or https:// and be one (§5.29, §5.38). */
export function linkProblem(value: string): string | undefined {
  const text = value.trim()
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? undefined : messages.postJob.url
}

/** Whether the value of a date and time field lies before `now`. */
export function isPast(local: string, now: number): boolean {
  const instant = instantOf(local)
  return instant !== null && Date.parse(instant) < now
}

/** The value of a date and time field as an ISO instant; null when it is empty. */
export function instantOf(local: string): string | null {
  const at = new Date(local)
  return local === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** An ISO instant as the value of a date and time field, in the person's own zone; empty for none. */
export function localOf(iso: string | null): string {
  const at = new Date(iso ?? Number.NaN)
  if (Number.isNaN(at.getTime())) return ''
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}
