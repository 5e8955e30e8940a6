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

test('an employer whose name no label can carry matches nothing', () => {
  expect(checkLink('https://forms.example/7', '株式会社').trust).toBe('unverified')
})
