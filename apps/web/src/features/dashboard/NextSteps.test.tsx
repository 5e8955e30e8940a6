import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as applications from '../../calls/applications.ts'
import { ada } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { NextSteps } from './NextSteps.tsx'

vi.mock('../../calls/applications.ts')

const asked = vi.fn()
beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(applications.applicationsQuery).mockImplementation(
    (id) => ({ queryKey: ['applications', id], queryFn: asked }) as never,
  )
})
const one = (id: string, fields: object) => ({
  ...{ id, title: `Job ${id}`, company: 'Loom', stage: 'applied', next_step: '', next_step_on: null, deadline: null },
  ...fields,
})
const open = () => renderPage(<NextSteps accountId={ada.id} />, { route: '/dashboard', account: ada })

test('the soonest steps and deadlines stand first; what is past, over or sent is left out', async () => {
  asked.mockResolvedValue([
    one('a', { next_step: 'Call Jo', next_step_on: '2096-12-03' }),
    one('b', { stage: 'interested', deadline: '2096-12-01T12:00:00.000Z' }),
    one('c', { stage: 'rejected', next_step: 'Mourn', next_step_on: '2096-12-02' }),
    one('d', { next_step: 'Past', next_step_on: '2020-01-01' }),
    one('e', { deadline: '2096-12-02T12:00:00.000Z' }),
  ])
  open()
  await screen.findByRole('heading', { name: 'What is next' })
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual(['Apply, Dec 1, 2096Job b, Loom', 'Call Jo, Dec 3, 2096Job a, Loom'])
})

test('a deadline stands on the day that it has in its own zone, and a step counts until the day of the person is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 23, 30) })
  try {
    asked.mockResolvedValue([
      one('a', { next_step: 'Call Jo', next_step_on: '2026-11-25' }),
      one('b', { next_step: 'Late', next_step_on: '2026-11-24' }),
      one('c', { stage: 'interested', deadline: '2026-12-06T07:59:00.000Z', deadline_zone: 'America/Los_Angeles' }),
      one('d', { stage: 'interested', deadline: new Date(2026, 10, 25, 23).toISOString(), deadline_zone: null }),
    ])
    open()
    await screen.findByRole('heading', { name: 'What is next' })
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toEqual(['Call Jo, Nov 25, 2026Job a, Loom', 'Apply, Dec 5, 2026Job c, Loom'])
  } finally {
    vi.useRealTimers()
  }
})

test('where nothing is due there is no section', async () => {
  asked.mockResolvedValue([one('a', {})])
  open()
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.queryByRole('heading', { name: 'What is next' })).toBeNull()
})
