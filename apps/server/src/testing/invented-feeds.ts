import { sampleListings } from '@scry/sources/sample-catalogue'
import type { Answering } from './recorded-internet.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const places = [
  'Rotterdam',
  'Leeds',
  'Porto',
  'Austin, TX',
  'Nairobi',
  'Lyon',
  'Osaka',
  'Bergen',
  'Toronto, ON',
  'Graz',
]
const waters = ['River', 'Harbor', 'Lagoon', 'Meadow', 'Summit', 'Canyon', 'Delta', 'Forest', 'Island', 'Prairie']
const hackWords = ['Makers', 'Builders', 'Health', 'Climate', 'Transit', 'Robotics', 'Civic', 'Games', 'Maps', 'Music']

export type InventedFeeds = ReturnType<typeof inventFeeds>

type JobAt = (at: number) => { title: string; text: string }
type NumberOf = (name: string) => number
type Closed = ReadonlyMap<string, ReadonlySet<number>>

function inventJobs(now: number): JobAt {
  const jobs: { title: string; text: string }[] = []
  for (const { title, description = '' } of sampleListings({ seed: 77, now })) {
    jobs.push({ title, text: description.slice(0, 600) })
    if (jobs.length === 1500) break
  }
  return (at) => jobs[at % jobs.length] ?? { title: 'Baker', text: '' }
}

/** The same number for the same name, counted from 1. */
function countNames(): NumberOf {
  const numbers = new Map<string, number>()
  return (name) => {
    const number = numbers.get(name) ?? numbers.size + 1
    numbers.set(name, number)
    return number
  }
}

function inventBoards(jobAt: JobAt, numberOf: NumberOf, closed: Closed, perBoard: number, offersPerBoard: number) {
  /** A title of its own each: two boards can be of one employer. */
  const board = (token: string) => {
    const first = numberOf(`greenhouse ${token}`) * 1000 + 4_000_000
    const ids = Array.from({ length: perBoard }, (_, at) => first + at).filter((id) => !closed.get(token)?.has(id))
    const postings = ids.map((id) => {
      const { title, text } = jobAt(id * 7)
      return {
        ...{
          id,
          internal_job_id: id + 1,
          title: `${title} ${token} ${id % 1000}`,
          company_name: token,
          language: 'en',
        },
        absolute_url: `https://job-boards.greenhouse.io/${token}/jobs/${id}`,
        location: { name: places[id % places.length] },
        content: escaped(`<p>${escaped(text)}</p>`),
        ...{ first_published: '2026-11-02T09:00:00-05:00', updated_at: '2026-11-03T09:00:00-05:00' },
        departments: [{ name: 'Operations' }],
      }
    })
    return { jobs: postings, meta: { total: postings.length } }
  }
  /** Internships, a title of its own each. */
  const offers = (token: string) => {
    const ids = Array.from({ length: offersPerBoard }, (_, at) => at).filter((id) => !closed.get(token)?.has(id))
    return ids.map((id) => ({
      ...{ id: 2_900_000 + id, title: `${jobAt(id).title} ${token} ${id}`, status: 'published', tags: [] },
      careers_url: `https://${token}.recruitee.com/o/${id}`,
      ...{ description: `<p>${escaped(jobAt(id).text)}</p>`, requirements: '', department: 'Operations' },
      ...{ employment_type_code: 'internship', created_at: '2026-11-11 12:20:09 UTC', location: places[id % 10] },
    }))
  }
  return { board, offers }
}

function inventStudentLists(
  jobAt: JobAt,
  numberOf: NumberOf,
  lists: { rows: number; closedEmployers: ReadonlySet<string> },
  now: number,
) {
  return (name: string) => {
    const list = numberOf(`list ${name}`)
    const rows = Array.from({ length: lists.rows }, (_, at) => {
      const { title } = jobAt(list * 331 + at * 3)
      return {
        ...{ id: `0000${list}-${at}`, source: 'Invented', active: true, is_visible: true, terms: ['Summer 2027'] },
        ...{ title: `${title} Intern`, company_name: `${waters[at % 10]} ${hackWords[(at >> 3) % 10]} ${list}${at}` },
        url: `https://careers.example/list-${list}/jobs/${5_000_000 + at}`,
        ...{ locations: [places[at % places.length]], sponsorship: 'Other', company_url: '' },
        ...{ date_posted: Math.floor(now / 1000) - at * 600, date_updated: Math.floor(now / 1000) - at * 600 },
      }
    })
    return rows.filter(({ company_name }) => !lists.closedEmployers.has(company_name))
  }
}

