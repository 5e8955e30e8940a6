import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as account from '../calls/account.ts'
import { writeOwn } from '../session/own-storage.ts'
import { backendError, renderPage } from '../testing/render-page.tsx'
import { BottomBar } from './BottomBar.tsx'
import { TopBar } from './TopBar.tsx'

vi.mock('../calls/account.ts')

const who = { id: 'a1', name: 'User', email: 'ada@mailbox.example', emailVerification: true, isReviewer: false }

beforeEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
})
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets this cookie; here the test does
  document.cookie = 'scry_signed_in=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  vi.stubGlobal('scrollY', 0)
})
function signIn() {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'scry_signed_in=1; path=/'
  vi.mocked(account.getAccount).mockResolvedValue(who)
}

const bar = () => screen.getByRole('banner')
const mainLinks = () => {
  const nav = screen.getByRole('navigation', { name: 'Main' })
  return [...nav.querySelectorAll('.nav-link, .button')].map((link) => link.textContent)
}

function scrollTo(px: number) {
  vi.stubGlobal('scrollY', px)
  fireEvent.scroll(window)
}

test('on / the bar is transparent until the page is scrolled by more than 10 px (§2.12, §9.5)', () => {
  renderPage(<TopBar />, { route: '/' })
  expect(bar().dataset.transparent).toBe('true')
  act(() => scrollTo(10))
  expect(bar().dataset.transparent).toBe('true')
  act(() => scrollTo(11))
  expect(bar().dataset.transparent).toBe('false')
})

test('on any other page the bar is dark from the start (§2.12)', () => {
  renderPage(<TopBar />, { route: '/jobs' })
  expect(bar().dataset.transparent).toBe('false')
})

test('a visitor sees Home, Sign In and Get Started beside the lists (§2.13)', () => {
  renderPage(<TopBar />, { route: '/' })
  expect(mainLinks()).toEqual(['Home', 'Jobs', 'Hackathons', 'Sign In', 'Get Started'])
})

test('a person who is logged in sees Home, Dashboard, Jobs, Hackathons and Logout, and the way to the settings (§2.14, §6.2)', async () => {
  signIn()
  renderPage(<TopBar />, { route: '/' })
  expect(mainLinks()).toEqual(['Home', 'Dashboard', 'Jobs', 'Hackathons', 'Applications', 'Settings', 'Logout'])
})

test('Logout asks, ends the session, clears the device and goes to / (§2.14, §8.32, §7.4)', async () => {
  signIn()
  writeOwn('saved-jobs', ['j1', 'j2'])
  renderPage(<TopBar />, { route: '/jobs' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  const prompt = screen.getByRole('dialog', { name: 'Are you sure you want to log out?' })
  expect(prompt.textContent).toContain('2 saved listings')
  await user.click(within(prompt).getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText(/Now at \/ /)).toBeTruthy()
  expect(account.deleteCurrentSession).toHaveBeenCalledOnce()
  expect(Object.keys(localStorage)).toEqual([])
})

test('Cancel keeps the session, and so does a server that is not reached (§8.32)', async () => {
  signIn()
  renderPage(<TopBar />, { route: '/jobs' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(account.deleteCurrentSession).not.toHaveBeenCalled()
  vi.mocked(account.deleteCurrentSession).mockRejectedValue(backendError(0, 'Failed to fetch'))
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText(/You are still signed in/)).toBeTruthy()
})

test('the mobile menu closes when the route changes, and on Escape (§2.15)', async () => {
  renderPage(
    <>
      <TopBar />
      <Link to="/?elsewhere=1">Elsewhere</Link>
    </>,
    { route: '/' },
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }))
})

test.each([
  ['/jobs', 'Jobs', 'page', 'Jobs', 'page'],
  ['/jobs/sample-job-00001', 'Jobs', 'true', 'Jobs', 'true'],
  ['/hackathons/sample-hackathon-0001', 'Hackathons', 'true', 'Hackathons', 'true'],
  ['/applications', 'Applications', 'page', 'Me', 'true'],
  ['/calendar', 'Applications', 'true', 'Me', 'true'],
  ['/alerts', 'Settings', 'true', 'Me', 'true'],
])(
  'on %s the bars mark %s (%s) at the top and %s (%s) at the foot, and nothing else',
  (at, top, how, foot, howFoot) => {
    signIn()
    renderPage(
      <>
        <TopBar />
        <BottomBar />
      </>,
      { route: '*', at, account: who },
    )
    const marked = (name: string) =>
      [...screen.getByRole('navigation', { name }).querySelectorAll('[aria-current]')].map((link) => [
        link.textContent,
        link.getAttribute('aria-current'),
      ])
    expect(marked('Main')).toEqual([[top, how]])
    expect(marked('Pages')).toEqual([[foot, howFoot]])
  },
)
