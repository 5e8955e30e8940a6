import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { Footer } from './Footer.tsx'

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
    'Data and privacy': '/privacy',
    'Contact form': '/contact',
    FAQ: '/faq',
    '(555) 014-0199': 'tel:+15550140199',
  })
  expect((await screen.findByText('team@mailbox.example')).getAttribute('href')).toBe('mailto:team@mailbox.example')
  expect(screen.getByText(`© ${new Date().getFullYear()} Scry`)).toBeTruthy()
})
