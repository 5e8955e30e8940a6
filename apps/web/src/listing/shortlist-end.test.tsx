import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import * as listings from '../calls/listings.ts'
import { jobOf, shortlist } from '../testing/listings.ts'
import { Shortlist } from './Shortlist.tsx'
import { shortlistQuery } from './shortlist-query.ts'

vi.mock('../calls/listings.ts')

const job = (title: string) => jobOf({ id: title, title })

function show(found: ReturnType<typeof shortlist>) {
  vi.mocked(listings.findShortlist).mockResolvedValue(found)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Shortlist query={shortlistQuery({ skills: ['Charts'] })} leadsOn={false} failedText="" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => localStorage.clear())

test('a shortlist that ends early says so and sets apart what is further away', async () => {
  show(shortlist({ apply_now: [job('Ferry Planner')] }, { further: [job('Harbour Planner')], more: false }))
  expect(
    await screen.findByText('Nothing else open fits your work, level and place well enough to stand here.'),
  ).toBeTruthy()
  const away = screen.getByRole('region', { name: 'Further away' })
  expect(within(away).getByText('Harbour Planner')).toBeTruthy()
  expect(within(away).queryByText('Ferry Planner')).toBeNull()
})

test('where nothing of the person’s work is open the shortlist says so and what may change it', async () => {
  show(shortlist({}, { more: false }))
  expect(
    await screen.findByText(/^Nothing open fits your work, level and place well enough .+ may change that\.$/),
  ).toBeTruthy()
})

test('what a beginner finds near home stands apart from work of their own', async () => {
  show(shortlist({}, { nearby: [job('Shop Assistant')], more: false }))
  expect(await screen.findByText(/^Nothing open fits your work, level and place/)).toBeTruthy()
  const nearby = screen.getByRole('region', { name: 'Near you, for beginners' })
  expect(within(nearby).getByText('Shop Assistant')).toBeTruthy()
})

test('a shortlist behind which more is in reach claims no end', async () => {
  show(shortlist({ apply_now: [job('Ferry Planner')] }))
  expect(await screen.findByText('Ferry Planner')).toBeTruthy()
  expect(screen.queryByText(/well enough/)).toBeNull()
})

test('one that comes nearest is told as one, and what could not be compared is called near to nothing', async () => {
  const match = { score: 30, band: 'fair' as const, contributions: [] }
  show(shortlist({}, { nearest: [{ ...job('Ferry Planner'), match }], more: false }))
  expect(await screen.findByText(/to stand here\. This one comes nearest\.$/)).toBeTruthy()
})

test('where no listing could be compared with the resume the shortlist asks for more, and calls none the nearest', async () => {
  const match = { score: 0, band: 'unknown' as const, contributions: [] }
  show(shortlist({}, { nearest: [{ ...job('Attorney'), match }], compared: false, more: false }))
  expect(
    await screen.findByText(/^We could not tell .+ Until then, these are only some that are near you\./),
  ).toBeTruthy()
  expect(screen.queryByText(/nearest/)).toBeNull()
})

test('where nothing at all is shown for a reading that is not kept yet, a link leads to every job', async () => {
  show(shortlist({}, { more: false }))
  expect((await screen.findByRole('link', { name: 'Look at all jobs' })).getAttribute('href')).toBe('/jobs')
})
