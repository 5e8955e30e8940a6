import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIndex, type ListingIndex, loadIndex } from './listing-index.ts'
import type { ListingInput } from './listing-input.ts'
import type { Answer, Hit } from './requests.ts'
import { groupKeyOf } from './store/group-key.ts'
import { listingsArbitrary, profileArbitrary, testNow } from './testing/arbitrary-listings.ts'

const job = (id: string, title: string, more: Partial<ListingInput> = {}): ListingInput => ({
  ...{ id, kind: 'job', title, company: 'Acme' },
  ...more,
})
const membersOf = ({ id, others = [] }: Hit): string[] => [id, ...others.map((other) => other.id)]

/** All pages of a list, and that each says how many others each row stands for. */
const pagesOf = (ask: (after: string | null) => Answer): { hits: Hit[]; total: number } => {
  const hits: Hit[] = []
  let answer = ask(null)
  const { total } = answer
  hits.push(...answer.hits)
  while (answer.next !== null) {
    answer = ask(answer.next)
    hits.push(...answer.hits)
  }
  for (const { others, otherCount } of hits) expect(otherCount).toBe(others?.length)
  return { hits, total }
}

/** Some titles and employers only, so that they meet often, and other listings between them. */
const crowded = listingsArbitrary(60).map((listings) =>
  listings.map((listing, at) =>
    at % 3 === 0
      ? listing
      : { ...listing, title: at % 2 === 0 ? 'data engineer' : 'Senior Nurse', company: 'Acme, Inc.' },
  ),
)

/** Each group stands in one row, each listing in one group, and the total is that of all listings. */
const expectOnce = (index: ListingIndex, listings: readonly ListingInput[], ask: (after: string | null) => Answer) => {
  const { hits, total } = pagesOf(ask)
  const keyOf = new Map(listings.map((listing) => [listing.id, groupKeyOf(listing)]))
  const groups = hits.map((hit) => {
    const keys = new Set(membersOf(hit).map((id) => keyOf.get(id) as string))
    expect(keys.size).toBe(1)
    return [...keys][0] as string
  })
  const named = groups.filter((key) => key !== '')
  expect(new Set(named).size).toBe(named.length)
  const shown = hits.flatMap(membersOf)
  expect(new Set(shown).size).toBe(shown.length)
  expect(shown.length).toBe(total)
  expect(shown.every((id) => index.has(id))).toBe(true)
  return hits
}

test('over all pages a list shows each title of an employer once and each listing in exactly one row', () => {
  const asked = fc.record({
    text: fc.constantFrom('', 'engineer', 'engi', 'data nurse', 'senior nurse', 'acme'),
    match: fc.constantFrom('all' as const, 'any' as const),
    sort: fc.constantFrom('best' as const, 'newest' as const, 'deadline' as const),
    filters: fc.constantFrom({}, { kind: 'job' }, { location: 'Austin' }, { level: 'senior' }),
    openOnly: fc.boolean(),
    limit: fc.integer({ min: 1, max: 7 }),
    facets: fc.constantFrom([], ['skills'] as const),
  })
  fc.assert(
    fc.property(crowded, asked, fc.array(fc.nat(60), { maxLength: 20 }), (listings, request, removed) => {
      const index = buildIndex(listings)
      for (const at of removed) {
        const listing = listings[at]
        if (listing === undefined) continue
        index.remove(listing.id)
        // Some come back, so that groups lose and win members.
        if (at % 2 === 0) index.add(listing)
      }
      const ask = (after: string | null) =>
        index.search({ ...request, prefix: true, now: testNow, after, grouped: 100 })
      const hits = expectOnce(index, listings, ask)
      const all = index.search({ ...request, prefix: true, now: testNow, limit: 100 })
      expect(all.total).toBe(hits.flatMap(membersOf).length)
      // A group stands where the best of its listings does.
      const firstOf = new Map<string, string>()
      for (const { id } of all.hits) {
        const row = hits.find((hit) => membersOf(hit).includes(id)) as Hit
        if (!firstOf.has(row.id)) firstOf.set(row.id, id)
      }
      expect([...firstOf.keys()]).toEqual(hits.map(({ id }) => id))
      expect([...firstOf.values()]).toEqual(hits.map(({ id }) => id))
      const loaded = loadIndex(index.save())
      expect(loaded.search({ ...request, prefix: true, now: testNow, grouped: 100 })).toEqual(
        index.search({ ...request, prefix: true, now: testNow, grouped: 100 }),
      )
    }),
  )
})

