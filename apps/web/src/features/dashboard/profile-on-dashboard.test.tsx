import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ada, profileOf } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { ProfileStatus } from './ProfileStatus.tsx'
import { WelcomeTitle } from './WelcomeTitle.tsx'

vi.mock('../../calls/documents.ts')

const hasRoom = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))
const card = () => screen.getByRole('region', { name: 'Your Profile' })
const listUnder = (title: string) => {
  const list = screen.getByRole('heading', { name: title }).nextElementSibling
  return [...(list?.children ?? [])].map((item) => [...item.children].map((part) => part.textContent).join('|'))
}

beforeEach(() => hasRoom(true))
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a visitor reads Job & Internship Dashboard (§2.23)', () => {
  renderPage(<WelcomeTitle />, { route: '/dashboard', account: null })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Job & Internship Dashboard')
})

test('a logged-in person is welcomed by name (§2.23)', () => {
  renderPage(<WelcomeTitle />, { route: '/dashboard', account: ada, profile: profileOf({ name: 'Ada Holm' }) })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Ada Holm!')
})

test('the status card has the completeness as a bar and counts skills, experience and projects (§2.24)', () => {
  const counts = { completenessScore: 63, skillsCount: 7, workExperienceCount: 4, projectsCount: 2 }
  renderPage(<ProfileStatus profile={profileOf(counts)} />, { route: '/dashboard' })
  expect(screen.getByRole('progressbar', { name: 'Profile completeness' }).getAttribute('aria-valuenow')).toBe('63')
  expect(screen.getByText('63%')).toBeTruthy()
  const count = (word: string) => screen.getByText(word).nextElementSibling?.textContent
  expect(['skills', 'experiences', 'projects'].map(count)).toEqual(['7', '4', '2'])
})

test('one skill is a skill and one project a project (§2.24)', () => {
  const counts = { skillsCount: 1, workExperienceCount: 1, projectsCount: 1 }
  renderPage(<ProfileStatus profile={profileOf(counts)} />, { route: '/dashboard' })
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['skill', 'experience', 'project'])
})

test('Your Profile unfolds and folds, and leads to the profile for editing (§2.26)', async () => {
  hasRoom(false)
  renderPage(<ProfileCard profile={profileOf({ name: 'Ada Holm' })} />, { route: '/dashboard' })
  expect(screen.queryByRole('link', { name: 'Edit Profile' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Your Profile', expanded: false }))
  expect(screen.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe('/profile')
  await userEvent.click(screen.getByRole('button', { name: 'Your Profile', expanded: true }))
  expect(screen.queryByRole('link', { name: 'Edit Profile' })).toBeNull()
})

test('the card shows name, level, place, file name and date, with Entry and Flexible as defaults (§2.27, §3.5, §9.19)', () => {
  const fields = {
    hasResume: true,
    name: 'Ada Holm',
    originalFileName: 'ada.pdf',
    resumeUploadedAt: '2026-11-20T09:00:00.000Z',
  }
  renderPage(<ProfileCard profile={profileOf(fields)} />, { route: '/dashboard' })
  for (const text of ['Ada Holm', 'Entry · Flexible', 'ada.pdf', 'Uploaded Nov 20, 2026']) {
    expect(within(card()).getByText(text)).toBeTruthy()
  }
})

test('six skills are named and the rest counted (§2.27, §9.15)', () => {
  const skills = Array.from({ length: 9 }, (_, at) => `Skill ${at + 1}`)
  renderPage(<ProfileCard profile={profileOf({ skills })} />, { route: '/dashboard' })
  const items = [...(screen.getByRole('heading', { name: 'Skills' }).nextElementSibling?.children ?? [])]
  expect(items.map((item) => item.textContent)).toEqual([...skills.slice(0, 6), '+3 more'])
})

test('four projects are shown, each cut at 80 characters, with three technologies (§2.27, §2.28, §9.15)', () => {
  const technologies = ['Rust', 'Go', 'SQL', 'CSS']
  const projects = JSON.stringify(
    [1, 2, 3, 4, 5].map((at) => ({ name: `P${at}`, description: 'd'.repeat(at === 1 ? 81 : 80), technologies })),
  )
  renderPage(<ProfileCard profile={profileOf({ projects })} />, { route: '/dashboard' })
  const whole = 'd'.repeat(80)
  expect(listUnder('Recent projects')).toEqual([
    `P1|${whole}...|Rust, Go, SQL`,
    `P2|${whole}|Rust, Go, SQL`,
    `P3|${whole}|Rust, Go, SQL`,
    `P4|${whole}|Rust, Go, SQL`,
  ])
})

test.each([
  [150, 's'.repeat(150)],
  [151, `${'s'.repeat(150)}...`],
])('a summary of %i characters is cut at 150 (§2.27, §9.15)', (length, shown) => {
  renderPage(<ProfileCard profile={profileOf({ summary: 's'.repeat(length) })} />, { route: '/dashboard' })
  expect(screen.getByRole('heading', { name: 'Summary' }).nextElementSibling?.textContent).toBe(shown)
})
