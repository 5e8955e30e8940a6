import ICAL from 'ical.js'
import { addressAt, textAt } from '../answer/fields.ts'
import type { Draft } from '../answer/reading.ts'
import { instantIn } from '../reading/deadline.ts'
import type { SourceText, SourceTime } from '../source-item.ts'
import { createLines } from './lines.ts'
import { checked, type Understood } from './own-item.ts'
import type { Read } from './table-reading.ts'

/** Occurrences of one event that are looked at for the next one: daily for thirteen years; and those of all events. */
const mostOccurrences = 5000
const mostInAll = 20_000
const mostLines = 5000
/** A time zone with its whole history has fewer. A longer one costs each event that names it too much. */
const mostZoneLines = 500
const dayMs = 86_400_000

type Block = { readonly at: number; readonly name: string; readonly text: string }

/** The events and time zones of a calendar, each by itself, so that one that is damaged costs no other. */
const blocksOf = (body: string): Block[] => {
  const lines = createLines()
  const blocks: Block[] = []
  let block: { at: number; name: string; lines: string[] } | undefined
  for (const { at, text } of [...lines.push(body), ...lines.end()]) {
    const begins = /^BEGIN:(VEVENT|VTIMEZONE)\s*$/i.exec(text)?.[1]?.toUpperCase()
    // An event that begins before the one before it has ended cuts that off.
    if (begins !== undefined) {
      if (block !== undefined) blocks.push({ ...block, text: '' })
      block = { at, name: begins, lines: [] }
    }
    if (block === undefined) continue
    if (block.lines.length < mostLines) block.lines.push(text)
    if (new RegExp(`^END:${block.name}\\s*$`, 'i').test(text)) {
      blocks.push({ at: block.at, name: block.name, text: block.lines.join('\r\n') })
      block = undefined
    }
  }
  if (block !== undefined) blocks.push({ ...block, text: '' })
  return blocks
}

/** Which days a rule of each frequency may name. Others the library follows in millions of steps, or without an end. */
const followed: Readonly<Record<string, RegExp>> = {
  DAILY: /^$/,
  WEEKLY: /^(?:BYDAY)?$/,
  MONTHLY: /^(?:BYDAY|BYMONTHDAY)?$/,
  YEARLY: /^(?:BYMONTH|BYDAY BYMONTH|BYMONTH BYMONTHDAY)?$/,
}
const named = /^(?:FREQ|INTERVAL|COUNT|UNTIL|WKST)$/

const isRuleFollowed = (rule: string): boolean => {
  const parts = new Map(
    rule
      .toUpperCase()
      .split(';')
      .map((part) => part.trim().split('=', 2) as [string, string]),
  )
  const frequency = parts.get('FREQ') ?? ''
  const days = [...parts.keys()].filter((name) => !named.test(name)).sort()
  const isPlain = frequency !== 'WEEKLY' || /^[A-Z,]*$/.test(parts.get('BYDAY') ?? '')
  return (
    isPlain && (followed[frequency]?.test(days.join(' ')) ?? false) && /^[1-9]\d?$/.test(parts.get('INTERVAL') ?? '1')
  )
}

/** No event lasts so long; the library counts such a length down year by year, and one of many digits for ever. */
const endlessLength = /^DURATION[^:\n]*:.*\d{8}/im

/** Whether the rules of repetition in an event or a time zone can be followed. */
const isFollowed = (block: string): boolean =>
  [...block.replace(/\r?\n[ \t]/g, '').matchAll(/^RRULE[^:\n]*:(.*)$/gim)].every(([, rule = '']) =>
    isRuleFollowed(rule),
  )

const digits = (value: number, length = 2): string => String(value).padStart(length, '0')

const timeOf = (time: ICAL.Time | null | undefined, isEnd = false): SourceTime | undefined => {
  if (!time) return undefined
  const local = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second)
  if (!Number.isFinite(local)) return undefined
  if (time.isDate) {
    // The end of whole days is the day after the last one.
    const day = new Date(isEnd ? local - dayMs : local)
    return { form: 'date', date: day.toISOString().slice(0, 10) }
  }
  const zone = time.zone as ICAL.Timezone | null
  if (zone !== null && zone.tzid !== 'floating') return { form: 'instant', at: time.toUnixTime() * 1000 }
  const named = (time as unknown as { timezone?: string | null }).timezone
  if (named && named !== 'Z') {
    // Some programs write a name of their own before the zone's: '/calendar.example/Europe/Paris'.
    for (const zone of [named, named.split('/').slice(-2).join('/')]) {
      try {
        return { form: 'instant', at: instantIn(zone, local) }
      } catch {
        // No zone that anybody knows: the time is the one of the place.
      }
    }
  }
  const text = `${digits(time.year, 4)}-${digits(time.month)}-${digits(time.day)}T${digits(time.hour)}:${digits(time.minute)}:${digits(time.second)}`
  return { form: 'local', text }
}

const msOf = (time: SourceTime | undefined): number =>
  time === undefined
    ? Number.NaN
    : time.form === 'instant'
      ? time.at
      : Date.parse(`${time.form === 'date' ? `${time.date}T23:59:59` : time.text}Z`)

/** How many occurrences the events of a calendar may still look at. */
type Looks = { left: number }

