import type { Listing } from '@scry/contracts/listing'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { listingRow } from './listing-row.ts'
import { createListingStore } from './listing-store.ts'

const munich = { city: 'München', region: 'Bayern', country: 'DE' }
const listings = (now: number): Listing[] => {
  const posted = now - 86_400_000
  const job = (id: string, more: Partial<Listing>): Listing => ({ id, kind: 'job', title: 'Nurse', posted, ...more })
  return [
    job('a', {
      company: 'Blue Fox, Inc.',
      places: [munich],
      pay: { currency: 'EUR', most: 25, period: 'hour' },
      terms: [{ season: 'summer', year: 2027 }],
      sponsorship: 'offered',
      source: 'A board',
    }),
    job('b', { company: 'Cedar', places: [{ ...munich, city: 'Munich' }], sponsorship: 'refused' }),
    job('c', { company: 'Cedar', workplace: 'remote', remoteWithin: ['europe'], title: 'Data Analyst' }),
    {
      ...{ id: 'h', kind: 'hackathon', title: 'Tide Hack', places: [munich], posted, source: 'A board' },
      ...{ company: 'Harbor Club', themes: ['Climate'], deadline: now + 5 * 86_400_000 },
    },
    {
      ...{ id: 'i', kind: 'hackathon', title: 'Forge Jam', places: [{ country: 'FR' }], themes: ['Oceans'] },
      posted: now - 40 * 86_400_000,
    },
  ]
}

async function board() {
  const server = await startTestServer()
  await server.app.ready()
  const rows = listings(server.clock.now()).map((listing) => listingRow('board', listing))
  await createListingStore(server).write(rows)
  await server.listings.settled()
  const get = async (url: string) => {
    const answer = await server.app.inject({ url })
    return { status: answer.statusCode, ...answer.json() }
  }
  const suggested = async (of: string, typed: string, more: object = {}) => {
    const kind = of === 'organizer' || 'mode' in more ? 'hackathon' : 'job'
    const payload = { of, typed, ...more }
    const answer = await server.app.inject({ method: 'POST', url: `/api/${kind}-suggestions`, payload })
    return answer.json().suggestions
  }
  return { ...server, get, suggested, ids: (rows: { id: string }[]) => rows.map(({ id }) => id).sort() }
}

test.each([
  ['place=de..munich', ['a', 'b']],
  ['place=de.bavaria,fr', ['a', 'b']],
  ['remote_within=de', ['c']],
  ['pay=20-EUR-hour', ['a']],
  ['pay=60000-EUR-year', []],
  ['term=summer-2027', ['a']],
  ['sponsorship=offered', ['a']],
  ['sponsorship=not-refused', ['a', 'c']],
  ['category=data', ['c']],
  ['employer=Blue%20Fox%2C%20Inc.', ['a']],
  ['source=A%20board&posted_within_days=3', ['a']],
  ['place=&term=&sponsorship=any&pay=&employer=', ['a', 'b', 'c']],
])('a list of jobs takes %s, for visitors and for a profile alike', async (filter, wanted) => {
  const { app, get, ids } = await board()
  expect(ids((await get(`/api/search-jobs?${filter}`)).jobs)).toEqual(wanted)
  const { posted_within_days: days, ...body } = Object.fromEntries(new URLSearchParams(filter))
  const personal = await app.inject({
    method: 'POST',
    url: '/api/get-personalized-jobs',
    payload: { skills: ['SQL'], ...body, ...(days && { posted_within_days: Number(days) }) },
  })
  expect(ids(personal.json().jobs)).toEqual(wanted)
})

test('hackathons are filtered by place, source, organizer, theme, deadline and date of posting', async () => {
  const { get, ids } = await board()
  const organized = ['organizer=Harbor%20Club', 'theme=Climate', 'deadline_within_days=7']
  for (const filter of ['place=de', 'source=A%20board', 'posted_within_days=30', ...organized])
    expect(ids((await get(`/api/search-hackathons?${filter}`)).hackathons), filter).toEqual(['h'])
  const { facets } = await get('/api/search-hackathons?theme=Climate&facets=theme,deadline')
  expect(facets.theme).toEqual({
    values: [
      { value: 'Climate', count: 1 },
      { value: 'Oceans', count: 1 },
    ],
    approximate: false,
  })
  expect(facets.deadline.values).toContainEqual({ value: '7', count: 1 })
})

test('each facet is counted without its own filter, with how many do not say it', async () => {
  const { get } = await board()
  const { facets } = await get('/api/search-jobs?sponsorship=offered&place=de..munich&facets=sponsorship,place,pay')
  expect(facets.sponsorship.values).toEqual([
    { value: 'offered', count: 1 },
    { value: 'refused', count: 1 },
  ])
  expect(facets.place.values).toEqual([{ value: 'de..munich', label: 'Munich', count: 1 }])
  expect(facets.pay).toMatchObject({ values: [{ value: 'EUR', count: 1 }], unknown: 0 })
  const { facets: all } = await get('/api/search-jobs?facets=sponsorship,pay,term')
  expect([all.sponsorship.unknown, all.pay.unknown, all.term.unknown]).toEqual([1, 2, 2])
})

test('places, employers and organizers are suggested for what is typed, counted under the other filters', async () => {
  const { suggested } = await board()
  const munich = { filter: 'place', value: 'de..munich', label: 'Munich, Bavaria, Germany', count: 1 }
  expect(await suggested('place', 'munchen', { sponsorship: 'offered' })).toEqual([munich])
  const cedar = { filter: 'employer', value: 'Cedar', label: 'Cedar' }
  expect(await suggested('employer', 'ced')).toEqual([{ ...cedar, count: 2 }])
  expect(await suggested('place', 'fra', { mode: '' })).toEqual([
    { filter: 'place', value: 'fr', label: 'France', count: 1 },
  ])
  const club = { filter: 'organizer', value: 'Harbor Club', label: 'Harbor Club', count: 1 }
  expect(await suggested('organizer', 'harb')).toEqual([club])
})

test('what a person hid or applied to is in no suggestion’s count, as it is in no count of their list', async () => {
  const { suggested } = await board()
  const [cedar] = await suggested('employer', 'ced', { exclude: ['b'] })
  expect(cedar).toMatchObject({ value: 'Cedar', count: 1 })
})

test.each([
  ['pay=lots', 'Give pay as an amount, a currency and a period, such as 25-USD-hour.'],
  ['term=monsoon-2027', 'Give a term as a season and its year, such as summer-2027.'],
  ['place=a/b', 'Give places as they are suggested, such as de..munich or us.texas.'],
  ['sponsorship=maybe', 'Ask for sponsorship by offered or not-refused.'],
])('a value that is none is refused with a sentence: %s', async (filter, sentence) => {
  const { get } = await board()
  const answer = await get(`/api/search-jobs?${filter}`)
  expect(answer.status).toBe(400)
  expect(answer.error).toContain(sentence)
})
