import { addressAt, countAt, listAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import { htmlAt, wordsOf } from '../../answer/markup.ts'
import { type Draft, isComplete } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import type { Connector } from '../../connector.ts'

const draftOf = (job: unknown): Draft => ({
  key: textAt(job, 'id'),
  kind: 'job',
  title: wordsOf(textAt(job, 'title')),
  company: wordsOf(textAt(job, 'company_name')),
  url: addressAt(job, ['url']),
  description: htmlAt(job, 'description'),
  remoteWithin: textsAt(job, ['candidate_required_location']),
  isRemote: true,
  types: textsAt(job, ['job_type']),
  categories: textsAt(job, ['category']),
  pay: { text: textAt(job, 'salary') },
  logo: addressAt(job, ['company_logo_url']) ?? addressAt(job, ['company_logo']),
  posted: timeAt(job, 'publication_date'),
})

/** Remote jobs of all fields; everything that is open in one answer. */
export const remotive: Connector = {
  manifest: {
    id: 'remotive',
    name: 'Remotive',
    homePage: 'https://remotive.com',
    kinds: ['job'],
    hosts: ['remotive.com'],
    settings: [],
    boards: 'none',
    everyMinutes: 480,
    limits: { requestsPerDay: 4, requestsPerMinute: 1, requestsPerRun: 1, answerMegabytes: 64 },
    terms: {
      linkBack: true,
      label: 'Remotive',
      attribution: 'Remote jobs by Remotive.',
      noGating: true,
      noSyndication: true,
      sentence:
        'At most four requests a day; each job names Remotive and links to its page there, is open to everybody without signing up, and is not passed on to other job sites.',
      page: 'https://github.com/remotive-com/remote-jobs-api',
    },
    shape: 'recorded',
    closesByAbsence: true,
    isOnByDefault: true,
    isFictional: false,
  },
  first: () => [{ url: 'https://remotive.com/api/remote-jobs', accept: 'json', step: 'list' }],
  read: (_request, body) =>
    readJsonList(body, ['jobs'], draftOf, (answer) => ({
      isWhole: isComplete(listAt(answer, 'jobs'), countAt(answer, 'total-job-count')),
    })),
}
