import { addressAt, amountAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import { htmlAt, plainAt, wordsOf } from '../../answer/markup.ts'
import type { Draft } from '../../answer/reading.ts'
import { secondsAt } from '../../answer/times.ts'
import type { Connector, SourceRequest } from '../../connector.ts'
import type { SourceItem } from '../../source-item.ts'

const mostPages = 60
/** Pages overlap by this much with the run before, since jobs are not always published in order. */
const overlapMs = 6 * 3_600_000

const pageRequest = (page: number, cursor?: string): SourceRequest => ({
  url: `https://himalayas.app/jobs/api?limit=20${cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
  accept: 'json',
  step: 'list',
  page,
})

const draftOf = (job: unknown): Draft => {
  const pay = { min: amountAt(job, 'minSalary'), max: amountAt(job, 'maxSalary') }
  const isPaid = pay.min !== undefined || pay.max !== undefined
  return {
    key: textAt(job, 'guid'),
    kind: 'job',
    title: wordsOf(textAt(job, 'title')),
    company: wordsOf(textAt(job, 'companyName')),
    url: addressAt(job, ['applicationLink']) ?? addressAt(job, ['guid']),
    description: htmlAt(job, 'description') ?? plainAt(job, 'excerpt'),
    remoteWithin: textsAt(job, ['locationRestrictions']),
    isRemote: true,
    types: textsAt(job, ['employmentType']),
    levels: textsAt(job, ['seniority']),
    categories: textsAt(job, ['parentCategories']),
    pay: isPaid ? { ...pay, currency: textAt(job, 'currency'), period: textAt(job, 'salaryPeriod') } : undefined,
    logo: addressAt(job, ['companyLogo']),
    posted: secondsAt(job, 'pubDate'),
  }
}

const oldest = (items: readonly SourceItem[]): number =>
  Math.min(...items.map(({ posted }) => (posted?.form === 'instant' ? posted.at : Number.POSITIVE_INFINITY)))

/** Remote jobs of the world; twenty a page, the newest first, as far back as the run before. */
export const himalayas: Connector = {
  manifest: {
    id: 'himalayas',
    name: 'Himalayas',
    homePage: 'https://himalayas.app',
    kinds: ['job'],
    hosts: ['himalayas.app'],
    settings: [],
    boards: 'none',
    everyMinutes: 360,
    limits: { requestsPerMinute: 30, requestsPerRun: mostPages, answerMegabytes: 8 },
    terms: {
      linkBack: true,
      label: 'Himalayas',
      attribution: 'Remote jobs from Himalayas.',
      noGating: false,
      noSyndication: true,
      sentence: 'Each job names Himalayas and links to its page there; jobs are not passed on to other job sites.',
      page: 'https://himalayas.app/api',
    },
    shape: 'recorded',
    closesByAbsence: false,
    isOnByDefault: true,
    isFictional: false,
  },
  first: () => [pageRequest(1)],
  read: ({ page = 1 }, body, { since = 0 }) =>
    readJsonList(body, ['jobs'], draftOf, (answer, items) => {
      const cursor = textAt(answer, 'nextCursor')
      const isKnown = oldest(items) < since - overlapMs
      const hasNext = cursor !== undefined && items.length > 0 && !isKnown && page < mostPages
      return { next: hasNext ? [pageRequest(page + 1, cursor)] : [], isWhole: false }
    }),
}
