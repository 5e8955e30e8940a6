import { Listing } from '@scry/contracts/listing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SourceItem } from '../source-item.ts'
import { readListing } from './read-listing.ts'

const source = { id: 'acme', name: 'Acme Jobs' }
const item = (more: Partial<SourceItem>): SourceItem => ({ key: '7', kind: 'job', title: 'Designer', ...more })
const html = (text: string): Partial<SourceItem> => ({ description: { form: 'html', text } })

test('a listing tells what its words tell, and every sentence is where it is said to be', () => {
  const listing = readListing(
    item({
      title: 'Design Intern - Summer 2027',
      places: [{ text: 'Austin, TX' }],
      types: ['Full-time'],
      ...html(
        '<h2>Role</h2><p>This role is hybrid, three days a week in our office. The pay range is $25 - $30 an hour.</p><ul><li>Currently enrolled in a degree program</li><li>1+ years of experience with Figma, preferably in a studio</li></ul><p>We cannot sponsor visas. Apply by March 1, 2027.</p>',
      ),
    }),
    source,
  )
  expect(listing).toMatchObject({
    id: 'acme:7',
    type: 'internship',
    workplace: 'hybrid',
    salary: '$25 to $30 an hour',
    students: 'only',
    sponsorship: 'refused',
    years: { least: 1 },
    terms: [{ season: 'summer', year: 2027 }],
    deadline: Date.UTC(2027, 2, 1, 23, 59, 59),
    places: [{ city: 'Austin', region: 'TX', country: 'US' }],
  })
  const sentenceOf = (field: string) => {
    const at = listing.said?.[field]
    return at && (at.field === 'title' ? listing.title : (listing.description ?? '')).slice(at.start, at.end)
  }
  expect(sentenceOf('pay')).toBe('The pay range is $25 - $30 an hour.')
  expect(sentenceOf('students')).toBe('- Currently enrolled in a degree program')
  expect(sentenceOf('deadline')).toBe('Apply by March 1, 2027.')
  expect(sentenceOf('terms')).toBe('Design Intern - Summer 2027')
})

test('what cannot be told is absent', () => {
  expect(Object.keys(readListing(item({}), source)).sort()).toEqual(['id', 'kind', 'source', 'title'])
})

test('a country beside remote work is where one must live, and no workplace', () => {
  const listing = readListing(item({ isRemote: true, places: [{ text: 'Philippines' }] }), source)
  expect(listing).toMatchObject({ workplace: 'remote', remoteWithin: ['PH'], places: [{ country: 'PH' }] })
  const town = readListing(item({ isRemote: true, places: [{ text: 'Berlin, Germany' }] }), source)
  expect(town.remoteWithin).toBeUndefined()
})

test("what the source's own fields say outweighs the text and has no sentence", () => {
  const listing = readListing(
    item({
      pay: { min: 50_000, max: 60_000, currency: 'EUR', period: 'year' },
      workplace: 'OnSite',
      ...html('<p>Salary: $90,000 - $99,000. This is a remote role.</p>'),
    }),
    source,
  )
  expect(listing.pay?.currency).toBe('EUR')
  expect(listing.workplace).toBe('on-site')
  expect(listing.said?.pay).toBeUndefined()
  expect(listing.said?.workplace).toBeUndefined()
})

test('a prize of zero is an unknown one, of every source', () => {
  const prizeOf = (prize: string) => readListing(item({ kind: 'hackathon', prize }), source).prize
  expect(['$0', '0', '€ 0.00', '0 USD in prizes'].map(prizeOf)).toEqual([undefined, undefined, undefined, undefined])
  expect(['$500', 'TBA', '$0 to $100'].map(prizeOf)).toEqual(['$500', 'TBA', '$0 to $100'])
})

test('a hackathon has its several times apart', () => {
  const listing = readListing(
    {
      key: '9',
      kind: 'hackathon',
      title: 'Tide Hacks',
      period: 'May 19 - 21, 2027',
      state: 'open',
      deadline: { form: 'date', date: '2027-05-10' },
      submissionDeadline: { form: 'instant', at: Date.UTC(2027, 4, 21, 12) },
      registrationOpens: { form: 'date', date: '2027-04-01' },
    },
    source,
  )
  expect(listing).toMatchObject({
    status: 'ongoing',
    opens: Date.UTC(2027, 3, 1),
    registrationDeadline: Date.UTC(2027, 4, 10, 23, 59, 59),
    submissionDeadline: Date.UTC(2027, 4, 21, 12),
    starts: Date.UTC(2027, 4, 19),
    ends: Date.UTC(2027, 4, 21, 23, 59, 59),
  })
})

test('any words make a listing that passes its schema, whose sentences lie inside its texts, the same each time', () => {
  const words = fc.array(
    fc.constantFrom(
      '$',
      '25',
      'an hour',
      'remote',
      'hybrid',
      '3 days',
      'office',
      'U.S.',
      'citizen',
      'required',
      'clearance',
      'visa',
      'sponsor',
      'not',
      'student',
      'enrolled',
      'Summer',
      '2027',
      'apply by',
      'May',
      '.',
      '\n',
      '- ',
      '5 years',
      'experience',
      'İ',
      '•',
      '<b>',
      '</b>',
      '&lt;',
    ),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(words, fc.boolean(), (parts, isHtml) => {
      const one = item({ title: 'Intern', description: { form: isHtml ? 'html' : 'text', text: parts.join(' ') } })
      const listing = readListing(one, source)
      expect(Listing.parse(listing)).toEqual(listing)
      expect(readListing(one, source)).toEqual(listing)
      for (const { field, start, end } of Object.values(listing.said ?? {})) {
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual((field === 'title' ? listing.title : (listing.description ?? '')).length)
      }
    }),
  )
})
