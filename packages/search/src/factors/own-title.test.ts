import { expect, test } from 'vitest'
import { buildIndex } from '../listing-index.ts'
import type { ListingInput } from '../listing-input.ts'
import { testNow } from '../testing/arbitrary-listings.ts'
import { shownPoints } from './points.ts'

const job = (id: string, title: string, more: Partial<ListingInput> = {}): ListingInput => ({
  ...{ id, kind: 'job', title, location: 'Singapore' },
  ...more,
})
/** So many that skills which none of them names are rare. */
const others = Array.from({ length: 200 }, (_, at) => job(`other${at}`, 'Diver', { skills: ['Diving'] }))
const recruiter = { skills: ['Onboarding', 'Microsoft Excel'], titles: ['Technical Recruiter'], location: 'Singapore' }

const bandOf = (title: string, more: Partial<ListingInput> = {}, person: object = recruiter) =>
  buildIndex([job('a', title, more), ...others]).explain('a', person, testNow)?.band

test('decision 0356: a band is read from the score: the own title near home is strong or good, and other work a stretch', () => {
  expect(bandOf('Technical Recruiter', { skills: ['Onboarding'] })).toBe('strong')
  expect(bandOf('Technical Recruiter')).toMatch(/^(?:strong|good)$/)
  expect(bandOf('Assembler', { skills: ['Onboarding'] })).toMatch(/^(?:stretch|other-field)$/)
})

test('decision 0356: a skill that many listings name carries no row of other work in another town', () => {
  const skills = ['Customer Service']
  const waiter = { skills, titles: ['Waiter'], location: 'Osaka, Japan' }
  const many = others.map((one, at) => (at % 4 === 0 ? { ...one, skills } : one))
  const bandFor = (title: string) =>
    buildIndex([job('a', title, { skills, location: 'Sapporo, Japan' }), ...many]).explain('a', waiter, testNow)?.band
  expect(bandFor('Waiter')).toMatch(/^(?:strong|good)$/)
  for (const title of ['Customer Relations Manager', 'Community Care'])
    expect(bandFor(title)).toMatch(/^(?:stretch|other-field)$/)
})

test('decision 0356: a place of the person’s that is not known says nothing against a listing', () => {
  const { location: _, ...somewhere } = recruiter
  expect(bandOf('Technical Recruiter', { skills: ['Onboarding'] }, somewhere)).toMatch(/^(?:strong|good)$/)
})

const titleLineOf = (title: string, person: object = recruiter, more: Partial<ListingInput> = {}) => {
  const index = buildIndex([job('a', title, more), ...others], { getText: () => job('a', title, more) })
  return index.explain('a', person, testNow)?.contributions.find(({ factor }) => factor === 'title')
}

test('decision 0356: a title costs by how much of it is the person’s own, and for each word of other work', () => {
  expect(titleLineOf('Technical Recruiter')).toBeUndefined()
  expect(titleLineOf('Technical Recruiter, Excel')).toBeUndefined()
  expect(titleLineOf('Technical Recruiter, Spring 2027')).toBeUndefined()
  const wider = { own: 'whole', words: ['Sales'], points: shownPoints(-900) }
  expect(titleLineOf('Technical Recruiter, Sales')).toMatchObject(wider)
  expect(titleLineOf('Recruiter')).toMatchObject({ own: 'some', words: [], points: shownPoints(-6_900) })
  expect(titleLineOf('Technical Recruiter Singapore, Sales')).toMatchObject({ own: 'whole', words: ['Sales'] })
  const chef = { own: 'none', words: ['Chef'], points: shownPoints(-9_500), kind: 'gap' }
  expect(titleLineOf('Chef')).toMatchObject(chef)
  expect(titleLineOf('Diver', { skills: ['Onboarding'] })).toBeUndefined()
})

test('decision 0373: only words that say a field of work are named as other work: no place, level or code', () => {
  for (const title of ['Technical Recruiter T2', 'Technical Recruiter, Texas', 'Technical Recruiter PFS Pleno'])
    expect(titleLineOf(title), title).toMatchObject({ own: 'whole', words: [] })
})

