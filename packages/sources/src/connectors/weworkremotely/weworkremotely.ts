import { addressAt, textAt, textsAt } from '../../answer/fields.ts'
import { htmlAt, wordsOf } from '../../answer/markup.ts'
import { type Draft, readEntries, readingOf } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import { readXml } from '../../answer/xml-answer.ts'
import type { Connector } from '../../connector.ts'

/** The title is 'Company: Job title'. */
const draftOf = (item: unknown): Draft => {
  const [, company, title] = /^([^:]+):\s+(.+)$/s.exec(textAt(item, 'title') ?? '') ?? []
  return {
    key: textAt(item, 'guid') ?? textAt(item, 'link'),
    kind: 'job',
    title: wordsOf(title ?? textAt(item, 'title')),
    company: wordsOf(company),
    url: addressAt(item, ['link']) ?? addressAt(item, ['guid']),
    description: htmlAt(item, 'description'),
    remoteWithin: textsAt(item, ['region']),
    isRemote: true,
    types: textsAt(item, ['type']),
    categories: textsAt(item, ['category']),
    posted: timeAt(item, 'pubDate'),
  }
}

/** Remote jobs by RSS; the latest in one answer. */
export const weworkremotely: Connector = {
  manifest: {
    id: 'weworkremotely',
    name: 'We Work Remotely',
    homePage: 'https://weworkremotely.com',
    kinds: ['job'],
    hosts: ['weworkremotely.com'],
    settings: [
      {
        name: 'WEWORKREMOTELY_PERMISSION',
        what: 'Set to yes once We Work Remotely has agreed: its terms ask services that search jobs to inquire first.',
        isSecret: false,
        isPermission: true,
      },
    ],
    boards: 'none',
    everyMinutes: 180,
    limits: { requestsPerHour: 1, requestsPerMinute: 1, requestsPerRun: 1, answerMegabytes: 16 },
    terms: {
      linkBack: true,
      label: 'We Work Remotely',
      attribution: 'Remote jobs from We Work Remotely.',
      noGating: false,
      noSyndication: true,
      sentence:
        'Asked only with permission: services that search jobs have to inquire first, and applying goes through We Work Remotely.',
      page: 'https://weworkremotely.com/api-terms-and-guidelines',
    },
    shape: 'recorded',
    closesByAbsence: false,
    isOnByDefault: true,
    isFictional: false,
  },
  first: () => [{ url: 'https://weworkremotely.com/remote-jobs.rss', accept: 'xml', step: 'list' }],
  read: (_request, body) =>
    readXml(body, { root: 'rss', element: 'item' }, (items) =>
      readingOf(readEntries(items, draftOf), { isWhole: false }),
    ),
}
