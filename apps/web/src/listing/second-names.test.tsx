import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { HackathonsPage } from '../features/hackathons/HackathonsPage.tsx'
import { JobsPage } from '../features/jobs/JobsPage.tsx'
import { renderPage } from '../testing/render-page.tsx'

/** What the backend sends for a path. */
let sent: Record<string, object>

beforeEach(() => {
  localStorage.clear()
  sent = { '/api/skill-gap': { gaps: [] } }
  vi.stubGlobal('fetch', async (url: unknown) => {
    const path = String(url).replace(/\?.*/, '')
    return Response.json({ success: true, ...sent[path] })
  })
})
const rowOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: title })
  const row = link.closest('li')
  if (!row) throw new Error('There is no row.')
  return within(row)
}

test('hackathons that come with the second names only are listed with all that they say (§3.22, §3.26, §5.56)', async () => {
  const hackathon = {
    ...{ id: 'h1', name: 'Night of Maps', organizer: 'Fernhill Society', date: '2026-12-05', mode: 'online' },
    ...{ technologies: ['WebGL', 'Rust'], link: 'https://fernhill.example', status: 'open', description: 'Maps.' },
  }
  sent['/api/search-hackathons'] = { hackathons: [hackathon] }
  renderPage(<HackathonsPage />, { route: '/hackathons', at: '/hackathons?open=h1', account: null })
  const row = await rowOf('Night of Maps')
  expect(row.getByText('Starts Dec 5, 2026')).toBeTruthy()
  const themes = within(row.getByRole('list', { name: 'Themes' })).getAllByRole('listitem')
  expect(themes.map((theme) => theme.textContent)).toEqual(['WebGL', 'Rust'])
  expect(row.getByRole('link', { name: /^Register/ }).getAttribute('href')).toBe('https://fernhill.example')
  expect(screen.getByRole('heading', { name: '1 hackathon' })).toBeTruthy()
})

test.each([
  ['job', '/jobs', <JobsPage key="jobs" />, '/api/search-jobs'],
  ['hackathon', '/hackathons', <HackathonsPage key="hackathons" />, '/api/search-hackathons'],
])(
  'a %s of which only the title is known is listed, opened and searched (§3.22, §3.26)',
  async (kind, route, page, path) => {
    const bare = { id: 'x1', title: 'Ferry Planner' }
    const holed = {
      ...bare,
      id: 'x2',
      title: 'Quay Warden',
      skills: null,
      themes: null,
      description: null,
      status: null,
    }
    sent[path] = { [`${kind}s`]: [bare, holed] }
    sent['/api/listings/x1'] = { [kind]: bare, [kind === 'job' ? 'hackathon' : 'job']: null }
    renderPage(page, { route, at: `${route}?open=x1`, account: null })
    expect(await (await rowOf('Ferry Planner')).findByText('This listing has no description.')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Quay Warden' })).toBeTruthy())
  },
)
