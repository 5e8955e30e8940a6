import type { Arrival } from '@scry/contracts/health-routes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as calls from '../calls/call.ts'
import { factsQuery } from '../calls/facts.ts'
import { renderPage } from '../testing/render-page.tsx'
import { ArrivingLine } from './ArrivingLine.tsx'

const refreshed = vi.fn()
let atRest = true
let arrival: Arrival | null = null
let sample = true

beforeEach(() => {
  refreshed.mockReset()
  atRest = true
  sample = true
  vi.spyOn(calls, 'call').mockImplementation(async () => ({ success: true, sample, arrival }))
})
const arriving = (jobs: number): Arrival => ({ state: 'arriving', jobs, hackathons: 4, problem: null, next_try: null })

async function show(first: Arrival | null) {
  arrival = first
  const line = <ArrivingLine kind="jobs" isAtRest={() => atRest} onRefresh={refreshed} />
  const { queryClient, container } = renderPage(line, { route: '/jobs', account: null })
  const later = async (next: Arrival | null) => {
    arrival = next
    await act(() => queryClient.refetchQueries({ queryKey: factsQuery.queryKey }))
  }
  await later(first)
  const says = (text: string) => waitFor(() => expect(container.textContent).toContain(text))
  const isSilent = () => waitFor(() => expect(container.textContent).toBe(''))
  return { later, says, isSilent }
}

test('while real listings come the list says how many are here, and follows by itself', async () => {
  const { later, says } = await show(arriving(3412))
  await says('Real listings are arriving: 3,412 so far.')
  expect(screen.getByRole('link', { name: 'See the sources' }).getAttribute('href')).toBe('/sources')
  expect(refreshed).not.toHaveBeenCalled()
  await later(arriving(3600))
  await says('3,600 so far')
  expect(refreshed).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'Show them' })).toBeNull()
})

test('when the samples leave after the last real listing has come the list follows too', async () => {
  const { later, isSilent } = await show(arriving(600))
  await screen.findByText(/600 so far/)
  sample = false
  await later({ ...arriving(600), state: 'here' })
  await isSilent()
  expect(refreshed).toHaveBeenCalledTimes(1)
})

test('while samples stand in for real listings the list looks for them, though every source was asked', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    await show({ ...arriving(0), state: 'here' })
    sample = false
    arrival = { ...arriving(600), state: 'here' }
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(refreshed).toHaveBeenCalledTimes(1)
    vi.mocked(calls.call).mockClear()
    await act(() => vi.advanceTimersByTimeAsync(300_000))
    expect(calls.call).not.toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})

test('nobody who reads on in the list loses their place: they are offered what has come', async () => {
  const { later, isSilent } = await show(arriving(20))
  await screen.findByText(/20 so far/)
  atRest = false
  await later(arriving(40))
  fireEvent.click(await screen.findByRole('button', { name: 'Show them' }))
  expect(refreshed).toHaveBeenCalledTimes(1)
  await later({ ...arriving(40), state: 'here' })
  await isSilent()
})

test('where no source answers the list says so, and that they are tried again', async () => {
  const problem = 'The name quay.example could not be looked up.'
  const { later, says } = await show({
    ...arriving(0),
    state: 'unreachable',
    problem,
    next_try: '2020-01-01T00:00:00Z',
  })
  await says('No real listings yet: their sources do not answer. We try them again in a moment.')
  await later({ ...arriving(7), state: 'unreachable', problem, next_try: null })
  await says('The sources of listings do not answer.')
})

test('a server that asks nobody says nothing of it', async () => {
  const { isSilent } = await show(null)
  await isSilent()
})
