import { addressAt, at, countAt, countryCodeAt, flagAt, listAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJson } from '../../answer/json-answer.ts'
import { sections } from '../../answer/markup.ts'
import { type Draft, noReading, readEntries, readingOf } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import type { Ask, Connector, Reading, SourceRequest, SourceUnit } from '../../connector.ts'

const perPage = 100
const site = 'https://api.smartrecruiters.com/v1/companies/'

const addressOf = (unit: SourceUnit): string => `${site}${encodeURIComponent(unit.board ?? '')}/postings`

const listRequest = (unit: SourceUnit, page: number): SourceRequest => ({
  url: `${addressOf(unit)}?limit=${perPage}&offset=${page * perPage}`,
  accept: 'json',
  step: 'list',
  page,
})

/** 'Not Applicable' says nothing. */
const labelsAt = (posting: unknown, ...path: string[]): string[] =>
  textsAt(posting, path).filter((label) => label !== 'Not Applicable')

const sectionNames = ['companyDescription', 'jobDescription', 'qualifications', 'additionalInformation']

const draftOf = (posting: unknown, unit: SourceUnit): Draft | 'closed' => {
  if (flagAt(posting, 'active') === false) return 'closed'
  const key = textAt(posting, 'id')
  return {
    key,
    kind: 'job',
    title: textAt(posting, 'name'),
    company: unit.employer ?? textAt(posting, 'company', 'name'),
    board: unit.board,
    url:
      addressAt(posting, ['postingUrl']) ??
      (key && `https://jobs.smartrecruiters.com/${encodeURIComponent(unit.board ?? '')}/${encodeURIComponent(key)}`),
    applyUrl: addressAt(posting, ['applyUrl']),
    description: sections(
      ...sectionNames.map((name) => ({
        heading: textAt(posting, 'jobAd', 'sections', name, 'title'),
        html: textAt(posting, 'jobAd', 'sections', name, 'text'),
      })),
    ),
    places: [
      {
        text: textAt(posting, 'location', 'fullLocation'),
        city: textAt(posting, 'location', 'city'),
        region: textAt(posting, 'location', 'region'),
        countryCode: countryCodeAt(posting, 'location', 'country'),
      },
    ],
    isRemote: flagAt(posting, 'location', 'remote'),
    workplace: flagAt(posting, 'location', 'hybrid') ? 'hybrid' : undefined,
    types: labelsAt(posting, 'typeOfEmployment', 'label'),
    levels: labelsAt(posting, 'experienceLevel', 'label'),
    categories: labelsAt(posting, 'function', 'label'),
    requisitionId: textAt(posting, 'refNumber'),
    posted: timeAt(posting, 'releasedDate'),
  }
}

const readList = (answer: unknown, page: number, { unit }: Ask): Reading => {
  const postings = listAt(answer, 'content')
  if (postings === undefined) return noReading("The answer has no list 'content'.")
  const read = readEntries(postings, (posting) => draftOf(posting, unit))
  const released = new Map(postings.map((posting) => [textAt(posting, 'id'), textAt(posting, 'releasedDate')]))
  const details = read.items.map(
    (item): SourceRequest => ({
      url: `${addressOf(unit)}/${encodeURIComponent(item.key)}`,
      accept: 'json',
      step: 'detail',
      detail: { item, version: released.get(item.key) ?? '' },
    }),
  )
  const total = countAt(answer, 'totalFound')
  const hasMore = postings.length > 0 && (page + 1) * perPage < (total ?? 0)
  const isFull = total !== undefined && postings.length >= Math.min(perPage, total - page * perPage)
  const whole = readingOf(read, {
    next: [...details, ...(hasMore ? [listRequest(unit, page + 1)] : [])],
    isWhole: isFull,
  })
  // What the list says of a posting goes on with the request for all of it.
  return { ...whole, items: [] }
}

/** The public postings of an employer on SmartRecruiters: a list in pages, and the text of each posting apart. */
export const smartrecruiters: Connector = {
  manifest: {
    id: 'smartrecruiters',
    name: 'SmartRecruiters',
    homePage: 'https://developers.smartrecruiters.com/docs/posting-api',
    kinds: ['job'],
    hosts: ['api.smartrecruiters.com'],
    settings: [],
    boards: 'many',
    everyMinutes: 720,
    limits: { requestsPerMinute: 240, requestsPerRun: 3000, answerMegabytes: 16 },
    terms: {
      linkBack: true,
      label: 'SmartRecruiters',
      noGating: false,
      noSyndication: false,
      sentence: 'Employers publish their postings for reading without a key; each links to the site it stands on.',
      page: 'https://developers.smartrecruiters.com/docs/posting-api',
    },
    shape: 'recorded',
    closesByAbsence: true,
    isOnByDefault: true,
    isFictional: false,
  },
  first: ({ unit }) => [listRequest(unit, 0)],
  read: (request, body, ask) =>
    readJson(body, (answer) => {
      if (request.step === 'list') return readList(answer, request.page ?? 0, ask)
      if (at(answer, 'id') === undefined) return noReading('The answer is no posting.')
      return readingOf(
        readEntries([answer], (posting) => draftOf(posting, ask.unit)),
        { isWhole: true },
      )
    }),
}
