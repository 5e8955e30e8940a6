import type { Listing } from '@scry/contracts/listing'
import { HackathonsAnswer, JobsAnswer } from '@scry/contracts/listing-routes'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { listingRow } from './listing-row.ts'
import { createListingStore } from './listing-store.ts'

const day = 86_400_000

function openings(now: number): Listing[] {
  const job = (id: string, title: string, more: Partial<Listing>): Listing => ({
    id,
    kind: 'job',
    title,
    company: `${id} Works`,
    type: 'internship',
    level: 'entry',
    location: 'Austin, TX',
    workplace: 'on-site',
    source: 'Board',
    posted: now - day,
    deadline: now + 10 * day,
    ...more,
  })
  const hackathon = (id: string, title: string, more: Partial<Listing>): Listing => ({
    id,
    kind: 'hackathon',
    title,
    company: `${id} Guild`,
    workplace: 'remote',
    difficulty: 'beginner',
    deadline: now + 5 * day,
    starts: now + 6 * day,
    ...more,
  })
  return [
    job('react', 'Summer Intern', { skills: ['React', 'TypeScript'], description: 'You need React and TypeScript.' }),
    job('ward', 'Nursing Intern', { skills: ['Patient care'], location: 'Boston, MA' }),
    job('data', 'Data Engineer', {
      type: 'full-time',
      level: 'senior',
      skills: ['Python', 'SQL'],
      workplace: 'remote',
    }),
    job('desk', 'Front Desk Assistant', { type: 'part-time', location: 'Seattle, WA', posted: now - 40 * day }),
    job('late', 'React Intern', { skills: ['React'], deadline: now - day }),
    hackathon('tide', 'Tide Hack', { themes: ['Oceans'], skills: ['Python'] }),
    hackathon('forge', 'Forge Jam', { themes: ['Hardware'], difficulty: 'advanced', workplace: 'on-site' }),
    hackathon('gone', 'Gone Hack', { themes: ['Oceans'], starts: now - 29 * day, deadline: now - 30 * day }),
  ]
}

async function board() {
  const server = await startTestServer()
  await server.app.ready()
  const store = createListingStore(server)
  await store.write(openings(server.clock.now()).map((listing) => listingRow('board', listing)))
  await server.listings.settled()
  const get = async (url: string, cookie?: string) => {
    const answer = await server.app.inject({ url, ...(cookie && { headers: { cookie } }) })
    return { status: answer.statusCode, json: answer.json() }
  }
  const post = async (url: string, payload: object) => {
    const answer = await server.app.inject({ method: 'POST', url, payload })
    return { status: answer.statusCode, json: answer.json() }
  }
  return { ...server, store, get, post }
}
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort()

test('a search answers success and jobs, open ones only, with exact total and facets (§7.26, §3.22)', async () => {
  const { get } = await board()
  const { status, json } = await get('/api/search-jobs')
  expect(status).toBe(200)
  const answer = JobsAnswer.strict().parse(json)
  expect(answer.success).toBe(true)
  expect(ids(answer.jobs)).toEqual(['data', 'desk', 'react', 'ward'])
  expect(answer.total).toBe(4)
  expect(answer.next).toBeNull()
  expect(answer.jobs.every((job) => job.match === undefined)).toBe(true)
  expect(answer.facets.type?.values).toEqual(
    expect.arrayContaining([
      { value: 'internship', count: 2 },
      { value: 'full-time', count: 1 },
    ]),
  )
  expect(answer.facets.location).toEqual({
    approximate: false,
    values: expect.arrayContaining([
      { value: 'remote', count: 1 },
      { value: 'Boston', count: 1 },
      { value: 'New York', count: 0 },
    ]),
  })
})

