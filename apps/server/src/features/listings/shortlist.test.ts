import type { Listing } from '@scry/contracts/listing'
import { ShortlistAnswer } from '@scry/contracts/listing-routes'
import { expect, test } from 'vitest'
import { signUp } from '../../testing/browser.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { listingRow } from './listing-row.ts'
import { createListingStore } from './listing-store.ts'

const weaver = {
  skills: ['Python', 'SQL', 'Tableau', 'Excel'],
  titles: ['Data Analyst'],
  location: 'Austin, TX',
  experience_level: 'junior',
}
const history = {
  work_experience: 'Data Analyst at Loom (Jan 2024 - Present): Wrote reports in SQL and Python.',
  education: 'Bachelor of Science in Statistics, 2023',
  projects: '',
}

async function open(more: readonly Listing[] = []) {
  const server = await startTestServer()
  await server.app.ready()
  const job = (id: string, fields: Partial<Listing> = {}): Listing => ({
    ...{ id, kind: 'job', title: 'Data Analyst', company: `${id} Works`, type: 'full-time', level: 'junior' },
    ...{ location: 'Austin, TX', workplace: 'on-site', posted: server.clock.now() - 86_400_000 },
    ...{ skills: ['SQL', 'Python', 'Tableau'], description: 'You need SQL, Python and Tableau.' },
    ...fields,
  })
  const spark = { skills: ['SQL', 'Python', 'Apache Spark'], description: 'You need SQL, Python and Apache Spark.' }
  const listings: Listing[] = [
    ...['now', 'soon', 'third', 'fourth', 'fifth'].map((id) => job(id)),
    job('part', { type: 'part-time', skills: ['SQL', 'Python', 'Tableau', 'Excel'] }),
    job('spark', spark),
    job('two', {
      skills: ['SQL', 'Apache Spark', 'Kubernetes'],
      description: 'You need SQL, Apache Spark and Kubernetes.',
    }),
    job('above', { level: 'mid' }),
    job('far-above', { level: 'lead' }),
    job('below', { type: 'internship' }),
    job('abroad', { location: 'Berlin, Germany' }),
    job('nurse', { title: 'Registered Nurse', skills: ['Wound Care'], description: 'You need Wound Care.' }),
    ...more,
  ]
  await createListingStore(server).write(listings.map((listing) => listingRow('board', listing)))
  await server.listings.settled()
  const ask = async (body: object = {}) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/shortlist',
      payload: { ...weaver, ...history, ...body },
    })
    return ShortlistAnswer.parse(answer.json())
  }
  return { server, ask }
}

test('a shortlist tells what to apply for now, what is one skill away and what is a reach, of every kind of employment', async () => {
  const { ask } = await open()
  const { shelves, jobs, total } = await ask()
  expect(total).toBe(13)
  expect(shelves.apply_now).toHaveLength(4)
  expect(shelves.apply_now).toContain('part')
  expect(shelves.one_skill_away).toEqual(['spark'])
  expect(shelves.reach).toEqual(['above'])
  expect(jobs.map(({ id }) => id).sort()).toEqual(Object.values(shelves).flat().sort())
  for (const { match } of jobs) {
    const sum = match?.contributions.reduce((all, { points }) => all + points, 0) ?? 0
    expect(sum).toBeCloseTo(match?.score ?? -1, 9)
  }
})

test('who knows the missing skill can apply now, and what was hidden or applied to is left out', async () => {
  const { ask } = await open()
  const all = await ask({
    skills: [...weaver.skills, 'Apache Spark'],
    exclude: ['now', 'soon', 'third', 'fourth', 'part'],
  })
  expect(all.shelves.apply_now.sort()).toEqual(['fifth', 'spark'])
  expect(all.shelves.one_skill_away).toEqual(['two'])
})

test('a level changed at once changes the shortlist (§7.31)', async () => {
  const { ask } = await open()
  const { shelves } = await ask({ experience_level: 'mid' })
  expect(shelves.apply_now).toContain('above')
  expect(shelves.reach).toEqual([])
})

test('where nothing is of the person’s field the shortlist is empty and fills up with nothing else', async () => {
  const { ask } = await open()
  const { shelves, jobs, nearest, further, more } = await ask({
    skills: ['Wound Care'],
    titles: ['Physiotherapist'],
    work_experience: 'Physiotherapist at Loom (Jan 2024 - Present): Helped people walk.',
    education: '',
  })
  expect(shelves).toEqual({ apply_now: [], one_skill_away: [], reach: [] })
  expect({ jobs, nearest, further, more }).toEqual({ jobs: [], nearest: [], further: [], more: false })
})

test('decision 0354: who has little of their work in reach is not shown the same work in countries that are closed to them', async () => {
  const work = {
    kind: 'job',
    title: 'Data Analyst',
    company: 'Lyon Works',
    type: 'full-time',
    level: 'junior',
  } as const
  const asks = { skills: ['SQL', 'Python'], description: 'You need SQL and Python.' }
  const { ask } = await open([{ id: 'union', ...work, ...asks, location: 'Lyon, France', workplace: 'on-site' }])
  const { shelves, nearest, further, jobs } = await ask({ location: 'Berlin, Germany' })
  expect(shelves.apply_now).toEqual(['abroad'])
  expect(nearest).toEqual([])
  expect(further).toEqual(['union'])
  expect(jobs.map(({ id }) => id)).toEqual(['abroad', 'union'])
})