test('so does a recommendation, of hackathons with those that are over', () => {
  fc.assert(
    fc.property(
      crowded,
      profileArbitrary,
      fc.constantFrom('job' as const, 'hackathon' as const, undefined),
      fc.integer({ min: 1, max: 7 }),
      (listings, profile, kind, limit) => {
        const index = buildIndex(listings)
        const ask = (after: string | null) =>
          index.recommend({ ...profile, ...(kind && { kind }), now: testNow, limit, after, grouped: 100 })
        expectOnce(index, listings, ask)
      },
    ),
  )
})

test('many towns of one title leave room for the others, where lists are long', () => {
  const many = Array.from({ length: 6000 }, (_, at) =>
    job(`m${at}`, at % 20 === 0 ? `Trainer ${at}` : 'Personal Trainer', {
      description: 'Trainer of people.',
      skills: ['Yoga'],
      location: `Town ${at}`,
      posted: testNow - at * 1000,
    }),
  )
  const index = buildIndex(many)
  for (const request of [{ text: 'trainer' }, { text: 'trainer people', facets: ['skills'] as const }, {}]) {
    const { hits, total } = index.search({ ...request, limit: 60, grouped: 3, now: testNow })
    expect(total).toBe(6000)
    expect(hits.length).toBe(60)
    expect(hits.filter(({ otherCount }) => otherCount !== undefined).map((hit) => hit.otherCount)).toEqual([5699])
  }
  const { hits } = index.recommend({ skills: ['Yoga'], now: testNow, limit: 60, grouped: 3 })
  expect(hits.length).toBe(60)
  expect(hits.filter(({ others }) => others !== undefined).map(({ others }) => others?.length)).toEqual([3])
})

test('the nearest to the person stands first, then those of the country, and else the first by the ranking', () => {
  const at = (id: string, location: string, country: string) =>
    job(id, 'Data Analyst', { location, places: [{ city: location.split(',')[0] as string, country }] })
  const index = buildIndex([
    at('a', 'Paris, France', 'FR'),
    at('b', 'Hamburg, Germany', 'DE'),
    at('c', 'Munich, Germany', 'DE'),
    job('d', 'Welder', { company: 'Blue Fox' }),
  ])
  const request = { text: 'data analyst', grouped: 5, now: testNow }
  const firstOf = (answer: Answer) => membersOf(answer.hits[0] as Hit)
  const profile = { skills: ['SQL'], location: 'Munich, Germany' }
  expect(firstOf(index.search({ ...request, profile }))).toEqual(['c', 'b', 'a'])
  expect(firstOf(index.search(request))).toEqual(['a', 'b', 'c'])
  expect(firstOf(index.recommend({ ...profile, titles: ['Data Analyst'], now: testNow, grouped: 5 }))[0]).toBe('c')
})

test('one town is written one way in a row, whatever its listings call the country', () => {
  const towns = [
    'Prague, Czech Republic',
    'Prague, Czechia',
    'Brno, Czechia',
    'Brno, Česko',
    'Springfield, IL',
    'Springfield, MO',
  ]
  const index = buildIndex(towns.map((location, at) => job(`t${at}`, 'Welder', { location })))
  const [hit] = index.search({ text: 'welder', grouped: 9, now: testNow }).hits
  expect(hit?.others?.map(({ location }) => location)).toEqual([
    'Prague, Czech Republic',
    'Brno, Czechia',
    'Brno, Czechia',
    'Springfield, IL',
    'Springfield, MO',
  ])
})

test('one title is one however it is written, with its town at the end or not; another title, employer or kind is another', () => {
  const key = (title: string, company = 'Acme', kind: 'job' | 'hackathon' = 'job') =>
    groupKeyOf({ title, company, kind })
  const same = [
    'Sales Manager',
    'sales  manager',
    'Sales Manager - Berlin',
    'Sales Manager (Austin, TX)',
    'Sales Manager, Remote',
  ]
  for (const title of same) expect(key(title)).toBe(key('Sales Manager'))
  expect(key('Sales Manager', 'ACME Inc.')).toBe(key('Sales Manager'))
  const others = [
    'Sales Manager II',
    'Teacher - Reading',
    'Teacher',
    'Nurse, RN',
    'Nurse',
    'C++ Engineer',
    'C# Engineer',
  ]
  expect(new Set(others.map((title) => key(title))).size).toBe(others.length)
  expect(key('Sales Manager', 'Blue Fox')).not.toBe(key('Sales Manager'))
  expect(key('Sales Manager', 'Acme', 'hackathon')).not.toBe(key('Sales Manager'))
  expect(key('Sales Manager', '')).toBe('')
})
