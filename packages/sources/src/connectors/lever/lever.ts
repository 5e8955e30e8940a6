import { escapeText } from 'entities'
import { addressAt, amountAt, countryCodeAt, listAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import { sections } from '../../answer/markup.ts'
import type { Draft } from '../../answer/reading.ts'
import { millisecondsAt } from '../../answer/times.ts'
import type { Connector, SourceUnit } from '../../connector.ts'

/** A part as markup; where only its plain text is given, that with its lines kept. */
const htmlOf = (posting: unknown, name: string): string | undefined => {
  const plain = textAt(posting, `${name}Plain`)
  return textAt(posting, name) ?? (plain && escapeText(plain).replaceAll('\n', '<br>\n'))
}

/** The text of a posting stands in three places; its requirements are in `lists`. */
const descriptionOf = (posting: unknown) =>
  sections(
    { html: htmlOf(posting, 'description') ?? htmlOf(posting, 'descriptionBody') },
    ...(listAt(posting, 'lists') ?? []).map((list) => ({
      heading: textAt(list, 'text'),
      html: textAt(list, 'content') && `<ul>${textAt(list, 'content')}</ul>`,
    })),
    { html: htmlOf(posting, 'additional') },
  )

const draftOf = (posting: unknown, unit: SourceUnit): Draft => {
  const all = textsAt(posting, ['categories', 'allLocations'])
  const locations = all.length > 0 ? all : textsAt(posting, ['categories', 'location'])
  return {
    key: textAt(posting, 'id'),
    kind: 'job',
    title: textAt(posting, 'text'),
    company: unit.employer,
    board: unit.board,
    url: addressAt(posting, ['hostedUrl']),
    applyUrl: addressAt(posting, ['applyUrl']),
    description: descriptionOf(posting),
    // The country is said of the first place only.
    places: locations.map((text, at) => ({
      text,
      countryCode: at === 0 ? countryCodeAt(posting, 'country') : undefined,
    })),
    workplace: textAt(posting, 'workplaceType') === 'unspecified' ? undefined : textAt(posting, 'workplaceType'),
    types: textsAt(posting, ['categories', 'commitment']),
    levels: textsAt(posting, ['categories', 'level']),
    pay: {
      text: textAt(posting, 'salaryDescriptionPlain'),
      min: amountAt(posting, 'salaryRange', 'min'),
      max: amountAt(posting, 'salaryRange', 'max'),
      currency: textAt(posting, 'salaryRange', 'currency'),
      period: textAt(posting, 'salaryRange', 'interval'),
    },
    posted: millisecondsAt(posting, 'createdAt'),
  }
}

/** A token that begins with 'eu:' names a site on Lever's European host. */
const addressOf = (board: string): string => {
  const [host, site] = board.startsWith('eu:') ? ['api.eu.lever.co', board.slice(3)] : ['api.lever.co', board]
  return `https://${host}/v0/postings/${encodeURIComponent(site)}?mode=json`
}

/** The public site of an employer on Lever: all open postings in one answer. */
export const lever: Connector = {
  manifest: {
    id: 'lever',
    name: 'Lever',
    homePage: 'https://github.com/lever/postings-api',
    kinds: ['job'],
    hosts: ['api.lever.co', 'api.eu.lever.co'],
    settings: [],
    boards: 'many',
    everyMinutes: 360,
    limits: { requestsPerMinute: 60, requestsPerRun: 1, answerMegabytes: 64 },
    terms: {
      linkBack: true,
      label: 'Lever',
      noGating: false,
      noSyndication: false,
      sentence: 'Employers publish their postings for reading without a key; each links to the site it stands on.',
      page: 'https://github.com/lever/postings-api',
    },
    shape: 'recorded',
    closesByAbsence: true,
    isOnByDefault: true,
    isFictional: false,
  },
  first: ({ unit }) => [{ url: addressOf(unit.board ?? ''), accept: 'json', step: 'list' }],
  read: (_request, body, { unit }) => readJsonList(body, [], (posting) => draftOf(posting, unit)),
}
