import { addressAt, amountAt, at, countAt, flagAt, listAt, textAt, textsAt } from '../../answer/fields.ts'
import { readJsonList } from '../../answer/json-answer.ts'
import type { Draft } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import type { Connector, SourceRequest } from '../../connector.ts'
import type { SourceText } from '../../source-item.ts'

const perPage = 500
const mostPages = 20

const pageRequest = (page: number): SourceRequest => ({
  url: `https://data.usajobs.gov/api/search?HiringPath=student%3Bgraduates%3Bpublic&SortField=opendate&SortDirection=desc&ResultsPerPage=${perPage}&Page=${page}`,
  accept: 'json',
  // The service asks for the address that the key was given to as the User-Agent.
  fill: { headers: { 'Authorization-Key': 'USAJOBS_API_KEY', 'User-Agent': 'USAJOBS_EMAIL' } },
  step: 'list',
  page,
})

const descriptionOf = (job: unknown): SourceText | undefined => {
  const details = at(job, 'UserArea', 'Details')
  const duties = textsAt(details, ['MajorDuties'])
  const parts = [
    textAt(details, 'JobSummary'),
    duties.length > 0 ? `Duties\n${duties.join('\n')}` : undefined,
    textAt(job, 'QualificationSummary') && `Qualifications\n${textAt(job, 'QualificationSummary')}`,
    textAt(details, 'Education') && `Education\n${textAt(details, 'Education')}`,
    textAt(details, 'Requirements') && `Requirements\n${textAt(details, 'Requirements')}`,
  ].filter((part) => part !== undefined && part !== '')
  return parts.length === 0 ? undefined : { form: 'text', text: parts.join('\n\n') }
}

/** 'Fargo, North Dakota' as a city repeats its region. */
const cityOf = (place: unknown): string | undefined => {
  const city = textAt(place, 'CityName')
  const region = textAt(place, 'CountrySubDivisionCode')
  return region !== undefined && city?.endsWith(`, ${region}`) ? city.slice(0, -region.length - 2) : city
}

const draftOf = (item: unknown): Draft => {
  const job = at(item, 'MatchedObjectDescriptor')
  const details = at(job, 'UserArea', 'Details')
  const [pay] = listAt(job, 'PositionRemuneration') ?? []
  const [grade] = textsAt(job, ['JobGrade'], 'Code')
  const grades = [...new Set([textAt(details, 'LowGrade'), textAt(details, 'HighGrade')])].filter(
    (part) => part !== undefined,
  )
  return {
    key: textAt(item, 'MatchedObjectId'),
    kind: 'job',
    title: textAt(job, 'PositionTitle'),
    company: textAt(job, 'OrganizationName') ?? textAt(job, 'DepartmentName'),
    url: addressAt(job, ['PositionURI']),
    applyUrl: addressAt(listAt(job, 'ApplyURI')?.[0], []),
    description: descriptionOf(job),
    places: (listAt(job, 'PositionLocation') ?? []).map((place) => ({
      text: textAt(place, 'LocationName'),
      city: cityOf(place),
      region: textAt(place, 'CountrySubDivisionCode'),
      country: textAt(place, 'CountryCode'),
    })),
    isRemote: flagAt(details, 'RemoteIndicator'),
    types: [...textsAt(job, ['PositionSchedule'], 'Name'), ...textsAt(job, ['PositionOfferingType'], 'Name')],
    levels: grade === undefined || grades.length === 0 ? [] : [`${grade} ${grades.join(' to ')}`],
    categories: textsAt(job, ['JobCategory'], 'Name'),
    pay: {
      min: amountAt(pay, 'MinimumRange'),
      max: amountAt(pay, 'MaximumRange'),
      currency: pay === undefined ? undefined : 'USD',
      period: textAt(pay, 'Description') ?? textAt(pay, 'RateIntervalCode'),
    },
    securityClearance: textAt(details, 'SecurityClearance'),
    requisitionId: textAt(job, 'PositionID'),
    posted: timeAt(job, 'PublicationStartDate'),
    deadline: timeAt(job, 'ApplicationCloseDate'),
  }
}

/** Openings of the federal government of the United States for students, graduates and the public. */
export const usajobs: Connector = {
  manifest: {
    id: 'usajobs',
    name: 'USAJOBS',
    homePage: 'https://www.usajobs.gov',
    kinds: ['job'],
    hosts: ['data.usajobs.gov'],
    settings: [
      { name: 'USAJOBS_API_KEY', what: 'A free key from developer.usajobs.gov.', isSecret: true },
      { name: 'USAJOBS_EMAIL', what: 'The e-mail address that the key was given to.', isSecret: true },
    ],
    boards: 'none',
    everyMinutes: 720,
    limits: { requestsPerMinute: 10, requestsPerRun: mostPages, answerMegabytes: 64 },
    terms: {
      linkBack: true,
      label: 'USAJOBS',
      noGating: false,
      noSyndication: false,
      sentence:
        'Texts of the United States government are free of copyright; each opening links to its page on USAJOBS.',
      page: 'https://developer.usajobs.gov/general/terms-of-use',
    },
    shape: 'recorded',
    closesByAbsence: true,
    isOnByDefault: true,
    isFictional: false,
  },
  first: () => [pageRequest(1)],
  read: ({ page = 1 }, body) =>
    readJsonList(body, ['SearchResult', 'SearchResultItems'], draftOf, (answer) => {
      const pages = countAt(answer, 'SearchResult', 'UserArea', 'NumberOfPages')
      const isWhole = pages !== undefined && pages <= mostPages
      return { next: page < Math.min(pages ?? 1, mostPages) ? [pageRequest(page + 1)] : [], isWhole }
    }),
}
