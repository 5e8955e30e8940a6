import { addressAt, countAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import { wordsOf } from '../../answer/markup.ts'
import type { Draft } from '../../answer/reading.ts'
import type { Connector, SourceRequest } from '../../connector.ts'

const mostPages = 60

const pageRequest = (page: number): SourceRequest => ({
  url: `https://devpost.com/api/hackathons?status[]=upcoming&status[]=open&order_by=recently-added&page=${page}`,
  accept: 'json',
  step: 'list',
  page,
})

const draftOf = (hackathon: unknown): Draft => {
  const location = textAt(hackathon, 'displayed_location', 'location')
  const isOnline = location !== undefined && /^online$/i.test(location)
  return {
    key: textAt(hackathon, 'id'),
    kind: 'hackathon',
    title: wordsOf(textAt(hackathon, 'title')),
    company: wordsOf(textAt(hackathon, 'organization_name')),
    url: addressAt(hackathon, ['url'], 'https://devpost.com'),
    places: isOnline ? [] : [{ text: location }],
    isRemote: isOnline ? true : undefined,
    logo: addressAt(hackathon, ['thumbnail_url'], 'https://devpost.com'),
    period: textAt(hackathon, 'submission_period_dates'),
    prize: wordsOf(textAt(hackathon, 'prize_amount')),
    themes: textsAt(hackathon, ['themes'], 'name'),
    state: textAt(hackathon, 'open_state'),
  }
}

/** Hackathons of the world that are open or will be; nine a page. */
export const devpost: Connector = {
  manifest: {
    id: 'devpost',
    name: 'Devpost',
    homePage: 'https://devpost.com/hackathons',
    kinds: ['hackathon'],
    hosts: ['devpost.com'],
    settings: [],
    boards: 'none',
    everyMinutes: 720,
    limits: { requestsPerMinute: 20, requestsPerRun: mostPages, answerMegabytes: 8 },
    terms: {
      linkBack: true,
      label: 'Devpost',
      noGating: false,
      noSyndication: true,
      sentence: 'The public list of hackathons; each links to its page on Devpost, where people take part.',
      page: 'https://info.devpost.com/legal/terms-of-service',
    },
    shape: 'recorded',
    closesByAbsence: false,
    isOnByDefault: true,
    isFictional: false,
    heedsRobots: true,
  },
  first: () => [pageRequest(1)],
  read: ({ page = 1 }, body) =>
    readJsonList(body, ['hackathons'], draftOf, (answer, items) => {
      const pages = Math.ceil(
        (countAt(answer, 'meta', 'total_count') ?? 0) / (countAt(answer, 'meta', 'per_page') || 9),
      )
      const hasNext = items.length > 0 && page < Math.min(pages, mostPages)
      return { next: hasNext ? [pageRequest(page + 1)] : [], isWhole: pages <= mostPages }
    }),
}
