import { otherRetention, tableRetention } from '@scry/contracts/retention'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { PrivacyPage } from './PrivacyPage.tsx'
import { TermsPage } from './TermsPage.tsx'

// What docs/decisions/0050 names of the pages that people read before they agree.

test('the privacy page says of every table how long its rows stay, and what is not looked for in a resume', () => {
  renderPage(<PrivacyPage />, { route: '/privacy' })
  for (const { what, howLong } of [...Object.values(tableRetention), ...otherRetention])
    expect(screen.getByText(what).nextElementSibling?.textContent).toBe(howLong)
  expect(screen.getByText(/We do not look for a photo, a birth date, a religion or anything about health/)).toBeTruthy()
})

test('the terms name the least age', () => {
  renderPage(<TermsPage />, { route: '/terms' })
  expect(screen.getByText(/at least 16/)).toBeTruthy()
})
