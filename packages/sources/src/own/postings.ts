import { Parser } from 'htmlparser2'
import { addressAt, amountAt, at, countryCodeAt, listAt, textAt, textsAt } from '../answer/fields.ts'
import { nestsDeeper } from '../answer/json-answer.ts'
import { sections, unescapedMarkup, wordsOf } from '../answer/markup.ts'
import { type Draft, type DraftPlace, mostNesting } from '../answer/reading.ts'
import { ownTime } from './own-dates.ts'
import { checked, type Understood } from './own-item.ts'

const typesOf = (value: unknown): string[] => textsAt(value, ['@type']).map((type) => type.replace(/^.*[/#:]/, ''))

const isEvent = (value: unknown): boolean => typesOf(value).some((type) => /Event$|^Hackathon$/.test(type))

/** Whether a JSON object is a `JobPosting` or an `Event` of schema.org. */
export const isPosting = (value: unknown): boolean => typesOf(value).includes('JobPosting') || isEvent(value)

/** A thing's value that may be one or many. */
const each = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

const nameIn = (value: unknown): string | undefined =>
  wordsOf(each(value).flatMap((one) => textAt(one) ?? textAt(one, 'name') ?? textAt(one, 'value') ?? [])[0])

const markupIn = (value: unknown): string | undefined => {
  const texts = each(value).flatMap((one) => textAt(one) ?? textAt(one, 'name') ?? textAt(one, 'description') ?? [])
  return texts.length === 0 ? undefined : unescapedMarkup(texts.join('\n'))
}

const placeOf = (value: unknown): DraftPlace[] => {
  if (typeof value === 'string') return [{ text: textAt(value) }]
  const address = at(value, 'address') ?? (at(value, 'addressLocality') === undefined ? undefined : value)
  if (typeof address === 'string') return [{ text: textAt(address) }]
  const country = at(address, 'addressCountry')
  const code = countryCodeAt(nameIn(country))
  const place = {
    city: textAt(address, 'addressLocality'),
    region: textAt(address, 'addressRegion'),
    ...(code === undefined ? { country: nameIn(country) } : { countryCode: code }),
  }
  if (Object.values(place).some((part) => part !== undefined)) return [place]
  return typesOf(value).includes('VirtualLocation') ? [] : [{ text: textAt(value, 'name') }]
}

const identifierOf = (value: unknown): string | undefined =>
  textAt(value, 'identifier', 'value') ?? textAt(value, 'identifier') ?? textAt(value, '@id')

const payOf = (salary: unknown): Draft['pay'] => {
  const value = at(salary, 'value')
  const one = amountAt(value, 'value') ?? amountAt(value)
  return {
    ...{ min: amountAt(value, 'minValue') ?? one, max: amountAt(value, 'maxValue') ?? one },
    ...{ currency: textAt(salary, 'currency') ?? textAt(value, 'currency') },
    ...{ period: textAt(value, 'unitText') ?? textAt(salary, 'unitText'), text: textAt(salary) },
  }
}

/** Where a thing stands; its page may be named by what is said of it. */
const addressOf = (thing: unknown, page: string | undefined): string | undefined => {
  const main = at(thing, 'mainEntityOfPage')
  return (
    addressAt(thing, ['url'], page) ??
    page ??
    addressAt(main, typeof main === 'string' ? [] : ['@id']) ??
    addressAt(thing, ['@id'])
  )
}

const jobOf = (job: unknown, page: string | undefined): Draft => ({
  key: identifierOf(job),
  kind: 'job',
  title: wordsOf(textAt(job, 'title') ?? textAt(job, 'name')),
  company: nameIn(at(job, 'hiringOrganization')),
  url: addressOf(job, page),
  description: sections(
    { html: markupIn(at(job, 'description')) },
    { heading: 'Responsibilities', html: markupIn(at(job, 'responsibilities')) },
    { heading: 'Qualifications', html: markupIn(at(job, 'qualifications')) },
    { heading: 'Skills', html: markupIn(at(job, 'skills')) },
    { heading: 'Benefits', html: markupIn(at(job, 'jobBenefits')) },
  ),
  places: each(at(job, 'jobLocation')).flatMap(placeOf),
  remoteWithin: each(at(job, 'applicantLocationRequirements')).flatMap((one) => nameIn(one) ?? []),
  isRemote: textAt(job, 'jobLocationType')?.toUpperCase() === 'TELECOMMUTE' ? true : undefined,
  types: textsAt(job, ['employmentType']),
  categories: [nameIn(at(job, 'occupationalCategory'))].filter((text) => text !== undefined),
  pay: payOf(at(job, 'baseSalary') ?? at(job, 'estimatedSalary')),
  logo: addressAt(job, ['hiringOrganization', 'logo'], page),
  posted: ownTime(at(job, 'datePosted'), undefined),
  deadline: ownTime(at(job, 'validThrough'), undefined),
})

const eventOf = (event: unknown, page: string | undefined): Draft => {
  const isOnline = /OnlineEventAttendanceMode$/.test(textAt(event, 'eventAttendanceMode') ?? '')
  const isMixed = /MixedEventAttendanceMode$/.test(textAt(event, 'eventAttendanceMode') ?? '')
  return {
    key: identifierOf(event),
    kind: 'hackathon',
    title: wordsOf(textAt(event, 'name')),
    company: nameIn(at(event, 'organizer')),
    url: addressOf(event, page),
    description: sections({ html: markupIn(at(event, 'description')) }),
    places: each(at(event, 'location')).flatMap(placeOf),
    isRemote: isOnline || undefined,
    workplace: isMixed ? 'hybrid' : isOnline ? 'online' : undefined,
    logo: addressAt(each(at(event, 'image'))[0], typeof each(at(event, 'image'))[0] === 'string' ? [] : ['url'], page),
    starts: ownTime(at(event, 'startDate'), undefined),
    ends: ownTime(at(event, 'endDate'), undefined),
  }
}

/** What a `JobPosting` or an `Event` says; `page` is where it stands, if it stands on one. */
export const understoodPosting = (value: unknown, page?: string): Understood => {
  if (!isEvent(value)) return checked(jobOf(value, page))
  const draft = eventOf(value, page)
  const key = draft.key ?? draft.url
  const isOff = /EventCancelled$/.test(textAt(value, 'eventStatus') ?? '')
  return isOff && key !== undefined ? { kind: 'closed', key } : checked(draft)
}

/** Postings inside JSON-LD, also in @graph, lists and what a page is about. */
const postingsIn = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(postingsIn)
  if (isPosting(value)) return [value]
  return ['@graph', 'mainEntity', 'itemListElement', 'item', 'hasPart', 'subjectOf'].flatMap((name) => {
    const inside = at(value, name)
    return inside === undefined ? [] : postingsIn(inside)
  })
}

/** Some sites wrap the data in a comment. Only so much space is looked over, or a long one would be from each of its signs. */
const unwrapped = (data: string): string =>
  data
    .trim()
    .replace(/^(?:<!--|(?:\/[/*]\s{0,9})?<!\[CDATA\[(?:\s{0,9}\*\/)?)/, '')
    .replace(/(?:-->|(?:\/[/*])?\s{0,9}\]\]>(?:\s{0,9}\*\/)?)$/, '')

/** A value in which things that are named by their '@id' stand where they are meant. */
const linked = (value: unknown): unknown => {
  const graph = listAt(value, '@graph')
  if (graph === undefined) return value
  const named = new Map(
    graph.flatMap((thing) => {
      const id = textAt(thing, '@id')
      return id === undefined ? [] : [[id, thing] as const]
    }),
  )
  const meant = (one: unknown): unknown => {
    const id = textAt(one, '@id')
    return id !== undefined && Object.keys(one as object).length === 1 ? (named.get(id) ?? one) : one
  }
  return graph.map((thing) =>
    isPosting(thing)
      ? Object.fromEntries(
          Object.entries(thing as object).map(([name, one]) => [
            name,
            Array.isArray(one) ? one.map(meant) : meant(one),
          ]),
        )
      : thing,
  )
}

/** One pass, whatever stands there. */
const withoutLastCommas = (text: string): string => {
  const kept: string[] = []
  let from = 0
  let comma = -1
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign === '\\') at += 1
      else if (sign === '"') isQuoted = false
    } else if (sign === ',') comma = at
    else if ((sign === ']' || sign === '}') && comma >= 0) {
      kept.push(text.slice(from, comma))
      from = comma + 1
      comma = -1
    } else if (sign.trim() !== '') {
      comma = -1
      isQuoted = sign === '"'
    }
  }
  return `${kept.join('')}${text.slice(from)}`
}

/** JSON as people write it into pages by hand: a comma behind the last value is none. */
const parsedData = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return JSON.parse(withoutLastCommas(text))
  }
}

/** The postings that a web page carries as JSON-LD, and its address as it states it; `damaged` counts pieces that are no JSON. */
export const readPage = (html: string): { postings: unknown[]; damaged: number; address: string | undefined } => {
  const postings: unknown[] = []
  let address: string | undefined
  let damaged = 0
  let data: string | undefined
  const parser = new Parser({
    onopentag(name, { type, rel, href }) {
      if (name === 'link' && rel === 'canonical') address ??= href
      if (name === 'script' && /^application\/ld\+json\b/i.test(type?.trim() ?? '')) data = ''
    },
    ontext(text) {
      if (data !== undefined) data += text
    },
    onclosetag(name) {
      if (name !== 'script' || data === undefined) return
      const text = unwrapped(data)
      data = undefined
      try {
        if (nestsDeeper(text, mostNesting)) throw new Error('too deep')
        postings.push(...postingsIn(linked(parsedData(text))))
      } catch {
        // Other data of a page may be as it likes.
        if (text.includes('JobPosting"') || /(?:Event|Hackathon)"/.test(text)) damaged += 1
      }
    },
  })
  parser.end(html)
  return { postings, damaged, address }
}
