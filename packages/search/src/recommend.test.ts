import { Match } from '@scry/contracts/match'
import { broaderSkills } from '@scry/vocabulary/broader-skills'
import { canonicalSkillName } from '@scry/vocabulary/skills'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base, shownPoints } from './factors/points.ts'
import { planFor } from './factors/recommend-plan.ts'
import { buildIndex, loadIndex } from './listing-index.ts'
import { instantOf, type ListingInput } from './listing-input.ts'
import { firstScreen, spreadRows } from './recommendation/diversity.ts'
import { hackathonAt } from './store/hackathon-times.ts'
import { compareIdTexts } from './store/id-order.ts'
import type { IndexParts } from './store/index-parts.ts'
import { fieldText } from './terms/pointers.ts'
import { listingsArbitrary, profileArbitrary, testNow } from './testing/arbitrary-listings.ts'

/** Properties over whole indexes take seconds at rest, and far longer where a machine has other work. */

const isOpen = (listing: ListingInput): boolean =>
  listing.kind === 'hackathon'
    ? hackathonAt(listing, testNow).isOpen
    : listing.status !== 'closed' && listing.status !== 'ended' && (instantOf(listing.deadline) ?? Infinity) > testNow
const job = (id: string, title: string, more: Partial<ListingInput> = {}): ListingInput => ({
  id,
  kind: 'job',
  title,
  ...more,
})
const gapsIn = (match: Match | undefined) =>
  (match?.contributions ?? []).flatMap((line) => (line.factor === 'gap' ? line.skill : []))

test('the ranking is that of scoring every open listing in full, employers spread', () => {
  fc.assert(
    fc.property(
      listingsArbitrary(60),
      profileArbitrary,
      fc.integer({ min: 1, max: 12 }),
      (listings, profile, limit) => {
        const index = buildIndex(listings)
        // Of two with more against them than for them, both shown with 0, the one with less against it goes first.
        const scored = listings.filter(isOpen).map(({ id, company }) => {
          const { score = -1, band, contributions = [] } = index.explain(id, profile, testNow) ?? {}
          const said = contributions.filter(({ factor }) => factor !== 'floor')
          return {
            id,
            company,
            score,
            band,
            contributions,
            sum: Math.round(1e6 * said.reduce((sum, one) => sum + one.points, 0)),
          }
        })
        scored.sort((left, right) => right.sum - left.sum || compareIdTexts(left.id, right.id))
        // How well the work fits stands in no line: the plan itself is asked.
        const { parts } = index as unknown as { parts: IndexParts }
        const plan = planFor(profile, testNow, parts)
        const documentOf = (id: string): number => parts.documents.find(id) ?? -1
        const companies = ['Acme', 'Blue Fox', 'Cedar Works']
        const spread = spreadRows(scored, {
          scoreOf: ({ score }) => score,
          employerOf: ({ company }) => companies.indexOf(company ?? '') + 1,
          isInReach: ({ band, score }) =>
            band === 'unknown' ? Math.round(score) >= 20 : band !== 'stretch' && band !== 'other-field',
          isPossible: ({ id, sum }) => plan.isPossible(documentOf(id), base + Math.round(sum / 1e6 / shownPoints(1))),
          isOfOtherWork: ({ contributions }) => contributions.some(({ factor }) => factor === 'background'),
          workFit: ({ id, sum }) => plan.workFit(documentOf(id), Math.round(sum / 1e6 / shownPoints(1))),
          ...{ needed: limit, allKnown: true },
        }).rows
        const answer = index.recommend({ ...profile, now: testNow, limit })
        expect(answer.total).toBe(scored.length)
        expect(answer.hits).toEqual(spread.map(({ id, score }) => ({ id, score })))
      },
    ),
  )
})

