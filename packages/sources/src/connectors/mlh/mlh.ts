import { addressAt, at, countryCodeAt, listAt, textAt } from '../../answer/fields.ts'
import { readJson } from '../../answer/json-answer.ts'
import { type Draft, noReading, readEntries, readingOf } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import type { Connector } from '../../connector.ts'

const site = 'https://www.mlh.com'

/** A season is named after the year it ends in; it begins in July. */
const seasonAt = (now: number): number => {
  const today = new Date(now)
  return today.getUTCFullYear() + (today.getUTCMonth() >= 6 ? 1 : 0)
}

const draftOf = (event: unknown): Draft => {
  const isOnline = textAt(event, 'formatType') === 'digital'
  return {
    key: textAt(event, 'id'),
    kind: 'hackathon',
    title: textAt(event, 'name'),
    url: addressAt(event, ['websiteUrl']) ?? addressAt(event, ['url'], site),
    places: isOnline
      ? []
      : [
          {
            text: textAt(event, 'location'),
            city: textAt(event, 'venueAddress', 'city'),
            region: textAt(event, 'venueAddress', 'state'),
            countryCode: countryCodeAt(event, 'venueAddress', 'country'),
          },
        ],
    isRemote: isOnline ? true : undefined,
    workplace: textAt(event, 'formatType'),
    logo: addressAt(event, ['logoUrl']),
    starts: timeAt(event, 'startsAt'),
    ends: timeAt(event, 'endsAt'),
  }
}

/** The data that the page of a season is drawn from stands in it as one script. */
const pageData = /<script[^>]*\bdata-page\b[^>]*>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/i

/** Hackathons of students of one season, read from its page: only with permission. */
export const mlh: Connector = {
  manifest: {
    id: 'mlh',
    name: 'Major League Hacking',
    homePage: site,
    kinds: ['hackathon'],
    hosts: ['www.mlh.com'],
    settings: [
      {
        name: 'MLH_PERMISSION',
        what: 'Set to yes once Major League Hacking has agreed: it asks to be asked before its events are listed elsewhere.',
        isSecret: false,
        isPermission: true,
      },
    ],
    boards: 'none',
    everyMinutes: 1440,
    limits: { requestsPerDay: 4, requestsPerMinute: 1, requestsPerRun: 1, answerMegabytes: 8 },
    terms: {
      linkBack: true,
      label: 'MLH',
      attribution: 'Student hackathons of Major League Hacking.',
      noGating: false,
      noSyndication: true,
      sentence: 'Asked only with the permission of Major League Hacking; each event links to its own page.',
      page: 'https://mlh.io/terms',
    },
    shape: 'recorded',
    closesByAbsence: false,
    isOnByDefault: true,
    isFictional: false,
  },
  first: ({ now }) => [{ url: `${site}/seasons/${seasonAt(now)}/events`, accept: 'html', step: 'season' }],
  read: (_request, body) => {
    const data = pageData.exec(body)?.[1]
    if (data === undefined) return noReading('The page holds no data of events.')
    return readJson(data, (answer) => {
      const events = listAt(at(answer, 'props'), 'upcomingEvents')
      if (events === undefined) return noReading("The data of the page has no list 'upcomingEvents'.")
      return readingOf(readEntries(events, draftOf), { isWhole: true })
    })
  },
}
