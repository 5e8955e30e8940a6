import { findDates } from '@scry/vocabulary/dates'
import { eventWords, schoolEnds } from '../data/event-words.ts'
import type { Line } from '../lines/lines.ts'
import { cut, type Slice, tidy } from '../lines/slice.ts'
import { datesOf } from '../sections/header-pieces.ts'
import type { Job } from './job.ts'
import type { Study } from './study.ts'

/** What happened at the end of a row of a Japanese form: a school or an employer was entered or left. */
const entering = new RegExp(`[\\s　]*(?:${eventWords.entering})$`, 'u')
const leaving = new RegExp(`[\\s　]*(?:${eventWords.reasons})?[\\s　]*(?:${eventWords.leaving})$`, 'u')
const goingOn = new RegExp(`^${eventWords.goingOn}$`, 'u')
const closing = new RegExp(`^${eventWords.closing}$`, 'u')
/** Nothing where only the event is told. */
const same = new RegExp(`^(?:${eventWords.same})?$`, 'u')

interface Told {
  name: Slice
  start: Slice | null
  end: Slice | null
  spans: Job['span'][]
  readonly body: Line[]
}

/** The row without its date. */
function textAfterDate({ slice }: Line): Slice {
  const [span] = findDates(slice.text)
  return span && span.from <= 1 ? tidy(cut(slice, span.to)) : slice
}

/** What rows tell that say of each date what happened on it; null where they are no such rows. */
function toldIn(lines: readonly Line[]): Told[] | null {
  const told: Told[] = []
  for (const line of lines) {
    const text = textAfterDate(line)
    const dates = datesOf(line.slice)
    const open = told[told.length - 1]
    const happened = dates.span ? (entering.exec(text.text) ?? leaving.exec(text.text)) : null
    if (closing.test(text.text)) break
    if (happened && dates.span) {
      const name = tidy(cut(text, 0, happened.index))
      const isSame = open && !open.end && (same.test(name.text) || name.text === open.name.text)
      if (entering.test(text.text)) told.push({ name, start: dates.end, end: null, spans: [dates.span], body: [] })
      else if (isSame) Object.assign(open, { end: dates.end, spans: [...open.spans, dates.span] })
      else if (name.text) told.push({ name, start: null, end: dates.end, spans: [dates.span], body: [] })
    } else if (open && goingOn.test(text.text)) open.end = text
    else open?.body.push(line)
  }
  return told.length > 0 ? told : null
}

/** The dates of both rows as one. */
function spanOf({ start, end, spans }: Told): Job['span'] {
  const [first, last] = [spans[0], spans[spans.length - 1]]
  if (!first || !last || !start) return last ?? null
  const present = spans.length === 1
  return {
    ...first,
    start: start.text,
    end: end?.text ?? null,
    startPoint: first.endPoint,
    endPoint: present ? null : last.endPoint,
    present,
    isRange: true,
  }
}

const schoolEnd = new RegExp(`^.*(?:${schoolEnds})`, 'u')

/** '大学' ends a school; what follows it was studied there. */
function schoolAndDegree(name: Slice): [Slice, Slice | null] {
  const blank = name.text.search(/[\s　]/u)
  const end = blank > 0 ? blank : (schoolEnd.exec(name.text)?.[0].length ?? name.text.length)
  return end < name.text.length ? [tidy(cut(name, 0, end)), tidy(cut(name, end))] : [name, null]
}

/** The studies of rows that tell when each school was entered and left; null where they are none. */
export const studiesOfEvents = (lines: readonly Line[]): Study[] | null =>
  toldIn(lines)?.map((told) => {
    const [school, degree] = schoolAndDegree(told.name)
    return { school, degree, start: told.start, end: told.end, span: spanOf(told), body: told.body, confidence: 0.9 }
  }) ?? null

const posted = new RegExp(`(?:に|へ)?(?:${eventWords.posted})$`, 'u')

/** The jobs of rows that tell when each employer was entered and left; null where they are none. */
export const jobsOfEvents = (lines: readonly Line[]): Job[] | null =>
  toldIn(lines)?.map((told) => {
    const post = told.body.find(({ text }) => posted.test(text))
    return {
      position: post ? cut(post.slice, 0, post.text.search(posted)) : null,
      company: told.name,
      start: told.start,
      end: told.end,
      span: spanOf(told),
      location: null,
      body: told.body.filter((line) => line !== post),
      confidence: 0.9,
    }
  }) ?? null
