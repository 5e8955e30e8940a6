import { addressAt, amountAt, at, countAt, listAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import type { Draft } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import type { Connector, SourceRequest } from '../../connector.ts'

const mostPages = 40

const pageRequest = (page: number): SourceRequest => ({
  url: `https://unstop.com/api/public/opportunity/search-result?opportunity=hackathons&oppstatus=open&page=${page}`,
  accept: 'json',
  step: 'list',
  page,
})

/** Currencies stand as names of icons. */
const signs: Readonly<Record<string, string>> = {
  'fa-rupee': '₹',
  'fa-inr': '₹',
  'fa-dollar': '$',
  'fa-usd': '$',
  'fa-eur': '€',
  'fa-gbp': '£',
}

const prizeOf = (prize: unknown): string | undefined => {
  const cash = amountAt(prize, 'cash')
  const sign = signs[textAt(prize, 'currency') ?? '']
  const won =
    cash !== undefined && sign !== undefined ? `${sign}${cash.toLocaleString('en-US')}` : textAt(prize, 'others')
  return won && [textAt(prize, 'rank'), won].filter((part) => part !== undefined).join(': ')
}

const teamSizeOf = (hackathon: unknown): string | undefined => {
  const least = amountAt(hackathon, 'regnRequirements', 'min_team_size')
  const most = amountAt(hackathon, 'regnRequirements', 'max_team_size')
  if (most === undefined) return undefined
  return least === undefined || least === most ? String(most) : `${least} to ${most}`
}

const filtersOf = (hackathon: unknown, type: string): string[] =>
  textsAt(
    (listAt(hackathon, 'filters') ?? []).filter((filter) => textAt(filter, 'type') === type),
    [],
    'name',
  )

const draftOf = (hackathon: unknown): Draft => {
  const requirements = at(hackathon, 'regnRequirements')
  const isOnline = textAt(hackathon, 'region') === 'online'
  return {
    key: textAt(hackathon, 'id'),
    kind: 'hackathon',
    title: textAt(hackathon, 'title'),
    company: textAt(hackathon, 'organisation', 'name'),
    url:
      addressAt(hackathon, ['seo_url'], 'https://unstop.com') ??
      addressAt(hackathon, ['public_url'], 'https://unstop.com'),
    places: textsAt(hackathon, ['jobDetail', 'locations']).map((text) => ({ text })),
    isRemote: isOnline ? true : undefined,
    workplace: textAt(hackathon, 'region'),
    logo: addressAt(hackathon, ['logoUrl2']),
    registrationOpens: timeAt(requirements, 'start_regn_dt'),
    deadline: timeAt(requirements, 'end_regn_dt'),
    starts: timeAt(hackathon, 'start_date'),
    ends: timeAt(hackathon, 'end_date'),
    prize: (listAt(hackathon, 'prizes') ?? []).flatMap((prize) => prizeOf(prize) ?? []).join(', '),
    teamSize: teamSizeOf(hackathon),
    themes: filtersOf(hackathon, 'category'),
    state: textAt(hackathon, 'status'),
  }
}

/** Hackathons mostly in India that are open; ten a page. */
export const unstop: Connector = {
  manifest: {
    id: 'unstop',
    name: 'Unstop',
    homePage: 'https://unstop.com/hackathons',
    kinds: ['hackathon'],
    hosts: ['unstop.com'],
    settings: [],
    boards: 'none',
    everyMinutes: 720,
    limits: { requestsPerMinute: 20, requestsPerRun: mostPages, answerMegabytes: 8 },
    terms: {
      linkBack: true,
      label: 'Unstop',
      noGating: false,
      noSyndication: true,
      sentence: 'The public list of hackathons; each links to its page on Unstop, where people register.',
    },
    shape: 'recorded',
    closesByAbsence: false,
    isOnByDefault: true,
    isFictional: false,
    heedsRobots: true,
  },
  first: () => [pageRequest(1)],
  read: ({ page = 1 }, body) =>
    readJsonList(body, ['data', 'data'], draftOf, (answer, items) => {
      const pages = countAt(answer, 'data', 'last_page') ?? 1
      const hasNext = items.length > 0 && page < Math.min(pages, mostPages)
      return { next: hasNext ? [pageRequest(page + 1)] : [], isWhole: pages <= mostPages }
    }),
}
