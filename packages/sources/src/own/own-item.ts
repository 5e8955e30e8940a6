import { addressAt, amountAt, at, countryCodeAt, textAt } from '../answer/fields.ts'
import { sections, wordsOf } from '../answer/markup.ts'
import { type Draft, type DraftPlace, withoutGaps } from '../answer/reading.ts'
import { closedWords, no, yes } from '../data/list-names.ts'
import type { SourceItem, SourceText, SourceTime } from '../source-item.ts'
import type { Columns, Fields } from './columns.ts'
import type { Field } from './fields.ts'
import type { DateOrder } from './mapping.ts'
import { unfolded } from './nested.ts'
import { daysIn, ownTime } from './own-dates.ts'
import { nameIn, partsOf, webAddress, wordsIn } from './values.ts'

/** What was understood of one entry. */
export type Understood =
  /** `doubts` are sentences about values that were left empty. */
  | { readonly kind: 'item'; readonly item: SourceItem; readonly doubts: readonly string[] }
  /** The list itself says that it is not open any more. */
  | { readonly kind: 'closed'; readonly key: string }
  | { readonly kind: 'rejected'; readonly key?: string; readonly reason: string }

const rejected = (reason: string, key?: string): Understood => ({
  ...{ kind: 'rejected', reason },
  ...(key !== undefined && { key }),
})

const longestTitle = 300
/** An index of a database holds no longer ones. */
const longestKey = 600
const longestAddress = 2000
const timeFields = ['posted', 'deadline', 'starts', 'ends', 'opens', 'submission'] as const

const isMarkup = (text: string): boolean => /<\/?[a-z][^<>]*>/i.test(text) || /&lt;\/?[a-z]/i.test(text)

const textOf = ({ values, sections: parts }: Fields): SourceText | undefined => {
  const body = wordsIn(values.description)
  const more = parts.flatMap(({ heading, value }) => {
    const text = wordsIn(value)
    return text === undefined ? [] : [{ heading, text }]
  })
  const whole = [body ?? '', ...more.map(({ text }) => text)]
  if (!whole.some(isMarkup)) {
    const text = [...(body === undefined ? [] : [body]), ...more.map(({ heading, text }) => `## ${heading}\n${text}`)]
    return text.length === 0 ? undefined : { form: 'text', text: text.join('\n\n') }
  }
  const html = (text: string) =>
    isMarkup(text) ? text : `<p>${text.replaceAll('<', '&lt;').replace(/\n/g, '<br>')}</p>`
  return sections(
    { html: body === undefined ? undefined : html(body) },
    ...more.map(({ heading, text }) => ({ heading, html: html(text) })),
  )
}

const placesOf = ({ location, city, region, country }: Fields['values']): DraftPlace[] => {
  const parts = { city: wordsIn(city), region: wordsIn(region), country: wordsIn(country) }
  const texts = Array.isArray(location) ? location.flatMap((part) => nameIn(part) ?? []) : [nameIn(location)]
  if (texts.length > 1) return texts.map((text) => ({ text }))
  const code = countryCodeAt(parts.country)
  return [{ text: texts[0], ...parts, ...(code !== undefined && { countryCode: code }) }]
}

/** A row is of a hackathon where its kind, its title or its category says so, or the names of its columns: an event has a host. */
const kindOf = ({ values, types, names }: Fields, title: string | undefined): 'job' | 'hackathon' => {
  const isDated = values.starts !== undefined || values.days !== undefined
  const said = [
    wordsIn(values.kind),
    ...types.flatMap(partsOf),
    ...(isDated ? [title, ...partsOf(values.category)] : []),
  ]
  const isEvent =
    /^(?:event|hackathon)/.test(names.title ?? '') || (isDated && /^(?:organi[sz]er|host)/.test(names.employer ?? ''))
  return isEvent || /hackathon/i.test(said.join(' ')) ? 'hackathon' : 'job'
}

/** A time in words, also where its day and its clock stand apart. */
const timeWordsIn = (value: unknown): string | undefined => {
  const [date, time] = [textAt(value, 'date'), textAt(value, 'time')]
  return date === undefined || time === undefined ? wordsIn(value) : `${date} ${time}`
}

