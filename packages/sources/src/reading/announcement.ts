import { placeScore } from '@scry/vocabulary/places'
import { looksLikeTitle } from '@scry/vocabulary/titles'
import {
  behindRole,
  employerHires,
  fieldLabels,
  goesThere,
  noEmployer,
  noTitle,
  organizedBy,
  roleAtEmployer,
  societyWords,
  waysOfWork,
} from '../data/english/announcements.ts'
import { calendarDatesIn } from './calendar-dates.ts'

/** What a pasted announcement calls itself, who it is from, where it is and where one goes; what it does not say is absent. */
export interface Announced {
  readonly title?: string
  readonly by?: string
  readonly place?: string
  readonly link?: string
}

/** A line of a heading is no longer. */
const longestLine = 110
/** So many lines stand above the text at most. */
const mostLines = 5
const surePlace = 0.8
const sureTitle = 0.6

/** What stands behind one of these labels on a line of its own. */
export const labelled = (text: string, labels: string): string | undefined =>
  new RegExp(`^[ \\t]*(?:[-*•#]+[ \\t]*)?(?:${labels})[ \\t]*[:–—][ \\t]*(\\S.*)$`, 'imu').exec(text)?.[1]?.trim()

/** The lines above the first that is a sentence or a heading: of these a title, a name and a place are made. */
export function headOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/^[\s#*•-]+|[\s*]+$/g, ''))
  const head: string[] = []
  for (const line of lines) {
    if (line === '') continue
    const isText = line.length > longestLine || /[.?!;:,]$|[.?!]\s+\p{Lu}|^about\b/iu.test(line)
    if ((isText && !employerHires.test(line)) || head.length === mostLines) break
    head.push(line)
  }
  return head
}

/** Where the parts of a line begin. */
const startsIn = (line: string, marks: RegExp): number[] => [
  0,
  ...Array.from(line.matchAll(marks), ({ index, 0: mark }) => index + mark.length),
]

/** A line whose end is a place, parted before it: 'Loom, Leith, Scotland' is Loom in Leith. */
function partedAtPlace(line: string): { before: string; place: string } | undefined {
  const text = line.replace(waysOfWork, '').replace(/^[\p{L} ]{2,20}:\s*/u, '')
  const starts = startsIn(text, /\s*[,·|•]\s*|\s+[–—-]\s+/gu)
  const from = starts.find((start) => placeScore(text.slice(start)) >= surePlace && !noTitle.test(text.slice(start)))
  if (from === undefined) return undefined
  return { before: text.slice(0, from).replace(/[\s,·|•–—-]+$/u, ''), place: text.slice(from).trim() }
}

const isTitle = (text: string | undefined): text is string =>
  text !== undefined && looksLikeTitle(text) >= sureTitle && !noTitle.test(text)

/** Of 'Campus Library – Student Assistant – Leith, Scotland' what names the work. */
function roleIn(line: string): string | undefined {
  const text = line.replace(waysOfWork, '').trim()
  const starts = startsIn(text, /\s+[–—-]\s+|\s*\|\s*/gu)
  const sideAt = (at: number) => text.slice(starts[at], starts[at + 1]).replace(/[\s|–—-]+$/u, '')
  const first = starts.findIndex((_, at) => isTitle(sideAt(at)))
  if (first === -1) return undefined
  const places = starts.findIndex((start, at) => at > first && placeScore(text.slice(start)) >= surePlace)
  return text.slice(starts[first], places === -1 ? text.length : starts[places]).replace(/[\s|–—-]+$/u, '')
}

/** The address that is meant: the only one, or the only one where one applies or registers. */
function linkIn(text: string): string | undefined {
  const links = Array.from(text.matchAll(/https?:\/\/[^\s<>"'()[\]]+/giu), ({ index, 0: found }) => ({
    link: found.replace(/[.,;:!?]+$/, ''),
    before: text.slice(text.lastIndexOf('\n', index) + 1, index).slice(-80),
  })).filter(({ link }) => URL.canParse(link))
  const only = (of: typeof links) => (new Set(of.map(({ link }) => link)).size === 1 ? of[0]?.link : undefined)
  return only(links) ?? only(links.filter(({ before }) => goesThere.test(before)))
}

/** Absent where nothing is said, or so much that it is a text. */
const announced = (said: { [Name in keyof Announced]: string | undefined }): Announced =>
  Object.fromEntries(
    Object.entries(said).filter(([name, value]) => value?.trim() && (name === 'link' || value.length <= longestLine)),
  )

/** Reads what a job's announcement says above its text, in lines with a label and of its address. */
export function announcedJob(text: string): Announced {
  const head = headOf(text)
  const said = head.map((line) => (employerHires.exec(line) ?? roleAtEmployer.exec(line))?.groups)
  const sentence = said.find((groups) => isTitle(groups?.role?.replace(behindRole, '')))
  const own = head.map((line) => ({ line, role: roleIn(line), parted: partedAtPlace(line) }))
  const role = own.find((one) => one.role !== undefined && one.parted?.before !== '')
  const others = own.filter((one) => one !== role)
  const beside = others.find(({ parted }) => parted !== undefined && parted.before !== '')
  const alone = others.find(({ parted }) => parted?.before === '')
  // Between the title and a place of its own stands the employer.
  const between =
    role && alone && others.find(({ line }) => own.findIndex((one) => one.line === line) === own.indexOf(role) + 1)
  const employerLine = between === alone ? undefined : between?.line.replace(waysOfWork, '')
  const employer = sentence?.employer && (partedAtPlace(sentence.employer)?.before || sentence.employer)
  return announced({
    title: labelled(text, fieldLabels.role) ?? sentence?.role?.replace(behindRole, '') ?? role?.role,
    by:
      labelled(text, fieldLabels.employer) ??
      [employer, beside?.parted?.before, employerLine].find((name) => name !== undefined && !noEmployer.test(name)),
    place: (alone ?? beside)?.parted?.place,
    link: linkIn(text),
  })
}

/** The same of a hackathon, whose first line is what it is called. */
export function announcedEvent(text: string): Announced {
  const head = headOf(text).filter((line) => !/^\p{L}[\p{L} -]{1,24}:\s/u.test(line) || line === headOf(text)[0])
  const isDated = (line: string) => calendarDatesIn(line).length > 0 && /\d{1,2}\D/.test(line)
  const [first, ...rest] = head
  const dated = rest.find(isDated)
  const behindDate = dated?.slice(calendarDatesIn(dated).at(-1)?.end ?? 0).replace(/^[\s,·|–—-]+/u, '')
  const venue = behindDate && partedAtPlace(behindDate)
  const names = rest.filter((line) => line !== dated).map((line) => partedAtPlace(line)?.before ?? line)
  return announced({
    title: labelled(text, fieldLabels.event) ?? first,
    by:
      labelled(text, fieldLabels.organizer) ??
      organizedBy.exec(text)?.groups?.organizer?.trim() ??
      names.find((name) => societyWords.test(name)),
    place: venue ? behindDate?.replace(waysOfWork, '').trim() : undefined,
    link: linkIn(text),
  })
}
