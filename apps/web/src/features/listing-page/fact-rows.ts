import type { DegreeName } from '@scry/contracts/enumerations'
import type { Hackathon, Job } from '@scry/contracts/listing'
import type { ListingPage } from '@scry/contracts/listing-page-routes'
import { deadlineText, repostedText, shortDate, startDate } from '../../listing/dates.ts'
import { prizeText, teamText } from '../../listing/hackathon-figures.ts'
import { capital } from '../../ui/capital.ts'
import { counted } from '../../ui/counted.ts'

export interface FactRow {
  name: string
  /** One, or several of a kind; a fact that is not known has no row. */
  values: string[]
}

const workplaceWords = { 'on-site': 'On site', remote: 'Remote', hybrid: 'Hybrid' } as const

const degreeWords: Record<DegreeName, string> = {
  school: 'School diploma',
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  doctorate: 'Doctorate',
}

const clearanceWords = {
  'public-trust': 'Public Trust',
  confidential: 'Confidential',
  secret: 'Secret',
  'top-secret': 'Top Secret',
  'ts-sci': 'TS/SCI',
} as const

/** The facts of a listing as names and values, in the order in which a reader asks for them. */
export function factRows(page: ListingPage): FactRow[] {
  const { job, hackathon } = page
  const rows = job ? jobRows(job, page) : hackathon ? hackathonRows(hackathon, page) : []
  return rows.flatMap(([name, value]) => {
    const values = (Array.isArray(value) ? value : [value]).filter((one): one is string => Boolean(one))
    return values.length > 0 ? [{ name, values: [...new Set(values)] }] : []
  })
}

type Row = [name: string, value: string | null | undefined | string[]]

function jobRows(job: Job, page: ListingPage): Row[] {
  const { facts } = page
  const { years, degree, students, sponsorship, clearance } = facts
  return [
    ['Places', placeWords(page, job.location)],
    ['Workplace', job.workplace && workplaceWords[job.workplace]],
    ['Remote within', facts.remoteWithin?.length === 0 ? 'Country not stated' : namesOf(page, facts.remoteWithin)],
    ['Pay', job.salary && (facts.pay?.predicted ? `${job.salary}, as the source estimates it` : job.salary)],
    ['Type', job.type],
    ['Level', capital(job.level ?? '')],
    ['Term', facts.terms?.map(({ season, year }) => [capital(season), year].filter(Boolean).join(' '))],
    ['Starts', startWords(facts.startsOn)],
    ['Duration', job.duration],
    ['Experience', years && yearWords(years)],
    ['Degree', degree && degreeWords[degree]],
    ['For', students && (students === 'only' ? 'Students only' : 'Students and recent graduates')],
    ['Visa sponsorship', sponsorship && (sponsorship === 'offered' ? 'Offered' : 'Not offered')],
    ['Citizenship', citizenshipWords(page)],
    ['Security clearance', clearance && clearanceText(clearance)],
    ['Posted', [job.posted_at ? shortDate(job.posted_at) : '', repostedText(job)]],
  ]
}

function hackathonRows(hackathon: Hackathon, page: ListingPage): Row[] {
  const date = (iso: string | null) => iso && shortDate(iso)
  const deadline = (iso: string | null) => {
    const said = iso && deadlineText(iso, hackathon.deadline_zone, Date.parse(page.as_of))
    return said && `${said.day}, ${said.time}`
  }
  return [
    ['Places', placeWords(page, hackathon.location)],
    ['Mode', capital(hackathon.mode)],
    ['Starts', hackathon.start_date && startDate(hackathon.start_date, hackathon.deadline_zone)],
    ['Ends', date(page.ends)],
    ['Duration', hackathon.duration],
    ['Registration opens', date(page.registration_opens)],
    ['Register by', deadline(hackathon.deadline)],
    ['Submit by', deadline(hackathon.submission_deadline)],
    ['Teams', teamText(hackathon.team_size)],
    ['Prizes', prizeText(hackathon.prize_pool)],
    ['Difficulty', capital(hackathon.difficulty ?? '')],
  ]
}

/** Each place by its parts; where the source gives a text alone, that. */
function placeWords({ facts, place_names }: ListingPage, location: string): string[] {
  const places = (facts.places ?? []).map(({ city, region, country }) =>
    [city, region, country && (place_names[country] ?? country)].filter(Boolean).join(', '),
  )
  if (places.length > 0) return places
  // 'Online' is no place, nor is from where one may work remotely; the rows of the mode and of 'Remote within' say that.
  const saysReach = Boolean(facts.remoteWithin?.length) && /^remote \([^)]*\)$/i.test(location)
  return saysReach ? [] : location.split('; ').filter((text) => !/^(?:remote|online)$/i.test(text))
}

const namesOf = ({ place_names }: ListingPage, codes: readonly string[] | undefined) =>
  codes?.map((code) => place_names[code] ?? code)

function startWords(start: string | undefined): string | undefined {
  if (!start) return undefined
  const isMonth = /^\d{4}-\d{2}$/.test(start)
  const date = shortDate(isMonth ? `${start}-01` : start)
  return isMonth ? date.replace(/ 1,/, '') : date
}

function yearWords({ least, most }: NonNullable<ListingPage['facts']['years']>): string {
  if (least === 0 && !most) return 'None asked for'
  if (most && most !== least) return `${least} to ${counted(most, 'year')}`
  return `${counted(least, 'year')} at least`
}

function citizenshipWords({ facts, place_names }: ListingPage): string | undefined {
  const { citizenship } = facts
  if (!citizenship) return undefined
  const { who, country } = citizenship
  const of = country ? ` of ${place_names[country] ?? country}` : ''
  return who === 'citizens' ? `Citizens${of} only` : `Citizens and permanent residents${of} only`
}

function clearanceText({ need, level }: NonNullable<ListingPage['facts']['clearance']>): string {
  const name = level ? clearanceWords[level] : 'A clearance'
  return need === 'held' ? `${name}, held already` : `${name}, which you must be able to get`
}
