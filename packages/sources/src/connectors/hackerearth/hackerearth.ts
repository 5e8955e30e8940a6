import { addressAt, textAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import { htmlAt } from '../../answer/markup.ts'
import type { Draft } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import type { Connector } from '../../connector.ts'

/** Hiring tests and contests of one person stand in the same list and are no hackathons. */
const draftOf = (event: unknown): Draft | 'closed' => {
  if (!/hackathon/i.test(textAt(event, 'challenge_type') ?? '')) return 'closed'
  const url = addressAt(event, ['url'], 'https://www.hackerearth.com')
  return {
    // It gives no identifier; the address is the one thing that stays.
    key: url,
    kind: 'hackathon',
    title: textAt(event, 'title'),
    url,
    description: htmlAt(event, 'description'),
    isRemote: true,
    logo: addressAt(event, ['cover_image']),
    starts: timeAt(event, 'start_utc_tz') ?? timeAt(event, 'start_tz'),
    ends: timeAt(event, 'end_utc_tz') ?? timeAt(event, 'end_tz'),
    state: textAt(event, 'status'),
  }
}

/** Hackathons online that go on or will, as the extension for browsers gives them. */
export const hackerearth: Connector = {
  manifest: {
    id: 'hackerearth',
    name: 'HackerEarth',
    homePage: 'https://www.hackerearth.com/challenges/hackathon/',
    kinds: ['hackathon'],
    hosts: ['www.hackerearth.com'],
    settings: [],
    boards: 'none',
    everyMinutes: 720,
    limits: { requestsPerMinute: 2, requestsPerRun: 1, answerMegabytes: 8 },
    terms: {
      linkBack: true,
      label: 'HackerEarth',
      noGating: false,
      noSyndication: true,
      sentence: 'The public list of challenges; each links to its page on HackerEarth, where people take part.',
    },
    shape: 'reconstructed',
    closesByAbsence: false,
    isOnByDefault: true,
    isFictional: false,
    heedsRobots: true,
  },
  first: () => [{ url: 'https://www.hackerearth.com/chrome-extension/events/', accept: 'json', step: 'list' }],
  read: (_request, body) => readJsonList(body, ['response'], draftOf),
}