test('facets are those of the screens unless others are asked for, and stand on the first page only', async () => {
  const { get } = await board()
  const names = async (query: string) => Object.keys((await get(`/api/search-jobs?limit=1${query}`)).json.facets).sort()
  expect(await names('')).toEqual(['level', 'location', 'type'])
  expect(await names('&facets=posted,skills,unknown')).toEqual(['posted', 'skills'])
  const { next } = (await get('/api/search-jobs?limit=1')).json
  expect(await names(`&after=${encodeURIComponent(next)}`)).toEqual([])
  expect(Object.keys((await get('/api/search-hackathons')).json.facets)).toEqual(['mode', 'status', 'difficulty'])
})

test('words, type and location restrict; all, flexible and empty do not (§7.26, §2.33)', async () => {
  const { get } = await board()
  expect(ids((await get('/api/search-jobs?q=nurs')).json.jobs)).toEqual(['ward'])
  expect(ids((await get('/api/search-jobs?type=internship&location=flexible')).json.jobs)).toEqual(['react', 'ward'])
  expect(ids((await get('/api/search-jobs?location=remote&type=')).json.jobs)).toEqual(['data'])
  expect(ids((await get('/api/search-jobs?location=Seattle&type=all')).json.jobs)).toEqual(['desk'])
  expect(ids((await get('/api/search-jobs?posted_within_days=7&level=advanced')).json.jobs)).toEqual(['data'])
  expect(ids((await get('/api/search-jobs?type=part-time,full-time')).json.jobs)).toEqual(['data', 'desk'])
})

test('when nothing matches the answer says which filter to relax and how many that brings (§4.28)', async () => {
  const { get } = await board()
  const { json } = await get('/api/search-jobs?q=nursing&type=part-time&location=Boston')
  expect(json.jobs).toEqual([])
  expect(json.relax).toEqual([{ filter: 'type', value: 'part-time', count: 1 }])
})

test('words are proposed to be left out only where what is looked for stays (§4.28)', async () => {
  const { get } = await board()
  const relax = async (q: string) =>
    (await get(`/api/search-jobs?q=${encodeURIComponent(q)}&type=internship`)).json.relax
  const withoutType = { filter: 'type', value: 'internship', count: 1 }
  expect(await relax('summer data engineer')).toEqual([withoutType])
})

test.each(['@@@', '%', '🙂', '!!!', '-- "" --'])(
  'what has no letter or digit is no word of any listing: %s brings none and says so (§5.55, §8.9)',
  async (signs) => {
    const { get } = await board()
    const of = async (kind: string) => (await get(`/api/search-${kind}?q=${encodeURIComponent(signs)}`)).json
    expect(await of('jobs')).toMatchObject({ total: 0, jobs: [], wordless: true })
    expect((await of('jobs')).relax).toEqual([{ filter: 'q', value: expect.any(String), rest: '', count: 4 }])
    expect(await of('hackathons')).toMatchObject({ total: 0, hackathons: [], wordless: true })
  },
)

test('blanks ask for everything, and a sign beside a word for the word', async () => {
  const { get } = await board()
  const of = async (text: string) => (await get(`/api/search-jobs?q=${encodeURIComponent(text)}`)).json
  expect(await of('   ')).toMatchObject({ total: 4 })
  expect(await of('@ nursing !')).toMatchObject({ total: 1 })
  expect(await of('@ nursing !')).not.toHaveProperty('wordless')
})

test('words longer than 300 characters are cut and searched for', async () => {
  const { get } = await board()
  expect((await get(`/api/search-jobs?q=nursing${'%20'.repeat(400)}`)).json.jobs).toHaveLength(1)
})

test('when nothing has all words the rows have as many as the best, and the answer says which were left out', async () => {
  const { get } = await board()
  const asked = async (words: string) => (await get(`/api/search-jobs?q=${encodeURIComponent(words)}`)).json
  expect(await asked('nursing zebra ')).toMatchObject({ total: 1, left_out: ['zebra'], relax: [] })
  expect(await asked('giraffe nursing zebra')).toMatchObject({ total: 1, left_out: ['giraffe', 'zebra'], relax: [] })
  expect((await asked('giraffe "zebra crossing"')).relax).toEqual([
    { filter: 'q', value: 'giraffe "zebra crossing"', rest: '', count: 4 },
  ])
  expect(await asked('nursing')).not.toHaveProperty('left_out')
})

