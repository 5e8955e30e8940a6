import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as account from '../../calls/account.ts'
import * as documents from '../../calls/documents.ts'
import * as ownAccount from '../../calls/own-account.ts'
import { ada, profileOf } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ProfilePage } from './ProfilePage.tsx'

vi.mock('../../calls/account.ts')
vi.mock('../../calls/documents.ts')
vi.mock('../../calls/own-account.ts')

const profile = profileOf({
  name: 'Ada Holm',
  skillsCount: 7,
  projectsCount: 2,
  completenessScore: 63,
  experience_level: 'junior',
})

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(ownAccount.findSessions).mockResolvedValue([])
  vi.mocked(account.getAccount).mockResolvedValue(ada)
})

test('the header leads back to the dashboard and tells the completeness (§2.10, §2.54)', () => {
  renderPage(<ProfilePage />, { route: '/profile', account: ada, profile })
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard')
  expect(screen.getByRole('progressbar', { name: 'Profile Completeness' }).getAttribute('aria-valuenow')).toBe('63')
  expect(screen.getByText('Profile Completeness').parentElement?.textContent).toBe('Profile Completeness63%')
})

test('the five sections stand under their names, with the figures of the profile (§2.55)', () => {
  renderPage(<ProfilePage />, { route: '/profile', account: ada, profile })
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Profile Information',
    'Resume Management',
    'Password & Security',
    'Profile Statistics',
    'Account Actions',
  ])
  const statistics = screen.getByRole('region', { name: 'Profile Statistics' })
  const figure = (word: string) => within(statistics).getByText(word).nextElementSibling?.textContent
  expect(['skills', 'projects', 'complete', 'experience level'].map(figure)).toEqual(['7', '2', '63%', 'Junior'])
  const actions = screen.getByRole('region', { name: 'Account Actions' })
  expect(within(actions).getByRole('button', { name: 'Sign Out' })).toBeTruthy()
})

test('a visitor is sent to the login (§2.22)', async () => {
  renderPage(<ProfilePage />, { route: '/profile', account: null })
  expect(await screen.findByText(/Now at \/login/)).toBeTruthy()
})

test('a profile that did not load is not told as an empty one (§2.54, §2.68, §8.33)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(documents.findProfile).mockRejectedValue(new Error('It broke.'))
  renderPage(<ProfilePage />, { route: '/profile', account: ada })
  expect(screen.queryByText('0%')).toBeNull()
  expect(await screen.findByText('Your profile did not load', undefined, { timeout: 3000 })).toBeTruthy()
  expect(screen.queryByText('0%')).toBeNull()
  expect(screen.queryByText(/No resume has been read yet/)).toBeNull()
})
