import { addressAt, countAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import { htmlAt, wordsOf } from '../../answer/markup.ts'
import type { Draft } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import type { Connector, SourceRequest } from '../../connector.ts'

const mostPages = 60

const pageRequest = (page: number): SourceRequest => ({
  url: `https://www.themuse.com/api/public/jobs?level=Internship&level=Entry%20Level&descending=true&page=${page}`,
  accept: 'json',
  fill: { query: { api_key: 'THEMUSE_API_KEY' } },
  step: 'list',
  page,
})

const draftOf = (job: unknown): Draft => {
  const locations = textsAt(job, ['locations'], 'name')
  const isElsewhere = (text: string) => /^flexible\s*\/\s*remote$/i.test(text)
  return {
    key: textAt(job, 'id'),
    kind: 'job',
    title: wordsOf(textAt(job, 'name')),
    company: textAt(job, 'company', 'name'),
    url: addressAt(job, ['refs', 'landing_page']),
    description: htmlAt(job, 'contents'),
    places: locations.filter((text) => !isElsewhere(text)).map((text) => ({ text })),
    isRemote: locations.some(isElsewhere) ? true : undefined,
    levels: textsAt(job, ['levels'], 'name'),
    categories: textsAt(job, ['categories'], 'name'),
    posted: timeAt(job, 'publication_date'),
  }
}

/** Internships and entry-level jobs of all fields; twenty a page, the newest first. */
export const themuse: Connector = {
  manifest: {
    id: 'themuse',
    name: 'The Muse',
    homePage: 'https://www.themuse.com',
    kinds: ['job'],
    hosts: ['www.themuse.com'],
    settings: [
      {
        name: 'THEMUSE_API_KEY',
        what: 'A key from themuse.com/developers; it raises the limit from 500 to 3,600 requests an hour.',
        isSecret: true,
        isOptional: true,
      },
    ],
    boards: 'none',
    everyMinutes: 360,
    limits: { requestsPerHour: 400, requestsPerMinute: 30, requestsPerRun: mostPages, answerMegabytes: 16 },
    terms: {
      linkBack: true,
      label: 'The Muse',
      attribution: 'Jobs from The Muse.',
      noGating: false,
      noSyndication: true,
      sentence: 'At most 500 requests an hour without a key; each job names The Muse and links to its page there.',
      page: 'https://www.themuse.com/developers/api/v2',
    },
    shape: 'recorded',
    closesByAbsence: false,
    isOnByDefault: true,
    isFictional: false,
  },
  first: () => [pageRequest(0)],
  read: ({ page = 0 }, body) =>
    readJsonList(body, ['results'], draftOf, (answer, items) => ({
      next:
        items.length > 0 && page + 1 < Math.min(countAt(answer, 'page_count') ?? 0, mostPages)
          ? [pageRequest(page + 1)]
          : [],
      isWhole: false,
    })),
}