test('who has enough in reach is shown nothing further away', async () => {
  const { ask } = await open()
  expect((await ask()).further).toEqual([])
})

test('what a visitor is shown for a reading is what the account that keeps it is shown', async () => {
  const { server, ask } = await open()
  const read = await ask()
  const person = await signUp(server, 'ines@example.org')
  const data = { name: 'Ines', ...weaver, ...history, hasResume: true, resumeUploadedAt: '2026-10-05T12:00:00.000Z' }
  await person.call('POST', '/v1/databases/scry/collections/users/documents', { documentId: 'unique()', data })
  const kept = (await person.call('POST', '/api/shortlist', weaver)).json()
  expect(kept.shelves).toEqual(read.shelves)
})

test('decision 0352: one skill in common puts no other work on a shelf, and without a named work it does', async () => {
  const cook = { title: 'Line Cook', skills: ['SQL', 'Python'], description: 'You need SQL and Python.' }
  const { ask } = await open([
    {
      ...{ id: 'cook', kind: 'job', company: 'Cook Works', type: 'full-time', level: 'junior' },
      location: 'Austin, TX',
      ...cook,
    },
  ])
  const exclude = ['now', 'soon', 'third', 'fourth', 'fifth', 'part']
  const on = async (body: object) => Object.values((await ask({ exclude, ...body })).shelves).flat()
  expect(await on({})).not.toContain('cook')
  expect(await on({ titles: [], work_experience: '', education: '' })).toContain('cook')
})

test('decision 0372: who would be shown nothing at all is shown what of other work is in reach, and nothing beyond', async () => {
  const lab = { title: 'Biomedical Engineering Intern', type: 'internship', level: 'entry' } as const
  const asks = { skills: ['MATLAB', 'SolidWorks'], description: 'You need MATLAB and SolidWorks.' }
  const row = { kind: 'job', company: 'Kiln Works', ...lab, ...asks, workplace: 'on-site' } as const
  const { ask } = await open([
    { id: 'lab', ...row, location: 'Manchester, UK' },
    { id: 'lab-abroad', ...row, company: 'Pier Works', location: 'Austin, TX' },
  ])
  const student = {
    ...{ skills: ['MATLAB', 'SolidWorks'], titles: [], location: 'Manchester, UK', experience_level: 'entry' },
    ...{ education: 'MEng Mechanical Engineering, Northmoor University (2024 - 2028)', work_experience: '' },
  }
  const { shelves, nearest, further } = await ask(student)
  expect(Object.values(shelves).flat()).toEqual([])
  expect({ nearest, further }).toEqual({ nearest: ['lab'], further: [] })
})

test('decision 0379: a beginner for whose work nothing is open sees what takes beginners near home, and nothing that asks for more', async () => {
  const shop = {
    kind: 'job',
    title: 'Shop Assistant',
    type: 'part-time',
    level: 'entry',
    workplace: 'on-site',
  } as const
  const home = { ...shop, location: 'Stockport, UK', description: 'You serve customers at the till.' }
  const { ask } = await open([
    { id: 'shop', ...home, company: 'Reed Stores' },
    { id: 'abroad', ...home, company: 'Pier Stores', location: 'Austin, TX' },
    { id: 'london', ...home, company: 'Quay Stores', location: 'London, UK' },
    { id: 'learns', ...home, company: 'Kelp Stores', type: 'apprenticeship', level: undefined },
    { id: 'unsaid', ...home, company: 'Mill Stores', level: undefined },
    { id: 'above', ...home, company: 'Bridge Stores', title: 'Shop Manager', level: 'mid' },
    {
      id: 'asks',
      ...home,
      company: 'Kiln Stores',
      title: 'Baker',
      skills: ['Baking'],
      description: 'You need Baking.',
    },
  ])
  const leaver = {
    ...{
      skills: ['Customer Service'],
      titles: [],
      location: 'Stockport, UK',
      experience_level: 'entry',
      education: '',
    },
    work_experience: 'Gardener at Loom (Jun 2026 - Aug 2026): Cut hedges.',
  }
  const { shelves, nearest, further, nearby, jobs } = await ask(leaver)
  expect({ nearest, further, nearby }).toEqual({ nearest: [], further: [], nearby: ['shop', 'learns'] })
  expect(Object.values(shelves).flat()).toEqual([])
  expect(jobs[0]?.match?.contributions).toContainEqual(
    expect.objectContaining({ factor: 'place', reason: 'same-place' }),
  )
  expect((await ask({ ...leaver, experience_level: 'senior' })).nearby).toEqual([])
})

test('who names work that nobody here knows is told so, and sees of what could not be compared only what is near home', async () => {
  const post = {
    kind: 'job',
    company: 'Pier Works',
    title: 'Harbour Pilot',
    description: 'You bring ships in.',
  } as const
  const { ask } = await open([
    { id: 'home', ...post, location: 'Stockport, UK' },
    { id: 'remote', ...post, company: 'Quay Works', location: 'Remote', workplace: 'remote' },
  ])
  const body = { skills: [], titles: ['Zvonař'], location: 'Stockport, UK', experience_level: 'mid', education: '' }
  const { nearest, compared } = await ask({ ...body, work_experience: 'Zvonař, Loom (2016 - 2024)' })
  expect({ nearest, compared }).toEqual({ nearest: ['home'], compared: false })
})
