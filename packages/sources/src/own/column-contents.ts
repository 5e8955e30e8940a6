import { placePart, placeScore } from '@scry/vocabulary/places'
import { looksLikeTitle } from '@scry/vocabulary/titles'
import { days, ofOpenings, organisation, picture, wholeKind } from '../data/column-values.ts'
import type { Field } from './fields.ts'
import { ownTime } from './own-dates.ts'
import { webAddress, wordsIn } from './values.ts'

type Look = {
  readonly field: Field
  /** So many of its values look so. */
  readonly share: number
  readonly test: (value: string) => boolean
  /**
   * Fields that the host is asked about instead of taking the column as one: a day may be that of a posting, of a start
   * or the last one to apply, and pay and long texts may be notes that nobody else should read.
   */
  readonly asks?: readonly Field[]
}

const isAddress = (value: string): boolean =>
  /^(?:https?:\/\/|www\.)/i.test(value) && !picture.test(value) && webAddress(value) !== undefined
const isTime = (value: string): boolean =>
  /\D/.test(value.replace('.', '')) && value.length < 60 && ownTime(value, 'day first') !== undefined
const isPay = (value: string): boolean => value.length < 80 && /\d/.test(value) && /\p{Sc}|\b[A-Z]{3}\b/u.test(value)

/** In the order in which they are looked for: the first that fits is what a column holds. */
const looks: readonly Look[] = [
  { field: 'address', share: 0.9, test: isAddress },
  { field: 'posted', share: 0.9, test: isTime, asks: days },
  { field: 'type', share: 0.8, test: (value) => wholeKind.test(value) },
  { field: 'country', share: 0.8, test: (value) => placePart(value) === 'country' },
  { field: 'location', share: 0.7, test: (value) => placeScore(value) >= 0.8 },
  { field: 'pay', share: 0.8, test: isPay, asks: ['pay'] },
  {
    field: 'description',
    share: 0.6,
    test: (value) => value.length > 60 && /(?:\S+\s+){7}/.test(value),
    asks: ['description'],
  },
  { field: 'employer', share: 0.5, test: (value) => organisation.test(value) },
  { field: 'title', share: 0.5, test: (value) => looksLikeTitle(value) >= 0.5 },
]

/** Fewer values show nothing. */
const fewest = 3
/** So many of a column are looked at, and so much of each. */
const mostSeen = 50
const longestSeen = 300

export type Contents = {
  /** What columns are by what they hold. */
  readonly told: ReadonlyMap<string, Field>
  /** What others may be, which only the host knows. */
  readonly asked: ReadonlyMap<string, readonly Field[]>
}

const areDistinct = (values: readonly string[], share: number): boolean => new Set(values).size >= values.length * share

const valuesOf = (entries: readonly Readonly<Record<string, unknown>>[], name: string): string[] =>
  entries
    .slice(0, mostSeen)
    .flatMap((entry) => wordsIn(entry[name])?.slice(0, longestSeen).trim() ?? [])
    .filter((value) => value !== '')

/** A short text of its own in each row, as titles are: neither a number nor a code. */
const mayBeTitle = (values: readonly string[]): boolean =>
  values.length >= fewest &&
  areDistinct(values, 0.8) &&
  values.every((value) => value.length < 120 && /\p{L}{2}/u.test(value) && !/^\S*\d\S*$|@/.test(value))

type Column = { readonly name: string; readonly values: readonly string[]; readonly look: Look | undefined }

const week = 7 * 86_400_000
const momentOf = (value: string | undefined): number => {
  const time = value === undefined ? undefined : ownTime(value, 'day first')
  if (time === undefined || time.form === 'text') return Number.NaN
  return time.form === 'instant' ? time.at : Date.parse(time.form === 'date' ? time.date : `${time.text}Z`)
}

/** The names of hackathons, with the only two columns of which one is a week at most after the other in each row: their days. */
const hackathonsIn = (columns: readonly Column[]): [name: string, field: Field][] => {
  const isOfHackathons = ({ values }: Column): boolean =>
    values.length >= fewest && values.filter((value) => /hackathon/i.test(value)).length >= values.length * 0.8
  const title = columns.find((column) => column.look?.field !== 'address' && isOfHackathons(column))
  const times = columns.filter(({ look }) => look?.field === 'posted').slice(0, 8)
  const isSpan = (starts: Column, ends: Column): boolean =>
    starts.values.length === ends.values.length &&
    starts.values.every((value, row) => {
      const length = momentOf(ends.values[row]) - momentOf(value)
      return length >= 0 && length <= week
    })
  const pairs = times.flatMap((starts) =>
    times.filter((ends) => ends !== starts && isSpan(starts, ends)).map((ends) => [starts.name, ends.name] as const),
  )
  const [days] = pairs
  if (title === undefined || days === undefined || pairs.length > 1) return []
  return [
    [title.name, 'title'],
    [days[0], 'starts'],
    [days[1], 'ends'],
  ]
}

const lookOf = (values: readonly string[]): Look | undefined =>
  values.length < fewest
    ? undefined
    : looks.find(({ share, test }) => values.filter(test).length >= values.length * share)

/**
 * What the columns `names`, whose names mean nothing here, are by their values. `has` tells which fields stand elsewhere.
 * A column is taken for a field only where no other one may be it.
 */
export const contentsOf = (
  names: readonly string[],
  entries: readonly Readonly<Record<string, unknown>>[],
  has: (field: Field) => boolean,
): Contents => {
  const columns = names.map((name): Column => {
    const values = valuesOf(entries, name)
    return { name, values, look: lookOf(values) }
  })
  const told = new Map<string, Field>(hackathonsIn(columns).filter(([, field]) => !has(field)))
  const asked = new Map<string, readonly Field[]>()
  const isKnown = (field: Field): boolean => has(field) || [...told.values()].includes(field)
  const isOfOpenings = ofOpenings.some(isKnown) || columns.some(({ look }) => look?.field === 'type')

  for (const { name, values, look } of columns) {
    if (look === undefined || told.has(name)) continue
    const { field, asks = [field] } = look
    const open = asks.filter((one) => !isKnown(one) && !(one === 'location' && has('city')))
    const isAlone = columns.filter((other) => other.look === look).length === 1
    const isSure = isOfOpenings && isAlone && (field !== 'address' || areDistinct(values, 0.9))
    if (open.length === 0) continue
    if (isSure && look.asks === undefined) told.set(name, field)
    else asked.set(name, open)
  }
  const left = columns.filter(({ look, values }) => look === undefined && mayBeTitle(values))
  const [only] = left
  // Each job has a title: in a list of jobs it is the one text that is nothing else.
  const isOfJobs = isKnown('type') && isKnown('employer') && isKnown('address')
  if (isOfJobs && !isKnown('title') && only !== undefined && left.length === 1) told.set(only.name, 'title')
  for (const { name } of left) {
    const open = (['title', 'employer'] as const).filter((field) => !isKnown(field))
    if (!told.has(name) && open.length > 0) asked.set(name, open)
  }
  return { told, asked }
}
