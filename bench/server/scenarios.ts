import { jobLocationFilters } from '../../packages/contracts/src/enumerations.ts'
import { rankingFacts } from '../../packages/profile/src/ranking-facts.ts'
import type { ListingIndex } from '../../packages/search/src/listing-index.ts'
import { type Shot, send } from './driven.ts'

/** One call of the product, asked in many ways. */
export interface Scenario {
  readonly name: string
  readonly shots: readonly Shot[]
  /** What the search engine is asked for by the shot at this place, as the server asks it. */
  readonly engine?: (index: ListingIndex, at: number) => unknown
}

const people = 40
const users = '/v1/databases/scry/collections/users/documents'
const password = 'Quiet-harbour-lamp-7'
const texts = {
  work_experience: [
    'Data Intern at Quillon Mills (4 months): Built a React page over a Flask service, cut a nightly report from 40 to 6 minutes with SQL, wrote its tests',
    'Lab Assistant at Harbour College (1 year 2 months): Led weekly Python labs for 60 students, kept the grading containers running',
  ].join('\n'),
  education: 'BSc Computer Science, Harbour College (2023 - 2027)\nHigh School Diploma, East High (2019 - 2023)',
  projects: 'Tide: Tide tables for small boats with TypeScript, PostgreSQL and Leaflet',
}
const profile = {
  name: 'Load',
  skills: ['React', 'SQL', 'Python', 'TypeScript', 'Docker', 'Flask', 'Git'],
  experience_level: 'entry',
  location: 'Austin',
  ...texts,
}

function post(path: string, body: object, cookie?: string, from?: string): Shot {
  return { method: 'POST', path, body: JSON.stringify(body), ...(cookie && { cookie }), ...(from && { from }) }
}

async function openAccount(address: string, number: number): Promise<{ email: string; cookie: string }> {
  const email = `load-${number}@example.org`
  await send(address, post('/v1/account', { userId: 'unique()', email, password, name: 'Load' }))
  const session = await send(address, post('/v1/account/sessions/email', { email, password }))
  const cookie = session.cookies.map((line) => line.split(';')[0]).join('; ')
  await send(address, post(users, { documentId: 'unique()', data: profile }, cookie))
  return { email, cookie }
}

export async function scenarios(address: string, words: readonly string[]): Promise<Scenario[]> {
  const known: { email: string; cookie: string }[] = []
  for (let number = 0; number < people; number += 1) known.push(await openAccount(address, number))
  const cookieAt = (at: number) => known[at % people]?.cookie ?? ''
  const wordAt = (at: number) => words[at % words.length] ?? ''
  const single = words.filter((word) => !word.includes(' '))
  const skillsAt = (at: number) => [single[at % single.length], single[(at * 7 + 3) % single.length], 'SQL', 'React']
  const search = (word: string) => `/api/search-jobs?q=${encodeURIComponent(word)}`

  const now = Date.now()
  const paging = { facets: ['type', 'level', 'place'], places: jobLocationFilters.slice(1), now, limit: 20 } as const
  const found = { ...paging, prefix: true, filters: { kind: 'job' }, openOnly: true } as const
  const facts = rankingFacts(texts, now)
  const own = { skills: profile.skills, level: 'entry', location: 'Austin', interests: [], ...facts }
  return [
    {
      name: 'search-jobs',
      shots: words.map((word) => ({ method: 'GET', path: search(word) })),
      engine: (index, at) => index.search({ ...found, text: wordAt(at) }),
    },
    {
      name: 'search-jobs as it stands',
      shots: words.map((word) => ({ method: 'GET', path: search(word), accepts: 'identity' })),
      engine: (index, at) => index.search({ ...found, text: wordAt(at) }),
    },
    {
      name: 'get-personalized-jobs',
      shots: words.map((_, at) => {
        const asked = { location: 'flexible', job_type: 'internship', experience_level: 'entry' }
        return post('/api/get-personalized-jobs', { skills: skillsAt(at), ...asked }, cookieAt(at))
      }),
      engine: (index, at) => {
        const asked = { kind: 'job', jobType: 'internship', filters: { type: ['internship'] }, explain: true } as const
        const skills = skillsAt(at).filter((skill) => skill !== undefined)
        return index.recommend({ ...own, ...paging, ...asked, location: undefined, skills })
      },
    },
    {
      name: 'search with matches',
      shots: words.map((word, at) => ({ method: 'GET', path: search(word), cookie: cookieAt(at) })),
      engine: (index, at) => index.search({ ...found, text: wordAt(at), profile: own }),
    },
    { name: 'profile read', shots: known.map(({ cookie }) => ({ method: 'GET', path: users, cookie })) },
    {
      name: 'login',
      // A prime number of addresses, so that every person comes from many.
      shots: Array.from({ length: 8009 }, (_, at) => {
        const email = known[at % people]?.email
        return post('/v1/account/sessions/email', { email, password }, undefined, `10.1.${at >> 8}.${at & 255}`)
      }),
    },
  ]
}