test('load more goes on after the last row and never repeats one', async () => {
  const { get, post } = await board()
  const walk = async (page: (after: string) => Promise<{ json: { jobs: { id: string }[]; next: string | null } }>) => {
    const seen: string[] = []
    for (let after = ''; ; ) {
      const { json } = await page(after)
      seen.push(...json.jobs.map(({ id }) => id))
      if (json.next === null) return seen
      after = json.next
    }
  }
  const found = await walk((after) => get(`/api/search-jobs?limit=1&${after && `after=${encodeURIComponent(after)}`}`))
  expect([...found].sort()).toEqual(['data', 'desk', 'react', 'ward'])
  const ranked = await walk((after) =>
    post('/api/get-personalized-jobs', { skills: ['React'], limit: 3, ...(after && { after }) }),
  )
  expect([...ranked].sort()).toEqual(['data', 'desk', 'react', 'ward'])
  expect(ranked[0]).toBe('react')
})

test('a profile ranks jobs with reasons whose sum is the score (§7.27, §7.28, §7.30-7.32)', async () => {
  const { post } = await board()
  const body = {
    skills: ['React', 'TypeScript'],
    location: 'flexible',
    job_type: 'internship',
    experience_level: 'entry',
  }
  const { json } = await post('/api/get-personalized-jobs', body)
  const answer = JobsAnswer.strict().parse(json)
  expect(answer.jobs.map(({ id }) => id)).toEqual(['react', 'ward'])
  for (const { match } of answer.jobs) {
    const sum = match?.contributions.reduce((total, { points }) => total + points, 0) ?? Number.NaN
    expect(Math.abs(sum - (match?.score ?? 0))).toBeLessThan(1e-9)
  }
  expect(answer.jobs[0]?.match?.contributions).toContainEqual(
    expect.objectContaining({ factor: 'skills', skill: 'React', by: 'same' }),
  )
})

test('a location filter restricts, and what is hidden or applied to never comes (§7.29)', async () => {
  const { post } = await board()
  const ask = async (more: object) => (await post('/api/get-personalized-jobs', { skills: [], ...more })).json.jobs
  expect(ids(await ask({ location_filter: 'Boston' }))).toEqual(['ward'])
  expect(ids(await ask({ location_filter: 'all', location: 'Boston' }))).toHaveLength(4)
  expect(ids(await ask({ exclude: ['ward', 'data'] }))).toEqual(['desk', 'react'])
})

test('supposing a skill counts it as known for this answer only', async () => {
  const { post } = await board()
  const score = async (suppose: string[]) => {
    const { json } = await post('/api/get-personalized-jobs', { skills: ['SQL'], suppose })
    return json.jobs.find(({ id }: { id: string }) => id === 'data').match.score as number
  }
  const before = await score([])
  expect(await score(['Python'])).toBeGreaterThan(before)
  expect(await score([])).toBe(before)
})

test('hackathons are filtered by mode, status and difficulty, and past matches ended (§7.33, §2.37)', async () => {
  const { get } = await board()
  const all = HackathonsAnswer.strict().parse((await get('/api/search-hackathons?q=&mode=&status=&difficulty=')).json)
  expect(all.hackathons.map(({ id }) => id).sort()).toEqual(['forge', 'gone', 'tide'])
  expect(all.hackathons.at(-1)?.id).toBe('gone')
  expect(ids((await get('/api/search-hackathons?mode=offline')).json.hackathons)).toEqual(['forge'])
  expect(ids((await get('/api/search-hackathons?status=past')).json.hackathons)).toEqual(['gone'])
  expect(ids((await get('/api/search-hackathons?difficulty=beginner&status=upcoming')).json.hackathons)).toEqual([
    'tide',
  ])
})

