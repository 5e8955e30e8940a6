import type { SourceStatus } from '@scry/contracts/source-routes'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as calls from '../../calls/call.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { SourcesPage } from './SourcesPage.tsx'

function sourceOf(fields: Partial<SourceStatus>): SourceStatus {
  return {
    ...{ id: 'quay', name: 'Quay Jobs', home_page: 'https://quay.example', kinds: ['job'], state: 'good' },
    ...{ units: 1, failing_units: 0, asked_units: 1, run: null, listings: 1204, rejected: 0 },
    ...{ last_run: '2026-11-21T08:00:00.000Z', next_run: '2999-11-21T15:00:00.000Z', error: null, needs: [] },
    ...{ unproven: null, is_fictional: false },
    terms: {
      ...{ label: 'Quay', sentence: 'Four calls a day.', link_back: true, attribution: 'Jobs by Quay.', page: null },
      held: ['asked at most 4 times a day', 'links to its page there'],
    },
    ...fields,
  }
}

let sources: SourceStatus[] = []
beforeEach(() => {
  vi.spyOn(calls, 'call').mockImplementation(async (route) =>
    route === 'GET /api/sources' ? { success: true, sources } : { success: true, arrival: null },
  )
})
const open = () => renderPage(<SourcesPage />, { route: '/sources', account: null })
const row = async (name: RegExp) => within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement)

test('a source shows its state, counts, runs, terms and credit', async () => {
  sources = [sourceOf({ rejected: 2 })]
  open()
  const { getByText, queryByText } = await row(/Quay Jobs/)
  for (const text of ['Works', '1,204 open listings', '2 entries could not be read', 'Jobs by Quay.']) getByText(text)
  getByText(/Four calls a day/)
  getByText('This server holds to: asked at most 4 times a day; links to its page there.')
  getByText(/^Next in \d+ days$/)
  expect(queryByText(/Unproven/)).toBeNull()
  expect(document.title).toBe('Sources of listings · Scry')
})

test('#16.3: the table of towns is credited under its license', async () => {
  open()
  expect((await screen.findByRole('link', { name: 'GeoNames' })).closest('p')?.textContent).toContain('CC BY 4.0')
})

test('a source in trouble stands first and says in words what is wrong', async () => {
  const failing = { id: 'b', name: 'Boards', state: 'failing', units: 194, failing_units: 3 } as const
  sources = [sourceOf({}), sourceOf({ ...failing, error: 'It refused to answer (403).' })]
  open()
  const { getByText } = await row(/Boards/)
  for (const text of ['Failing', '3 of 194 boards failing.', 'It refused to answer (403).']) getByText(text)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Boards',
    'Quay Jobs',
  ])
})

test('a long run shows how far it is, by boards or by requests', async () => {
  const running = { state: 'running', last_run: null, next_run: null } as const
  sources = [
    sourceOf({ ...running, id: 'm', name: 'Many', units: 40, asked_units: 10, run: { answered: 3, waiting: 2 } }),
    sourceOf({ ...running, id: 'o', name: 'One', asked_units: 0, run: { answered: 6, waiting: 18 } }),
  ]
  open()
  const many = await row(/Many/)
  many.getByText('10 of 40 boards checked')
  many.getByText('Not fully read yet')
  const one = await row(/One/)
  one.getByText('6 requests answered, 18 to go')
  expect(one.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
})

test('a source that was never answered is called unproven, and one that needs a key names it', async () => {
  const needs = [{ name: 'QUAY_KEY', what: 'A key from quay.example.' }]
  sources = [
    sourceOf({ unproven: 'reconstructed', state: 'waiting', last_run: null }),
    sourceOf({ id: 'k', name: 'Keyed', state: 'needs-settings', needs, unproven: 'documented' }),
  ]
  open()
  ;(await row(/Quay Jobs/)).getByText(/^Not tried yet: built from what others say about it/)
  const keyed = await row(/Keyed/)
  keyed.getByText('QUAY_KEY')
  expect(keyed.queryByText(/Unproven/)).toBeNull()
  screen.getByRole('heading', { name: 'Waiting for a key or a permission' })
})

test('a server that asks nobody says so, and every source is still named', async () => {
  sources = [sourceOf({ state: 'off', last_run: null, next_run: null })]
  open()
  await screen.findByRole('heading', { name: 'No sources are checked' })
  ;(await row(/Quay Jobs/)).getByText('Turned off')
})

test('while it loads, when it fails and offline the page says so and can be asked again', async () => {
  vi.mocked(calls.call).mockRejectedValue(
    new calls.CallError('You are offline.', 0, 'offline', 'Check the connection.'),
  )
  open()
  screen.getByText('Loading the sources')
  await screen.findByRole('heading', { name: 'The sources did not load' })
  screen.getByText('Check the connection.')
  vi.mocked(calls.call).mockResolvedValue({ success: true, sources: [sourceOf({})] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  ;(await row(/Quay Jobs/)).getByText('Works')
})
