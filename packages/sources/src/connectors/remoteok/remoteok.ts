import { addressAt, amountAt, at, textAt } from '../../answer/fields.ts'
import { readJson } from '../../answer/json-answer.ts'
import { wordsOf } from '../../answer/markup.ts'
import { type Draft, noReading, readEntries, readingOf } from '../../answer/reading.ts'
import { secondsAt, timeAt } from '../../answer/times.ts'
import type { Connector } from '../../connector.ts'

const doubled = /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}/g

/** UTF-8 that was read as Latin-1 and written as UTF-8 again: 'Ã£' is 'ã'. What is no such sequence stays. */
const decoded = (text: string): string =>
  text.replace(doubled, (units) => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(units, (unit) => unit.charCodeAt(0)))
    } catch {
      return units
    }
  })

/** A sentence put into each description to tell who did not read it: no word of the employer. */
const bait =
  /(?:<br\s*\/?>|\s)*Please mention the word \*\*.{1,60}?\*\*.*?see (?:they're|they&#0?39;re|they are) human\.?/gis

const wordsAt = (job: unknown, name: string): string | undefined => {
  const text = textAt(job, name)
  return text === undefined ? undefined : wordsOf(decoded(text))
}

const draftOf = (job: unknown): Draft => {
  const text = textAt(job, 'description')
  const html = text === undefined ? '' : decoded(text).replace(bait, '').trim()
  const pay = { min: amountAt(job, 'salary_min'), max: amountAt(job, 'salary_max') }
  const isPaid = pay.min !== undefined || pay.max !== undefined
  return {
    key: textAt(job, 'id'),
    kind: 'job',
    title: wordsAt(job, 'position'),
    company: wordsAt(job, 'company'),
    url: addressAt(job, ['url'], 'https://remoteok.com'),
    description: html === '' ? undefined : { form: 'html', text: html },
    places: [{ text: wordsAt(job, 'location') }],
    isRemote: true,
    // Its tags are inflated: a warehouse job carries 'software' and 'go'. They are left out.
    pay: isPaid ? { ...pay, currency: 'USD', period: 'year' } : undefined,
    logo: addressAt(job, ['company_logo']) ?? addressAt(job, ['logo']),
    posted: secondsAt(job, 'epoch') ?? timeAt(job, 'date'),
  }
}

/** Remote jobs; the latest of them in one answer. */
export const remoteok: Connector = {
  manifest: {
    id: 'remoteok',
    name: 'Remote OK',
    homePage: 'https://remoteok.com',
    kinds: ['job'],
    hosts: ['remoteok.com'],
    settings: [],
    boards: 'none',
    everyMinutes: 120,
    limits: { requestsPerHour: 2, requestsPerMinute: 1, requestsPerRun: 1, answerMegabytes: 16 },
    terms: {
      linkBack: true,
      label: 'Remote OK',
      attribution: 'Remote jobs by Remote OK.',
      noGating: false,
      noSyndication: false,
      sentence:
        'Each job names Remote OK and links to its page there by a link that search engines may follow; its logo is not used.',
      page: 'https://remoteok.com/api',
    },
    shape: 'recorded',
    closesByAbsence: false,
    isOnByDefault: true,
    isFictional: false,
  },
  first: () => [{ url: 'https://remoteok.com/api', accept: 'json', step: 'list' }],
  read: (_request, body) =>
    readJson(body, (answer) => {
      if (!Array.isArray(answer)) return noReading('The answer is no list.')
      // The first entry holds the terms.
      const jobs = answer.filter((entry) => at(entry, 'legal') === undefined)
      return readingOf(readEntries(jobs, draftOf), { isWhole: false })
    }),
}