test('each score is the sum of its contributions, from 0 to 100, and every pointer resolves to its text', () => {
  fc.assert(
    fc.property(listingsArbitrary(25), profileArbitrary, (listings, profile) => {
      const byId = new Map(listings.map((listing) => [listing.id, listing]))
      const index = buildIndex(listings, { getText: (id) => byId.get(id) })
      for (const { id, score, match } of index.recommend({ ...profile, now: testNow, limit: 50, explain: true }).hits) {
        expect(Match.safeParse(match).success).toBe(true)
        const contributions = match?.contributions ?? []
        const sum = contributions.reduce((total, { points }) => total + points, 0)
        expect(Math.abs(sum - score)).toBeLessThan(1e-9)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        for (const { kind, points, profile: own, listing } of contributions) {
          if (kind === 'unknown') expect(points).toBe(0)
          if (kind === 'gap') expect(points).toBeLessThanOrEqual(0)
          for (const { field, start, end, text } of own) {
            expect(fieldText(profile, field)?.slice(start, end)).toBe(text)
            expect(text.length).toBeGreaterThan(0)
          }
          for (const { field, start, end, text } of listing) {
            expect(fieldText(byId.get(id) ?? {}, field)?.slice(start, end)).toBe(text)
            expect(text.length).toBeGreaterThan(0)
          }
        }
      }
    }),
  )
})

test('of hackathons those that one can join come first, each with its reasons, then all others, those over last', () => {
  fc.assert(
    fc.property(listingsArbitrary(40), profileArbitrary, fc.integer({ min: 1, max: 7 }), (listings, profile, limit) => {
      const index = buildIndex(listings)
      const byId = new Map(listings.map((listing) => [listing.id, listing]))
      const walked: string[] = []
      const ranks: number[] = []
      for (let after: string | null = null; ; ) {
        const request = { ...profile, kind: 'hackathon' as const, now: testNow, limit, explain: true, after }
        const { hits, next, total } = index.recommend(request)
        for (const { id, match } of hits) {
          walked.push(id)
          const { isOpen, phase } = hackathonAt(byId.get(id) ?? {}, testNow)
          ranks.push(isOpen ? 0 : phase === 'past' ? 2 : 1)
          expect(match !== undefined).toBe(isOpen)
        }
        expect(total).toBe(listings.filter(({ kind }) => kind === 'hackathon').length)
        if (next === null) break
        after = next
      }
      const all = listings.filter(({ kind }) => kind === 'hackathon').map(({ id }) => id)
      expect(walked.toSorted(compareIdTexts)).toEqual(all.sort(compareIdTexts))
      expect(ranks).toEqual(ranks.toSorted())
    }),
  )
})

test('adding a skill that a listing names never lowers the score of that listing', () => {
  fc.assert(
    fc.property(listingsArbitrary(25), profileArbitrary, (listings, profile) => {
      const index = buildIndex(listings)
      for (const { id, skills } of listings) {
        for (const skill of skills ?? []) {
          const before = index.explain(id, profile, testNow)?.score ?? 0
          const after = index.explain(id, { ...profile, skills: [...profile.skills, skill] }, testNow)?.score ?? 0
          expect(after).toBeGreaterThanOrEqual(before)
        }
      }
    }),
  )
})

test('a name, a photo, an address, a gender, a school and an age change nothing, nor does the order of skills', () => {
  fc.assert(
    fc.property(listingsArbitrary(25), profileArbitrary, (listings, profile) => {
      const index = buildIndex(listings)
      const request = { ...profile, now: testNow, limit: 30 }
      const plain = index.recommend(request)
      const person = {
        name: 'Any Person',
        photo: 'x.png',
        address: '1 Road',
        gender: 'any',
        school: 'Some School',
        age: 60,
      }
      expect(index.recommend({ ...request, ...person })).toEqual(plain)
      expect(index.recommend({ ...request, skills: [...profile.skills].reverse() })).toEqual(plain)
    }),
  )
})

test('the same input gives the same bytes, on a second index and after a snapshot too', () => {
  fc.assert(
    fc.property(listingsArbitrary(25), profileArbitrary, (listings, profile) => {
      const request = { ...profile, now: testNow, explain: true }
      const first = JSON.stringify(buildIndex(listings).recommend(request))
      expect(JSON.stringify(buildIndex([...listings].reverse()).recommend(request))).toBe(first)
    }),
  )
})

