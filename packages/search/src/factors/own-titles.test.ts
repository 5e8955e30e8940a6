import { expect, test } from 'vitest'
import { buildIndex } from '../listing-index.ts'
import type { ListingInput } from '../listing-input.ts'
import { testNow } from '../testing/arbitrary-listings.ts'
import type { ProfileInput } from './profile-input.ts'

const job = (id: string, title: string, more: Partial<ListingInput> = {}): ListingInput => ({
  ...{ id, kind: 'job', title, location: 'Lille, France' },
  ...more,
})
const falconry = Array.from({ length: 6 }, (_, at) => job(`f${at}`, `Falconry Keeper, Tower ${'ABCDEF'[at]}`))
const listings = [
  ...falconry,
  job('own', 'Falconry Coordinator'),
  job('other', 'Kite Officer', { skills: ['Microsoft Excel'] }),
  job('cook', 'Line Cook', { skills: ['Microsoft Excel'] }),
]
const person: ProfileInput = {
  titles: ['Falconry Officer'],
  skills: ['Microsoft Excel'],
  location: 'Lille, France',
  level: 'mid',
}

test('decision 0351: work that is called by the word of a title that nobody knows is the person’s own, and other work is none', () => {
  const index = buildIndex(listings)
  const { hits } = index.recommend({ ...person, now: testNow, limit: 20, explain: true })
  const of = (id: string) => hits.find((hit) => hit.id === id)?.match
  const isElse = (id: string) => of(id)?.contributions.some(({ factor }) => factor === 'background')
  expect(isElse('own')).toBe(false)
  expect(isElse('other')).toBe(true)
  expect(isElse('cook')).toBe(true)
  expect(hits[0]?.id).toBe('own')
})

test('decision 0351: the word of such a title is the reason that is said, and its general word needs not stand there', () => {
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const index = buildIndex(listings, { getText: (id) => byId.get(id) })
  const line = index.explain('own', person, testNow)?.contributions.find(({ factor }) => factor === 'field')
  expect(line).toMatchObject({ words: ['Falconry'], kind: 'reason' })
})

test('decision 0351: a word that hardly any title has says nothing of what other titles are', () => {
  const index = buildIndex([job('own', 'Falconry Keeper'), job('cook', 'Line Cook')])
  const lines = index.explain('cook', person, testNow)?.contributions ?? []
  expect(lines.map(({ factor }) => factor)).not.toContain('background')
})

test('decision 0351: a rank that is a number is no work', () => {
  const parties = Array.from({ length: 6 }, (_, at) => job(`p${at}`, `Third Party Keeper, Tower ${'ABCDEF'[at]}`))
  const index = buildIndex(parties)
  const lines = index.explain('p0', { ...person, titles: ['Third Officer'] }, testNow)?.contributions ?? []
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.map(({ factor }) => factor)).not.toContain('field')
})

test('decision 0351: a vocational study of mechanics is at home in trades, and names no engineer', () => {
  const index = buildIndex([job('engineer', 'Mechanical Engineer'), job('machinist', 'CNC Machinist')])
  const own: ProfileInput = { subjects: ['Maschinenbau'], degree: 2, location: 'Lille, France' }
  const factors = (id: string, profile: ProfileInput) =>
    (index.explain(id, profile, testNow)?.contributions ?? []).map(({ factor, kind }) => `${factor} ${kind}`)
  expect(factors('machinist', own)).toContain('occupation reason')
  expect(factors('machinist', own)).not.toContain('background gap')
  expect(factors('engineer', own)).toContain('background gap')
  expect(factors('engineer', { ...own, degree: 3 })).toContain('occupation reason')
})

test('a day of the week in a title is no work that other titles share', () => {
  const days = Array.from({ length: 6 }, (_, at) => job(`d${at}`, `Saturday Keeper, Tower ${'ABCDEF'[at]}`))
  const index = buildIndex(days)
  const lines = index.explain('d0', { ...person, titles: ['Saturday Assistant'] }, testNow)?.contributions ?? []
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.map(({ factor }) => factor)).not.toContain('field')
})
