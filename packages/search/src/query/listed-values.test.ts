import { fieldOfWork } from '@scry/vocabulary/fields-of-work'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIndex, emptyIndex, loadIndex } from '../listing-index.ts'
import type { ListingInput } from '../listing-input.ts'
import { workplaceOf } from '../store/facet-fields.ts'
import { reachOf } from '../terms/reach.ts'
import { listingsArbitrary, testNow } from '../testing/arbitrary-listings.ts'
import type { Filters, PayAtLeast } from './filters.ts'
import type { Suggestion } from './suggestions.ts'

const hoursOf = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } as const
const germany = ['DE', 'europe', 'eu', 'dach', 'emea']
const isIn = (path: string | undefined) => (listing: ListingInput) =>
  (listing.places ?? []).some(({ city, region, country }) => {
    if (path === 'us') return country === 'US'
    if (path === 'europe') return country === 'DE' || country === 'FR'
    if (path === 'us..austin') return city === 'Austin'
    if (path === 'us.missouri.springfield') return city === 'Springfield' && region === 'MO'
    if (path === 'de..munich') return city === 'Munich' || city === 'München'
    return path === 'de.bavaria' && region === 'Bayern'
  })
const isRemote = (listing: ListingInput) => listing.kind === 'job' && workplaceOf(listing) === 'remote'
const boundTo = (listing: ListingInput) => reachOf(listing).within
const yearly = ({ pay }: ListingInput) =>
  pay && !pay.predicted && (pay.most ?? pay.least) !== undefined
    ? Math.round((pay.most ?? pay.least ?? 0) * hoursOf[pay.period])
    : null
const fieldOf = ({ kind, title }: ListingInput) => (kind === 'job' ? (fieldOfWork(title) ?? '?') : '?')
const termsOf = ({ terms }: ListingInput) =>
  (terms ?? []).map(({ season, year }) => (year === undefined ? season : `${season}-${year}`))

/** Every filter as one plain condition. */
const holds: { [Name in keyof Filters]?: (wanted: string) => (listing: ListingInput) => boolean } = {
  place: (wanted) => isIn(wanted),
  remoteWithin: () => (listing) => isRemote(listing) && boundTo(listing).some((key) => germany.includes(key)),
  term: (wanted) => (listing) => termsOf(listing).includes(wanted),
  sponsorship: (wanted) => (listing) =>
    wanted === '-refused' ? listing.sponsorship !== 'refused' : listing.sponsorship === wanted,
  category: (wanted) => (listing) => fieldOf(listing) === wanted,
  company: (wanted) => (listing) => listing.company?.toLowerCase() === wanted.toLowerCase(),
  source: (wanted) => (listing) => listing.source === wanted,
}
const passes = (listing: ListingInput, filters: Filters, without?: string): boolean => {
  const pay = filters.pay as PayAtLeast | null | undefined
  if (pay && without !== 'pay') {
    const most = yearly(listing)
    if (most === null || listing.pay?.currency !== pay.currency) return false
    if (most < Math.round(pay.amount * hoursOf[pay.period])) return false
  }
  return Object.entries(holds).every(([name, condition]) => {
    const values = [filters[name as keyof Filters] ?? []].flat() as string[]
    return name === without || values.length === 0 || values.some((value) => condition(value)(listing))
  })
}

const filtersArbitrary: fc.Arbitrary<Filters> = fc.record({
  place: fc.constantFrom(null, 'us', 'europe', 'us..austin', ['de..munich', 'us.missouri.springfield'], 'de.bavaria'),
  remoteWithin: fc.constantFrom(null, null, null, 'de'),
  term: fc.constantFrom(null, null, 'summer-2027', ['summer-2027', 'fall']),
  sponsorship: fc.constantFrom(null, null, 'offered', '-refused'),
  category: fc.constantFrom(null, null, 'data', ['software', 'engineering']),
  company: fc.constantFrom(null, null, 'Acme', 'blue fox'),
  source: fc.constantFrom(null, 'A board'),
  pay: fc.option(
    fc.record({
      amount: fc.integer({ min: 1, max: 60_000 }),
      currency: fc.constantFrom('USD', 'EUR'),
      period: fc.constantFrom('hour' as const, 'month' as const, 'year' as const),
    }),
    { nil: null },
  ),
})
const facets = ['place', 'remoteWithin', 'term', 'sponsorship', 'category', 'company', 'pay', 'source'] as const

