import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { LandingPage } from './LandingPage.tsx'

const facts = {
  success: true,
  open_listings: 3412,
  open_hackathons: 46,
  verified_accounts: 128,
  organisations: 46,
  counted_at: '2026-11-21T09:00:00.000Z',
  mail: 'smtp',
  outbox_hint: null,
  contact_email: 'team@mailbox.example',
  sample: false,
  real: true,
  preparing: null as object | null,
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn().mockImplementation(async () => Response.json(facts)),
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

test('the hero’s Get Started leads to /upload-resume, and so does the closing call (§2.1)', () => {
  renderPage(<LandingPage />, { route: '/' })
  const starts = screen.getAllByRole('link', { name: 'Get Started' })
  expect(starts.map((link) => link.getAttribute('href'))).toEqual(['/upload-resume', '/upload-resume'])
})

test('the picture in the hero says that it is one, and where a real ranking is (§2.1)', () => {
  renderPage(<LandingPage />, { route: '/' })
  const said = 'An illustration: resume, listings and scores are made up. The sample resume shows a real ranking.'
  expect(screen.getAllByText(said).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Try a sample resume' })).toBeTruthy()
})

test('four steps lead from the resume to applying (§1.6)', () => {
  renderPage(<LandingPage />, { route: '/' })
  const steps = screen.getByRole('region', { name: 'How It Works' })
  expect(
    within(steps)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Upload resume', 'Verify email', 'Get matched by AI', 'Apply with ease'])
  const link = within(steps).getByRole('link', { name: 'AI matching system' })
  expect(link.getAttribute('href')).toBe('/how-matching-works')
})

test('the three figures stand as goals, with this server’s true counts beside them (§1.5)', async () => {
  renderPage(<LandingPage />, { route: '/' })
  const goals = screen.getByRole('region', { name: 'What we are building towards' })
  await within(goals).findByText('3,412')
  const rows = within(goals)
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('p')].map((text) => text.textContent))
  expect(rows).toEqual([
    ['10,000+', 'jobs and internships', '3,412', 'open listings today'],
    ['5,000+', 'users', '128', 'verified accounts today'],
    ['500+', 'partner companies', '46', 'with an open listing today'],
  ])
  // In the reader's own zone.
  const counted = new Date('2026-11-21T09:00:00Z')
  const hour = String(counted.getHours()).padStart(2, '0')
  expect(goals.textContent).toContain(`Counted Nov ${counted.getDate()}, 2026, ${hour}:`)
  expect(goals.textContent).not.toContain('UTC')
})

test('where real listings stand beside the sample, neither are all called samples nor are samples passed over', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...facts, sample: true }))
  renderPage(<LandingPage />, { route: '/' })
  const goals = screen.getByRole('region', { name: 'What we are building towards' })
  expect(await within(goals).findByText('open listings today, samples among them')).toBeTruthy()
  expect(within(goals).getByText('with an open listing today, samples among them')).toBeTruthy()
})

test('while listings are being prepared none is counted, and the counts come by themselves (§1.5, §4.28)', async () => {
  const none = { open_listings: null, open_hackathons: null, organisations: null }
  const preparing = { ...facts, ...none, preparing: { prepared: 6200, expected: 10_800 } }
  const almost = { ...preparing, preparing: { prepared: 10_800, expected: 10_800 } }
  const answers = [preparing, almost, facts]
  vi.stubGlobal('fetch', async () => Response.json(answers.shift() ?? facts))
  renderPage(<LandingPage />, { route: '/' })
  const goals = screen.getByRole('region', { name: 'What we are building towards' })
  expect(await within(goals).findAllByText('being prepared, 57%')).toHaveLength(2)
  expect(goals.textContent).not.toMatch(/open listings today|with an open listing/)
  expect(within(goals).getByText('128')).toBeTruthy()
  expect(await within(goals).findAllByText('ready in a few seconds')).toHaveLength(2)
  expect(await within(goals).findByText('3,412')).toBeTruthy()
})

test('counts that do not load are not made up (§1.5)', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  renderPage(<LandingPage />, { route: '/' })
  expect(await screen.findByText(/The counts did not load/)).toBeTruthy()
  expect(screen.getAllByText('–')).toHaveLength(3)
})

test('the team has three members, who are 3rd year university students (§1.7)', () => {
  renderPage(<LandingPage />, { route: '/' })
  const team = screen.getByRole('region', { name: 'Team' })
  expect(within(team).getAllByText('3rd year university student')).toHaveLength(3)
})

test('files pasted or dropped on the page begin the reading, those of a dialog do not', async () => {
  renderPage(<LandingPage />, { route: '/' })
  const dialog = document.body.appendChild(document.createElement('dialog'))
  const field = dialog.appendChild(document.createElement('input'))
  const files = [new File(['x'], 'cells.png', { type: 'image/png' })]
  fireEvent.paste(field, { clipboardData: { files } })
  fireEvent.drop(field, { dataTransfer: { files, types: ['Files'] } })
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  fireEvent.paste(document.body, { clipboardData: { files } })
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull())
  dialog.remove()
})