test('decision 0373: a title is said to be of other work only where all of the person’s work is known and lies outside its field', () => {
  const wordsFor = (title: string, titles: string[]) => titleLineOf(title, { titles, location: 'Lisbon' })
  const other = { own: 'none', words: ['Chef'] }
  expect(wordsFor('Chef', ['Traductora'])).toMatchObject(other)
  expect(wordsFor('Chef', ['Traductora', 'Zeltmeisterin'])).toMatchObject({ own: 'none', words: [] })
  expect(wordsFor('Medical Interpreter', ['Traductora'])).toMatchObject({ own: 'none', words: [] })
  expect(wordsFor('Software Developer', ['Gameplay Programmer'])).toMatchObject({ own: 'none', words: [] })
  // What the person's own work is called stands in the title in other words.
  const agent = wordsFor('Customer Care Specialist', ['Customer Service Representative'])
  expect(agent).toMatchObject({ own: 'some', words: [] })
  const nurse = wordsFor('Registered Nurse RN Trauma', ['Registered Nurse'])
  expect(nurse).toMatchObject({ own: 'whole', words: [] })
})

test('decision 0356: of two jobs that nothing rules out the one with the higher score has no lower band', () => {
  const order = ['stretch', 'fair', 'good', 'strong']
  const skillsOf = (count: number) => ['Onboarding', 'Microsoft Excel', 'Payroll', 'Interviewing'].slice(0, count)
  const person = { ...recruiter, skills: skillsOf(4) }
  const titles = ['Technical Recruiter', 'Recruiter', 'Technical Writer', 'Diver']
  const jobs = titles.flatMap((title, at) => [0, 2, 4].map((n) => job(`${at}.${n}`, title, { skills: skillsOf(n) })))
  const index = buildIndex([...jobs, ...others])
  const matches = jobs.flatMap(({ id }) => index.explain(id, person, testNow) ?? [])
  const known = matches.filter(({ band }) => order.includes(band)).sort((left, right) => left.score - right.score)
  const ranks = known.map(({ band }) => order.indexOf(band))
  expect(new Set(ranks).size).toBeGreaterThan(2)
  expect(ranks).toEqual(ranks.toSorted())
})

test('decision 0356: more that speaks for a job never lowers its band', () => {
  const order = ['other-field', 'stretch', 'fair', 'good', 'strong']
  const rank = (more: Partial<ListingInput>) => order.indexOf(bandOf('Recruiter', more) ?? '')
  expect(rank({ skills: ['Onboarding'] })).toBeGreaterThanOrEqual(rank({}))
  expect(rank({ location: 'Kuala Lumpur, Malaysia' })).toBeLessThanOrEqual(rank({}))
})

test('decision 0354: a place that no table knows and that names no country is not said, and not elsewhere', () => {
  const reasonOf = (location: string) =>
    buildIndex([job('a', 'Recruiter', { location })])
      .explain('a', recruiter, testNow)
      ?.contributions.flatMap((line) => (line.factor === 'place' ? line.reason : []))
  for (const location of ['5 Locations', 'City, State', 'CORP HOME', 'Cornwall Centre'])
    expect(reasonOf(location), location).toEqual(['unsaid'])
})

test('decision 0344: what other languages call the work held is the person’s own title in their country, and not abroad', () => {
  const nurse = { titles: ['Enfermera'], skills: ['Triage'], location: 'Madrid, Spain' }
  const ownOf = (title: string, location: string, person: object = nurse) =>
    buildIndex([job('a', title, { location }), ...others])
      .explain('a', person, testNow)
      ?.contributions.flatMap((line) => (line.factor === 'title' ? line.own : []))
  expect(ownOf('Registered Nurse', 'Sevilla, Spain')).toEqual([])
  expect(ownOf('Registered Nurse', 'Dublin, Ireland')).toEqual(['none'])
  expect(
    ownOf('Pflegefachkraft', 'Berlin, Germany', { ...nurse, titles: ['Staff Nurse'], location: 'Berlin' }),
  ).toEqual([])
  expect(ownOf('Accountant', 'Madrid, Spain')).toEqual(['none'])
  // A letter that no English title has tells another language too.
  const buyer = { titles: ['Inköpare'], skills: ['Microsoft Excel'], location: 'Malmö, Sweden' }
  expect(ownOf('Procurement Specialist', 'Stockholm, Sweden', buyer)).toEqual([])
  expect(ownOf('Procurement Specialist', 'Stockholm, Sweden', { ...buyer, titles: ['Buyer'] })).toEqual(['none'])
})
