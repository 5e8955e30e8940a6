import { addressAt, flagAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import { unescapedMarkup, wordsOf } from '../../answer/markup.ts'
import type { Draft } from '../../answer/reading.ts'
import { secondsAt } from '../../answer/times.ts'
import type { Connector, SourceRequest } from '../../connector.ts'

const mostPages = 30

const pageRequest = (page: number): SourceRequest => ({
  url: `https://www.arbeitnow.com/api/job-board-api?page=${page}`,
  accept: 'json',
  step: 'list',
  page,
})

const draftOf = (job: unknown): Draft => {
  const description = textAt(job, 'description')
  return {
    key: textAt(job, 'slug'),
    kind: 'job',
    title: wordsOf(textAt(job, 'title')),
    company: wordsOf(textAt(job, 'company_name')),
    url: addressAt(job, ['url']),
    description: description === undefined ? undefined : { form: 'html', text: unescapedMarkup(description) },
    places: textsAt(job, ['location']).map((text) => ({ text })),
    isRemote: flagAt(job, 'remote'),
    types: textsAt(job, ['job_types']),
    categories: textsAt(job, ['tags']),
    posted: secondsAt(job, 'created_at'),
  }
}

/** Jobs mostly in Germany, in German and English; a hundred a page, the newest first. */
export const arbeitnow: Connector = {
  manifest: {
    id: 'arbeitnow',
    name: 'Arbeitnow',
    homePage: 'https://www.arbeitnow.com',
    kinds: ['job'],
    hosts: ['www.arbeitnow.com'],
    settings: [],
    boards: 'none',
    everyMinutes: 360,
    limits: { requestsPerMinute: 12, requestsPerRun: mostPages, answerMegabytes: 16 },
    terms: {
      linkBack: true,
      label: 'Arbeitnow',
      attribution: 'Jobs from the free job board API of Arbeitnow.',
      noGating: false,
      noSyndication: false,
      sentence: 'The feed is free for everybody; each job links to its page on Arbeitnow.',
      page: 'https://www.arbeitnow.com/blog/job-board-api',
    },
    shape: 'recorded',
    closesByAbsence: false,
    isOnByDefault: true,
    isFictional: false,
  },
  first: () => [pageRequest(1)],
  read: ({ page = 1 }, body) =>
    readJsonList(body, ['data'], draftOf, (answer) => ({
      next: textAt(answer, 'links', 'next') !== undefined && page < mostPages ? [pageRequest(page + 1)] : [],
      isWhole: false,
    })),
}
