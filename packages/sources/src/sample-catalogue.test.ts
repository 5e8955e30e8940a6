import { Listing } from '@scry/contracts/listing'
import { expect, test } from 'vitest'
import { occupations } from './data/occupations.ts'
import { nearDuplicates } from './near-duplicates.ts'
import { createOrganisations } from './sample/organisations.ts'
import { sampleListings, sampleManifest } from './sample-catalogue.ts'

const dayMs = 86_400_000
const now = Date.UTC(2026, 10, 21, 15, 30)
const listings = [...sampleListings({ seed: 1, now })]
const jobs = listings.filter(({ kind }) => kind === 'job')
const hackathons = listings.filter(({ kind }) => kind === 'hackathon')
const share = (count: number): number => count / jobs.length

test('the catalogue holds at least 10,000 jobs in 150 occupations at 300 organisations, and 300 hackathons', () => {
  expect(jobs.length).toBeGreaterThanOrEqual(10_000)
  expect(hackathons).toHaveLength(300)
  expect(new Set(occupations.map(({ name }) => name)).size).toBeGreaterThanOrEqual(150)
  expect(new Set(createOrganisations().map(({ name }) => name)).size).toBeGreaterThanOrEqual(300)
  expect(new Set(jobs.map(({ company }) => company)).size).toBeGreaterThanOrEqual(300)
})

test('every occupation has at least ten duties, seven requirements and nine skills to draw from', () => {
  const count = (block: string) => block.split('\n').filter((line) => line.trim() !== '').length
  const thin = occupations.filter(
    ({ duties, asks, skills }) => count(duties) < 10 || count(asks) < 7 || skills.split('|').length < 9,
  )
  expect(thin.map(({ name }) => name)).toEqual([])
})

test('every listing passes the schema and has an identifier of its own (§3.22, §3.26)', () => {
  expect(listings.filter((listing) => !Listing.safeParse(listing).success)).toEqual([])
  expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length)
})

test('the same seed and UTC day give the same bytes; another seed gives other listings', () => {
  // A listing knows of those before it alone, so the first thousand stand for all.
  const made = (seed: number, at: number) => {
    const all = sampleListings({ seed, now: at })
    return JSON.stringify(Array.from({ length: 1000 }, () => all.next().value))
  }
  const first = JSON.stringify(listings.slice(0, 1000))
  expect(made(1, Date.UTC(2026, 10, 21))).toBe(first)
  expect(made(2, now)).not.toBe(first)
})

test('a listing keeps its identifier, title and words on the next day', () => {
  const [today] = sampleListings({ seed: 1, now })
  const [tomorrow] = sampleListings({ seed: 1, now: now + dayMs })
  expect(tomorrow?.id).toBe(today?.id)
  expect(tomorrow?.company).toBe(today?.company)
  expect((tomorrow?.posted ?? 0) - (today?.posted ?? 0)).toBe(dayMs)
})

test('job types are mixed: about 40 % internships, with full-time, part-time and contract (§3.38)', () => {
  const ofType = (type: string) => share(jobs.filter((job) => job.type === type).length)
  expect(ofType('internship')).toBeGreaterThan(0.35)
  expect(ofType('internship')).toBeLessThan(0.45)
  expect(ofType('full-time')).toBeGreaterThan(0.35)
  expect(ofType('part-time')).toBeGreaterThan(0.08)
  expect(ofType('contract')).toBeGreaterThan(0.02)
})

test('most openings are for people who begin, and every level occurs (§3.41)', () => {
  const ofLevel = (level: string) => share(jobs.filter((job) => job.level === level).length)
  expect(ofLevel('entry')).toBeGreaterThan(0.5)
  for (const level of ['junior', 'mid', 'senior', 'lead']) expect(ofLevel(level)).toBeGreaterThan(0.01)
})

