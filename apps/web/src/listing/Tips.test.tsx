import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as listings from '../calls/listings.ts'
import { ada, profileOf } from '../testing/people.ts'
import { renderPage } from '../testing/render-page.tsx'
import { Tips } from './Tips.tsx'

vi.mock('../calls/listings.ts')

beforeEach(() => {
  vi.mocked(listings.findSkillGap).mockResolvedValue([])
})
const tips = (fields: Parameters<typeof profileOf>[0]) =>
  renderPage(<Tips />, { route: '/dashboard', account: ada, profile: profileOf(fields) })

test('a profile of 79 percent is told to be completed (§2.30, §9.4)', () => {
  tips({ completenessScore: 79, experience_level: 'mid' })
  expect(screen.getByRole('link', { name: 'Complete your profile.' }).getAttribute('href')).toBe('/profile')
})

test('a profile of 80 percent is complete enough (§2.30, §9.4)', () => {
  tips({ completenessScore: 80, experience_level: 'mid' })
  expect(screen.queryByText('Complete your profile.')).toBeNull()
})

test.each([
  ['entry', true],
  ['mid', false],
] as const)('at level %s the advice for beginners is given: %s (§2.30)', (experience_level, isGiven) => {
  tips({ completenessScore: 90, experience_level })
  expect(screen.queryByText('Start with internships.') !== null).toBe(isGiven)
})
