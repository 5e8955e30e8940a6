import { cultureLines, industryFacts } from '../data/industry-facts.ts'
import { organisationRows } from '../data/organisations.ts'
import { type IndustryName, industryNames } from './industry.ts'
import { lines } from './phrase.ts'
import { type Place, weightedPlaces } from './places.ts'
import { createRandom } from './random.ts'

export const tones = ['plain', 'warm', 'brisk', 'formal'] as const
export type Tone = (typeof tones)[number]

/** A fictional employer or organiser. `staff` is a head count, `about` one paragraph. */
export type Organisation = {
  name: string
  industry: IndustryName
  staff: number
  home: Place
  tone: Tone
  about: string
  /** What it does, as it goes on after the name: "builds …". */
  does: string
}

const staffBands: Readonly<Record<string, readonly [number, number]>> = {
  s: [9, 48],
  m: [50, 240],
  b: [250, 950],
  l: [1000, 9000],
}
const usuallyFormal: ReadonlySet<IndustryName> = new Set([
  'law',
  'government',
  'bank',
  'university',
  'hospital',
  'accounting',
])
const young: ReadonlySet<IndustryName> = new Set(['software', 'data', 'games', 'agency', 'studio', 'sport'])

const rounded = (count: number): number =>
  count < 100 ? count : count < 1000 ? Math.round(count / 10) * 10 : Math.round(count / 100) * 100

const readOrganisation = (industry: IndustryName, row: string, facts: readonly string[]): Organisation => {
  const [name = '', size = '', does = ''] = row.split('|')
  const band = staffBands[size]
  if (band === undefined || does === '') throw new RangeError(`not an organisation: ${row}`)
  const random = createRandom(`organisation ${name}`)
  const staff = rounded(random.whole(...band))
  const count = staff.toLocaleString('en-US')
  const home = random.pick(weightedPlaces)
  const city = home.city.split(',')[0]
  const founded = young.has(industry) ? random.whole(2001, 2020) : random.whole(size === 'l' ? 1880 : 1930, 2014)
  const tone: Tone = usuallyFormal.has(industry) && random.chance(0.6) ? 'formal' : random.pick(tones)
  const scale = random.pick([
    `We are ${count} people, based in ${city}.`,
    `Founded in ${founded}, we employ ${count} people today.`,
    `${count} people work here.`,
    `The organization started in ${founded} and now has a staff of ${count}.`,
    `Our ${count} colleagues work from ${city} and elsewhere.`,
    `We have been around since ${founded}.`,
  ])
  const culture = random.pick(
    lines(size === 's' ? cultureLines.small : size === 'l' ? cultureLines.large : cultureLines.mid),
  )
  const about = `${name} ${does}. ${random.draw([random.pick(facts), scale, culture], 3).join(' ')}`
  return { name, industry, staff, home, tone, about, does }
}

/** The organisations of the catalogue. They do not depend on its seed: an employer keeps its home and its character. */
export const createOrganisations = (): Organisation[] =>
  industryNames.flatMap((industry) => {
    const facts = lines(industryFacts[industry])
    return lines(organisationRows[industry]).map((row) => readOrganisation(industry, row, facts))
  })
