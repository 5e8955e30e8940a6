import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as account from '../../calls/account.ts'
import { CallError } from '../../calls/call.ts'
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
  expect(await screen.findByText('Your profile did not load')).toBeTruthy()
  expect(screen.queryByText('0%')).toBeNull()
  expect(screen.queryByText(/No resume has been read yet/)).toBeNull()
})

test('a prompt for the password begins in its field, needs it, and shows the cause of a refusal until it is edited (§2.55, §8.27)', async () => {
  const user = userEvent.setup()
  vi.mocked(ownAccount.removeAccount).mockRejectedValue(
    new CallError('HTTP error! status: 403', 403, 'not-allowed', 'Current password is incorrect'),
  )
  renderPage(<ProfilePage />, { route: '/profile', account: ada, profile })
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  const field = screen.getByLabelText('Your password')
  expect(document.activeElement).toBe(field)
  await user.click(screen.getByRole('button', { name: 'Delete everything' }))
  expect(screen.getByText('Please fill in all fields')).toBeTruthy()
  expect(ownAccount.removeAccount).not.toHaveBeenCalled()
  await user.type(field, 'Wrong-Word-1')
  expect(screen.queryByText('Please fill in all fields')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete everything' }))
  expect(await screen.findByText('Current password is incorrect')).toBeTruthy()
  await user.type(field, '2')
  expect(screen.queryByText('Current password is incorrect')).toBeNull()
})
