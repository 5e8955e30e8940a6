import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as documents from '../calls/documents.ts'
import * as listings from '../calls/listings.ts'
import { ada, profileOf } from '../testing/people.ts'
import { renderPage } from '../testing/render-page.tsx'
import { Tips } from './Tips.tsx'

vi.mock('../calls/documents.ts')
vi.mock('../calls/listings.ts')

beforeEach(() => {
  vi.mocked(listings.findSkillGap).mockResolvedValue([])
})
const tips = (fields: Parameters<typeof profileOf>[0], jobType = '') =>
  renderPage(<Tips jobType={jobType} />, { route: '/dashboard', account: ada, profile: profileOf(fields) })

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

test('what completes a profile is named (§2.30, §4.16)', () => {
  tips({ completenessScore: 63, experience_level: 'mid', education: 'BSc', work_experience: 'Cook', skills: ['Go'] })
  expect(screen.getByText(/It is at 63%/).textContent).toContain(
    'Missing: the place where you would work, a phone number, and a summary.',
  )
})

test.each([
  ['entry', 'internship', 'Start with internships.'],
  ['entry', 'full-time', 'Start with entry-level jobs.'],
  ['senior', 'internship', 'Look beyond internships.'],
  ['senior', 'full-time', 'Look at the gaps.'],
] as const)('at level %s a list of %s jobs is told: %s (§2.30)', (experience_level, jobType, advice) => {
  tips({ completenessScore: 90, experience_level }, jobType)
  expect(screen.getAllByRole('listitem').map((tip) => tip.querySelector('strong')?.textContent)).toEqual([advice])
})

test.each([
  [2, 100, false],
  [3, 300, true],
  [3, 301, false],
  [12, 900, true],
])('a skill that opens %i of %i listings is advised: %s (§2.30)', async (opens, fitting, isAdvised) => {
  vi.mocked(listings.findSkillGap).mockResolvedValue([{ skill: 'Kotlin', opens, fitting }])
  tips({ completenessScore: 90, experience_level: 'mid', hasResume: true, skills: ['Go'] })
  await expect.poll(() => listings.findSkillGap).toHaveBeenCalled()
  if (isAdvised) expect(await screen.findByText(`Kotlin opens ${opens} doors.`)).toBeTruthy()
  else expect(screen.queryByText(/Kotlin/)).toBeNull()
})

test('a visitor and a person without a profile are told to upload; one whose profile did not load is not (§2.30)', async () => {
  const visitor = renderPage(<Tips />, { route: '/dashboard', account: null })
  expect(screen.getByRole('link', { name: 'Upload your resume.' }).getAttribute('href')).toBe('/upload-resume')
  visitor.unmount()
  const without = renderPage(<Tips />, { route: '/dashboard', account: ada, profile: null })
  expect(screen.getByRole('link', { name: 'Upload your resume.' }).getAttribute('href')).toBe('/profile')
  without.unmount()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(documents.findProfile).mockRejectedValue(new Error('It broke.'))
  renderPage(<Tips />, { route: '/dashboard', account: ada })
  await expect.poll(() => console.warn).toHaveBeenCalled()
  expect(screen.queryByText('Upload your resume.')).toBeNull()
  expect(screen.queryByText('Start with internships.')).toBeNull()
})