test('hackathons are ranked for a profile; any mode means every mode (§7.34)', async () => {
  const { post } = await board()
  const ask = async (more: object) => {
    const body = {
      skills: ['Python'],
      experience_level: 'beginner',
      interests: ['Oceans'],
      preferred_mode: 'any',
      ...more,
    }
    return (await post('/api/get-personalized-hackathons', body)).json.hackathons as { id: string; match: unknown }[]
  }
  const ranked = await ask({})
  // What is over is recommended to nobody: it stands last, without reasons.
  expect(ranked.map(({ id, match }) => [id, match !== undefined])).toEqual([
    ['tide', true],
    ['forge', true],
    ['gone', false],
  ])
  const offline = await ask({ preferred_mode: 'offline' })
  expect(ids(offline)).toEqual(['forge'])
  expect(offline[0]?.match).toEqual(ranked[1]?.match)
  expect(ids(await ask({ status: 'past' }))).toEqual(['gone'])
})

test('counts, list and badge of hackathons agree for everybody as the clock goes on, and nothing is indexed anew (§2.37, §2.40)', async () => {
  const { get, post, clock, app } = await board()
  const statuses = { upcoming: 'upcoming', ongoing: 'ongoing', past: 'ended' } as const
  const ask = async (who: 'visitor' | 'person', status: string): Promise<HackathonsAnswer> => {
    const { json } =
      who === 'visitor'
        ? await get(`/api/search-hackathons?status=${status}`)
        : await post('/api/get-personalized-hackathons', { skills: ['Python'], status })
    return HackathonsAnswer.strict().parse(json)
  }
  const { corpus } = (await app.inject('/api/health')).json().index
  const held: string[] = []
  for (const hours of [0, 6 * 24 - 1, 1, 30, 24, 240]) {
    clock.advance(hours * 3_600_000)
    for (const who of ['visitor', 'person'] as const) {
      const all = await ask(who, '')
      expect(all.total).toBe(3)
      for (const [status, badge] of Object.entries(statuses)) {
        const { hackathons, total, facets } = await ask(who, status)
        expect(hackathons.every((hackathon) => hackathon.status === badge)).toBe(true)
        const inAll = all.hackathons.filter((hackathon) => hackathon.status === badge)
        expect(ids(hackathons)).toEqual(ids(inAll))
        for (const counted of [facets, all.facets]) {
          expect(counted.status?.values.find(({ value }) => value === status)?.count).toBe(total)
        }
      }
      held.push(all.hackathons.map(({ id, status, registration }) => `${id} ${status} ${registration}`).join(', '))
    }
  }
  // What is over stands last, and what one can join first.
  expect(held[0]).toMatch(/^(tide|forge) upcoming open, (tide|forge) upcoming open, gone ended closed$/)
  expect(held[4]).toMatch(/^(tide|forge) ongoing closed, (tide|forge) ongoing closed, gone ended closed$/)
  expect(held.at(-1)).toMatch(/^(\w+ ended closed(, |$)){3}/)
  expect((await app.inject('/api/health')).json().index.corpus).toBe(corpus)
})

test('a listing has an address of its own, and one that is gone says so', async () => {
  const { get, store, listings } = await board()
  expect((await get('/api/listings/ward')).json).toMatchObject({ job: { title: 'Nursing Intern' }, hackathon: null })
  expect((await get('/api/listings/tide')).json).toMatchObject({ job: null, hackathon: { title: 'Tide Hack' } })
  await store.write([], ['ward'])
  await listings.settled()
  const gone = await get('/api/listings/ward')
  expect([gone.status, gone.json.code]).toEqual([404, 'not-found'])
})

test('skill gaps count the listings that only one skill keeps away', async () => {
  const { post } = await board()
  const { json } = await post('/api/skill-gap', { skills: ['React'], experience_level: 'entry' })
  expect(json).toEqual({ success: true, gaps: [{ skill: 'TypeScript', opens: 1, fitting: 1 }] })
})

