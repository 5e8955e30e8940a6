import { addressAt, amountAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import { htmlAt, wordsOf } from '../../answer/markup.ts'
import type { Draft } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import type { Connector } from '../../connector.ts'

const draftOf = (job: unknown): Draft => {
  const pay = {
    min: amountAt(job, 'salaryMin') ?? amountAt(job, 'annualSalaryMin'),
    max: amountAt(job, 'salaryMax') ?? amountAt(job, 'annualSalaryMax'),
  }
  const isPaid = pay.min !== undefined || pay.max !== undefined
  const period = textAt(job, 'salaryPeriod') ?? (amountAt(job, 'annualSalaryMin') ? 'yearly' : undefined)
  return {
    key: textAt(job, 'id'),
    kind: 'job',
    title: wordsOf(textAt(job, 'jobTitle')),
    company: wordsOf(textAt(job, 'companyName')),
    url: addressAt(job, ['url']),
    description: htmlAt(job, 'jobDescription') ?? htmlAt(job, 'jobExcerpt'),
    // 'LATAM,  Canada,  USA': where one may live, two blanks after each comma.
    remoteWithin: (textAt(job, 'jobGeo') ?? '').split(/\s*,\s*/),
    isRemote: true,
    types: textsAt(job, ['jobType']),
    levels: textsAt(job, ['jobLevel']).filter((level) => level !== 'Any'),
    categories: textsAt(job, ['jobIndustry']).flatMap((text) => wordsOf(text) ?? []),
    pay: isPaid ? { ...pay, currency: textAt(job, 'salaryCurrency'), period } : undefined,
    logo: addressAt(job, ['companyLogo']),
    posted: timeAt(job, 'pubDate'),
  }
}

/** Remote jobs; the latest hundred in one answer. */
export const jobicy: Connector = {
  manifest: {
    id: 'jobicy',
    name: 'Jobicy',
    homePage: 'https://jobicy.com',
    kinds: ['job'],
    hosts: ['jobicy.com'],
    settings: [],
    boards: 'none',
    everyMinutes: 180,
    limits: { requestsPerHour: 1, requestsPerMinute: 1, requestsPerRun: 1, answerMegabytes: 16 },
    terms: {
      linkBack: true,
      label: 'Jobicy',
      attribution: 'Remote jobs from Jobicy.',
      noGating: false,
      noSyndication: true,
      sentence:
        'At most one request an hour; each job names Jobicy, links to its page there for applying, and is not passed on to other job sites.',
      page: 'https://jobi.cy/apidocs',
    },
    shape: 'recorded',
    closesByAbsence: false,
    isOnByDefault: true,
    isFictional: false,
  },
  first: () => [{ url: 'https://jobicy.com/api/v2/remote-jobs?count=100', accept: 'json', step: 'list' }],
  read: (_request, body) => readJsonList(body, ['jobs'], draftOf, () => ({ isWhole: false })),
}