test('who asks again, for other rows, under other filters and after changes, is answered like who asks first', () => {
  const names = ['Python', 'SQL', 'React', 'JavaScript', 'Welding', 'Excel', 'Patient Care']
  const places = ['Austin, TX', 'Berlin, Germany', 'Remote', '']
  const listing = (at: number): ListingInput =>
    job(`id-${at}`, at % 5 === 0 ? 'Data Engineer' : 'Nurse', {
      skills: names.filter((_, place) => (at * 7919) % (place + 3) === 0),
      location: places[at % 4],
      type: at % 3 === 0 ? 'internship' : 'full-time',
      level: at % 7 === 0 ? 'senior' : 'entry',
      posted: testNow - (at % 40) * 86_400_000,
    })
  const base = Array.from({ length: 500 }, (_, at) => listing(at))
  const asked = fc.record({
    limit: fc.constantFrom(2, 5, 30, 120),
    offset: fc.constantFrom(0, 0, 10),
    now: fc.constantFrom(testNow, testNow, testNow + 40 * 86_400_000),
    filters: fc.constantFrom({}, {}, { type: 'internship' }, { location: 'Berlin' }),
    exclude: fc.constantFrom([], ['id-420', 'id-0']),
  })
  fc.assert(
    fc.property(profileArbitrary, fc.array(asked, { minLength: 2, maxLength: 5 }), (profile, requests) => {
      const index = buildIndex(base)
      requests.forEach((request, at) => {
        const again = index.recommend({ ...profile, ...request })
        expect(again).toEqual(loadIndex(index.save()).recommend({ ...profile, ...request }))
        index.remove(`id-${at * 60}`)
        index.add({ ...listing(at * 60), id: `later-${at}` })
      })
    }),
  )
})

test('expired, closed and excluded listings never come', () => {
  fc.assert(
    fc.property(listingsArbitrary(30), profileArbitrary, (listings, profile) => {
      const exclude = listings.filter((_, at) => at % 3 === 0).map(({ id }) => id)
      const { hits, total } = buildIndex(listings).recommend({ ...profile, now: testNow, limit: 50, exclude })
      const allowed = new Set(listings.filter(isOpen).map(({ id }) => id))
      for (const id of exclude) allowed.delete(id)
      expect(new Set(hits.map(({ id }) => id))).toEqual(allowed)
      expect(total).toBe(allowed.size)
    }),
  )
})

test('ten consecutive rows hold at most three of one employer while another remains that is nearly as good, over all pages', () => {
  fc.assert(
    fc.property(listingsArbitrary(60), profileArbitrary, fc.integer({ min: 2, max: 9 }), (listings, profile, limit) => {
      const index = buildIndex(listings)
      const companyOf = new Map(listings.map(({ id, company }) => [id, company ?? '']))
      const rows: string[] = []
      const scoreOf = (id: string | undefined): number => index.explain(id ?? '', profile, testNow)?.score ?? 0
      let answer = index.recommend({ ...profile, now: testNow, limit })
      rows.push(...answer.hits.map(({ id }) => id))
      while (answer.next !== null) {
        answer = index.recommend({ ...profile, now: 0, limit, after: answer.next })
        rows.push(...answer.hits.map(({ id }) => id))
      }
      expect(new Set(rows).size).toBe(answer.total)
      expect(rows.length).toBe(answer.total)
      rows.forEach((id, at) => {
        const company = companyOf.get(id) ?? ''
        const before = rows.slice(Math.max(0, at - 9), at).map((other) => companyOf.get(other) ?? '')
        if (company === '' || before.filter((other) => other === company).length < 3) return
        const free = rows.slice(at).filter((other) => {
          const own = companyOf.get(other) ?? ''
          return (
            scoreOf(other) >= 0.6 * scoreOf(id) &&
            (own === '' || before.filter((earlier) => earlier === own).length < 3)
          )
        })
        expect(free).toEqual([])
      })
    }),
  )
})

test('a job that asks for five years is no strong match for a person at entry level, and the sentence says why', () => {
  const listing = job('a', 'Python Developer', {
    company: 'Acme',
    location: 'Austin, TX',
    type: 'full-time',
    skills: ['Python', 'SQL', 'Django'],
    description: 'You have 5+ years of experience with Python.',
    posted: testNow,
  })
  const index = buildIndex([listing])
  const profile = { skills: ['Python', 'SQL', 'Django'], level: 'entry', location: 'Austin, TX' }
  const match = index.explain('a', profile, testNow)
  expect(match?.band).not.toBe('strong')
  const experience = match?.contributions.find(({ factor }) => factor === 'experience')
  expect(experience?.points).toBeLessThan(0)
  expect(experience?.listing[0]?.text).toBe('5+ years')
  const asked = index.explain('a', { ...profile, level: 'senior' }, testNow)
  expect(asked?.score ?? 0).toBeGreaterThan(match?.score ?? 0)
})

