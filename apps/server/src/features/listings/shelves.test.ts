import type { Match, MatchContribution } from '@scry/contracts/match'
import { expect, test } from 'vitest'
import { shelfOf, shortlistOf } from './shortlist.ts'

type Line = MatchContribution extends infer One
  ? One extends MatchContribution
    ? Partial<One> & Pick<One, 'factor'>
    : never
  : never
const line = (told: Line): MatchContribution =>
  ({ kind: 'reason', points: 1, profile: [], listing: [], ...told }) as MatchContribution
const matched = (band: Match['band'], ...lines: Line[]): Match => ({ score: 45, band, contributions: lines.map(line) })

const titleAlone: Line = { factor: 'no-skills', side: 'listing', kind: 'unknown', points: 0 }
const own: Line = { factor: 'occupation', occupation: 'Beekeeper', near: false }
const near: Line = { factor: 'occupation', occupation: 'Honey Taster', near: true }
const skill: Line = { factor: 'skills', skill: 'Smoking', by: 'same', own: 'Smoking' }
const place = (reason: 'commute' | 'same-country' | 'same-union' | 'abroad', points = 1): Line => ({
  factor: 'place',
  reason,
  within: [],
  points,
})
const gap = (name: string): Line => ({ factor: 'gap', skill: name, nice: false, adds: 1, kind: 'gap', points: 0 })
const above: Line = { factor: 'experience', years: 9, other_field: false, kind: 'gap', points: -1 }

test('decision 0352: a good row that is no more than a title stands on a shelf where it is the own one near home', () => {
  expect(shelfOf(matched('good', own, titleAlone, place('commute')), 'mid')).toBe('apply_now')
  expect(shelfOf(matched('good', near, titleAlone, place('commute')), 'mid')).toBeNull()
  expect(shelfOf(matched('good', own, titleAlone, place('same-country', 0)), 'mid')).toBeNull()
  expect(shelfOf(matched('fair', own, titleAlone, place('commute')), 'mid')).toBeNull()
})

test('decision 0352: a shelf asks for the person’s own work or what theirs leads into, where they name it', () => {
  const word: Line = { factor: 'field', words: ['Falconry'] }
  expect(shelfOf(matched('good', skill), 'mid')).toBeNull()
  expect(shelfOf(matched('good', skill), 'mid', false)).toBe('apply_now')
  expect(shelfOf(matched('good', skill, { factor: 'field', words: [] }), 'mid')).toBeNull()
  for (const work of [own, near, word]) expect(shelfOf(matched('good', skill, work), 'mid')).toBe('apply_now')
})

test('decision 0352: work that is done in every subject is the own one where a skill is in common', () => {
  const research: Line = { factor: 'occupation', occupation: 'Research Scientist', near: false }
  expect(shelfOf(matched('strong', research), 'mid')).toBeNull()
  expect(shelfOf(matched('strong', research, skill), 'mid')).toBe('apply_now')
  expect(shelfOf(matched('strong', research, { factor: 'skills', skill: 'R', by: 'same', own: 'R' }), 'mid')).toBeNull()
})

test('decision 0352: a reach is one step above and lacks at most one skill', () => {
  expect(shelfOf(matched('fair', own, skill, above, gap('Wax')), 'mid')).toBe('reach')
  expect(shelfOf(matched('fair', own, skill, above, gap('Wax'), gap('Pollen')), 'mid')).toBeNull()
})

test('decision 0352: own work elsewhere is shown further away, and near work elsewhere is not shown as the nearest', () => {
  const row = (id: string, match: Match) => ({
    match,
    stored: { listing: { id } },
  })
  const rows = [
    row('own-elsewhere', matched('good', own, skill, place('same-union', -2))),
    row('near-elsewhere', matched('fair', near, place('same-union', -2))),
    row('near-here', matched('fair', near, place('commute'))),
    row('other-here', matched('fair', skill, place('commute'))),
  ]
  const { nearest, further, more } = shortlistOf(rows as never, 'mid')
  expect({ nearest, further, more }).toEqual({ nearest: ['near-here'], further: ['own-elsewhere'], more: true })
})
