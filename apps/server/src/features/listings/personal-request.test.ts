import type { Listing } from '@scry/contracts/listing'
import { HackathonsAnswer, JobsAnswer } from '@scry/contracts/listing-routes'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { listingRow } from './listing-row.ts'
import { createListingStore } from './listing-store.ts'

async function ask() {
  const server = await startTestServer()
  await server.app.ready()
  const store = createListingStore(server)
  const day = 86_400_000
  const job = (id: string, more: Partial<Listing>): Listing => ({
    ...{ id, kind: 'job', title: 'Assistant', company: `${id} Works`, type: 'internship', level: 'entry' },
    ...{ location: 'Austin, TX', workplace: 'on-site', posted: server.clock.now() - day },
    ...more,
  })
  const listings: Listing[] = [
    job('weave', { skills: ['Weaving'], description: 'You need Weaving.' }),
    job('dye', { skills: ['Dyeing'], description: 'You need Dyeing.' }),
    job('north', { location: 'Boston, MA' }),
    job('chief', { level: 'senior', type: 'full-time', description: 'You need Thermodynamics.' }),
    { id: 'first', kind: 'hackathon', title: 'Night of Looms', difficulty: 'beginner' },
    { id: 'last', kind: 'hackathon', title: 'Night of Yarns', difficulty: 'advanced' },
  ]
  await store.write(listings.map((listing) => listingRow('board', listing)))
  await server.listings.settled()
  return async (body: object, kind: 'jobs' | 'hackathons' = 'jobs') => {
    const payload = { skills: [], location: 'flexible', ...(kind === 'jobs' && { job_type: '' }), ...body }
    const answer = await server.app.inject({ method: 'POST', url: `/api/get-personalized-${kind}`, payload })
    const rows =
      kind === 'jobs' ? JobsAnswer.parse(answer.json()).jobs : HackathonsAnswer.parse(answer.json()).hackathons
    // A score below 0 is shown as 0: what speaks against a listing more than for it is told apart by its lines.
    const sumOf = (lines: readonly { factor: string; points: number }[]): number =>
      lines.filter(({ factor }) => factor !== 'floor').reduce((sum, { points }) => sum + points, 0)
    const scores = new Map(rows.map(({ id, match }) => [id, match ? sumOf(match.contributions) : Number.NaN]))
    const score = (id: string) => scores.get(id) ?? Number.NaN
    const lines = rows.flatMap(({ match }) => match?.contributions ?? [])
    const gaps = lines.flatMap((line) => (line.factor === 'gap' ? line.skill : []))
    return {
      gaps,
      first: rows[0]?.id,
      ids: [...scores.keys()].sort(),
      scores: Object.fromEntries(scores),
      score,
    }
  }
}

test('the skills of the request decide what comes first (§7.27, §7.28, §3.34)', async () => {
  const request = await ask()
  expect((await request({ skills: ['Weaving'] })).first).toBe('weave')
  expect((await request({ skills: ['Dyeing'] })).first).toBe('dye')
})

test('the location of the request ranks and does not restrict; flexible prefers no place (§7.29, §3.34)', async () => {
  const request = await ask()
  const boston = await request({ location: 'Boston' })
  const flexible = await request({ location: 'flexible' })
  expect(boston.ids).toEqual(['chief', 'dye', 'north', 'weave'])
  expect(boston.score('north') - boston.score('dye')).toBeGreaterThan(flexible.score('north') - flexible.score('dye'))
})

test('the job type of the request restricts, and an empty one means every type (§7.30, §3.34)', async () => {
  const request = await ask()
  expect((await request({ job_type: 'internship' })).ids).toEqual(['dye', 'north', 'weave'])
  expect((await request({ job_type: 'full-time' })).ids).toEqual(['chief'])
  expect((await request({ job_type: '' })).ids).toHaveLength(4)
})

test('the level of the request decides how a level fits (§7.31, §3.34)', async () => {
  const request = await ask()
  const entry = await request({ experience_level: 'entry' })
  const senior = await request({ experience_level: 'senior' })
  expect(entry.score('north')).toBeGreaterThan(entry.score('chief'))
  expect(senior.score('chief')).toBeGreaterThan(entry.score('chief'))
})

test.each(['', 'Not specified', undefined])(
  'a level of %j ranks as entry, and a hackathon as for a beginner (§7.31, §7.34, §9.18)',
  async (experience_level) => {
    const request = await ask()
    const said = await request({ experience_level: 'entry' })
    const unsaid = await request({ experience_level })
    expect(unsaid.scores).toEqual(said.scores)
    const beginner = await request({ experience_level: 'beginner' }, 'hackathons')
    expect((await request({ experience_level }, 'hackathons')).scores).toEqual(beginner.scores)
    expect(beginner.score('first')).toBeGreaterThan(beginner.score('last'))
  },
)

test('a level that means no restriction or nothing at all is neutral', async () => {
  const request = await ask()
  const entry = await request({ experience_level: 'entry' })
  for (const experience_level of ['any', 'wizard']) {
    expect((await request({ experience_level })).scores).not.toEqual(entry.scores)
  }
})

test('an answer says success with jobs, or no success with an error (§7.32)', async () => {
  const server = await startTestServer()
  await server.app.ready()
  await server.listings.settled()
  const post = (payload: object) => server.app.inject({ method: 'POST', url: '/api/get-personalized-jobs', payload })
  expect((await post({ skills: ['Go'] })).json()).toMatchObject({ success: true, jobs: [] })
  const refused = await post({ skills: 'Go' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ success: false, error: expect.stringMatching(/\S/), code: 'invalid-input' })
})

test('a long profile is ranked for as far as its texts are read, and not refused (§3.6, §7.27)', async () => {
  const request = await ask()
  const work = Array.from({ length: 400 }, (_, at) => `Weaver at Loom ${at} (2 years): Wove and dyed cloth.`).join('\n')
  const studies = 'BA Textiles, Loom College (Expected May 2044)\n'.repeat(300)
  const long = { work_experience: work, education: studies, projects: work, location: `Boston${', MA'.repeat(200)}` }
  const student = await request({ ...long, skills: ['Weaving'] })
  expect(student.ids).toHaveLength(4)
  expect(student.first).toBe('weave')
})

test('what a course names is not said to be missing on the resume (§3.34, §7.27)', async () => {
  const request = await ask()
  const education = 'BS Textiles, Loom College (Expected May 2044): Coursework: Statics, Thermodynamics'
  expect((await request({ skills: ['Weaving'] })).gaps).toContain('Thermodynamics')
  expect((await request({ skills: ['Weaving'], education })).gaps).not.toContain('Thermodynamics')
})

test('a reading that is not saved yet tells by its studies that full-time work is too early (§3.34, §7.27)', async () => {
  const request = await ask()
  const student = await request({ skills: ['Weaving'], education: 'BA Textiles, Loom College (Expected May 2044)' })
  const graduate = await request({ skills: ['Weaving'], education: 'BA Textiles, Loom College (1999 - 2002)' })
  expect(student.score('chief')).toBeLessThan(graduate.score('chief'))
  expect(student.score('weave')).toBeGreaterThan(graduate.score('weave'))
})
