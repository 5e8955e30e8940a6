import type { HackathonMode } from '@scry/contracts/enumerations'
import { findSkillsIn } from '@scry/vocabulary/skills'
import {
  happenings,
  joins,
  onlineWords,
  onlyMode,
  onSiteWords,
  placeLabel,
  prizeWords,
  subjects,
  themesLabel,
} from '../data/english/hackathons.ts'
import { labelled } from './announcement.ts'
import { calendarDatesIn } from './calendar-dates.ts'
import { type Deadline, endOfDay, instantIn, timeOf, yearFor, zoneIn } from './deadline.ts'
import { moneyIn } from './money.ts'
import { sentenceAt, Wording } from './wording.ts'

/** What the words of a hackathon say of its fields; what they do not say is absent. */
export interface HackathonWords {
  readonly mode?: HackathonMode
  readonly location?: string
  readonly prize?: string
  readonly registration?: Deadline
  readonly submission?: Deadline
  readonly starts?: Deadline
  readonly themes: readonly string[]
}

type Dated = 'registration' | 'submission' | 'starts'

const firstOfSpan = /(?<![\d./])([12]?\d|3[01])(?:st|nd|rd|th|\.)?\s*(?:-|–|—|to|and)\s*$/u

const lastOf = (pattern: RegExp, text: string): string | undefined => {
  const groups = [...text.matchAll(pattern)].at(-1)?.groups ?? {}
  return Object.keys(groups).find((name) => groups[name] !== undefined)
}

/** What the date behind these words is; undefined for one that no field asks for, as the end of the event. */
const datedBy = (before: string, above: string): Dated | undefined => {
  const subject = (lastOf(subjects, before) ?? lastOf(subjects, above)) as Dated | undefined
  const happening = lastOf(happenings, before) ?? lastOf(happenings, above)
  if (subject === 'registration' || subject === 'submission') return happening === 'opens' ? undefined : subject
  if (happening === 'ends') return undefined
  return subject ?? (happening === 'opens' ? 'starts' : undefined)
}

/** A date that stands first on a line above the text, with nothing that is due: the day of the event. */
const isOfEvent = (text: string, { start, end }: { start: number; end: number }): boolean => {
  const from = text.lastIndexOf('\n', start) + 1
  const to = text.indexOf('\n', end)
  const behind = text.slice(end, to === -1 ? text.length : to)
  const isDue = lastOf(subjects, behind) !== undefined || lastOf(happenings, behind) !== undefined
  return (
    !isDue &&
    /^[^\p{L}]*(?:\p{L}+day,?\s*)?$/u.test(text.slice(from, start)) &&
    text.slice(0, from).split('\n').length <= 5
  )
}

const datesIn = (words: Wording, now: number): Partial<Record<Dated, Deadline>> => {
  const { text } = words
  const found: Partial<Record<Dated, Deadline>> = {}
  const dates = calendarDatesIn(text)
  for (const [at, date] of dates.entries()) {
    const behind = dates[at - 1]?.end ?? 0
    const ahead = dates[at + 1]?.start ?? text.length
    const isSecond = behind > 0 && joins.test(text.slice(behind, date.start))
    const sentence = sentenceAt(text, date.start)
    const what =
      datedBy(text.slice(sentence.start, date.start), words.lineAbove(sentence.start).slice(-60)) ??
      (isOfEvent(text, date) ? 'starts' : undefined)
    const year = yearFor(date, now)
    if (date.day === undefined || isSecond || what === undefined || year === null || found[what] !== undefined) continue
    // The clock of a date stands beside it, and neither at the next date nor in the next sentence.
    const before = text.slice(Math.max(behind, sentence.start, date.start - 40), date.start)
    const near = `${before} ${text.slice(date.end, Math.min(ahead, sentence.end, date.end + 45))}`
    const zone = zoneIn(near)
    // Of '5-7 March' the reader of dates takes the last day.
    const first = what === 'starts' ? Number(firstOfSpan.exec(text.slice(0, date.start))?.[1] ?? date.day) : date.day
    const local = Date.UTC(year, date.month - 1, first) + timeOf(near, what === 'starts' ? 0 : endOfDay)
    found[what] = { at: instantIn(zone, local), ...(zone !== undefined && { zone }) }
  }
  return found
}

const modeIn = (text: string): HackathonMode | undefined => {
  if (/\bhybrid\b/i.test(text)) return 'hybrid'
  const isOnline = onlineWords.test(text)
  const isThere = onSiteWords.test(text)
  // Of both nobody knows which is meant; a hall that is named is where one goes.
  if (isOnline && isThere) return undefined
  if (isOnline) return 'online'
  return isThere || placeLine(text) !== undefined ? 'offline' : undefined
}

/** The place that a line of its own names, as it is written there. */
export const placeLine = (text: string): string | undefined => {
  const line = labelled(text, placeLabel)?.replace(/(?<![.\s])[.\s]+$/, '')
  return line === undefined || line.length > 100 || onlyMode.test(line) ? undefined : line
}

const prizeIn = (words: Wording): string | undefined => {
  const amounts = moneyIn(words, []).filter(({ start }) =>
    prizeWords.test(sentenceAt(words.text, start).text + words.lineAbove(start)),
  )
  // The whole pool is the most of the amounts that are named.
  const most = amounts.toSorted((one, other) => (other.high ?? other.low) - (one.high ?? one.low))[0]
  return most && words.text.slice(most.start, most.end).trim()
}

const longestTheme = 40

/** What a line of its own lists, else the technologies that the text names. */
const themesIn = (text: string): string[] => {
  const line = labelled(text, themesLabel)
  // What stands behind the list is another sentence.
  const [list = ''] = (line ?? '').split(/(?<=\p{L}{2})[.!?]\s+(?=\p{Lu})/u)
  const listed = list
    .split(/[,;•|/]|\s+(?:and|&)\s+/u)
    .map((one) => one.replace(/^and\s+|(?<![.\s])[.\s]+$/gi, '').trim())
  const themes = listed.filter((one) => one !== '' && one.length <= longestTheme)
  return themes.length > 0 ? themes : [...new Set(findSkillsIn(text).map(({ skill }) => skill.name))]
}

/** Reads a hackathon's description. `now` gives a date without a year its year: the first that lies ahead. */
export const hackathonWords = (text: string, now: number): HackathonWords => {
  const words = new Wording(text)
  const mode = modeIn(text)
  const location = placeLine(text)
  const prize = prizeIn(words)
  return {
    ...(mode !== undefined && { mode }),
    ...(location !== undefined && { location }),
    ...(prize !== undefined && { prize }),
    ...datesIn(words, now),
    themes: themesIn(text),
  }
}
