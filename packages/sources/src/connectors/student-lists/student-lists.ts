import { addressAt, flagAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import type { Draft } from '../../answer/reading.ts'
import { secondsAt } from '../../answer/times.ts'
import type { Connector, SourceUnit } from '../../connector.ts'

/** A list of internships says by its own name what its rows are. */
const isInternships = (unit: SourceUnit): boolean => /intern/i.test(unit.board ?? '')

const draftOf = (row: unknown, unit: SourceUnit): Draft | 'closed' => {
  if (flagAt(row, 'active') === false || flagAt(row, 'is_visible') === false) return 'closed'
  const sponsorship = textAt(row, 'sponsorship')
  return {
    key: textAt(row, 'id'),
    kind: 'job',
    title: textAt(row, 'title'),
    company: textAt(row, 'company_name'),
    board: unit.board,
    url: addressAt(row, ['url']),
    places: textsAt(row, ['locations']).map((text) => ({ text })),
    types: isInternships(unit) ? ['Internship'] : [],
    levels: isInternships(unit) ? [] : ['New graduate'],
    categories: textsAt(row, ['category']),
    terms: textsAt(row, ['terms']),
    sponsorship: sponsorship === 'Other' ? undefined : sponsorship,
    posted: secondsAt(row, 'date_posted'),
  }
}

const repository = /^([\w.-]+)\/([\w.-]+)@([\w.-]+)$/

/** Lists that students keep on GitHub, as the file `listings.json` that their tables are made from. */
export const studentLists: Connector = {
  manifest: {
    id: 'student-lists',
    name: 'Student lists on GitHub',
    homePage: 'https://github.com/SimplifyJobs/New-Grad-Positions',
    kinds: ['job'],
    hosts: ['raw.githubusercontent.com'],
    settings: [],
    boards: 'many',
    everyMinutes: 360,
    limits: { requestsPerMinute: 10, requestsPerRun: 1, answerMegabytes: 64 },
    terms: {
      linkBack: true,
      label: 'Student list',
      attribution: 'Internships and first jobs collected by students and volunteers on GitHub.',
      noGating: false,
      noSyndication: true,
      sentence: 'Anybody may read and add to these lists; each row links to the posting of the employer.',
    },
    shape: 'recorded',
    closesByAbsence: true,
    isOnByDefault: true,
    isFictional: false,
  },
  first: ({ unit }) => {
    const [, owner, name, branch] = repository.exec(unit.board ?? '') ?? []
    if (owner === undefined) return []
    const url = `https://raw.githubusercontent.com/${owner}/${name}/${branch}/.github/scripts/listings.json`
    return [{ url, accept: 'json', step: 'list' }]
  },
  read: (_request, body, { unit }) => readJsonList(body, [], (row) => draftOf(row, unit)),
}
