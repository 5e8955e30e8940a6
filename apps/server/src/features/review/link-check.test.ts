import { expect, test } from 'vitest'
import { checkLink } from './link-check.ts'

const trusts: [string, string, string][] = [
  ['https://tallowfield.example/apply', 'Tallowfield Textiles', 'employer'],
  ['https://careers.tallowfield.co.uk/7', 'Tallowfield Textiles Ltd', 'employer'],
  ['https://boards.greenhouse.io/tallowfield/jobs/7', 'Tallowfield Textiles', 'employer'],
  ['https://tallowfield.recruitee.com/o/cutter', 'Tallowfield Textiles', 'employer'],
  ['https://jobs.lever.co/juniper/7', 'Tallowfield Textiles', 'known-system'],
  ['https://forms.example/7', 'Tallowfield Textiles', 'unverified'],
  ['https://tallowfield.forms.example/7', 'Tallowfield Textiles', 'unverified'],
]
test.each(trusts)('%s of %s is taken for %s', (link, employer, trust) => {
  expect(checkLink(link, employer).trust).toBe(trust)
})

const flagged: [string, string[]][] = [
  ['https://greenh0use.io/tallowfield/7', ['look-alike']],
  ['https://boards.greenhouse.io.jobs-apply.example/7', ['look-alike']],
  ['https://tallowfie1d.example/7', ['look-alike']],
  ['https://tallowfield-careers.example/7', ['look-alike']],
  ['https://xn--tallowfeld-yeb.example/7', ['foreign-letters']],
  ['https://bit.ly/3xyz', ['shortener']],
  ['http://93.184.216.34/7', ['bare-number', 'not-encrypted']],
  ['https://[2606:2800:220:1::1]/7', ['bare-number']],
  ['https://forms.example:8443/7', ['odd-port']],
  ['https://tallowfield.example@forms.example/7', ['user-part']],
]
test.each(flagged)('%s is flagged as %j', (link, flags) => {
  expect(checkLink(link, 'Tallowfield Textiles')).toMatchObject({ trust: 'unverified', flags })
})

test.each(['https://tallowfield.example/7', 'https://jobs.lever.co/x/7', 'https://forms.example/7'])(
  'an ordinary link, %s, has no flag',
  (link) => {
    expect(checkLink(link, 'Tallowfield Textiles').flags).toEqual([])
  },
)

test.each([
  ['Аррӏе', true],
  ['Tallowfieӏd Textiles', true],
  ['ΑΒΒ', true],
  ['Tallowfield Textiles', false],
  ['Пекарня Рост', false],
  ['ООО Ромашка', false],
  ['Ελληνικά Πετρέλαια', false],
  ['Яндекс Go', false],
  ['株式会社 Tallow', false],
])('an employer called %s is pointed out as written with letters of another alphabet: %s', (name, isSo) => {
  expect(checkLink('https://forms.example/7', name).flags.includes('borrowed-letters')).toBe(isSo)
})

test('an employer whose name no label can carry matches nothing', () => {
  expect(checkLink('https://forms.example/7', '株式会社').trust).toBe('unverified')
})

const ends: [string, string, string | null, string[]][] = [
  ['https://tallowfield.example/7', 'https://careers.tallowfield.example/7', null, []],
  ['https://tallowfield.example/7', 'https://boards.greenhouse.io/tallowfield/7', null, ['leads-elsewhere']],
  ['https://tallowfield.example/7', 'https://tallowfie1d.example/7', null, ['look-alike', 'leads-elsewhere']],
  ['https://bit.ly/3xyz', 'https://forms.example/7', null, ['shortener', 'leads-elsewhere']],
  ['https://forms.example/7', 'http://10.0.0.7/', null, ['bare-number', 'not-encrypted', 'leads-elsewhere']],
  ['https://forms.example/7', 'javascript:', null, ['not-encrypted', 'leads-elsewhere']],
  ['https://forms.example/7', 'https://pay.example/', 'https://forms.example/7', ['leads-elsewhere', 'leads-anew']],
  ['https://forms.example/7', 'https://forms.example/7', 'https://forms.example/8', []],
]
test.each(ends)('%s that leads to %s, and first to %s, is flagged as %j', (link, lastEnd, firstEnd, flags) => {
  const followed = { firstEnd: firstEnd ?? lastEnd, lastEnd, isReached: true, at: 0 }
  expect(checkLink(link, 'Tallowfield Textiles', followed).flags).toEqual(flags)
})

test('what is told of a link that was followed is of the place it led to', () => {
  const lastEnd = 'https://boards.greenhouse.io/tallowfield/7'
  const followed = { firstEnd: lastEnd, lastEnd, isReached: true, at: 0 }
  expect(checkLink('https://bit.ly/3xyz', 'Tallowfield Textiles', followed)).toMatchObject({
    ...{ host: 'bit.ly', trust: 'unverified' },
    leads_to: { address: lastEnd, is_reached: true, at: '1970-01-01T00:00:00.000Z', trust: 'employer' },
  })
})

test.each(['ftp:', 'ws:', 'javascript:', 'data:', 'file:'])(
  'a link that led to what is no page, %s, is flagged and does not stop the review',
  (lastEnd) => {
    const followed = { firstEnd: null, lastEnd, isReached: false, at: 0 }
    expect(checkLink('https://forms.example/7', 'Tallowfield Textiles', followed)).toMatchObject({
      flags: ['not-encrypted', 'leads-elsewhere'],
      leads_to: { address: lastEnd, is_reached: false, trust: 'unverified' },
    })
  },
)
