import type { SourceTime } from '../source-item.ts'
import { at, textAt } from './fields.ts'

const earliest = Date.UTC(1990, 0)
const latest = Date.UTC(2100, 0)

const instant = (ms: number): SourceTime | undefined =>
  Number.isFinite(ms) && ms >= earliest && ms < latest ? { form: 'instant', at: Math.round(ms) } : undefined

const numberOf = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : Number.NaN
}

/** Seconds since 1970, UTC. */
export const secondsAt = (value: unknown, ...path: string[]): SourceTime | undefined =>
  instant(numberOf(at(value, ...path)) * 1000)

/** Milliseconds since 1970, UTC. */
export const millisecondsAt = (value: unknown, ...path: string[]): SourceTime | undefined =>
  instant(numberOf(at(value, ...path)))

/** Longer words say more than a time, and looking for one in them takes long. */
const longestWords = 300
const written = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i
const mailDate = /^(?:[a-z]{3},\s*)?\d{1,2} [a-z]{3} \d{4} \d{2}:\d{2}(?::\d{2})? (?:[+-]\d{4}|GMT|UTC|Z|[ECMP][SD]T)$/i

/**
 * A time in words of any of the forms that feeds use: ISO 8601 with and without zone, '2026-09-18 12:55:59 UTC', a day
 * alone, RFC 822. Words that are none of them stay words, up to 300 characters; a date that does not exist is absent.
 */
export const timeAt = (value: unknown, ...path: string[]): SourceTime | undefined => {
  const text = textAt(value, ...path)
  if (text === undefined) return undefined
  if (mailDate.test(text)) return instant(Date.parse(text))
  const match = written.exec(text)
  if (match === null) return text.length > longestWords ? undefined : { form: 'text', text }
  const [, date = '', clock, zone] = match
  const day = instant(Date.parse(`${date}T00:00:00Z`))
  if (day?.form !== 'instant' || new Date(day.at).toISOString().slice(0, 10) !== date) return undefined
  if (clock === undefined) return { form: 'date', date }
  const time = clock.length === 5 ? `${clock}:00` : clock
  if (Number.isNaN(Date.parse(`${date}T${time}Z`))) return undefined
  if (zone === undefined) return { form: 'local', text: `${date}T${time}` }
  const offset = /^(?:Z|UTC)$/i.test(zone) ? 'Z' : zone.replace(/^(.\d{2}):?(\d{2})$/, '$1:$2')
  return instant(Date.parse(`${date}T${time}${offset}`))
}
