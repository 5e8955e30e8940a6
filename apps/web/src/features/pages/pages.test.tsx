import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { ContactPage } from './ContactPage.tsx'
import { FaqPage } from './FaqPage.tsx'
import { HowMatchingWorksPage } from './HowMatchingWorksPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PrivacyPage } from './PrivacyPage.tsx'
import { ResumeGuidePage } from './ResumeGuidePage.tsx'
import { TermsPage } from './TermsPage.tsx'

test('an unknown address shows 404 Page Not Found and a way home (§2.11, §2.70)', () => {
  renderPage(<NotFoundPage />, { route: '/' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found')
  expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('404 Page Not Found · Scry')
})

test.each<[string, ReactElement]>([
  ['Terms', <TermsPage key="t" />],
  ['Data and privacy', <PrivacyPage key="p" />],
  ['How matching works', <HowMatchingWorksPage key="h" />],
  ['Resume guide', <ResumeGuidePage key="r" />],
  ['Questions and answers', <FaqPage key="f" />],
  ['Contact', <ContactPage key="c" />],
])(
  'the page %j that a link names is there, with one heading and its own title (§2.16, §2.17, §2.43)',
  (title, page) => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    renderPage(page, { route: '/' })
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([title])
    expect(document.title).toBe(`${title} · Scry`)
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2)
  },
)
