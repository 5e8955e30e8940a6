import { Hackathon, Job, type Listing } from '@scry/contracts/listing'
import { sourceManifests } from '@scry/sources/registry'
import { expect, test } from 'vitest'
import { difficultyMeant, levelMeant, levelsMeant } from './levels.ts'
import { hackathonOnWire, jobOnWire } from './listing-wire.ts'
import { postedText } from './posted-text.ts'
import { restriction } from './restriction.ts'

const now = Date.UTC(2026, 10, 21, 12)
const day = 86_400_000

test('a job goes out with every field of §3.22, and what its source does not say is empty', () => {
  const bare: Listing = { id: 'j1', kind: 'job', title: 'Florist' }
  const job = jobOnWire({ feed: 'board', listing: bare }, now)
  expect(Job.parse(job)).toEqual({
    id: 'j1',
    title: 'Florist',
    company: '',
    location: '',
    posted: '',
    type: '',
    source: '',
    description: '',
    skills: [],
    salary: '',
    apply_link: '#',
    logo: '',
    workplace: null,
    level: null,
    duration: null,
    deadline: null,
    deadline_zone: null,
    posted_at: null,
    last_seen: null,
    is_sample: false,
    source_link: null,
  })
  const full = jobOnWire(
    { feed: 'sample', listing: { ...bare, type: 'internship', posted: now - 3 * day, workplace: 'remote' } },
    now,
  )
  expect(full).toMatchObject({ type: 'Internship', posted: '3 days ago', location: 'Remote', is_sample: true })
})

test('a job that offers to sponsor a visa goes out with the sentence that says so', () => {
  const description = 'Cut coats. We sponsor visas. Apply.'
  const said = { sponsorship: { field: 'description' as const, start: 11, end: 28 } }
  const listing: Listing = { id: 'j1', kind: 'job', title: 'Cutter', description, sponsorship: 'offered' }
  const offerOf = (more: Partial<Listing>) =>
    Job.parse(jobOnWire({ feed: 'board', listing: { ...listing, ...more } }, now)).visa_offer
  expect(offerOf({ said })).toEqual([{ ...said.sponsorship, text: 'We sponsor visas.' }])
  expect(offerOf({})).toEqual([])
  expect(offerOf({ said, sponsorship: 'refused' })).toBeUndefined()
})

test.each<[Partial<Listing>, string]>([
  [{ workplace: 'remote', remoteWithin: ['US'] }, 'Remote (United States)'],
  [
    { workplace: 'remote', remoteWithin: ['US', 'CA', 'MX', 'BR', 'europe'] },
    'Remote (United States, Canada, Mexico and 2 more)',
  ],
  [{ workplace: 'remote', location: 'Remote', remoteWithin: ['IN'] }, 'Remote (India)'],
  [{ workplace: 'remote', location: 'Leeds, UK', remoteWithin: ['GB'] }, 'Leeds, UK'],
  [{ workplace: 'remote', location: 'remote' }, 'remote'],
  [{ location: '' }, ''],
])(
  'the line of a job says from where remote work may be done, if its source says so and names no place: %j',
  (said, line) => {
    const listing: Listing = { id: 'j1', kind: 'job', title: 'Florist', ...said }
    expect(jobOnWire({ feed: 'himalayas', listing }, now).location).toBe(line)
  },
)

test('a listing links to its page at a source whose terms ask for that, and to no page of the sample or of a host', () => {
  const listing: Listing = { id: 'j1', kind: 'job', title: 'Florist', url: 'https://shop.example/apply' }
  const page = 'https://board.example/j1'
  const linkOf = (feed: string, more = {}) => jobOnWire({ feed, listing: { ...listing, ...more } }, now).source_link
  for (const { id, terms } of sourceManifests) {
    expect([id, linkOf(id, { sourceUrl: page })]).toEqual([id, terms.linkBack ? page : null])
    expect([id, linkOf(id)]).toEqual([id, terms.linkBack ? listing.url : null])
  }
  expect(linkOf('campus')).toBeNull()
  const hackathon = { feed: 'devpost', listing: { ...listing, kind: 'hackathon' } } as const
  expect(hackathonOnWire(hackathon, now).source_link).toBe(listing.url)
})