test('list, count and facet counts are those of plain conditions, also behind a snapshot and with listings coming and going', () => {
  fc.assert(
    fc.property(listingsArbitrary(50), filtersArbitrary, fc.boolean(), (written, filters, isSaved) => {
      const built = buildIndex(written.slice(0, 35), { getText: () => undefined })
      const index = isSaved ? loadIndex(built.save()) : built
      for (const listing of written.slice(35)) index.add(listing)
      for (const { id } of written.slice(0, 5)) index.remove(id)
      const listings = written.slice(5)
      const answer = index.search({ filters, facets, limit: 100, now: testNow })
      const wanted = listings.filter((listing) => passes(listing, filters))
      expect(answer.hits.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort())
      expect(answer.total).toBe(wanted.length)
      for (const name of facets) {
        const others = listings.filter((listing) => passes(listing, filters, name))
        const counts = answer.facets?.[name]
        for (const { value, count } of counts?.values ?? []) {
          const own =
            name === 'pay'
              ? (one: ListingInput) => yearly(one) !== null && one.pay?.currency === value
              : holds[name]?.(value)
          expect(count, `${name} ${value}`).toBe(others.filter((listing) => own?.(listing)).length)
        }
        const silent: Partial<Record<(typeof facets)[number], (listing: ListingInput) => boolean>> = {
          pay: (listing) => yearly(listing) === null,
          sponsorship: ({ sponsorship }) => !sponsorship,
          term: (listing) => termsOf(listing).length === 0,
          category: (listing) => fieldOf(listing) === '?',
          remoteWithin: (listing) => isRemote(listing) && boundTo(listing).length === 0,
        }
        const own = silent[name]
        if (own) expect(counts?.unknown, name).toBe(others.filter(own).length)
      }
    }),
    { numRuns: 120 },
  )
})

const job = (id: string, more: Partial<ListingInput>): ListingInput => ({ id, kind: 'job', title: 'Nurse', ...more })
const cities = (places: ListingInput['places'][]) => places.map((one, at) => job(String(at), { places: one }))
const said = (suggestions: readonly Suggestion[]) => suggestions.map(({ label, count }) => `${label} (${count})`)
const ask = { typed: '', limit: 5, now: testNow } as const

test('pay is comparable across hours, months and years, by its upper end', () => {
  const paid = (id: string, pay: ListingInput['pay']) => job(id, { pay })
  const index = buildIndex([
    paid('hour', { currency: 'USD', least: 20, most: 26, period: 'hour' }),
    paid('month', { currency: 'USD', least: 4400, period: 'month' }),
    paid('year', { currency: 'USD', most: 51_999, period: 'year' }),
    paid('euro', { currency: 'EUR', most: 90_000, period: 'year' }),
    paid('guessed', { currency: 'USD', most: 90_000, period: 'year', predicted: true }),
    job('silent', {}),
  ])
  const answer = index.search({
    filters: { pay: { amount: 25, currency: 'USD', period: 'hour' } },
    facets: ['pay'],
    now: testNow,
  })
  expect(answer.hits.map(({ id }) => id)).toEqual(['hour', 'month'])
  expect(answer.facets?.pay).toMatchObject({
    values: [
      { value: 'USD', count: 3 },
      { value: 'EUR', count: 1 },
    ],
    unknown: 2,
  })
})

