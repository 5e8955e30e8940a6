import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as listings from '../../calls/listings.ts'
import { useJobList } from '../../listing/use-job-list.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { JobFilterRail } from './JobFilterRail.tsx'

vi.mock('../../calls/listings.ts')

beforeEach(() => {
  const none = { rows: [], total: 0, next: null, facets: {}, relax: [], corrected: [], checkedAt: '' }
  vi.mocked(listings.findJobs).mockReset().mockResolvedValue(none)
})

function Rail() {
  return <JobFilterRail jobs={useJobList()} />
}
const values = (legend: string) =>
  within(screen.getByRole('group', { name: legend }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => (radio.checked ? `[${radio.value}]` : radio.value))

test('the job type is internship, full-time or part-time, internship at first (§3.38, §2.33, §9.18)', () => {
  renderPage(<Rail />, { route: '/jobs', account: null })
  expect(values('Job type')).toEqual(['[internship]', 'full-time', 'part-time'])
})

test('the location is all, remote or one of five cities, all at first (§2.33, §9.18)', () => {
  renderPage(<Rail />, { route: '/jobs', account: null })
  const cities = ['San Francisco', 'New York', 'Austin', 'Boston', 'Seattle']
  expect(values('Location')).toEqual(['[all]', 'remote', ...cities])
})

test('another job type asks for the list anew (§4.30, §3.38)', async () => {
  renderPage(<Rail />, { route: '/jobs', account: null })
  await waitFor(() => expect(listings.findJobs).toHaveBeenCalledOnce())
  await userEvent.click(screen.getByRole('radio', { name: 'Part-time' }))
  await waitFor(() => expect(vi.mocked(listings.findJobs).mock.lastCall?.[0]).toMatchObject({ type: 'part-time' }))
})