test('a supposed skill counts as known for one answer', () => {
  const index = buildIndex([
    job('a', 'Cook', { skills: ['Baking', 'Pastry'] }),
    job('b', 'Driver', { skills: ['Driving'] }),
  ])
  const plain = index.recommend({ skills: ['Baking'], now: testNow })
  const supposed = index.recommend({ skills: ['Baking'], suppose: ['Pastry'], now: testNow })
  expect(supposed.hits[0]?.score ?? 0).toBeGreaterThan(plain.hits[0]?.score ?? 0)
})

test('in a corpus too small to learn from, the taxonomy tells which skills are near', () => {
  const index = buildIndex([
    job('a', 'Platform assistant', { skills: ['Docker Swarm'] }),
    job('b', 'Workshop assistant', { skills: ['Brazing'] }),
    ...Array.from({ length: 20 }, (_, at) => job(`c${at}`, 'Driver', { skills: ['Driving'] })),
  ])
  const nearest = (skill: string) => index.recommend({ skills: [skill], now: testNow, explain: true }).hits[0]
  expect(nearest('Docker')?.match?.contributions).toContainEqual(
    expect.objectContaining({ factor: 'gap', skill: 'Docker Swarm', near: 'Docker' }),
  )
  expect(nearest('Welding')?.id).toBe('b')
})

test('the skill gap counts the fitting listings whose only missing must-have a skill is, as a recount does', () => {
  const skillArbitrary = fc.uniqueArray(fc.constantFrom('Python', 'SQL', 'React'), { minLength: 1 })
  fc.assert(
    fc.property(listingsArbitrary(30), skillArbitrary, (listings, skills) => {
      const plain = listings.map((listing) => ({
        ...listing,
        description: undefined,
        themes: undefined,
        // A listing that names none would be read for the skills of its title.
        skills: (listing.skills?.length ? listing.skills : ['Welding']).map(canonicalSkillName),
      }))
      const index = buildIndex(plain)
      const known = new Set<string>([...skills, ...skills.flatMap(broaderSkills)])
      const fitting = plain.filter((listing) => isOpen(listing) && listing.skills.some((skill) => known.has(skill)))
      const counts = new Map<string, number>()
      for (const listing of fitting) {
        const missing = new Set<string>(listing.skills)
        for (const skill of known) missing.delete(skill)
        const [only] = [...missing]
        if (missing.size === 1 && only !== undefined) counts.set(only, (counts.get(only) ?? 0) + 1)
      }
      const gaps = index.skillGap({ profile: { skills }, now: testNow, limit: 50 })
      const naive = [...counts].map(([skill, n]) => [canonicalSkillName(skill), n, fitting.length])
      expect(gaps.map(({ skill, n, N }) => [skill, n, N]).sort()).toEqual(naive.sort())
    }),
  )
})

test('a job of which the person has no skill is a stretch, however well level and place fit', () => {
  const description = 'At least 1 year of experience. A degree is required.'
  const times = { posted: testNow - 1, deadline: testNow + 3 * 86_400_000 }
  const fits = { location: 'Austin, TX', level: 'junior', type: 'full-time', ...times, description }
  const index = buildIndex([
    job('none', 'Keeper', { ...fits, skills: ['Oracle Database'] }),
    job('some', 'Nurse', { ...fits, skills: ['Welding'] }),
    job('studied', 'Nurse', { ...fits, skills: ['Nursing'] }),
  ])
  const person = {
    ...{ skills: ['Welding'], subjects: ['Nursing'], degree: 3, level: 'junior', years: 2 },
    location: 'Austin, TX',
  }
  const matchOf = (id: string) => index.explain(id, person, testNow)
  expect(matchOf('none')?.band).toBe('stretch')
  expect(matchOf('some')?.band).not.toBe('stretch')
  expect(matchOf('studied')?.band).not.toBe('stretch')
})

