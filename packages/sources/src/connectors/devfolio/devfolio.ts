import { addressAt, at, countAt, flagAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import { plainAt } from '../../answer/markup.ts'
import type { Draft } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import type { Connector, SourceRequest } from '../../connector.ts'

const perPage = 50
const mostPages = 10

const pageRequest = (type: string, page: number): SourceRequest => ({
  url: 'https://api.devfolio.co/api/search/hackathons',
  accept: 'json',
  body: { type, from: page * perPage, size: perPage },
  step: type,
  page,
})

const draftOf = (hit: unknown): Draft => {
  const hackathon = at(hit, '_source')
  const slug = textAt(hackathon, 'slug')
  const isNamed = slug !== undefined && /^[a-z0-9-]+$/i.test(slug)
  const isOnline = flagAt(hackathon, 'is_online')
  return {
    key: textAt(hackathon, 'uuid'),
    kind: 'hackathon',
    title: textAt(hackathon, 'name'),
    company: textAt(hackathon, 'hosted_by', 'name') ?? textAt(hackathon, 'hosted_by'),
    url: isNamed ? addressAt(`https://${slug}.devfolio.co/`, []) : undefined,
    description: plainAt(hackathon, 'desc') ?? plainAt(hackathon, 'tagline'),
    places: isOnline
      ? []
      : [
          {
            text: textAt(hackathon, 'location'),
            city: textAt(hackathon, 'city'),
            region: textAt(hackathon, 'state'),
            country: textAt(hackathon, 'country'),
          },
        ],
    isRemote: isOnline,
    starts: timeAt(hackathon, 'starts_at'),
    ends: timeAt(hackathon, 'ends_at'),
    registrationOpens: timeAt(hackathon, 'hackathon_setting', 'reg_starts_at'),
    deadline: timeAt(hackathon, 'hackathon_setting', 'reg_ends_at'),
    themes: textsAt(hackathon, ['themes'], 'name'),
  }
}

/** Hackathons mostly in India: those that take applications, then those that will. */
export const devfolio: Connector = {
  manifest: {
    id: 'devfolio',
    name: 'Devfolio',
    homePage: 'https://devfolio.co/hackathons',
    kinds: ['hackathon'],
    hosts: ['api.devfolio.co'],
    settings: [],
    boards: 'none',
    everyMinutes: 720,
    limits: { requestsPerMinute: 10, requestsPerRun: 2 * mostPages, answerMegabytes: 8 },
    terms: {
      linkBack: true,
      label: 'Devfolio',
      noGating: false,
      noSyndication: true,
      sentence: 'The public list of hackathons; each links to its page on Devfolio, where people apply.',
    },
    shape: 'recorded',
    closesByAbsence: false,
    isOnByDefault: true,
    isFictional: false,
    heedsRobots: true,
  },
  first: () => [pageRequest('application_open', 0), pageRequest('upcoming', 0)],
  read: ({ step, page = 0 }, body) =>
    readJsonList(body, ['hits', 'hits'], draftOf, (answer, items) => {
      const total = countAt(answer, 'hits', 'total', 'value') ?? 0
      const hasNext = items.length > 0 && (page + 1) * perPage < total && page + 1 < mostPages
      return { next: hasNext ? [pageRequest(step, page + 1)] : [], isWhole: total <= mostPages * perPage }
    }),
}