test('pay, skills, duration and deadline are present in many jobs and absent in many', () => {
  for (const field of ['salary', 'skills', 'duration', 'deadline'] as const) {
    const given = share(jobs.filter((job) => job[field] !== undefined).length)
    expect(given).toBeGreaterThan(0.2)
    expect(given).toBeLessThan(0.95)
  }
})

test('every value of the location filter finds hundreds of jobs (§2.33)', () => {
  for (const city of ['San Francisco', 'New York', 'Austin', 'Boston', 'Seattle', 'Remote']) {
    expect(jobs.filter(({ location }) => location?.includes(city)).length).toBeGreaterThan(200)
  }
})

test('nothing is posted in the future or longer ago than 60 days, and no job is past its deadline', () => {
  for (const { posted = 0, firstSeen = 0, deadline = now } of jobs) {
    expect(posted).toBeLessThanOrEqual(now)
    expect(posted).toBeGreaterThan(now - 61 * dayMs)
    expect(firstSeen).toBeGreaterThanOrEqual(posted)
    expect(deadline).toBeGreaterThanOrEqual(now)
  }
})

test('hackathons of each phase occur, with registration open and closed, and their dates follow one another (§2.37)', () => {
  const count = { upcoming: 0, ongoing: 0, past: 0, late: 0, early: 0, undated: 0 }
  for (const { starts, deadline, submissionDeadline, posted = 0 } of hackathons) {
    if (starts === undefined) {
      count.undated += 1
      continue
    }
    const ends = submissionDeadline ?? starts + 2 * dayMs
    expect(ends).toBeGreaterThan(starts)
    expect(posted).toBeLessThan(Math.min(starts, deadline ?? starts))
    const phase = now < starts ? 'upcoming' : now < ends ? 'ongoing' : 'past'
    count[phase] += 1
    if (phase === 'ongoing' && (deadline ?? 0) > now) count.late += 1
    if (phase === 'upcoming' && (deadline ?? now) < now) count.early += 1
  }
  for (const many of Object.values(count)) expect(many).toBeGreaterThan(0)
  expect(hackathons.filter(({ status }) => status !== undefined)).toEqual([])
})

test('a hackathon that is named after a season begins in it', () => {
  const months = { Winter: [11, 0, 1], Spring: [2, 3, 4], Summer: [5, 6, 7], Autumn: [8, 9, 10] }
  const named = hackathons.flatMap(({ title, starts }) => {
    const season = /Winter|Spring|Summer|Autumn/.exec(title)?.[0] as keyof typeof months | undefined
    return season && starts ? [{ season, month: new Date(starts).getUTCMonth() }] : []
  })
  expect(named.length).toBeGreaterThan(10)
  for (const { season, month } of named) expect(months[season]).toContain(month)
})

test('there is no link to apply in a sample, and its source says what it is', () => {
  expect(new Set(listings.map(({ url }) => url))).toEqual(new Set(['#']))
  expect(new Set(listings.map(({ source }) => source))).toEqual(new Set([sampleManifest.name]))
  expect(sampleManifest.isFictional).toBe(true)
})

test('no description has an unfilled slot, a doubled word or a wrong article', () => {
  const slips =
    /[{}[\]]|\bundefined\b|\b(?!had\b|that\b)([a-z]{2,}) \1\b|(?<=^|\s)a (?=[aeio][a-z])(?!one|once|eu)|(?<=^|\s)an (?=[bcdfgjklmnpqrstvwyz][a-z])/
  const found = listings.flatMap(({ description = '' }) => slips.exec(description)?.[0] ?? [])
  expect(found).toEqual([])
})

test('fewer than 1 % of a slice of descriptions nearly repeat another', () => {
  const texts = jobs.filter((_, at) => at % occupations.length < 8).map(({ description = '' }) => description)
  expect(texts.length).toBeGreaterThan(400)
  expect(nearDuplicates(texts, 0.9).length).toBeLessThan(texts.length / 100)
})