test('a job that something known rules out is a stretch, however well its skills fit', () => {
  const skills = ['Recruiting', 'Payroll', 'Onboarding', 'Interviewing']
  const fits = { skills, location: 'Singapore', type: 'full-time', level: 'mid' }
  const person = {
    skills,
    titles: ['Recruiter'],
    titleMonths: [60],
    level: 'mid',
    location: 'Singapore',
    languages: ['English'],
  }
  const bandOf = (change: Partial<ListingInput>) =>
    buildIndex([job('a', 'Recruiter', { ...fits, ...change })]).explain('a', person, testNow)?.band
  expect(bandOf({})).not.toBe('stretch')
  expect(bandOf({ location: 'Warsaw, Poland' })).toBe('stretch')
  expect(bandOf({ type: 'internship', level: 'entry' })).toBe('stretch')
  expect(bandOf({ type: 'volunteer' })).toBe('stretch')
  expect(bandOf({ title: 'Recruiter (Thai)' })).toBe('stretch')
})

/** So many that skills which none of them names are rare. */
const otherWork = Array.from({ length: 60 }, (_, at) => job(`other${at}`, 'Diver', { skills: ['Diving'] }))

test('what is in reach stands before what is not, whatever their points (issue 16)', () => {
  const skills = ['Recruiting', 'Onboarding', 'Payroll', 'Interviewing', 'Workday', 'Employee Relations']
  const person = { skills, titles: ['Recruiter'], titleMonths: [60], level: 'mid', location: 'Osaka, Japan' }
  const index = buildIndex([
    job('internship', 'Recruiter (Intern)', {
      skills,
      location: 'Osaka, Japan',
      type: 'internship',
      posted: testNow - 1,
    }),
    job('plain', 'Recruiter', { location: 'Sapporo, Japan' }),
    job('abroad', 'Recruiter', { skills, location: 'Warsaw, Poland' }),
    ...otherWork,
  ])
  const { hits } = index.recommend({ ...person, now: testNow })
  const scoreOf = (id: string) => hits.find((hit) => hit.id === id)?.score ?? 0
  expect(hits[0]?.id).toBe('plain')
  expect(scoreOf('internship')).toBeGreaterThan(scoreOf('plain'))
})

test('of what is out of reach the titles nearest to the person’s work come first: a skill in common is not the same work', () => {
  const skills = ['Baking', 'Pastry', 'Food Safety', 'Inventory Management']
  const person = {
    skills,
    titles: ['Pastry Baker', 'Warehouse Clerk'],
    titleMonths: [60, 12],
    level: 'mid',
    location: 'Singapore',
  }
  const abroad = { location: 'Warsaw, Poland' }
  const index = buildIndex([
    job('skilled', 'Warehouse Clerk', { ...abroad, skills: ['Inventory Management', 'Food Safety'] }),
    job('own', 'Pastry Baker', abroad),
    job('other', 'Welder', { ...abroad, skills }),
    ...otherWork,
  ])
  const { hits } = index.recommend({ ...person, now: testNow })
  expect(hits.slice(0, 3).map(({ id }) => id)).toEqual(['own', 'skilled', 'other'])
})

test('work that needs a license which the person still studies for is no match, but as an internship', () => {
  const student = { subjects: ['Nursing'], titles: ['Care Assistant'], graduates: testNow + 900 * 86_400_000 }
  const bandOf = (change: Partial<ListingInput>, person = {}) =>
    buildIndex([job('a', 'Registered Nurse', change)]).explain('a', { ...student, ...person }, testNow)?.band
  expect(bandOf({})).toBe('stretch')
  expect(bandOf({ type: 'internship' })).not.toBe('stretch')
  expect(bandOf({ type: 'part-time' }, { titles: ['Registered Nurse'] })).not.toBe('stretch')
})

