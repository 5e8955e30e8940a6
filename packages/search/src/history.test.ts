import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIndex, emptyIndex, type ListingIndex } from './listing-index.ts'
import type { ListingInput } from './listing-input.ts'
import { facetNames } from './query/facet-counts.ts'
import type { SearchRequest } from './requests.ts'
import { listingsArbitrary, profileArbitrary, testNow } from './testing/arbitrary-listings.ts'

interface Change {
  listing: ListingInput
  kind: 'add' | 'remove'
}
const changesArbitrary = (listings: readonly ListingInput[]): fc.Arbitrary<Change[]> =>
  listings.length === 0
    ? fc.constant([])
    : fc.array(fc.record({ listing: fc.constantFrom(...listings), kind: fc.constantFrom('add', 'remove') }), {
        maxLength: 60,
      })
/** Listings to begin with, others, and additions and removals of both; an id of both stands for two contents. */
const historyArbitrary = fc
  .tuple(listingsArbitrary(25), listingsArbitrary(25))
  .chain(([first, others]) =>
    fc.record({ first: fc.constant(first), changes: changesArbitrary([...first, ...others]) }),
  )
/** Makes the changes to an index and to the listings by id that it holds. */
const follow = (index: ListingIndex, live: Map<string, ListingInput>, changes: readonly Change[]): void => {
  for (const { listing, kind } of changes) {
    if (kind === 'add') index.add(listing)
    else index.remove(listing.id)
    if (kind === 'add') live.set(listing.id, listing)
    else live.delete(listing.id)
  }
}
const byId = (listings: readonly ListingInput[]) => new Map(listings.map((listing) => [listing.id, listing]))

const searchArbitrary: fc.Arbitrary<SearchRequest> = fc.record({
  text: fc.constantFrom(
    '',
    'engineer',
    'data engineer',
    'senior nurse',
    'front end',
    'nurze',
    'anlyst senior',
    'js',
    'acme',
    'engi',
    'n',
    'welding -senior',
    '"team"',
  ),
  match: fc.constantFrom('all', 'any'),
  prefix: fc.boolean(),
  sort: fc.constantFrom('best', 'newest', 'deadline'),
  filters: fc.constantFrom({}, { level: 'senior' }, { location: 'Austin', postedWithinDays: 30 }, { skills: 'Python' }),
  openOnly: fc.boolean(),
  limit: fc.constantFrom(3, 100),
  facets: fc.constant(facetNames),
  places: fc.constant(['Austin', 'remote']),
  now: fc.constant(testNow),
})

test('a search answers the same whatever listings came and went before', () => {
  fc.assert(
    fc.property(
      historyArbitrary,
      fc.array(searchArbitrary, { minLength: 1, maxLength: 4 }),
      ({ first, changes }, searches) => {
        const index = buildIndex(first)
        const live = byId(first)
        // Some are asked for on the way, so that what is kept of earlier answers is put to the test.
        const half = changes.length >>> 1
        follow(index, live, changes.slice(0, half))
        for (const request of searches) index.search(request)
        follow(index, live, changes.slice(half))
        const fresh = buildIndex(live.values())
        for (const request of searches) expect(index.search(request)).toEqual(fresh.search(request))
      },
    ),
  )
})

test('a recommendation of the same learnt relations is the same whatever listings came and went before', () => {
  fc.assert(
    fc.property(historyArbitrary, profileArbitrary, fc.boolean(), ({ first, changes }, profile, isBuilt) => {
      const request = { ...profile, now: testNow, limit: 100, explain: true, facets: facetNames, places: ['Austin'] }
      const live = byId(first)
      const index = isBuilt ? buildIndex(first) : emptyIndex()
      if (!isBuilt) for (const listing of first) index.add(listing)
      follow(index, live, changes)
      index.recommend(request)
      // What was built goes back to what its relations were learnt from; nothing else was learnt from anything.
      const wanted = isBuilt ? byId(first) : live
      for (const id of live.keys()) if (!wanted.has(id)) index.remove(id)
      for (const listing of wanted.values()) if (live.get(listing.id) !== listing) index.add(listing)
      const fresh = isBuilt ? buildIndex(first) : emptyIndex()
      if (!isBuilt) for (const listing of wanted.values()) fresh.add(listing)
      expect(index.recommend(request)).toEqual(fresh.recommend(request))
      expect(index.skillGap({ profile, now: testNow })).toEqual(fresh.skillGap({ profile, now: testNow }))
    }),
  )
})

test('a recommendation names the listings its relations were learnt from once they are not those it ranks', () => {
  const listing = (id: string): ListingInput => ({ id, kind: 'job', title: 'Nurse' })
  const index = buildIndex([listing('1')])
  const learntFrom = index.stats().corpus
  expect(index.recommend({}).corpus).toBe(learntFrom)
  index.add(listing('2'))
  expect(index.recommend({}).corpus).toBe(`${index.stats().corpus}+${learntFrom}`)
  expect(index.search().corpus).toBe(index.stats().corpus)
  index.remove('2')
  expect(index.recommend({}).corpus).toBe(learntFrom)
})

test('a closed field takes a 255th value once one of the others has no listing any more', () => {
  const ofSource = (number: number): ListingInput => ({
    id: String(number),
    kind: 'job',
    title: 'Nurse',
    source: `source ${number}`,
  })
  const index = buildIndex(Array.from({ length: 254 }, (_, number) => ofSource(number)))
  index.remove('7')
  index.add(ofSource(254))
  expect(index.search({ filters: { source: 'source 254' } }).hits.map(({ id }) => id)).toEqual(['254'])
  expect(index.search({ filters: { source: 'source 7' } }).total).toBe(0)
})
