import { addressAt, amountAt, countAt, listAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import { plainAt, wordsOf } from '../../answer/markup.ts'
import type { Draft } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import type { Ask, Connector, SourceRequest } from '../../connector.ts'

/** The countries of the service and the currency that pay is given in there. */
const currencies: Readonly<Record<string, string>> = {
  at: 'EUR',
  au: 'AUD',
  be: 'EUR',
  br: 'BRL',
  ca: 'CAD',
  ch: 'CHF',
  de: 'EUR',
  es: 'EUR',
  fr: 'EUR',
  gb: 'GBP',
  in: 'INR',
  it: 'EUR',
  mx: 'MXN',
  nl: 'EUR',
  nz: 'NZD',
  pl: 'PLN',
  sg: 'SGD',
  us: 'USD',
  za: 'ZAR',
}

const perPage = 50
const pagesPerCountry = 4

const pageRequest = (country: string, page: number): SourceRequest => {
  const words = encodeURIComponent('internship intern graduate trainee junior apprentice')
  return {
    url: `https://api.adzuna.com/v1/api/jobs/${country}/search/${page}?results_per_page=${perPage}&sort_by=date&what_or=${words}`,
    accept: 'json',
    fill: { query: { app_id: 'ADZUNA_APP_ID', app_key: 'ADZUNA_APP_KEY' } },
    step: country,
    page,
  }
}

const countriesOf = ({ settings }: Ask): string[] => {
  const named = (settings.ADZUNA_COUNTRIES ?? '').toLowerCase().split(/[\s,]+/)
  const known = [...new Set(named)].filter((country) => Object.hasOwn(currencies, country))
  return known.length > 0 ? known : ['us', 'gb', 'ca', 'de', 'in']
}

const isPredicted = (job: unknown): boolean | undefined => {
  const said = textAt(job, 'salary_is_predicted')
  return said === undefined ? undefined : said === '1'
}

const draftOf = (job: unknown, country: string): Draft => {
  const area = (listAt(job, 'location', 'area') ?? []).filter((part) => typeof part === 'string')
  const pay = { min: amountAt(job, 'salary_min'), max: amountAt(job, 'salary_max') }
  const isPaid = pay.min !== undefined || pay.max !== undefined
  const description = wordsOf(textAt(job, 'description'))
  return {
    key: textAt(job, 'id'),
    kind: 'job',
    title: wordsOf(textAt(job, 'title')),
    company: wordsOf(textAt(job, 'company', 'display_name')),
    url: addressAt(job, ['redirect_url']),
    description: plainAt(description),
    places: [
      {
        text: textAt(job, 'location', 'display_name'),
        city: area.length > 2 ? area.at(-1) : undefined,
        region: area[1],
        country: area[0],
        countryCode: country.toUpperCase(),
      },
    ],
    types: [...textsAt(job, ['contract_time']), ...textsAt(job, ['contract_type'])],
    categories: textsAt(job, ['category', 'label']).filter((label) => label !== 'Unknown'),
    pay: isPaid ? { ...pay, currency: currencies[country], period: 'year', isPredicted: isPredicted(job) } : undefined,
    posted: timeAt(job, 'created'),
  }
}

/** Jobs of nineteen countries, the newest of those for people who begin. Texts are the first lines only. */
export const adzuna: Connector = {
  manifest: {
    id: 'adzuna',
    name: 'Adzuna',
    homePage: 'https://www.adzuna.com',
    kinds: ['job'],
    hosts: ['api.adzuna.com'],
    settings: [
      { name: 'ADZUNA_APP_ID', what: 'The application id from developer.adzuna.com.', isSecret: true },
      { name: 'ADZUNA_APP_KEY', what: 'The application key from developer.adzuna.com.', isSecret: true },
      {
        name: 'ADZUNA_COUNTRIES',
        what: 'The countries to ask for, as two letters with commas between them: us, gb, ca, de, in if it is not set.',
        isSecret: false,
        isOptional: true,
      },
    ],
    boards: 'none',
    // Five countries with four pages each, three times a day, stay below the 2,500 requests of a month.
    everyMinutes: 480,
    limits: { requestsPerDay: 80, requestsPerMinute: 20, requestsPerRun: 26, answerMegabytes: 8 },
    terms: {
      linkBack: true,
      label: 'Jobs by Adzuna',
      attribution: 'Jobs by Adzuna.',
      noGating: false,
      noSyndication: true,
      sentence:
        'At most 25 requests a minute, 250 a day and 2,500 a month; each job carries the label "Jobs by Adzuna" with a link.',
      page: 'https://developer.adzuna.com/docs/terms_of_service',
    },
    shape: 'recorded',
    closesByAbsence: false,
    isOnByDefault: true,
    isFictional: false,
  },
  first: (ask) => countriesOf(ask).map((country) => pageRequest(country, 1)),
  read: ({ step: country, page = 1 }, body) =>
    readJsonList(
      body,
      ['results'],
      (job) => draftOf(job, country),
      (answer, items) => ({
        next:
          items.length > 0 && page < pagesPerCountry && page * perPage < (countAt(answer, 'count') ?? 0)
            ? [pageRequest(country, page + 1)]
            : [],
        isWhole: false,
      }),
    ),
}
