import { addressAt, amountAt, at, flagAt, listAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import { htmlAt, plainAt } from '../../answer/markup.ts'
import type { Draft, DraftPlace } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import type { Connector, SourceUnit } from '../../connector.ts'

const placeOf = (entry: unknown): DraftPlace => ({
  text: textAt(entry, 'location'),
  city: textAt(entry, 'address', 'postalAddress', 'addressLocality'),
  region: textAt(entry, 'address', 'postalAddress', 'addressRegion'),
  country: textAt(entry, 'address', 'postalAddress', 'addressCountry'),
})

/** The salary among what is paid: shares and bonuses are no pay. */
const payOf = (job: unknown): Draft['pay'] => {
  const compensation = at(job, 'compensation')
  const parts = listAt(compensation, 'summaryComponents') ?? []
  const salary = parts.find((part) => textAt(part, 'compensationType') === 'Salary')
  return {
    text:
      textAt(compensation, 'scrapeableCompensationSalarySummary') ?? textAt(compensation, 'compensationTierSummary'),
    min: amountAt(salary, 'minValue'),
    max: amountAt(salary, 'maxValue'),
    currency: textAt(salary, 'currencyCode'),
    period: textAt(salary, 'interval'),
  }
}

const draftOf = (job: unknown, unit: SourceUnit): Draft | 'closed' => {
  if (flagAt(job, 'isListed') === false) return 'closed'
  return {
    key: textAt(job, 'id'),
    kind: 'job',
    title: textAt(job, 'title'),
    company: unit.employer,
    board: unit.board,
    url: addressAt(job, ['jobUrl']),
    applyUrl: addressAt(job, ['applyUrl']),
    description: htmlAt(job, 'descriptionHtml') ?? plainAt(job, 'descriptionPlain'),
    places: [job, ...(listAt(job, 'secondaryLocations') ?? [])].map(placeOf),
    isRemote: flagAt(job, 'isRemote'),
    workplace: textAt(job, 'workplaceType'),
    types: textsAt(job, ['employmentType']),
    pay: payOf(job),
    posted: timeAt(job, 'publishedAt'),
  }
}

/** The public board of an employer on Ashby: all open postings in one answer. */
export const ashby: Connector = {
  manifest: {
    id: 'ashby',
    name: 'Ashby',
    homePage: 'https://developers.ashbyhq.com/docs/public-job-posting-api',
    kinds: ['job'],
    hosts: ['api.ashbyhq.com'],
    settings: [],
    boards: 'many',
    everyMinutes: 360,
    limits: { requestsPerMinute: 60, requestsPerRun: 1, answerMegabytes: 64 },
    terms: {
      linkBack: true,
      label: 'Ashby',
      noGating: false,
      noSyndication: false,
      sentence:
        'Employers publish their boards for reading without a key; each posting links to the board it stands on.',
      page: 'https://developers.ashbyhq.com/docs/public-job-posting-api',
    },
    shape: 'recorded',
    closesByAbsence: true,
    isOnByDefault: true,
    isFictional: false,
  },
  first: ({ unit }) => [
    {
      url: `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(unit.board ?? '')}?includeCompensation=true`,
      accept: 'json',
      step: 'list',
    },
  ],
  read: (_request, body, { unit }) => readJsonList(body, ['jobs'], (job) => draftOf(job, unit)),
}
