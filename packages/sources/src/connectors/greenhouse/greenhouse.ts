import { addressAt, countAt, listAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import { unescapedMarkup } from '../../answer/markup.ts'
import { type Draft, isComplete } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import type { Connector, SourceUnit } from '../../connector.ts'

/** What an employer says in fields of its own, as far as their names are usual. */
const ownField = (job: unknown, name: RegExp): string[] =>
  (listAt(job, 'metadata') ?? []).flatMap((field) =>
    name.test(textAt(field, 'name') ?? '') ? textsAt(field, ['value']) : [],
  )

const draftOf = (job: unknown, unit: SourceUnit): Draft => {
  const content = textAt(job, 'content')
  return {
    key: textAt(job, 'id'),
    kind: 'job',
    title: textAt(job, 'title'),
    company: unit.employer ?? textAt(job, 'company_name'),
    board: unit.board,
    url: addressAt(job, ['absolute_url']),
    // The content is markup that is escaped again.
    description: content === undefined ? undefined : { form: 'html', text: unescapedMarkup(content) },
    places: textsAt(job, ['location', 'name']).map((text) => ({ text })),
    workplace: ownField(job, /^(?:workplace|work location|location) type$/i)[0],
    types: ownField(job, /^(?:employment|job|contract|worker) type$/i),
    requisitionId: textAt(job, 'requisition_id'),
    posted: timeAt(job, 'first_published'),
    deadline: timeAt(job, 'application_deadline'),
  }
}

/** The public board of an employer on Greenhouse: all open postings in one answer. */
export const greenhouse: Connector = {
  manifest: {
    id: 'greenhouse',
    name: 'Greenhouse',
    homePage: 'https://developers.greenhouse.io/job-board.html',
    kinds: ['job'],
    hosts: ['boards-api.greenhouse.io'],
    settings: [],
    boards: 'many',
    everyMinutes: 360,
    limits: { requestsPerMinute: 120, requestsPerRun: 1, answerMegabytes: 64 },
    terms: {
      linkBack: true,
      label: 'Greenhouse',
      noGating: false,
      noSyndication: false,
      sentence:
        'Employers publish their boards for reading without a key; each posting links to the board it stands on.',
      page: 'https://developers.greenhouse.io/job-board.html',
    },
    shape: 'recorded',
    closesByAbsence: true,
    isOnByDefault: true,
    isFictional: false,
  },
  first: ({ unit }) => [
    {
      url: `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(unit.board ?? '')}/jobs?content=true`,
      accept: 'json',
      step: 'list',
    },
  ],
  read: (_request, body, { unit }) =>
    readJsonList(
      body,
      ['jobs'],
      (job) => draftOf(job, unit),
      (answer) => ({ isWhole: isComplete(listAt(answer, 'jobs'), countAt(answer, 'meta', 'total')) }),
    ),
}