test('for a student years before the end, full-time work is no match, and what does not say its kind is one near home (decision 0353)', () => {
  const studies = { skills: ['Python'], subjects: ['Computer Science'], graduates: testNow + 900 * 86_400_000 }
  const person = { ...studies, location: 'Singapore' }
  const bandOf = (change: Partial<ListingInput>) => {
    const work = job('a', 'Software Engineer', { skills: ['Python'], location: 'Singapore', ...change })
    return buildIndex([work, ...otherWork]).explain('a', person, testNow)?.band
  }
  expect(bandOf({ type: 'full-time' })).toBe('stretch')
  expect(bandOf({})).not.toBe('stretch')
  expect(bandOf({ location: 'Field Support' })).toBe('stretch')
  expect(bandOf({ type: 'internship' })).toBe('strong')
  expect(bandOf({ type: 'part-time' })).not.toBe('stretch')
})

test('work of another field is a band of its own, and stands behind the first screen while other work is left', () => {
  const here = { location: 'Austin, TX', skills: ['Welding', 'Grinding'] }
  const person = { ...here, titles: ['Welder'], titleMonths: [40] }
  const others = Array.from({ length: 20 }, (_, at) => job(`other${at}`, 'Registered Nurse', here))
  const own = (count: number) =>
    Array.from({ length: count }, (_, at) => job(`own${at}`, 'Welder', { location: 'Lima, Peru' }))
  const listFor = (count: number) =>
    buildIndex([...others, ...own(count)]).recommend({ ...person, now: testNow, limit: 20 }).hits
  const index = buildIndex([...others, ...own(1)])
  expect(index.explain('other0', person, testNow)?.band).toBe('other-field')
  expect(index.explain('own0', person, testNow)?.band).not.toBe('other-field')
  const ids = listFor(firstScreen).map(({ id }) => id)
  expect(ids.slice(0, firstScreen).filter((id) => id.startsWith('other'))).toEqual([])
  expect(ids.slice(firstScreen).every((id) => id.startsWith('other'))).toBe(true)
  expect(
    listFor(2)
      .map(({ id }) => id)
      .slice(0, 3),
  ).toEqual(['own0', 'own1', 'other0'])
})

test('a job of the occupation held is no stretch for naming other skills than the person does', () => {
  const fits = { location: 'Houston, TX', level: 'mid', type: 'full-time', posted: testNow }
  const index = buildIndex([job('a', 'Registered Nurse', { ...fits, skills: ['Surgery'] })])
  const nurse = {
    skills: ['Wound Care'],
    titles: ['Registered Nurse'],
    titleMonths: [60],
    level: 'mid',
    location: 'Houston, TX',
  }
  expect(index.explain('a', nurse, testNow)?.band).not.toBe('stretch')
})

test('the level or shift that two titles share is no reason', () => {
  const skills = ['Docker', 'React', 'Git']
  const index = buildIndex(
    Array.from({ length: 40 }, (_, at) =>
      at % 2 === 0
        ? job(`${at}`, 'Senior Interface Engineer, Night Shift', { skills })
        : job(`${at}`, 'Cook', { skills: ['Baking'] }),
    ),
  )
  const person = { skills, titles: ['Senior Interface Engineer, Night Shift'] }
  const lines = index.explain('0', person, testNow)?.contributions ?? []
  expect(lines.flatMap((line) => (line.factor === 'field' ? line.words : []))).toEqual(['Interface', 'Engineer'])
})

test('a listing about which nothing fitting is known is in no band of strength', () => {
  const index = buildIndex([job('a', 'Mystery')])
  expect(index.explain('a', { skills: ['Python'] }, testNow)?.band).toBe('unknown')
  expect(index.explain('a', {}, testNow)?.band).toBe('unknown')
})

test('a skill that only a role or a project names counts as one that is listed, and is pointed at', () => {
  const listings = [job('go', 'Backend Intern', { skills: ['REST APIs', 'Figma'] })]
  const index = buildIndex(listings, { getText: () => listings[0] })
  const profile = { skills: ['Go'], deeds: ['Moved the kitchen tickets to REST APIs in a week.'] }
  const match = index.explain('go', profile, testNow)
  const named = match?.contributions.find((line) => line.factor === 'skills' && line.skill.startsWith('REST API'))
  expect(named).toMatchObject({ kind: 'reason', profile: [{ field: 'deeds.0', text: 'REST APIs' }] })
  expect(gapsIn(match)).toEqual(['Figma'])
  expect(match?.score).toBe(index.explain('go', { skills: ['Go', 'REST APIs'] }, testNow)?.score)
})