test('a job whose text contradicts its label goes out with the years and the words that ask for them', () => {
  const description = 'Draw maps. At least five years of experience with maps.'
  const listing: Listing = { id: 'j2', kind: 'job', title: 'Map Maker', level: 'entry', description }
  const { label_conflict: conflict } = Job.parse(jobOnWire({ feed: 'board', listing }, now))
  expect(conflict).toMatchObject({ label: 'entry', years: 5, evidence: { field: 'description' } })
  expect(conflict?.evidence.text).toContain('five years')
})

test('a hackathon goes out with the first of two names (§3.26)', () => {
  const listing: Listing = {
    id: 'h1',
    kind: 'hackathon',
    title: 'Tide Hack',
    company: 'Harbour Guild',
    workplace: 'on-site',
    starts: now + day,
    themes: ['oceans'],
    prize: '500 EUR',
    difficulty: 'beginner',
    url: 'https://example.org/tide',
  }
  const wire = hackathonOnWire({ feed: 'sample', listing }, now)
  expect(Hackathon.parse(wire)).toMatchObject({
    organizer: 'Harbour Guild',
    mode: 'offline',
    start_date: '2026-11-22T12:00:00.000Z',
    themes: ['oceans'],
    prize_pool: '500 EUR',
    registration_link: 'https://example.org/tide',
    difficulty: 'beginner',
  })
})

test('of a hackathon that gives neither a date nor a status nothing is said of its registration', () => {
  const bare: Listing = { id: 'h2', kind: 'hackathon', title: 'Tide Hack' }
  const registration = (more: Partial<Listing>) =>
    hackathonOnWire({ feed: 'campus', listing: { ...bare, ...more } }, now).registration
  expect(registration({})).toBeNull()
  expect([registration({ starts: now + day }), registration({ status: 'upcoming' })]).toEqual(['open', 'open'])
  expect([registration({ deadline: now - day }), registration({ status: 'ended' })]).toEqual(['closed', 'closed'])
})

test('a link that is not http or https never leaves the product (§2.31)', () => {
  const listing = (url: string): Listing => ({ id: 'x', kind: 'job', title: 'X', url })
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//example.org', '#', ''])
    expect(jobOnWire({ feed: 'board', listing: listing(url) }, now).apply_link).toBe('#')
})

test.each([
  [0, 'Today'],
  [1, 'Yesterday'],
  [3, '3 days ago'],
  [14, '2 weeks ago'],
  [60, '2 months ago'],
  [800, '2 years ago'],
])('a job posted %i days ago says so in words (§3.22)', (days, words) => {
  expect(postedText(now - days * day, now)).toBe(words)
})

test('all, flexible, any, Not specified and empty restrict nothing (§7.26, §7.29, §7.33, §7.34)', () => {
  for (const word of ['all', 'All', 'flexible', 'any', 'Not specified', '', '  '])
    expect(restriction(word)).toBeUndefined()
  expect(restriction(' Austin ')).toBe('Austin')
})

test('both scales of experience mean the same levels and unknown values none (§7.31, §7.34)', () => {
  expect(levelsMeant('beginner')).toEqual(['entry'])
  expect(levelsMeant('Intermediate')).toEqual(['mid', 'junior'])
  expect(levelsMeant('advanced')).toEqual(['senior', 'lead'])
  expect(levelMeant('junior')).toBe('junior')
  expect(levelMeant('wizard')).toBeUndefined()
  expect(difficultyMeant('lead')).toBe('advanced')
  expect(difficultyMeant('junior')).toBe('intermediate')
  expect(difficultyMeant('all')).toBeUndefined()
})
