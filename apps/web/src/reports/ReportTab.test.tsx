import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { ReportTab } from './ReportTab.tsx'

test.each([
  ['Bug report', 'Report a bug'],
  ['Feature request', 'Request a feature'],
  ['Feedback', 'Give feedback'],
])('the menu toggles, and %s opens the dialog, for visitors too (§2.42, §1.4, §6.1)', async (choice, title) => {
  renderPage(<ReportTab />, { route: '/', account: null })
  const tab = screen.getByRole('button', { name: 'Report' })
  await userEvent.click(tab)
  expect(tab.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(tab)
  expect(screen.queryByRole('button', { name: choice })).toBeNull()
  await userEvent.click(tab)
  await userEvent.click(screen.getByRole('button', { name: choice }))
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
  expect(tab.getAttribute('aria-expanded')).toBe('false')
})
