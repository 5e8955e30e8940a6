import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as account from './calls/account.ts'
import { CallError } from './calls/call.ts'
import { createQueryClient } from './query-client.ts'
import { sessionQuery, useSession } from './session/use-session.ts'
import { ada } from './testing/people.ts'
import { backendError } from './testing/render-page.tsx'

vi.mock('./calls/account.ts')

function Who() {
  return <p>{useSession().status}</p>
}

function Asked({ ask }: { ask: () => Promise<string> }) {
  const { data, isError } = useQuery({ queryKey: ['own'], queryFn: ask, retry: false })
  return <p>{isError ? 'failed' : data}</p>
}

/** A tab in which Ada is logged in, while her session has ended elsewhere. */
function openTab() {
  vi.mocked(account.getAccount).mockResolvedValue(null)
  const client = createQueryClient()
  client.setQueryData(sessionQuery.queryKey, ada)
  render(
    <QueryClientProvider client={client}>
      <Who />
    </QueryClientProvider>,
  )
  expect(screen.getByText('signed-in')).toBeTruthy()
  return client
}

beforeEach(() => {
  vi.resetAllMocks()
})

test('a logout in another tab is seen when the person comes back to this one (§4.1)', async () => {
  openTab()
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('visitor')).toBeTruthy()
})

test.each([
  ['a call', new CallError('HTTP error! status: 401', 401, 'not-logged-in', 'Log in first.')],
  ['the backend', backendError(401, 'No session', 'general_unauthorized_scope')],
])('a 401 of %s has the account asked for again (§4.1)', async (_, error) => {
  const client = openTab()
  await client.fetchQuery({ queryKey: ['own'], queryFn: () => Promise.reject(error), retry: false }).catch(() => {})
  expect(await screen.findByText('visitor')).toBeTruthy()
})

test('another failure leaves the session as it is (§4.1)', async () => {
  const client = openTab()
  const error = backendError(500, 'It broke.')
  await client.fetchQuery({ queryKey: ['own'], queryFn: () => Promise.reject(error), retry: false }).catch(() => {})
  expect(account.getAccount).not.toHaveBeenCalled()
})

test.each([
  ['was not reached', 'is asked for anew', backendError(0, 'Failed to fetch')],
  ['broke', 'is asked for anew', new CallError('HTTP error! status: 503', 503, 'internal-error', 'Try again.')],
  ['refused', 'is left', new CallError('HTTP error! status: 404', 404, 'not-found', 'There is nothing here.')],
])('back on line, what failed because the server %s %s (§4.28, §8.9)', async (_, what, error) => {
  const ask = vi.fn().mockRejectedValueOnce(error).mockResolvedValue('came')
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Asked ask={ask} />
    </QueryClientProvider>,
  )
  await screen.findByText('failed')
  act(() => void window.dispatchEvent(new Event('online')))
  if (what === 'is left') expect(ask).toHaveBeenCalledOnce()
  else expect(await screen.findByText('came')).toBeTruthy()
})

test.each([
  ['a call', new CallError('HTTP error! status: 404', 404, 'not-found', 'There is nothing here.'), 1],
  ['the backend', backendError(404, 'Document not found'), 1],
  ['a call', new CallError('HTTP error! status: 503', 503, 'internal-error', 'Try again.'), 2],
  ['the backend', backendError(503, 'Try again.'), 2],
  ['the backend', backendError(0, 'Failed to fetch'), 2],
])('a 4xx of %s is an answer, another failure is asked for again (§4.29)', async (_, error, times) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ask = vi.fn().mockRejectedValue(error)
  const asked = createQueryClient()
    .fetchQuery({ queryKey: ['own'], queryFn: ask })
    .catch((failure: unknown) => failure)
  await vi.runAllTimersAsync()
  expect(await asked).toBe(error)
  expect(ask).toHaveBeenCalledTimes(times)
})
