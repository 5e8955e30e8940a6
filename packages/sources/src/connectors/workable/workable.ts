import { addressAt, countryCodeAt, flagAt, listAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJson } from '../../answer/json-answer.ts'
import { htmlAt } from '../../answer/markup.ts'
import { type Draft, type DraftPlace, noReading, readEntries, readingOf } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import type { Connector, SourceUnit } from '../../connector.ts'

const placesOf = (job: unknown): DraftPlace[] => {
  const shown = (listAt(job, 'locations') ?? []).filter((place) => flagAt(place, 'hidden') !== true)
  return (shown.length > 0 ? shown : [job]).map((place) => ({
    city: textAt(place, 'city'),
    region: textAt(place, 'region') ?? textAt(place, 'state'),
    country: textAt(place, 'country'),
    countryCode: countryCodeAt(place, 'countryCode'),
  }))
}

const draftOf = (job: unknown, unit: SourceUnit, account: string | undefined): Draft => ({
  key: textAt(job, 'shortcode'),
  kind: 'job',
  title: textAt(job, 'title'),
  company: unit.employer ?? account,
  board: unit.board,
  url: addressAt(job, ['url']) ?? addressAt(job, ['shortlink']),
  applyUrl: addressAt(job, ['application_url']),
  description: htmlAt(job, 'description'),
  places: placesOf(job),
  isRemote: flagAt(job, 'telecommuting'),
  types: textsAt(job, ['employment_type']),
  levels: textsAt(job, ['experience']),
  categories: textsAt(job, ['function']),
  requisitionId: textAt(job, 'code'),
  posted: timeAt(job, 'published_on') ?? timeAt(job, 'created_at'),
})

/** The public jobs of an account on Workable, as its widget for career pages gives them: all in one answer. */
export const workable: Connector = {
  manifest: {
    id: 'workable',
    name: 'Workable',
    homePage: 'https://help.workable.com/hc/en-us/articles/115012771647',
    kinds: ['job'],
    hosts: ['apply.workable.com'],
    settings: [],
    boards: 'many',
    everyMinutes: 720,
    limits: { requestsPerMinute: 20, requestsPerRun: 1, answerMegabytes: 32 },
    terms: {
      linkBack: true,
      label: 'Workable',
      noGating: false,
      noSyndication: false,
      sentence: 'Employers publish their jobs for reading without a key; each links to its page on Workable.',
    },
    shape: 'recorded',
    closesByAbsence: true,
    isOnByDefault: true,
    isFictional: false,
  },
  first: ({ unit }) => [
    {
      url: `https://apply.workable.com/api/v1/widget/accounts/${encodeURIComponent(unit.board ?? '')}?details=true`,
      accept: 'json',
      step: 'list',
    },
  ],
  read: (_request, body, { unit }) =>
    readJson(body, (answer) => {
      const jobs = listAt(answer, 'jobs')
      if (jobs === undefined) return noReading("The answer has no list 'jobs'.")
      const account = textAt(answer, 'name')
      return readingOf(
        readEntries(jobs, (job) => draftOf(job, unit, account)),
        { isWhole: true },
      )
    }),
}