test('places are suggested under any of their names, with their listings', () => {
  const index = buildIndex(
    cities([
      [{ city: 'München', region: 'Bayern', country: 'DE' }],
      [{ city: 'Munich', country: 'DE' }],
      [{ city: 'Nürnberg', region: 'Bavaria', country: 'DE' }],
      [{ city: 'New York', region: 'NY', country: 'US' }],
      [{ city: 'London', country: 'GB' }],
    ]),
  )
  const typed = (text: string) => said(index.suggest({ ...ask, of: 'place', typed: text }))
  for (const text of ['mun', 'münchen', 'MUNCHEN', 'muenchen', 'munich ger'])
    expect(typed(text)[0]).toBe('Munich, Bavaria, Germany (2)')
  expect(typed('Bayern')).toEqual(['Bavaria, Germany (2)'])
  expect(typed('NYC')).toEqual(['New York, New York, United States (1)'])
  expect(typed('UK')).toEqual(['United Kingdom (1)'])
  expect(typed('europe')).toEqual(['Europe (4)', 'European Union (3)'])
  expect(typed('atlantis')).toEqual([])
})

test('a town of several regions is suggested in each', () => {
  const index = buildIndex(
    cities([
      [{ city: 'Springfield', region: 'IL', country: 'US' }],
      [{ city: 'Springfield', region: 'Missouri', country: 'US' }],
      [{ city: 'Springfield', region: 'Missouri', country: 'US' }],
    ]),
  )
  expect(said(index.suggest({ ...ask, of: 'place', typed: 'spring' }))).toEqual([
    'Springfield, United States (3)',
    'Springfield, Missouri, United States (2)',
    'Springfield, Illinois, United States (1)',
  ])
})

test('remote work that may be done from a country is a choice of its own, and takes in that of its areas and of the whole world', () => {
  const remote = (id: string, more: Partial<ListingInput>) => job(id, { workplace: 'remote', ...more })
  const index = buildIndex([
    remote('germany', { places: [{ country: 'DE' }], remoteWithin: ['DE'] }),
    remote('europe', { remoteWithin: ['europe'] }),
    remote('world', { location: 'Remote, worldwide' }),
    remote('states', { remoteWithin: ['US'] }),
    remote('silent', { location: 'Remote' }),
    job('munich', { places: [{ city: 'Munich', country: 'DE' }] }),
  ])
  expect(said(index.suggest({ ...ask, of: 'place', typed: 'germany' }))).toEqual([
    'Germany (2)',
    'Remote within Germany (3)',
  ])
  expect(said(index.suggest({ ...ask, of: 'place', typed: 'remote in germ' }))).toEqual(['Remote within Germany (3)'])
  const answer = index.search({ filters: { remoteWithin: 'de' }, facets: ['remoteWithin'], now: testNow })
  expect(answer.hits.map(({ id }) => id).sort()).toEqual(['europe', 'germany', 'world'])
  expect(answer.facets?.remoteWithin?.unknown).toBe(1)
})

test('employers are suggested by any word of their name, as they come, counted under the other filters', () => {
  const index = emptyIndex()
  const suggest = (typed: string, filters: Filters = {}) =>
    said(index.suggest({ ...ask, of: 'company', typed, filters }))
  index.add(job('1', { company: 'Blue Fox, Inc.', source: 'A board' }))
  expect(suggest('fox')).toEqual(['Blue Fox, Inc. (1)'])
  index.add(job('2', { company: 'Foxglove' }))
  index.add(job('3', { company: 'Foxglove' }))
  expect(suggest('fox')).toEqual(['Foxglove (2)', 'Blue Fox, Inc. (1)'])
  expect(suggest('fox', { source: 'A board', company: 'Foxglove' })).toEqual(['Blue Fox, Inc. (1)', 'Foxglove (0)'])
  expect(index.search({ filters: { company: 'BLUE FOX, INC.' } }).total).toBe(1)
})
