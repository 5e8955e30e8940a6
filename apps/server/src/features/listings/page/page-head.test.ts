import type { Listing } from '@scry/contracts/listing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dataBlock, headMarkup } from './page-head.ts'
import { markupOf, structuredData } from './structured-data.ts'

const hostile = fc.stringMatching(
  /^(?:<\/script>|<script>|<!--|-->|\]\]>|<img src=x onerror=y>|"|'|&|<|>|`|\u2028|\u2029|\\|\{\{|## |- |\n|a| ){0,14}$/,
)
const address = 'https://scry.example/jobs/board:1'
const posted = Date.UTC(2026, 10, 20)
const job = (more: Partial<Listing>): Listing => ({
  ...{ id: 'board:1', kind: 'job', title: 'Ferry Planner', company: 'Quayside Lines', posted },
  ...{ description: 'Draws timetables.', places: [{ city: 'Harwich', country: 'GB' }] },
  ...more,
})
const scripts = /<script type="application\/ld\+json">([^<]*)<\/script>/

test('whatever a listing says, nothing of it ends an attribute, an element or the data of a page', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (title, company, text) => {
      const data = structuredData(job({ title, company: company || 'X', description: text || 'x' }), address)
      const head = headMarkup({ title, description: text, canonical: address, isIndexed: true, data })
      const told = scripts.exec(head)?.[1] ?? ''
      expect(JSON.parse(told)).toMatchObject({ title, hiringOrganization: { name: company || 'X' } })
      // Without the lines that we write ourselves no sign is left that could begin or end anything.
      const rest = head
        .replace(scripts, '')
        .replace(/<title>([^<>]*)<\/title>/, '')
        .replace(/<(?:meta|link) (?:(?:name|property|content|rel|href)="[^"<>]*" ?)+\/>/g, '')
      expect(rest.trim()).toBe('')
    }),
    { numRuns: 500 },
  )
})

test('a block of data holds no bare separator of lines and says what was put in', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(hostile, fc.string({ unit: 'grapheme' }))), (texts) => {
      const block = dataBlock({ texts })
      expect(block).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(block)).toEqual({ texts })
    }),
  )
})

test('the description of a posting becomes markup of our own elements alone', () => {
  expect(markupOf('Tides & boats\nat <sea>\n\n## You\n- row\n- steer')).toBe(
    '<p>Tides &amp; boats<br>at &lt;sea&gt;</p><h3>You</h3><ul><li>row</li><li>steer</li></ul>',
  )
})

test('a job tells search engines what they require and what is sure, and nothing that was guessed', () => {
  const full = job({
    ...{ type: 'internship', workplace: 'on-site', deadline: posted + 86_400_000, degree: 'bachelor' },
    ...{ years: { least: 2 }, pay: { currency: 'GBP', least: 20, most: 25, period: 'hour' } },
  })
  expect(structuredData(full, address)).toEqual({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: 'Ferry Planner',
    description: '<p>Draws timetables.</p>',
    datePosted: '2026-11-20T00:00:00.000Z',
    validThrough: '2026-11-21T00:00:00.000Z',
    url: address,
    identifier: { '@type': 'PropertyValue', name: 'Quayside Lines', value: 'board:1' },
    hiringOrganization: { '@type': 'Organization', name: 'Quayside Lines' },
    directApply: false,
    employmentType: 'INTERN',
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Harwich', addressCountry: 'GB' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: { '@type': 'QuantitativeValue', minValue: 20, maxValue: 25, unitText: 'HOUR' },
    },
    educationRequirements: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'bachelor degree',
    },
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
  })
  const guessed = job({ pay: { currency: 'GBP', least: 20, period: 'hour', predicted: true } })
  expect(structuredData(guessed, address)).not.toHaveProperty('baseSalary')
})

test('a remote job names the countries from which it is done', () => {
  const remote = job({ workplace: 'remote', remoteWithin: ['US', 'CA', 'europe'], places: [] })
  expect(structuredData(remote, address)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'US' },
      { '@type': 'Country', name: 'CA' },
    ],
  })
  expect(structuredData(job({ workplace: 'remote', remoteWithin: ['europe'], places: [] }), address)).toBeUndefined()
})

test.each([
  ['when it was posted', { posted: undefined }],
  ['by whom', { company: undefined }],
  ['what it is', { description: undefined }],
  ['in which country', { places: [{ city: 'Harwich' }] }],
])('a job that does not say %s is not told to search engines', (_, less) => {
  expect(structuredData(job(less as Partial<Listing>), address)).toBeUndefined()
})

const hackathon = (more: Partial<Listing>): Listing => ({
  ...{ id: 'board:2', kind: 'hackathon', title: 'Night of Maps', company: 'Fernhill Society' },
  ...{ starts: posted, duration: '2 days', url: 'https://fernhill.example/maps', workplace: 'remote' },
  ...more,
})

test('a hackathon tells its start, its end and its place, in a town or on the web', () => {
  expect(structuredData(hackathon({}), address)).toMatchObject({
    '@type': 'Event',
    name: 'Night of Maps',
    startDate: '2026-11-20T00:00:00.000Z',
    endDate: '2026-11-22T00:00:00.000Z',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: 'https://fernhill.example/maps' },
    organizer: { name: 'Fernhill Society' },
  })
  const places = [{ city: 'Leeds', country: 'GB' }]
  expect(structuredData(hackathon({ workplace: 'on-site', places }), address)).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', address: { addressLocality: 'Leeds' } },
  })
})

test.each([
  ['start', { starts: undefined }],
  ['place', { url: '#' }],
  ['place', { workplace: undefined }],
])('a hackathon without a %s is not told to search engines', (_, less) => {
  expect(structuredData(hackathon(less as Partial<Listing>), address)).toBeUndefined()
})
