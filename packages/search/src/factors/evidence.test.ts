import { expect, test } from 'vitest'
import { buildIndex } from '../listing-index.ts'
import type { ListingInput } from '../listing-input.ts'
import { testNow } from '../testing/arbitrary-listings.ts'

const job = (id: string, title: string, more: Partial<ListingInput> = {}): ListingInput => ({
  ...{ id, kind: 'job', title, location: 'Singapore' },
  ...more,
})
/** So many that skills which none of them names are rare. */
const others = Array.from({ length: 200 }, (_, at) => job(`other${at}`, 'Diver', { skills: ['Diving'] }))
const recruiter = { skills: ['Onboarding', 'Microsoft Excel'], titles: ['Technical Recruiter'], location: 'Singapore' }

const bandOf = (title: string, more: Partial<ListingInput> = {}, person: object = recruiter) =>
  buildIndex([job('a', title, more), ...others]).explain('a', person, testNow)?.band

test('decision 0353: a band is the chance that all evidence together gives: the own title near home, and no more than one thing off', () => {
  expect(bandOf('Technical Recruiter', { skills: ['Onboarding'] })).toBe('strong')
  expect(bandOf('Technical Recruiter')).toMatch(/^(?:strong|good)$/)
  expect(bandOf('Technical Recruiter', { location: 'Jurong Works Site 4', level: 'lead' })).toBe('stretch')
})

test('decision 0353: a skill that many listings name carries no row of other work in another town', () => {
  const skills = ['Customer Service']
  const waiter = { skills, titles: ['Waiter'], location: 'Osaka, Japan' }
  const many = others.map((one, at) => (at % 4 === 0 ? { ...one, skills } : one))
  const bandFor = (title: string) =>
    buildIndex([job('a', title, { skills, location: 'Sapporo, Japan' }), ...many]).explain('a', waiter, testNow)?.band
  expect(bandFor('Waiter')).toMatch(/^(?:strong|good)$/)
  for (const title of ['Customer Relations Manager', 'Community Care'])
    expect(bandFor(title)).toMatch(/^(?:stretch|other-field)$/)
})

test('decision 0353: a place of the person’s that is not known says nothing against a listing', () => {
  const { location: _, ...somewhere } = recruiter
  expect(bandOf('Technical Recruiter', { skills: ['Onboarding'] }, somewhere)).toMatch(/^(?:strong|good)$/)
})

test('decision 0353: more evidence of one kind never lowers a band', () => {
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