function inventHackathons(hackathons: number, schoolHackathons: number, now: number) {
  const schoolEvents = () =>
    Array.from({ length: schoolHackathons }, (_, at) => ({
      ...{ id: `school-${at}`, name: `${waters[at % 10]} ${hackWords[Math.floor(at / 10) % 10]} High` },
      ...{ website: `https://high-${at}.example/`, virtual: true, createdAt: new Date(now - 86_400_000).toISOString() },
      start: new Date(now + (20 + at) * 86_400_000).toISOString(),
      end: new Date(now + (21 + at) * 86_400_000).toISOString(),
    }))
  const devpost = (page: number) => {
    const ids = Array.from({ length: hackathons }, (_, at) => at).slice((page - 1) * 9, page * 9)
    const year = new Date(now).getUTCFullYear() + 1
    const rows = ids.map((at) => ({
      ...{
        id: 70_000 + at,
        title: `${waters[at % 10]} ${hackWords[Math.floor(at / 10) % 10]} Hack`,
        invite_only: false,
      },
      displayed_location: { icon: 'globe', location: at % 3 === 0 ? 'Online' : places[at % places.length] },
      ...{ open_state: 'open', url: `https://h${70_000 + at}.devpost.com/`, themes: [{ id: 1, name: 'Design' }] },
      ...{ submission_period_dates: `Mar 02 - Mar 04, ${year}`, prize_amount: '$<span>500</span>' },
      ...{ organization_name: `${waters[at % 10]} Society`, registrations_count: 3 },
    }))
    return { hackathons: rows, meta: { total_count: hackathons, per_page: 9 } }
  }
  return { devpost, schoolEvents }
}

/**
 * Feeds in the recorded shapes, filled with invented openings: boards of Greenhouse and of Recruitee, lists of students,
 * hackathons of Devpost and of Hack Club; other boards are there and empty, and every other feed is not there. Tests
 * change what they show.
 */
export function inventFeeds({
  perBoard = 4,
  perList = 300,
  hackathons = 45,
  offersPerBoard = 0,
  schoolHackathons = 0,
  now = Date.now(),
} = {}) {
  /** Postings of a board that are taken off, by board. */
  const closed = new Map<string, ReadonlySet<number>>()
  /** The lists of students: how many rows each has, and employers whose rows are taken off. */
  const lists = { rows: perList, closedEmployers: new Set<string>() }
  /** Hosts that answer with a status instead. */
  const broken = new Map<string, number>()

  const jobAt = inventJobs(now)
  const numberOf = countNames()
  const { board, offers } = inventBoards(jobAt, numberOf, closed, perBoard, offersPerBoard)
  const studentList = inventStudentLists(jobAt, numberOf, lists, now)
  const { devpost, schoolEvents } = inventHackathons(hackathons, schoolHackathons, now)

  const answering: Answering = (url) => {
    const { hostname, pathname, searchParams } = url
    const status = broken.get(hostname)
    if (status !== undefined) return { status }
    if (hostname === 'boards-api.greenhouse.io') return board(decodeURIComponent(pathname.split('/')[3] ?? ''))
    if (hostname === 'raw.githubusercontent.com') return studentList(pathname)
    if (hostname === 'devpost.com') return devpost(Number(searchParams.get('page') ?? 1))
    if (hostname.endsWith('lever.co')) return []
    if (hostname.endsWith('ashbyhq.com') || hostname.endsWith('workable.com')) return { jobs: [] }
    if (hostname.endsWith('smartrecruiters.com')) return { content: [], totalFound: 0 }
    if (hostname.endsWith('recruitee.com')) return { offers: offers(hostname.split('.')[0] ?? '') }
    if (hostname === 'hackathons.hackclub.com') return schoolEvents()
    return undefined
  }
  return { answering, closed, lists, broken, board }
}
