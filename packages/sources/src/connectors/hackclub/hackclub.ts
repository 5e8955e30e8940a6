import { addressAt, countryCodeAt, flagAt, textAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import type { Draft } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import type { Connector } from '../../connector.ts'

const draftOf = (event: unknown): Draft => {
  const isVirtual = flagAt(event, 'virtual')
  return {
    key: textAt(event, 'id'),
    kind: 'hackathon',
    title: textAt(event, 'name'),
    url: addressAt(event, ['website']),
    places: isVirtual
      ? []
      : [
          {
            city: textAt(event, 'city'),
            region: textAt(event, 'state'),
            country: textAt(event, 'country'),
            countryCode: countryCodeAt(event, 'countryCode'),
          },
        ],
    isRemote: isVirtual,
    workplace: flagAt(event, 'hybrid') ? 'hybrid' : undefined,
    logo: addressAt(event, ['logo']),
    posted: timeAt(event, 'createdAt'),
    starts: timeAt(event, 'start'),
    ends: timeAt(event, 'end'),
  }
}

/** Hackathons for students of high schools, the coming ones in one answer. */
export const hackclub: Connector = {
  manifest: {
    id: 'hackclub',
    name: 'Hack Club',
    homePage: 'https://hackathons.hackclub.com',
    kinds: ['hackathon'],
    hosts: ['hackathons.hackclub.com'],
    settings: [],
    boards: 'none',
    everyMinutes: 720,
    limits: { requestsPerMinute: 2, requestsPerRun: 1, answerMegabytes: 16 },
    terms: {
      linkBack: true,
      label: 'Hack Club',
      attribution: 'Hackathons for high schoolers, listed by Hack Club.',
      noGating: false,
      noSyndication: false,
      sentence: 'The data is free for everybody who credits Hack Club with a link.',
      page: 'https://hackathons.hackclub.com/data/',
    },
    shape: 'documented',
    closesByAbsence: false,
    isOnByDefault: true,
    isFictional: false,
  },
  first: () => [{ url: 'https://hackathons.hackclub.com/api/events/upcoming', accept: 'json', step: 'list' }],
  read: (_request, body) => readJsonList(body, [], draftOf),
}