test('what a person studies is no gap, nor is a subject of which a degree may be', () => {
  const listings = [
    'We look for knowledge of Computer Science and Kubernetes.',
    'A degree in Computer Science, Statistics or Information Technology, and experience with Kubernetes.',
  ].map((description, at) => job(`${at}`, 'Intern', { description }))
  const index = buildIndex(listings, { getText: (id) => listings[Number(id)] })
  const gapsOf = (subjects: string[]) =>
    listings.map(({ id }) => gapsIn(index.explain(id, { skills: ['Figma'], subjects }, testNow)))
  expect(gapsOf([]).map((gaps) => gaps?.sort())).toEqual([['Computer Science', 'Kubernetes'], ['Kubernetes']])
  expect(gapsOf(['Computer Science'])).toEqual([['Kubernetes'], ['Kubernetes']])
})

test('a theme or a format of a hackathon is no gap, a skill that its text asks for is (§2.38)', () => {
  const hackathon: ListingInput = {
    id: 'h',
    kind: 'hackathon',
    title: 'Tide Hack',
    themes: ['Beginner Friendly', 'Machine Learning', 'Oceans'],
    description: 'A night of machine learning for beginners. You know Figma.',
  }
  const gapsOf = (text: ListingInput | undefined) =>
    gapsIn(buildIndex([hackathon], { getText: () => text }).explain('h', { skills: ['Welding'] }, testNow))
  expect(gapsOf(hackathon)).toEqual(['Figma'])
  expect(gapsOf(undefined)).toEqual([])
})

test('of several skills of which a listing takes one none is a gap', () => {
  const description = 'You know Figma, and one store of data: MongoDB, Redis, Foobase or Apache Kafka.'
  const listings = [job('store', 'Summer Intern', { description })]
  const index = buildIndex(listings, { getText: () => listings[0] })
  const gapsOf = (skills: string[]) => gapsIn(index.explain('store', { skills }, testNow)).sort()
  expect(gapsOf(['Redis', 'Welding'])).toEqual(['Figma'])
  expect(gapsOf(['Welding'])).toEqual(['Figma'])
})

test('what fits is found behind tens of thousands, for a profile and for words, and its score is the one explained', () => {
  const listings = Array.from({ length: 33_000 }, (_, at) =>
    job(`${at}`, 'Cook', at === 32_900 ? { skills: ['Welding'] } : {}),
  )
  const index = buildIndex(listings)
  index.add(job('late', 'Cook', { skills: ['Welding', 'Forklift'] }))
  const { hits } = index.recommend({ skills: ['Welding'], now: testNow, limit: 2 })
  expect(hits.map(({ id }) => id).sort()).toEqual(['32900', 'late'])
  for (const { id, score } of hits) expect(score).toBe(index.explain(id, { skills: ['Welding'] }, testNow)?.score)
  const found = index.search({ text: 'cook welding', match: 'any', limit: 300 })
  expect(found.hits.slice(0, 2)).toEqual(index.search({ text: 'cook welding', match: 'any', limit: 2 }).hits)
  expect(new Set(found.hits.slice(0, 2).map(({ id }) => id))).toEqual(new Set(['32900', 'late']))
  expect(found.hits.slice(2).map(({ id }) => id)).toEqual(Array.from({ length: 298 }, (_, at) => `${at}`))
})

test('for a profile that says little, place and dates are found behind tens of thousands, and equal listings stand by id', () => {
  const listings = Array.from({ length: 33_000 }, (_, at) =>
    job(`${at}`, 'Cook', at === 32_900 ? { location: 'Austin, TX' } : at === 32_950 ? { posted: testNow } : {}),
  )
  const index = buildIndex(listings)
  index.add(job('late', 'Cook', { posted: testNow }))
  const idsFor = (profile: { location?: string }) =>
    index.recommend({ ...profile, now: testNow, limit: 5 }).hits.map(({ id }) => id)
  expect(idsFor({})).toEqual(['32950', 'late', '0', '1', '2'])
  expect(idsFor({ location: 'Austin, TX' })).toEqual(['32900', '32950', 'late', '0', '1'])
})
