import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areasAround, countriesOfArea, placePathLabel, placePaths, placeWordsOf, typedNamesOf } from './place-paths.ts'

const pathsOf = (city: string | undefined, region?: string, country?: string) =>
  placePaths({ city, region, country }).map(({ path }) => path)

test('a town is found by its country, its region, and by its name in any region and in its own', () => {
  expect(pathsOf('Austin', 'TX', 'US')).toEqual(['us', 'us.texas', 'us..austin', 'us.texas.austin'])
  expect(pathsOf('Munich', undefined, 'DE')).toEqual(['de', 'de..munich'])
  expect(pathsOf(undefined, 'Bayern', 'DE')).toEqual(['de', 'de.bavaria'])
  expect(pathsOf('Springfield')).toEqual(['..springfield'])
})

test.each([
  [
    ['München', 'Bayern', 'DE'],
    ['Munich', 'Bavaria', 'DE'],
  ],
  [
    ['Muenchen', undefined, 'DE'],
    ['munich', undefined, 'DE'],
  ],
  [
    ['NYC', 'NY', 'US'],
    ['New York City', 'New York', 'US'],
  ],
  [
    ['St. Louis', 'MO', 'US'],
    ['Saint Louis', 'Missouri', 'US'],
  ],
  [
    ['Bangalore', 'KA', 'IN'],
    ['Bengaluru', 'Karnataka', 'IN'],
  ],
  [
    ['Washington', 'DC', 'US'],
    ['Washington D.C.', 'District of Columbia', 'US'],
  ],
  [
    ['Tuebingen', undefined, 'DE'],
    ['Tübingen', undefined, 'DE'],
  ],
  [
    ['Łódź', undefined, 'PL'],
    ['Lodz', undefined, 'PL'],
  ],
] as const)('%j and %j are one place', (left, right) => {
  expect(pathsOf(left[0], left[1], left[2])).toEqual(pathsOf(right[0], right[1], right[2]))
})

test('short forms of regions are read beside their country: WA is a state of two', () => {
  expect(pathsOf('Perth', 'WA', 'AU')).toContain('au.western-australia.perth')
  expect(pathsOf('Seattle', 'WA', 'US')).toContain('us.washington.seattle')
})

test('a path in words names what the place lies in', () => {
  expect(placePathLabel('us.texas.austin')).toBe('Austin, Texas, United States')
  expect(placePathLabel('de..monchengladbach')).toBe('Mönchengladbach, Germany')
  expect(placePathLabel('de..klein-dorf', 'Klein-Dorf')).toBe('Klein-Dorf, Germany')
  expect(placePathLabel('us.texas')).toBe('Texas, United States')
  expect(placePathLabel('gb')).toBe('United Kingdom')
  expect(placePathLabel('north-america')).toBe('North America')
})

test('a place is typed under any of its names, and with what it lies in', () => {
  expect(typedNamesOf('gb', 'United Kingdom').own).toContain('uk')
  expect(typedNamesOf('us..new-york', 'New York').own).toContain('nyc')
  expect(typedNamesOf('de.bavaria', 'Bavaria').own).toContain('bayern')
  expect(typedNamesOf('de..munich', 'Munich').own).toEqual(expect.arrayContaining(['munchen', 'muenchen']))
  expect(typedNamesOf('us.texas.austin', 'Austin').around).toEqual(expect.arrayContaining(['texas', 'tx', 'usa']))
})

test('an area is its countries', () => {
  expect(countriesOfArea('dach')).toEqual(['de', 'at', 'ch'])
  expect(areasAround('de')).toEqual(expect.arrayContaining(['europe', 'eu', 'dach']))
  expect(countriesOfArea('de')).toBeUndefined()
})

test('paths of any text have no sign that an address or a list of values needs', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string({ minLength: 2, maxLength: 2 }), (city, region, country) => {
      for (const { path } of placePaths({ city, region, country })) expect(path).toMatch(/^[\p{L}\p{N}.-]+$/u)
    }),
  )
})

test('words of a name are folded', () => {
  expect(placeWordsOf('Washington, D.C.')).toEqual(['washington', 'dc'])
  expect(placeWordsOf("L'Aquila")).toEqual(['laquila'])
  expect(placeWordsOf('Île-de-France')).toEqual(['ile', 'de', 'france'])
})