/** What an entry says as an item, before it is checked. Its times are read by `order`; what cannot be read is told. */
const draftOf = (fields: Fields, order: DateOrder | undefined): { draft: Draft; doubts: string[] } => {
  const { values, names } = fields
  const doubts: string[] = []
  const title = wordsOf(nameIn(values.title))
  const kind = kindOf(fields, title)
  // The date of an event is its day, that of a job the day of its posting.
  const posted = names.posted === 'date' ? wordsIn(values.posted) : undefined
  const said = kind === 'hackathon' && values.starts === undefined ? (wordsIn(values.days) ?? posted) : undefined
  const days = said === undefined ? undefined : daysIn(said, order)
  if (said !== undefined && days === undefined) doubts.push(doubtOf('starts', said))
  const times = Object.fromEntries(
    timeFields.map((field): [string, SourceTime | undefined] => {
      const value = field === 'posted' && posted !== undefined && said === posted ? undefined : values[field]
      const text = timeWordsIn(value)
      const time =
        text === undefined ? undefined : ownTime(text, order, wordsIn(at(value, 'tz')) ?? wordsIn(values.zone))
      if (text !== undefined && time === undefined) doubts.push(doubtOf(field, text))
      return [field, time]
    }),
  )
  const apply = webAddress(values.apply)
  const url = webAddress(values.address)
  const told = wordsIn(values.remote)
  const remote = told !== undefined && no.test(told) ? undefined : told
  const isRemote = remote === undefined ? undefined : yes.test(remote) ? true : undefined
  const draft: Draft = {
    key: wordsIn(values.id) ?? wordsIn(values.requisition),
    ...{ kind, title, url, ...(apply !== url && { applyUrl: apply }) },
    company: wordsOf(nameIn(values.employer)),
    description: textOf(fields),
    places: placesOf(values),
    ...{ isRemote, workplace: wordsIn(values.workplace) ?? (isRemote === undefined ? remote : undefined) },
    ...{ types: fields.types.flatMap(partsOf), levels: partsOf(values.level) },
    ...{ categories: partsOf(values.category), themes: partsOf(values.themes), terms: partsOf(values.term) },
    pay: {
      ...{ text: wordsIn(values.pay), min: amountAt(values.payMin), max: amountAt(values.payMax) },
      ...{ currency: wordsIn(values.currency), period: wordsIn(values.payPeriod) },
    },
    sponsorship: wordsIn(values.sponsorship),
    ...{ requisitionId: wordsIn(values.requisition), logo: addressAt(wordsIn(values.logo), []) },
    ...{ posted: times.posted, deadline: times.deadline, starts: times.starts, ends: times.ends, ...days },
    ...{ registrationOpens: times.opens, submissionDeadline: times.submission },
    ...{ prize: wordsIn(values.prize), teamSize: wordsIn(values.teamSize), state: wordsIn(values.status) },
  }
  return { draft, doubts }
}

const timeWords: Readonly<Record<(typeof timeFields)[number], string>> = {
  posted: 'day of posting',
  deadline: 'deadline',
  starts: 'start',
  ends: 'end',
  opens: 'opening of registration',
  submission: 'deadline of submission',
}

const doubtOf = (field: (typeof timeFields)[number], text: string): string =>
  `The ${timeWords[field]} '${text.slice(0, 60)}' cannot be read and was left empty. Write 2027-03-31, or say "dates" in a mapping.`

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no database key may hold
const controlSigns = /[\u0000-\u001f\u007f]+/g

const startOf = (time: SourceTime): number =>
  time.form === 'instant' ? time.at : Date.parse(`${time.form === 'date' ? `${time.date}T23:59:59` : time.text}Z`)

/**
 * Checks a draft. A job needs its title, its employer and a web address, a hackathon a title and a web address. The key
 * is the list's own identifier, else the address.
 */
export const checked = (
  draft: Draft,
  doubts: readonly string[] = [],
  shown?: Partial<Record<Field, unknown>>,
): Understood => {
  const { kind, title, company, starts, ends } = draft
  const address = draft.url ?? draft.applyUrl
  const key = (draft.key ?? address)?.replace(controlSigns, ' ').trim().toWellFormed()
  if (key !== undefined && key.length > longestKey)
    return rejected(`Its identifier has more than ${longestKey} characters.`)
  if (title === undefined) return rejected('It has no title.', key)
  if (title.length > longestTitle) return rejected(`Its title has more than ${longestTitle} characters.`, key)
  if (kind === 'job' && company === undefined)
    return rejected(
      'It has no employer. If all are of one employer, say so in a mapping: "employer": { "always": "…" }.',
      key,
    )
  if (address === undefined || key === undefined) {
    const given = wordsIn(shown?.address) ?? wordsIn(shown?.apply)
    return rejected(
      given === undefined
        ? 'It has no address of its page or of where to apply.'
        : `Its address '${given.slice(0, 80)}' is none of the web: it must begin with http:// or https://.`,
      key,
    )
  }
  if (address.length > longestAddress) return rejected(`Its address has more than ${longestAddress} characters.`, key)
  if (kind === 'job' && draft.state !== undefined && closedWords.test(draft.state)) return { kind: 'closed', key }
  if (starts !== undefined && ends !== undefined && startOf(ends) + 86_400_000 < startOf(starts))
    return rejected('It ends before it starts.', key)
  const item = withoutGaps({ ...draft, key }) as SourceItem
  return { kind: 'item', item, doubts }
}

/** What an entry whose values stand under names means. */
export const understood = (
  entry: Readonly<Record<string, unknown>>,
  columns: Columns,
  order: DateOrder | undefined,
): Understood => {
  const fields = columns.fieldsOf(unfolded(entry))
  const { draft, doubts } = draftOf(fields, order)
  return checked(draft, doubts, fields.values)
}

/** The texts of an entry that may be days written in numbers. */
export const datesIn = (entry: Readonly<Record<string, unknown>>, columns: Columns): string[] => {
  const { values } = columns.fieldsOf(unfolded(entry))
  return timeFields.flatMap((field) => textAt(at(values, field)) ?? [])
}
