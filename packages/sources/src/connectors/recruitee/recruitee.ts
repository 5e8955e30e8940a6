import { addressAt, amountAt, countryCodeAt, flagAt, listAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import { sections } from '../../answer/markup.ts'
import type { Draft, DraftPlace } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import type { Connector, SourceUnit } from '../../connector.ts'

const placesOf = (offer: unknown): DraftPlace[] => {
  const places = listAt(offer, 'locations') ?? []
  return (places.length > 0 ? places : [offer]).map((place) => ({
    text: place === offer ? textAt(offer, 'location') : undefined,
    city: textAt(place, 'city'),
    region: textAt(place, 'state') ?? textAt(place, 'state_name'),
    country: textAt(place, 'country'),
    countryCode: countryCodeAt(place, 'country_code'),
  }))
}

const workplaceOf = (offer: unknown): string | undefined => {
  if (flagAt(offer, 'hybrid')) return 'hybrid'
  return flagAt(offer, 'on_site') ? 'on site' : undefined
}

const draftOf = (offer: unknown, unit: SourceUnit): Draft | 'closed' => {
  if ((textAt(offer, 'status') ?? 'published') !== 'published') return 'closed'
  return {
    key: textAt(offer, 'id'),
    kind: 'job',
    title: textAt(offer, 'title'),
    company: unit.employer ?? textAt(offer, 'company_name'),
    board: unit.board,
    url: addressAt(offer, ['careers_url']),
    applyUrl: addressAt(offer, ['careers_apply_url']),
    description: sections({ html: textAt(offer, 'description') }, { html: textAt(offer, 'requirements') }),
    places: placesOf(offer),
    isRemote: flagAt(offer, 'remote'),
    workplace: workplaceOf(offer),
    types: textsAt(offer, ['employment_type_code']),
    levels: textsAt(offer, ['experience_code']),
    pay: {
      min: amountAt(offer, 'salary', 'min'),
      max: amountAt(offer, 'salary', 'max'),
      currency: textAt(offer, 'salary', 'currency'),
      period: textAt(offer, 'salary', 'period'),
    },
    posted: timeAt(offer, 'published_at') ?? timeAt(offer, 'created_at'),
    deadline: timeAt(offer, 'close_at'),
  }
}

/** The public career site of an employer on Recruitee: all open offers in one answer. */
export const recruitee: Connector = {
  manifest: {
    id: 'recruitee',
    name: 'Recruitee',
    homePage: 'https://docs.recruitee.com/reference/offers',
    kinds: ['job'],
    hosts: ['*.recruitee.com'],
    settings: [],
    boards: 'many',
    everyMinutes: 720,
    limits: { requestsPerMinute: 30, requestsPerRun: 1, answerMegabytes: 32 },
    terms: {
      linkBack: true,
      label: 'Recruitee',
      noGating: false,
      noSyndication: false,
      sentence: 'Employers publish their offers for reading without a key; each links to the career site it stands on.',
      page: 'https://docs.recruitee.com/reference/offers',
    },
    shape: 'recorded',
    closesByAbsence: true,
    isOnByDefault: true,
    isFictional: false,
  },
  // The token is the name of a host: anything else in it could lead to another one.
  first: ({ unit }) =>
    /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(unit.board ?? '')
      ? [{ url: `https://${unit.board?.toLowerCase()}.recruitee.com/api/offers/`, accept: 'json', step: 'list' }]
      : [],
  read: (_request, body, { unit }) => readJsonList(body, ['offers'], (offer) => draftOf(offer, unit)),
}
