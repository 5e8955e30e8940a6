import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as calls from '../calls/alerts.ts'
import { ada } from '../testing/people.ts'
import { renderPage } from '../testing/render-page.tsx'
import { SaveSearch, searchName } from './SaveSearch.tsx'

vi.mock('../calls/alerts.ts')

test('a search is called by what was chosen, in words and never in codes', () => {
  expect(searchName('jobs', '?q=data&type=any&sort=newest&foreign=1')).toBe('“data” · Every job type')
  expect(searchName('jobs', '')).toBe('Internship')
  expect(searchName('jobs', '?type=full-time&days=7&place=de.berlin&pay=25-EUR-hour&term=summer-2027,fall-2027')).toBe(
    'Full-time · Last 7 days · Berlin, DE · EUR 25 an hour or more · Summer 2027 · Fall 2027',
  )
  expect(searchName('jobs', '?pay=much&sponsorship=offered')).toBe('Internship · Sponsors visas')
  expect(searchName('hackathons', '?saved=yes')).toBe('All hackathons')
  expect(searchName('hackathons', '?mode=online&closing=7')).toBe('Online · Closes within 7 days')
})

test('a person saves the search of the page and is led to its alerts; a visitor cannot', async () => {
  vi.mocked(calls.alertsQuery).mockReturnValue({ queryKey: ['alerts'] } as never)
  vi.mocked(calls.keepSearch).mockResolvedValue({ is_on: false, searches: [] } as never)
  const { unmount } = renderPage(<SaveSearch kind="jobs" />, { route: '/jobs', account: null })
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  renderPage(<SaveSearch kind="jobs" />, { route: '/jobs', at: '/jobs?q=mill', account: ada })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save this search' }))
  expect(await screen.findByText('The search is saved.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Email alerts' }).getAttribute('href')).toBe('/alerts')
  expect(calls.keepSearch).toHaveBeenCalledWith({ kind: 'job', name: '“mill” · Internship', query: 'q=mill' })
})
