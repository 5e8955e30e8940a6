import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { Footer } from './Footer.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test('the footer has its links, the contact and the current year (§2.16, §2.17)', async () => {
  const facts = { success: true, contact_email: 'team@mailbox.example' }
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(Response.json(facts)))
  renderPage(<Footer />, { route: '/' })
  const links = Object.fromEntries(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  )
  expect(links).toMatchObject({
    Home: '/',
    'Upload Resume': '/upload-resume',
    Jobs: '/jobs',
    Hackathon: '/hackathons',
    'Resume guide': '/resume-guide',
    'How matching works': '/how-matching-works',
    'Matching quality': '/quality',
    'Sources of listings': '/sources',
    'Data and privacy': '/privacy',
    Terms: '/terms',
    'Contact form': '/contact',
    FAQ: '/faq',
    '(555) 014-0199': 'tel:+15550140199',
  })
  const mail = await screen.findByText('team@mailbox.example')
  expect(mail.closest('a')?.getAttribute('href')).toBe('mailto:team@mailbox.example')
  expect(screen.getByText(`© ${new Date().getFullYear()} Scry`)).toBeTruthy()
})

test('markup that was prerendered last year hydrates with the year of the visit (§2.17)', () => {
  vi.stubGlobal('fetch', vi.fn().mockReturnValue(new Promise(() => {})))
  const complaints = vi.spyOn(console, 'error')
  const footer = (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Footer />
      </MemoryRouter>
    </QueryClientProvider>
  )
  vi.useFakeTimers({ now: new Date('2026-12-31T12:00:00.000Z'), toFake: ['Date'] })
  const container = document.createElement('div')
  container.innerHTML = renderToString(footer)
  document.body.append(container)
  vi.setSystemTime(new Date('2027-01-02T12:00:00.000Z'))
  render(footer, { container, hydrate: true })
  expect(screen.getByText('© 2027 Scry')).toBeTruthy()
  expect(complaints).not.toHaveBeenCalled()
})