/** When an event takes place: for one that is repeated, the next time that is not over, else the last one. */
const whenOf = (
  event: ICAL.Event,
  now: number,
  looks: Looks,
): { starts?: SourceTime | undefined; ends?: SourceTime | undefined } => {
  const first = { starts: timeOf(event.startDate), ends: timeOf(event.endDate, true) }
  if (!event.isRecurring()) return first
  const length = msOf(first.ends) - msOf(first.starts)
  const iterator = event.iterator()
  let found: ICAL.Time | null = null
  for (let count = 0; count < mostOccurrences && looks.left > 0; count += 1) {
    looks.left -= 1
    const time = iterator.next()
    if (!time) break
    found = time
    if (time.toUnixTime() * 1000 + Math.max(length, 0) >= now) break
  }
  if (found === null) return first
  const { startDate, endDate } = event.getOccurrenceDetails(found)
  return { starts: timeOf(startDate), ends: timeOf(endDate, true) }
}

const linkIn = (text: string | undefined): string | undefined =>
  addressAt(/https?:\/\/[^\s<>"')\]]+/i.exec(text ?? '')?.[0]?.replace(/[.,;:!?]+$/, ''), [])

const textIn = (component: ICAL.Component, name: string): string | undefined => {
  const value: unknown = component.getFirstPropertyValue(name)
  return textAt(typeof value === 'string' ? value : value?.toString())
}

const descriptionOf = (component: ICAL.Component): SourceText | undefined => {
  const html = textIn(component, 'x-alt-desc')
  if (html !== undefined) return { form: 'html', text: html }
  const text = textIn(component, 'description')
  if (text === undefined) return undefined
  return { form: /<\/?[a-z][^<>]*>/i.test(text) ? 'html' : 'text', text }
}

const eventOf = (component: ICAL.Component, now: number, canRepeat: boolean, looks: Looks): Understood => {
  const event = new ICAL.Event(component)
  const isRepeated = canRepeat && (looks.left > 0 || !event.isRecurring())
  if (!isRepeated) component.removeAllProperties('rrule')
  const description = textIn(component, 'description')
  const location = textIn(component, 'location')
  const organizer = component.getFirstProperty('organizer')?.getFirstParameter('cn')
  const url = addressAt(textIn(component, 'url'), []) ?? linkIn(description) ?? linkIn(location)
  const draft: Draft = {
    ...{ key: textIn(component, 'uid'), kind: 'hackathon', title: textIn(component, 'summary'), url },
    ...{ company: textAt(organizer?.replace(/^mailto:.*/i, '')), description: descriptionOf(component) },
    places: linkIn(location) === undefined ? [{ text: location }] : [],
    themes: component
      .getAllProperties('categories')
      .flatMap((one) => one.getValues().flatMap((text) => textAt(text) ?? [])),
    ...whenOf(event, now, looks),
  }
  const key = draft.key ?? url
  if (/^CANCELLED$/i.test(textIn(component, 'status') ?? '') && key !== undefined) return { kind: 'closed', key }
  const doubt = 'Its rule of repetition cannot be followed: it stands at its first time.'
  return checked(draft, isRepeated ? [] : [doubt])
}

/** The time zones of a calendar as they are parsed, each once. */
const zonesOf = (blocks: readonly Block[]) => {
  const named = new Map<string, unknown>()
  for (const { name, text } of blocks) {
    if (name !== 'VTIMEZONE' || text.split('\n', mostZoneLines + 1).length > mostZoneLines || !isFollowed(text))
      continue
    try {
      named.set(/^TZID[^:\n]*:(.*)$/im.exec(text)?.[1]?.trim() ?? '', ICAL.parse(text))
    } catch {
      // A damaged one is none.
    }
  }
  return {
    /** Those that the times of some events name. */
    namedIn(events: string): unknown[] {
      const found = events.replace(/\r?\n[ \t]/g, '').matchAll(/;TZID=(?:"([^"\n]*)"|([^";:,\n]*))/gi)
      const names = new Set(Array.from(found, ([, quoted, plain]) => quoted ?? plain ?? ''))
      return [...names].flatMap((name) => (named.has(name) ? [named.get(name)] : []))
    },
  }
}

/** The events of a calendar as hackathons, each at its next time after `now` (ms UTC). Undefined where it is no calendar. */
export const readCalendar = (body: string, now: number): Read[] | undefined => {
  if (!/^\ufeff?\s*BEGIN:VCALENDAR/i.test(body)) return undefined
  const blocks = blocksOf(body)
  const zones = zonesOf(blocks)
  const looks = { left: mostInAll }
  const events = blocks.filter(({ name }) => name === 'VEVENT')
  const isException = ({ text }: Block) => /^RECURRENCE-ID/im.test(text)
  const uidOf = ({ text }: Block) => /^UID[^:\n]*:(.*)$/im.exec(text)?.[1]?.trim() ?? ''
  const exceptions = Map.groupBy(events.filter(isException), uidOf)
  const masters = new Set(events.filter((event) => !isException(event)).map(uidOf))
  // A single time of a repeated event belongs to the event, unless that is missing.
  const own = events.filter((event) => !isException(event) || !masters.has(uidOf(event)))
  return own.map((block): Read => {
    const { at, text } = block
    const others = isException(block) ? [] : (exceptions.get(uidOf(block)) ?? []).map((one) => one.text)
    // Another event of the same name is told as a repetition: they belong to the first.
    exceptions.delete(uidOf(block))
    try {
      const whole = ['BEGIN:VCALENDAR', text, ...others, 'END:VCALENDAR'].join('\r\n')
      const parsed = ICAL.parse(whole) as [string, unknown[], unknown[]]
      parsed[2].push(...zones.namedIn(whole))
      const component = new ICAL.Component(parsed)
      const event = component.getFirstSubcomponent('vevent')
      if (text === '' || event === null || endlessLength.test(whole.replace(/\r?\n[ \t]/g, '')))
        throw new Error('no event')
      return { at, raw: '', what: eventOf(event, now, isFollowed(text), looks) }
    } catch {
      return { at, raw: '', what: { kind: 'rejected', reason: 'This event is damaged.' } }
    }
  })
}
