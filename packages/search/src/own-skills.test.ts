import { canonicalSkillName } from '@scry/vocabulary/skills'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProfileInput } from './factors/profile-input.ts'
import { buildIndex } from './listing-index.ts'
import { listingsArbitrary, profileArbitrary, testNow } from './testing/arbitrary-listings.ts'

const skills = ['React', 'SQL', 'Python', 'Java', 'Excel']
const asked = { now: testNow, limit: 50, explain: true }

test('a rejected skill is no reason, wherever a resume names it, and a resume that names it more moves nothing', () => {
  fc.assert(
    fc.property(listingsArbitrary(25), profileArbitrary, fc.constantFrom(...skills), (listings, profile, skill) => {
      const byId = new Map(listings.map((listing) => [listing.id, listing]))
      const index = buildIndex(listings, { getText: (id) => byId.get(id) })
      const ranked = (more: ProfileInput) =>
        index.recommend({ ...profile, ...more, rejected: [skill], ...asked }).hits.map(({ id, score, match }) => {
          const lines = match?.contributions ?? []
          const own = lines.flatMap((line) => (line.factor === 'skills' ? [line.skill, line.own] : []))
          expect(own).not.toContain(canonicalSkillName(skill))
          return { id, score }
        })
      const resume = { skills: [...profile.skills, skill], deeds: [...(profile.deeds ?? []), `Worked with ${skill}.`] }
      expect(ranked(resume)).toEqual(ranked({}))
    }),
  )
})

test('a confirmed skill counts as one that the resume states, also once the resume no longer does', () => {
  fc.assert(
    fc.property(listingsArbitrary(25), profileArbitrary, fc.constantFrom(...skills), (listings, profile, skill) => {
      const index = buildIndex(listings)
      const without = profile.skills.filter((one) => canonicalSkillName(one) !== canonicalSkillName(skill))
      const ranked = (more: ProfileInput) =>
        index.recommend({ ...profile, ...more, ...asked }).hits.map(({ id, score }) => ({ id, score }))
      expect(ranked({ skills: without, confirmed: [skill] })).toEqual(ranked({ skills: [...without, skill] }))
    }),
  )
})

test('a rejected skill is a gap again, is not covered by a kind of it, and takes its word out of a title', () => {
  const index = buildIndex([
    { id: 'a', kind: 'job', title: 'Analyst', skills: ['Databases', 'Payroll'] },
    { id: 'b', kind: 'job', title: 'Java Developer', skills: ['Java', 'Payroll'] },
  ])
  const lines = (id: string, profile: ProfileInput) => index.explain(id, profile, testNow)?.contributions ?? []
  const named = (id: string, factor: 'skills' | 'gap', profile: ProfileInput) =>
    lines(id, profile).flatMap((line) => (line.factor === factor ? line.skill : []))
  const own = { skills: ['PostgreSQL', 'Payroll'], titles: ['Java Developer'] }
  expect(named('a', 'skills', own)).toContain('Databases')
  expect(named('a', 'gap', { ...own, rejected: ['databases'] })).toEqual(['Databases'])
  expect(named('b', 'gap', own)).toEqual([])
  expect(named('b', 'gap', { ...own, rejected: ['java'] })).toEqual(['Java'])
  expect(lines('b', { ...own, rejected: ['java'] }).map(({ factor }) => factor)).not.toContain('wording')
})

test('a supposed skill counts for its one answer though it was rejected', () => {
  const index = buildIndex([{ id: 'a', kind: 'job', title: 'Cook', skills: ['Baking', 'Pastry'] }])
  const score = (profile: ProfileInput) => index.explain('a', profile, testNow)?.score ?? 0
  const own = { skills: ['Baking', 'Pastry'] }
  expect(score({ ...own, rejected: ['Pastry'], suppose: ['Pastry'] })).toBe(score(own))
  expect(score({ ...own, rejected: ['Pastry'] })).toBeLessThan(score(own))
})
