import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIndex } from '../listing-index.ts'
import { listingsArbitrary, testNow } from '../testing/arbitrary-listings.ts'
import type { Filters } from './filters.ts'

/** The filter that each facet counts for. */
const filterOf = {
  kind: 'kind',
  type: 'type',
  level: 'level',
  workplace: 'workplace',
  mode: 'mode',
  status: 'status',
  difficulty: 'difficulty',
  source: 'source',
  posted: 'postedWithinDays',
  deadline: 'deadlineWithinDays',
  location: 'location',
  phase: 'phase',
} as const
const names = Object.keys(filterOf) as (keyof typeof filterOf)[]

const filtersArbitrary: fc.Arbitrary<Filters> = fc.record({
  type: fc.constantFrom('', 'internship', ['full-time', 'part-time'], 'none'),
  level: fc.constantFrom('any', 'entry', 'senior'),
  mode: fc.constantFrom(null, 'online'),
  status: fc.constantFrom(null, ['upcoming', 'open']),
  phase: fc.constantFrom(null, 'past', ['upcoming', 'ongoing']),
  location: fc.constantFrom('all', 'Austin'),
  skills: fc.constantFrom(null, 'Python'),
  // Ten days are none of those that are counted.
  postedWithinDays: fc.constantFrom(null, 7, 10, 30),
  deadlineWithinDays: fc.constantFrom(null, 10, 14),
})

test('each count of a facet is the total that its filter gives beside the others, with listings coming and going', () => {
  fc.assert(
    fc.property(listingsArbitrary(60), filtersArbitrary, fc.constantFrom('', 'engineer'), (listings, filters, text) => {
      const index = buildIndex(listings.slice(0, 40))
      const check = (now: number) => {
        const request = { text, filters, now }
        const { facets = {} } = index.search({ ...request, facets: names, places: ['Austin', 'remote'] })
        for (const name of names) {
          // A workplace may be asked for by two filters; a facet of it leaves both out.
          const own = name === 'workplace' || name === 'mode' ? { workplace: null, mode: null } : {}
          for (const { value, count } of facets[name]?.values ?? []) {
            const wanted = name === 'posted' || name === 'deadline' ? Number(value) : value
            const { total } = index.search({ text, now, filters: { ...filters, ...own, [filterOf[name]]: wanted } })
            expect(count, `${name} ${value}`).toBe(total)
          }
        }
      }
      check(testNow)
      for (const listing of listings.slice(40)) index.add(listing)
      for (const { id } of listings.slice(0, 10)) index.remove(id)
      check(testNow)
      check(testNow + 5_400_000)
    }),
    { numRuns: 60 },
  )
})