test('every list says that it is JSON (§7.26, §8.10)', async () => {
  const { app } = await board()
  const calls = [
    ['GET', '/api/search-jobs'],
    ['GET', '/api/search-hackathons'],
    ['POST', '/api/get-personalized-jobs'],
    ['POST', '/api/get-personalized-hackathons'],
  ] as const
  for (const [method, url] of calls) {
    const answer = await app.inject({ method, url, ...(method === 'POST' && { payload: {} }) })
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
      url,
      200,
      'application/json; charset=utf-8',
    ])
  }
})

test('undeclared fields, wrong numbers and a foreign cursor are refused', async () => {
  const { get, post } = await board()
  expect((await get('/api/search-jobs?limit=0')).status).toBe(400)
  expect((await get('/api/search-jobs?limit=201')).status).toBe(400)
  expect((await get('/api/search-jobs?admin=1')).status).toBe(400)
  expect((await get('/api/search-jobs?after=r.1.2.3~x')).status).toBe(400)
  expect((await post('/api/get-personalized-jobs', { skills: ['x'], userId: 'me' })).status).toBe(400)
  expect((await post('/api/get-personalized-jobs', { skills: 'x' })).status).toBe(400)
})

test('the health answer tells the state of the index, and facts count what is open (§7.25, §1.5)', async () => {
  const { get } = await board()
  const health = await get('/api/health')
  expect(health.status).toBe(200)
  expect(health.json).toMatchObject({
    ready: true,
    degraded: [],
    sources: 'off',
    index: { state: 'ready', listings: 8 },
  })
  expect(health.json.index.bytes).toBeGreaterThan(0)
  const facts = await get('/api/facts')
  expect(facts.json).toMatchObject({
    open_listings: 4,
    open_hackathons: 2,
    organisations: 6,
    verified_accounts: 0,
    sample: false,
    real: true,
    mail: 'files',
  })
})

test('the same title of one employer in several towns is one row with its other places, and the total counts each listing', async () => {
  const { get, post, store, clock, listings } = await board()
  const [react] = openings(clock.now())
  const towns = ['Boston, MA', 'Chicago, IL', 'Denver, CO'].map((location, at) => {
    const title = at === 2 ? 'summer intern' : 'Summer Intern'
    return listingRow('board', { ...react, id: `react-${at}`, title, location } as Listing)
  })
  await store.write(towns)
  await listings.settled()
  const { json } = await get('/api/search-jobs?q=summer%20intern&limit=20')
  const answer = JobsAnswer.strict().parse(json)
  expect([answer.total, answer.jobs.length, answer.next]).toEqual([4, 1, null])
  expect(answer.facets.type?.values).toContainEqual({ value: 'internship', count: 4 })
  const [row] = answer.jobs
  expect([row?.id, row?.other_places_total]).toEqual(['react', 3])
  expect(row?.other_places).toContainEqual({ id: 'react-1', location: 'Chicago, IL' })
  // Under a filter for one place the row is the one there.
  const there = (await get('/api/search-jobs?location=Boston&q=summer')).json
  expect(there.jobs.map(({ id, other_places }: { id: string; other_places?: unknown }) => [id, other_places])).toEqual([
    ['react-0', undefined],
  ])
  const personal = { skills: ['React'], location: 'Denver, CO', experience_level: 'entry', limit: 1 }
  const nearest = (await post('/api/get-personalized-jobs', personal)).json
  expect([nearest.total, nearest.jobs[0].id, nearest.jobs[0].other_places_total]).toEqual([7, 'react-2', 3])
  const page = (await get('/api/listings/react-1/page')).json
  expect(page.job.other_places.map(({ id }: { id: string }) => id).sort()).toEqual(['react', 'react-0', 'react-2'])
  expect(page.similar.concat(page.same_employer)).not.toContainEqual(
    expect.objectContaining({ title: 'Summer Intern' }),
  )
})
