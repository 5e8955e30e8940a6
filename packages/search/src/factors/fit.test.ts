import type { MatchContribution } from '@scry/contracts/match'
import { expect, test } from 'vitest'
import { buildIndex } from '../listing-index.ts'
import type { ListingInput } from '../listing-input.ts'
import type { RecommendRequest } from '../requests.ts'
import { testNow } from '../testing/arbitrary-listings.ts'
import { leastRelevance, relevancePoints, shownPoints } from './points.ts'

const job = (more: Partial<ListingInput>): ListingInput => ({ id: 'a', kind: 'job', title: 'Data Analyst', ...more })

/** Of points in which sums are kept, those that a person sees. */
const shown = (points: number): number => shownPoints(points * 1000)

/** The line of one factor in the sum of one listing. */
const lineOf = <Factor extends MatchContribution['factor']>(
  listing: ListingInput,
  profile: RecommendRequest,
  factor: Factor,
) =>
  buildIndex([listing])
    .explain('a', profile, testNow)
    ?.contributions.find((line): line is Extract<MatchContribution, { factor: Factor }> => line.factor === factor)

const german = { skills: ['SQL'], location: 'Leipzig, Germany' }

test('no listing starts with points: a score is what speaks for it less what speaks against it, and ends at 0', () => {
  const matchOf = (more: Partial<ListingInput>) => buildIndex([job(more)]).explain('a', german, testNow)
  expect(matchOf({ title: 'Wanted' })?.score).toBe(0)
  const against = matchOf({ title: 'Chief Physician', level: 'senior', location: 'Boston, MA, US' })
  expect(against?.score).toBe(0)
  expect(against?.contributions.at(-1)).toMatchObject({ factor: 'floor', kind: 'reason' })
  expect(against?.contributions.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(0, 9)
})

const boundAbroad: readonly Partial<ListingInput>[] = [
  { location: 'Remote - US only' },
  { location: 'Remote (Canada)' },
  { location: 'Remote', title: 'Data Analyst (Remote, Brazil)' },
  { location: 'Remote', title: 'Data Analyst, Evenings - Texas' },
  { location: 'Remote', description: 'Good team. You must be located in Canada for this role.' },
  { location: 'Remote', description: 'Remote work from anywhere in the United States.' },
  { location: 'Remote, North America', description: 'Proof of the right to work in Mexico is needed.' },
  { location: 'Paris, TX (Remote)' },
]
const openHere: readonly Partial<ListingInput>[] = [
  { location: 'Remote' },
  { location: 'Remote (Germany or Austria)' },
  { location: 'Remote - Europe' },
  { location: 'Remote, EMEA' },
  { location: 'Remote, worldwide' },
  { location: 'Berlin (Remote)' },
  { location: 'Remote', description: 'Ideally you are based in Canada. You need not be located in Toronto.' },
  {
    location: 'Remote',
    description: 'We help you get the right to work in Canada. Our clients are entitled to work in the UK.',
  },
]

test.each(boundAbroad)(
  'remote work bound to another country is no remote work here, and the words say why: %o',
  (more) => {
    const line = lineOf(job({ workplace: 'remote', ...more }), german, 'place')
    expect(line?.points).toBeLessThan(-5)
    expect(line?.reason).toBe('remote-abroad')
    expect(line?.within).not.toEqual([])
    expect(line?.listing[0]?.text).toMatch(/US|Canada|Brazil|Texas|United States|Mexico|TX/)
  },
)

test.each(openHere)('remote work that is open to the person counts as remote: %o', (more) => {
  expect(lineOf(job({ workplace: 'remote', ...more }), german, 'place')?.points).toBeGreaterThan(0)
})

test('where a source states who may work remotely, that decides, and its words are pointed at where the listing has them', () => {
  const remote = (more: Partial<ListingInput>) => job({ workplace: 'remote', ...more })
  const india = { skills: ['SQL'], location: 'Pune, India' }
  const stated = lineOf(remote({ location: 'Remote', remoteWithin: ['US'] }), india, 'place')
  expect(stated).toMatchObject({ points: shown(-12), reason: 'remote-abroad', within: ['United States'], listing: [] })
  const said = lineOf(remote({ location: 'Remote, US', remoteWithin: ['US'] }), india, 'place')
  expect(said?.listing[0]?.text).toBe('Remote, US')
  for (const remoteWithin of [['US', 'IN'], ['apac']]) {
    const line = lineOf(remote({ location: 'New York', remoteWithin }), india, 'place')
    expect(line).toMatchObject({ points: shown(4), reason: 'remote' })
  }
  const narrower = { remoteWithin: ['north america'], description: 'You must be located in Canada.' }
  const mexico = { ...india, location: 'Puebla, Mexico' }
  expect(lineOf(remote(narrower), mexico, 'place')).toMatchObject({ reason: 'remote-abroad', within: ['Canada'] })
})

test('remote work that names no country is worth less than work that names the person’s or the whole world, and says so', () => {
  const reasonOf = (location: string) => {
    const line = lineOf(job({ workplace: 'remote', location }), german, 'place')
    return [line?.reason, line?.points]
  }
  expect(reasonOf('Remote')).toEqual(['remote-unsaid', shown(3.5)])
  expect(reasonOf('Remote, worldwide')).toEqual(['remote', shown(4)])
  expect(reasonOf('Remote (Germany)')).toEqual(['remote', shown(4)])
})

test('a country that is not known on the side of the person is neutral and shown', () => {
  const line = lineOf(job({ location: 'Remote (US)' }), { skills: ['SQL'], location: 'Elsewhereville' }, 'place')
  expect(line).toMatchObject({ points: 0, kind: 'unknown', reason: 'remote-bound', within: ['United States'] })
})

test('studies that name only the year of their end are of the class that a listing asks for', () => {
  const student = { skills: ['SQL'], level: 'entry', graduates: Date.UTC(2027, 6) }
  const asks = (words: string) => lineOf(job({ type: 'internship', description: words }), student, 'type')?.points ?? 0
  expect(asks('For students graduating in May 2027.')).toBeGreaterThanOrEqual(0)
  expect(asks('For students graduating in May 2029.')).toBeLessThan(0)
})

test('a deadline that has passed is worth nothing', () => {
  const line = lineOf(job({ deadline: new Date(testNow - 40 * 86_400_000).toISOString() }), german, 'deadline')
  expect(line).toBeUndefined()
})

test('what no source has shown for a week stands below what was seen, costs points and says so', () => {
  const unseen = { lastSeen: testNow - 9 * 86_400_000, location: 'Leipzig, Germany' }
  expect(lineOf(job({}), german, 'unconfirmed')).toBeUndefined()
  expect(lineOf(job(unseen), german, 'unconfirmed')).toMatchObject({ points: shown(-3), kind: 'gap' })
  const index = buildIndex([job(unseen), job({ id: 'b', location: 'Leipzig, Germany' })])
  const before = index.recommend({ ...german, now: testNow }).hits
  expect(before.map(({ id }) => id)).toEqual(['b', 'a'])
  expect((before[0]?.score ?? 0) - (before[1]?.score ?? 0)).toBeCloseTo(shown(3))
  index.add(job({ location: 'Leipzig, Germany' }))
  expect(index.explain('a', german, testNow)?.score).toBe(before[0]?.score)
})

test('a town of the same name in another country is not the same place', () => {
  const person = { skills: ['SQL'], location: 'Cambridge, UK' }
  expect(lineOf(job({ location: 'Cambridge, MA' }), person, 'place')?.reason).toBe('abroad')
  expect(lineOf(job({ location: 'Cambridge, England' }), person, 'place')?.reason).toBe('same-place')
})

test.each([
  ['Cambridge', 'Cambridge, England', 'same-place'],
  ['Cambridge', 'London, UK', 'same-country'],
  ['Cambridge', 'New York, NY', 'abroad'],
  ['Cambridge, MA', 'New York, NY', 'same-country'],
  ['Portland', 'New York, NY', 'same-country'],
])(
  'a town that other countries have too is American only with its state: to who lives in %s, %s is %s',
  (location, where, reason) => {
    expect(lineOf(job({ location: where }), { skills: ['SQL'], location }, 'place')?.reason).toBe(reason)
  },
)

test.each([
  ['Utrecht, Netherlands', 'same-place', 0],
  ['Amersfoort, Netherlands', 'commute', 20],
  ['Eindhoven, Netherlands', 'same-region', 78],
  ['Groningen, Netherlands', 'same-country', 160],
])('#16.3: from Utrecht, %s is %s by its kilometres', (location, reason, km) => {
  const line = lineOf(job({ location }), { skills: ['SQL'], location: 'Utrecht, Netherlands' }, 'place')
  expect(line).toMatchObject({ reason, away: { from: 'Utrecht' } })
  expect(Math.abs((line?.away?.km ?? Number.NaN) - km)).toBeLessThan(10)
})

test('#16.3: a town of the same state that is far away is not in the region', () => {
  const texan = { skills: ['SQL'], location: 'El Paso, TX' }
  expect(lineOf(job({ location: 'Houston, TX' }), texan, 'place')).toMatchObject({ reason: 'same-country', points: 0 })
})

test('#16.3: a daily way over a border within the European Union is a way to work', () => {
  const person = { skills: ['SQL'], location: 'Aachen, Germany' }
  expect(lineOf(job({ location: 'Maastricht, Netherlands' }), person, 'place')?.reason).toBe('commute')
  expect(lineOf(job({ location: 'Amsterdam, Netherlands' }), person, 'place')?.reason).toBe('same-union')
  // Of several countries those of the union are named.
  expect(lineOf(job({ location: 'UK or Spain or Poland' }), person, 'place')).toMatchObject({
    reason: 'same-union',
    within: ['Spain', 'Poland'],
  })
})

test.each([
  ['France', 'same-country'],
  ['Bavaria, Germany', 'same-region'],
])('who lives in %s is at home in no town of it: %s', (location, reason) => {
  const town = location === 'France' ? 'Paris, France' : 'Munich, Bavaria, Germany'
  expect(lineOf(job({ location: town }), { skills: ['SQL'], location }, 'place')?.reason).toBe(reason)
})

test('the town of an address is the place, not its street', () => {
  const person = { skills: ['SQL'], location: 'Street address 45, Madrid' }
  expect(lineOf(job({ location: 'Madrid, Spain' }), person, 'place')?.reason).toBe('same-place')
  expect(lineOf(job({ location: 'Barcelona, Spain' }), person, 'place')?.reason).toBe('same-country')
})

test('a town named like a country or with the code of another state is where its state is', () => {
  const place = (location: string, where: string) => {
    const line = lineOf(job({ location: where }), { skills: ['SQL'], location }, 'place')
    return [line?.reason, ...(line?.within ?? [])]
  }
  expect(place('Lebanon, NH', 'Boston, MA')).toEqual(['same-country'])
  expect(place('Lebanon, NH', 'Beirut, Lebanon')).toEqual(['abroad', 'Lebanon'])
  expect(place('Perth, WA', 'Sydney, Australia')).toEqual(['same-country'])
  expect(place('Perth, WA', 'Seattle, WA')).toEqual(['abroad', 'United States'])
  expect(place('Peru, IN', 'Lima, Peru')).toEqual(['abroad', 'Peru'])
})

const changer = {
  skills: ['SQL', 'Statistics'],
  level: 'senior',
  titles: ['Data Apprentice', 'High School Teacher'],
  titleMonths: [0, 108],
}

test('years in one field make nobody senior in another, and the reason says so', () => {
  const senior = job({ title: 'Senior Data Analyst', description: 'At least 6 years of experience as an analyst.' })
  const entry = job({ title: 'Junior Data Analyst' })
  const school = job({ title: 'Senior Mathematics Teacher', description: 'At least 6 years of experience.' })
  expect(lineOf(senior, changer, 'level')?.points).toBeLessThan(0)
  expect(lineOf(senior, changer, 'experience')?.points).toBe(shown(-4))
  expect(lineOf(entry, changer, 'level')?.points).toBeGreaterThan(lineOf(senior, changer, 'level')?.points ?? 0)
  expect(lineOf(school, changer, 'level')?.points).toBeGreaterThan(0)
  expect(lineOf(school, changer, 'experience')?.points).toBeGreaterThan(0)
  const unheld = { ...changer, titles: ['High School Teacher'], titleMonths: [108] }
  expect(lineOf(senior, unheld, 'experience')?.other_field).toBe(true)
})

test('a hackathon is of no field, so that none is another field than a person’s own', () => {
  const hackathon = job({ kind: 'hackathon', title: 'Teachers Build Night', difficulty: 'advanced' })
  const worked = { ...changer, titles: ['Data Analyst'], titleMonths: [108] }
  expect(lineOf(hackathon, worked, 'background')).toBeUndefined()
  expect(lineOf(hackathon, worked, 'level')?.points).toBeGreaterThan(0)
})

test('of the level and the difficulty of a hackathon the one that fits less counts, so that no score leaves 0 to 100', () => {
  const both = job({ kind: 'hackathon', level: 'lead', difficulty: 'advanced', workplace: 'on-site', location: 'Lima' })
  const beginner = { skills: ['Baking'], level: 'entry', location: 'Leipzig, Germany' }
  const levels = buildIndex([both])
    .explain('a', beginner, testNow)
    ?.contributions.filter(({ factor }) => factor === 'level')
  expect(levels).toEqual([expect.objectContaining({ level: 'lead', points: shown(-8) })])
  const eased = job({ ...both, level: 'entry', difficulty: 'advanced' })
  expect(lineOf(eased, beginner, 'level')?.level).toBe('advanced')
  expect(lineOf(job({ ...both, level: 'entry', difficulty: 'beginner' }), beginner, 'level')?.points).toBe(shown(3))
})

test('work of another field than the studies is said to be one, whatever titles of no known field stand beside them', () => {
  const student = (subject: string) => ({
    skills: ['SQL', 'Python'],
    subjects: [subject],
    titles: ['Summer Trainee'],
    titleMonths: [0],
  })
  for (const subject of ['Mechanical Engineering', 'Maschinenbau', 'Ingeniería Mecánica']) {
    expect(lineOf(job({}), student(subject), 'background')?.points).toBe(shown(-17))
    expect(lineOf(job({ title: 'Design Engineer, Mechanical' }), student(subject), 'background')).toBeUndefined()
  }
  expect(lineOf(job({}), student('Statistics'), 'background')).toBeUndefined()
  expect(lineOf(job({}), student('Basket Weaving'), 'background')).toBeUndefined()
})

test('of whoever studies, the studies say more of the work they look for than the jobs beside them', () => {
  const listings = ['Marketing Intern', 'Barista', ...Array.from({ length: 3000 }, () => 'Cook')].map((title, at) =>
    job({ id: `${at}`, title }),
  )
  const index = buildIndex(listings)
  const person = { subjects: ['Marketing'], titles: ['Barista'] }
  const firstOf = (more: RecommendRequest) => index.recommend({ ...person, ...more, now: testNow }).hits[0]?.id
  expect(firstOf({ graduates: Date.UTC(2028, 5) })).toBe('0')
  expect(firstOf({})).toBe('1')
})

test('missing years cost less in another field, since its listings lose points for the field already', () => {
  const listing = job({ title: 'Senior Data Analyst', description: 'At least 9 years of experience as an analyst.' })
  const nurse = { skills: ['SQL'], level: 'entry', titles: ['Nurse'], titleMonths: [6] }
  const analyst = { ...nurse, titles: ['Data Analyst'] }
  expect(lineOf(listing, nurse, 'experience')?.points).toBe(shown(-2))
  expect(lineOf(listing, analyst, 'experience')?.points).toBe(shown(-12))
})

test('without months of roles a stated level counts everywhere', () => {
  const senior = job({ title: 'Senior Data Analyst' })
  const line = lineOf(senior, { ...changer, titleMonths: [null, null] }, 'level')
  expect(line?.points).toBeGreaterThan(0)
})

const student = { skills: ['SQL'], level: 'entry', graduates: Date.UTC(2029, 5) }

test('a student years before graduation is shown internships, not full-time work', () => {
  expect(lineOf(job({ type: 'internship' }), student, 'type')?.points).toBeGreaterThan(0)
  expect(lineOf(job({ title: 'Data Analyst Intern' }), student, 'type')?.points).toBeGreaterThan(0)
  expect(lineOf(job({ type: 'full-time' }), student, 'type')?.points).toBeLessThan(0)
  const worked = { skills: ['SQL'], level: 'mid', titles: ['Data Analyst'], titleMonths: [50] }
  expect(lineOf(job({ type: 'internship' }), worked, 'type')?.points).toBeLessThan(0)
})

test('an internship for students of another year says so with its own words', () => {
  const others = job({ type: 'internship', description: 'For students graduating between May 2027 and June 2028.' })
  const own = job({ type: 'internship', description: 'For students graduating between May 2029 and June 2030.' })
  const line = lineOf(others, student, 'type')
  expect(line?.points).toBeLessThan(0)
  expect(line?.listing[0]?.text).toBe('graduating between May 2027 and June 2028')
  expect(lineOf(own, student, 'type')?.points).toBeGreaterThan(0)
})

test('a finished study, however long ago, and its school change nothing', () => {
  const listings = [
    job({ type: 'internship' }),
    job({ id: 'b', type: 'full-time', description: '2 years of experience.' }),
  ]
  const index = buildIndex(listings)
  const long = index.recommend({ skills: ['SQL'], graduates: Date.UTC(1988, 5), now: testNow, explain: true })
  expect(long).toEqual(index.recommend({ skills: ['SQL'], now: testNow, explain: true }))
})

test('no smaller sum brings so many points than the one that is asked for, up to all of them', () => {
  for (const points of [1, 500, 16_500, 30_000, 30_999, 31_000, 40_000]) {
    const least = leastRelevance(points)
    expect(least).toBeGreaterThan(0)
    expect(relevancePoints(least - 1)).toBeLessThan(points)
  }
})

test('years in another field meet no demand for years, whatever level is stated', () => {
  const asks = job({ title: 'Computational Biologist', description: '1+ year of experience as a bioinformatician.' })
  const person = { skills: ['Python'], level: 'entry', titles: ['Maths Teacher'], titleMonths: [94] }
  expect(lineOf(asks, person, 'experience')).toMatchObject({ points: shown(-2), kind: 'gap' })
  const biologist = { ...person, titles: ['Computational Biologist'] }
  expect(lineOf(asks, biologist, 'experience')?.points).toBe(shown(1))
})

const nurse = { skills: ['Patient Care'], titles: ['Registered Nurse'], titleMonths: [30], location: 'Houston, TX' }

test('an occupation held counts in a title, most where the listing says little else', () => {
  const bare = job({ title: 'RN - Medical Surgical' })
  const full = job({ title: 'RN - Medical Surgical', skills: ['Epic', 'Telemetry', 'Triage', 'Phlebotomy'] })
  const line = lineOf(bare, nurse, 'occupation')
  expect(line).toMatchObject({ occupation: 'RN', near: false, profile: [{ text: 'Registered Nurse' }] })
  expect(line?.points).toBeGreaterThan(lineOf(full, nurse, 'occupation')?.points ?? 0)
  expect(lineOf(job({ title: 'Welder' }), nurse, 'occupation')).toBeUndefined()
})

test('studies lead to occupations, and what one occupation leads into counts less than itself', () => {
  const student = { skills: ['MATLAB'], subjects: ['Maschinenbau'], graduates: testNow + 2 * 365 * 86_400_000 }
  const own = lineOf(job({ title: 'Mechanical Engineering Intern' }), student, 'occupation')
  const near = lineOf(job({ title: 'Robotics Engineer' }), { titles: ['Mechanical Engineer'] }, 'occupation')
  expect(own).toMatchObject({ occupation: 'Mechanical Engineer', near: false })
  expect(near).toMatchObject({ occupation: 'Robotics Engineer', near: true })
  expect(own?.points).toBeGreaterThan(near?.points ?? 0)
  // What studies may lead into beside counts and is not said: nobody could check it.
  expect(lineOf(job({ title: 'Robotics Engineer' }), student, 'occupation')).toBeUndefined()
  expect(lineOf(job({ title: 'Robotics Engineer' }), student, 'field')?.points).toBeGreaterThan(0)
})

test('work that needs a license of another occupation is never close, and says so', () => {
  for (const title of ['Physician, Oncology', 'Nurse Practitioner', 'Dental Nurse', 'Physical Therapist']) {
    expect(lineOf(job({ title }), nurse, 'background')).toMatchObject({ other: 'license', points: shown(-17) })
  }
  expect(lineOf(job({ title: 'Staff Nurse' }), nurse, 'background')).toBeUndefined()
  expect(lineOf(job({ title: 'Care Team Lead' }), nurse, 'background')).toMatchObject({
    other: 'occupation',
    points: shown(-9),
  })
})

test('a hackathon is open to every occupation', () => {
  const hackathon = { id: 'h', kind: 'hackathon' as const, title: 'Robotics Weekend' }
  expect(lineOf(hackathon, nurse, 'background')).toBeUndefined()
})

test('a listing that does not say where counts as those that do say count on average', () => {
  const abroad = Array.from({ length: 400 }, (_, at) => job({ id: `abroad ${at}`, location: 'Pune, India' }))
  const here = Array.from({ length: 400 }, (_, at) => job({ id: `here ${at}`, location: 'Dallas, TX' }))
  const unsaid = job({ id: 'unsaid', location: '' })
  const pointsIn = (listings: ListingInput[]) =>
    buildIndex([...listings, unsaid])
      .explain('unsaid', nurse, testNow)
      ?.contributions.find(({ factor }) => factor === 'place')
  expect(pointsIn(here)).toMatchObject({ reason: 'unsaid', points: 0 })
  expect(pointsIn(abroad)).toMatchObject({ reason: 'unsaid', points: shown(-10.5) })
})

test('a license is one of its country, so that work abroad that needs it is not close', () => {
  const abroad = job({ title: 'Registered Nurse', location: 'Leeds, United Kingdom' })
  expect(lineOf(abroad, nurse, 'background')).toMatchObject({ other: 'license-abroad', points: shown(-17) })
  expect(lineOf(job({ title: 'Registered Nurse', location: 'Austin, TX' }), nurse, 'background')).toBeUndefined()
  const german = { ...nurse, location: 'Leipzig, Germany' }
  expect(lineOf(job({ title: 'Registered Nurse', location: 'Vienna, Austria' }), german, 'background')).toBeUndefined()
})

test('a post that leads people counts as senior for whoever never led', () => {
  const post = job({ title: 'Manager, Technical Support' })
  const agent = { skills: ['Zendesk'], level: 'junior', titles: ['Technical Support Specialist'], titleMonths: [20] }
  expect(lineOf(post, agent, 'level')).toMatchObject({ level: 'senior', points: shown(-6), kind: 'gap' })
  const led = { ...agent, titles: ['Support Manager'], level: 'senior', titleMonths: [120] }
  expect(lineOf(post, led, 'level')).toMatchObject({ level: null, points: 0 })
  expect(lineOf(job({ title: 'Account Manager' }), agent, 'level')).toMatchObject({ level: null, points: 0 })
})

test('volunteer work is not paid, and costs whoever did not ask for it', () => {
  const post = job({ title: 'Event Helper (Volunteer)' })
  expect(lineOf(post, german, 'type')).toMatchObject({ type: 'volunteer', reason: 'unpaid', points: shown(-6) })
  for (const title of ['Volunteer Coordinator', 'Volunteer Recruiter', 'Volunteer & Outreach Manager'])
    expect(lineOf(job({ title }), german, 'type')).toMatchObject({ reason: 'unknown', points: 0 })
  expect(lineOf(job({ title: 'Volunteer: Donor Outreach' }), german, 'type')).toMatchObject({ type: 'volunteer' })
})

test('of a student years before graduation a job without a stated kind is taken to be full-time, a hackathon is not', () => {
  expect(lineOf(job({}), student, 'type')).toMatchObject({ reason: 'studying-unsaid', points: shown(-4), kind: 'gap' })
  expect(lineOf(job({ kind: 'hackathon' }), student, 'type')).toBeUndefined()
})

test('a language in a title is lacked by whoever lists none and lives where it is not spoken', () => {
  const post = job({ title: 'Data Analyst (Mandarin Speaking)' })
  expect(lineOf(post, german, 'language')).toMatchObject({ standing: 'lacks', points: shown(-8) })
  expect(lineOf(post, { skills: ['SQL'] }, 'language')).toMatchObject({ standing: 'unknown', points: 0 })
  expect(lineOf(post, { ...german, languages: ['Mandarin'] }, 'language')).toMatchObject({ standing: 'speaks' })
})

test('a post after the doctorate asks for one, and two degrees less cost more than one', () => {
  const post = job({ title: 'Postdoctoral Fellow' })
  expect(lineOf(post, { ...german, degree: 3 }, 'study')).toMatchObject({ degree: 5, points: shown(-6) })
  expect(lineOf(post, { ...german, degree: 4 }, 'study')?.points).toBe(shown(-2))
})
