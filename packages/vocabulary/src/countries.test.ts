import { expect, test } from 'vitest'
import { areasOf, countriesIn } from './countries.ts'

const places: readonly (readonly [string, string])[] = [
  ['Berlin, DE', 'DE'],
  ['Musterdorf, Nordrhein-Westfalen, DE', 'DE'],
  ['Austin, TX', 'US'],
  ['Paris, TX', 'US'],
  ['Paris', 'FR'],
  ['London, ON', 'CA'],
  ['Cambridge, UK', 'GB'],
  ['Cambridge, MA', 'US'],
  ['Columbus, OH, USA', 'US'],
  ['New Brunswick, NJ', 'US'],
  ['Ontario, California', 'US'],
  ['Norfolk, Virginia', 'US'],
  ['Fredericton, New Brunswick', 'CA'],
  ['Pune, India', 'IN'],
  ['Atlanta, Georgia', 'US'],
  ['Tbilisi, Georgia', 'GE'],
  ['Perth, WA', 'AU'],
  ['Perth WA, Australia', 'AU'],
  ['Adelaide, SA', 'AU'],
  ['Darwin, NT', 'AU'],
  ['Seattle, WA', 'US'],
  ['Riyadh, SA', 'SA'],
  ['Yellowknife, NT', 'CA'],
  ['Middlesex and Somerset County, NJ', 'US'],
  ['Lebanon, NH', 'US'],
  ['Lebanon, NH 03766, USA', 'US'],
  ['Peru, IN', 'US'],
  ['Mexico, MO', 'US'],
  ['Canada, BC', 'CA'],
  ['Lebanon', 'LB'],
  ['Lima, Peru', 'PE'],
  ['Street address 45, Madrid', 'ES'],
  ['Avenida Brasil 20, Lisboa', 'PT'],
  ['12 Main Street, Leeds, UK', 'GB'],
  ['Praha 8, Karlín', 'CZ'],
  ['Wien 4, Wieden', 'AT'],
  ['Budapest 9, Ferencváros', 'HU'],
  ['Lyon 3, Part-Dieu', 'FR'],
  ['Torino 10, Centro', 'IT'],
  ['مسقط، عمان', 'OM'],
  ['صلالة، عُمان', 'OM'],
  ['عمان', 'JO'],
  ['عمان، الأردن', 'JO'],
  ['Remote - US', 'US'],
  ['U.S. Remote', 'US'],
  ['Remote - IND', 'IN'],
  ['Remote (Germany or Austria)', 'DE AT'],
  ['Kennesaw, Georgia', 'US'],
  ['Bydgoszcz', 'PL'],
  ['Guelph', 'CA'],
  ['Gütersloh', 'DE'],
  ['Doncaster', 'GB'],
  ['Porto; Toronto, ON (Remote)', 'PT CA'],
  ['Remote (North America)', 'north america'],
  ['Remote, EMEA', 'emea'],
  ['Remote', ''],
  ['Remote OR hybrid', ''],
  ['Work from home - join us', ''],
  ['flexible', ''],
]

test.each(places)('%s lies in %s', (text, keys) => {
  const { countries, areas } = countriesIn(text)
  expect([...countries, ...areas].join(' ')).toBe(keys)
})

test('a place that may be anywhere says so, and a country is said to lie in its areas', () => {
  expect(countriesIn('Remote, worldwide').anywhere).toBe(true)
  expect(countriesIn('Anywhere in Canada')).toMatchObject({ countries: ['CA'], anywhere: false })
  expect(areasOf('ES')).toEqual(expect.arrayContaining(['europe', 'eu', 'emea', 'iberia']))
  expect(areasOf('US')).not.toContain('latam')
})

test.each([
  ['North Wales, Pennsylvania', ['US']],
  ['Lebanon, New Hampshire, United States', ['US']],
  ['Staten Island, New York', ['US']],
  ['Remote Canada, New York', ['CA', 'US']],
])('a town that is named like a country is one of the state behind it: %s', (place, countries) => {
  expect(countriesIn(place).countries.sort()).toEqual(countries)
})

test('#16: a house of many shops that is called by a town or a region may stand anywhere', () => {
  expect(countriesIn('Cornwall Centre').countries).toEqual([])
  expect(countriesIn('Guildford Town Centre').countries).toEqual([])
  expect(countriesIn('Manchester City Centre').countries).toContain('GB')
  expect(countriesIn('Cornwall Centre, Regina, SK').countries).toEqual(['CA'])
  expect(countriesIn('Houston Galleria, TX').countries).toEqual(['US'])
})
