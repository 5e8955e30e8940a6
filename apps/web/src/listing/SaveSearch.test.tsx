import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as calls from '../calls/alerts.ts'
import { ada } from '../testing/people.ts'
import { renderPage } from '../testing/render-page.tsx'
import { SaveSearch, searchName } from './SaveSearch.tsx'

vi.mock('../calls/alerts.ts')

test('a search is called by what was chosen', () => {
  expect(searchName('jobs', '?q=data&type=any&sort=newest&foreign=1')).toBe('data, type: any')
  expect(searchName('jobs', '')).toBe('All internships')
  expect(searchName('hackathons', '?saved=yes')).toBe('All hackathons')
})

test('a person saves the search of the page and is led to its alerts; a visitor cannot', async () => {
  vi.mocked(calls.alertsQuery).mockReturnValue({ queryKey: ['alerts'] } as never)
  vi.mocked(calls.keepSearch).mockResolvedValue({ is_on: false, searches: [] } as never)
  const { unmount } = renderPage(<SaveSearch kind="jobs" />, { route: '/jobs', account: null })
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  renderPage(<SaveSearch kind="jobs" />, { route: '/jobs', at: '/jobs?q=mill', account: ada })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Keep this search' }))
  expect(await screen.findByText('The search is saved.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Alerts by mail' }).getAttribute('href')).toBe('/alerts')
  expect(calls.keepSearch).toHaveBeenCalledWith({ kind: 'job', name: 'mill', query: 'q=mill' })
})
