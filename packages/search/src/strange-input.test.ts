import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIndex, loadIndex } from './listing-index.ts'
import type { ListingInput } from './listing-input.ts'

/** Thousands of strange texts take seconds at rest, and far longer where a machine has other work. */

const text = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '\0',
    '"',
    '-',
    '"-',
    'C++',
    '日本語',
    'x'.repeat(70_000),
    ' ',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const texts = fc.array(text, { maxLength: 3 })
const instant = fc.constantFrom<number | string>(
  0,
  -1,
  Number.NaN,
  Infinity,
  1e18,
  1.5,
  'x',
  '2026-11-01',
  Date.UTC(2026, 10, 1),
)
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.oneof(arbitrary, fc.constantFrom(null, undefined))
const listing: fc.Arbitrary<ListingInput> = fc.record({
  id: fc.stringMatching(/^[a-z]{1,2}$/),
  kind: fc.constantFrom('job' as const, 'hackathon' as const),
  title: text,
  company: maybe(text),
  location: maybe(text),
  workplace: maybe(text),
  type: maybe(text),
  level: maybe(text),
  difficulty: maybe(text),
  category: maybe(text),
  description: maybe(text),
  skills: maybe(texts),
  themes: maybe(texts),
  source: maybe(text),
  status: maybe(text),
  posted: maybe(instant),
  deadline: maybe(instant),
  starts: maybe(instant),
  submissionDeadline: maybe(instant),
  duration: maybe(text),
})
const number = fc.constantFrom(0, -1, 1.5, 20, 1e9, Number.NaN, Infinity)

test('whatever texts, numbers and dates listings and requests hold, both calls answer', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(listing, { selector: ({ id }) => id, maxLength: 12 }),
      fc.record({ text, limit: number, offset: number, after: fc.option(text), now: number, prefix: fc.boolean() }),
      fc.record({
        type: maybe(text),
        level: maybe(texts),
        location: maybe(text),
        skills: maybe(texts),
        mode: maybe(text),
      }),
      fc.record({ skills: texts, level: text, location: text, interests: texts }),
      (listings, request, filters, profile) => {
        const byId = new Map(listings.map((one) => [one.id, one]))
        const index = buildIndex(listings, { getText: (id) => byId.get(id) })
        expect(index.search({}).total).toBe(listings.length)
        const { hits, total } = index.search({ ...request, filters, facets: ['type', 'level', 'mode', 'skills'] })
        expect(total).toBeGreaterThanOrEqual(hits.length)
        for (const { score, match } of index.recommend({ ...profile, now: Date.UTC(2026, 10, 21), explain: true })
          .hits) {
          const sum = match?.contributions.reduce((whole, { points }) => whole + points, 0) ?? Number.NaN
          expect(Math.abs(sum - score)).toBeLessThan(1e-9)
        }
      },
    ),
  )
})

test('values of filters are after a snapshot what they were, whatever signs are in them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(listing, { selector: ({ id }) => id, maxLength: 12 }), (listings) => {
      const index = buildIndex(listings)
      const asked = { facets: ['type', 'level', 'category', 'source'] as const }
      expect(loadIndex(index.save()).search(asked).facets).toEqual(index.search(asked).facets)
    }),
  )
})
