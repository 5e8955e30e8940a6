import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIndex } from '../listing-index.ts'
import type { ListingInput } from '../listing-input.ts'

const at = (
  id: string,
  title: string,
  city: string,
  country: string,
  more: Partial<ListingInput> = {},
): ListingInput => ({
  ...{ id, kind: 'job', title, company: id, location: `${city}, ${country}`, places: [{ city, country }] },
  ...more,
})
const answer = (listings: ListingInput[], text: string) => {
  const { hits, leftOut = [] } = buildIndex(listings).search({ text })
  return { ids: hits.map(({ id }) => id).sort(), leftOut }
}

test('#16.9: what lies a daily way off is near enough, and what lies further off is said to be elsewhere', () => {
  const needham = at('needham', 'Mechanical Engineer', 'Needham', 'US', { location: 'Needham, MA' })
  const denver = at('denver', 'Mechanical Engineer', 'Denver', 'US', { location: 'Denver, CO' })
  const berlin = at('berlin', 'Mechanical Engineer', 'Berlin', 'DE')
  expect(answer([needham, denver, berlin], 'mechanical engineer boston')).toEqual({ ids: ['needham'], leftOut: [] })
  expect(answer([denver, berlin], 'mechanical engineer boston')).toEqual({ ids: ['denver'], leftOut: ['boston'] })
})

test('#16.9: a town is no other whose name begins with it, nor one of its name in another country that hardly counts', () => {
  const listings = [
    at('brazil', 'Baker', 'Porto Alegre', 'BR'),
    at('portugal', 'Baker', 'Porto', 'PT'),
    ...Array.from({ length: 12 }, (_, n) => at(`france${n}`, `Cook ${n}`, 'Paris', 'FR')),
    at('texas', 'Cook', 'Paris', 'US', {
      location: 'Paris, TX',
      places: [{ city: 'Paris', region: 'TX', country: 'US' }],
    }),
  ]
  expect(answer(listings, 'baker porto').ids).toEqual(['portugal'])
  expect(answer(listings, 'cook paris').ids).not.toContain('texas')
  expect(answer(listings, 'cook paris texas').ids).toEqual(['texas'])
})

test('#16.9: the trade stays whole before the country does', () => {
  const listings = [
    at('sea', 'Marine Biologist', 'Lisbon', 'PT'),
    at('lab', 'Biologist', 'Denver', 'US', { location: 'Denver, CO' }),
  ]
  expect(answer(listings, 'marine biologist miami')).toEqual({ ids: ['sea'], leftOut: ['miami'] })
})

const trades = ['Barista', 'Paramedic', 'Graphic Designer']
const towns = [
  ...[
    ['Austin', 'US'],
    ['Dallas', 'US'],
    ['Omaha', 'US'],
    ['Madrid', 'ES'],
    ['Seville', 'ES'],
    ['Munich', 'DE'],
  ],
  ...[
    ['Hamburg', 'DE'],
    ['Lyon', 'FR'],
    ['Lille', 'FR'],
    ['Porto', 'PT'],
  ],
] as [string, string][]
const listing = fc.record({ trade: fc.constantFrom(...trades), town: fc.constantFrom(...towns) })

test('#16.9: a place that is typed holds while its country has a row of the trade', () => {
  fc.assert(
    fc.property(fc.array(listing, { minLength: 1, maxLength: 12 }), listing, (all, wanted) => {
      const listings = all.map(({ trade, town: [city, country] }, n) => at(`${n}`, trade, city, country))
      const [city, country] = wanted.town
      const ofTrade = all.filter(({ trade }) => trade === wanted.trade)
      const { hits, leftOut = [] } = buildIndex(listings).search({ text: `${wanted.trade} ${city}` })
      const found = hits.map(({ id }) => all[Number(id)])
      const isIn = (place: [string, string]) => found.every((one) => one?.town[0] === place[0])
      if (ofTrade.some(({ town }) => town[0] === city)) expect(isIn(wanted.town) && leftOut.length === 0).toBe(true)
      else if (ofTrade.some(({ town }) => town[1] === country)) {
        expect(found.every((one) => one?.town[1] === country)).toBe(true)
        expect(leftOut).toEqual([city.toLowerCase()])
      }
      if (ofTrade.length > 0) expect(found.every((one) => one?.trade === wanted.trade)).toBe(true)
    }),
    { numRuns: 60 },
  )
})
