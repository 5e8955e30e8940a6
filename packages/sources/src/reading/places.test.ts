import { expect, test } from 'vitest'
import { placesFrom } from './places.ts'

test.each([
  ['Berlin, Berlin', [{ city: 'Berlin', country: 'DE' }]],
  ['Hamilton, ', [{ city: 'Hamilton' }]],
  ['Hybrid - London', [{ city: 'London', country: 'GB' }]],
  ['Austin, TX; Remote - US', [{ city: 'Austin', region: 'TX', country: 'US' }, { country: 'US' }]],
  ['LATAM,  Canada,  USA', [{ country: 'CA' }, { country: 'US' }]],
  ['San Francisco Office', [{ city: 'San Francisco', country: 'US' }]],
  ['United States-Texas-Austin', [{ city: 'Austin', region: 'Texas', country: 'US' }]],
  ['Stratford-upon-Avon', [{ city: 'Stratford-upon-Avon' }]],
  ['Multiple Locations', []],
  ['Remote', []],
])('%s is %o', (text, places) => {
  expect(
    placesFrom([{ text }]).map(({ city, region, country }) => ({
      ...(city && { city }),
      ...(region && { region }),
      ...(country && { country }),
    })),
  ).toMatchObject(places)
  expect(placesFrom([{ text }])).toHaveLength(places.length)
})

test('parts that a source gives are taken as parts, and a country is no city', () => {
  expect(placesFrom([{ city: 'Utrecht', country: 'Netherlands' }])).toEqual([{ city: 'Utrecht', country: 'NL' }])
  expect(placesFrom([{ text: 'France', city: 'France' }])).toEqual([{ country: 'FR' }])
})
