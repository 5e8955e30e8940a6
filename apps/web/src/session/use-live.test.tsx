import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as live from '../calls/live.ts'
import { ada } from '../testing/people.ts'
import { renderPage } from '../testing/render-page.tsx'
import { useLive } from './use-live.ts'

vi.mock('../calls/live.ts')

const stop = vi.fn()
let count = 0
function Page({ isOn }: { isOn: boolean }) {
  const { data } = useQuery({ queryKey: ['own', 'jobs'], queryFn: async () => ++count })
  useLive('aggregated_jobs', ['own'], isOn)
  return <p>Asked {data} times</p>
}

beforeEach(() => {
  vi.resetAllMocks()
  count = 0
  vi.mocked(live.follow).mockReturnValue(stop)
})
const show = (isOn: boolean) => renderPage(<Page isOn={isOn} />, { route: '/', account: ada })

test('a change that the server tells is asked for, and nothing more is heard once the page is left', async () => {
  const { unmount } = show(true)
  await waitFor(() => expect(live.follow).toHaveBeenCalledOnce())
  const [channel, onChange] = vi.mocked(live.follow).mock.calls[0] ?? []
  expect(channel).toBe('aggregated_jobs')
  expect(await screen.findByText('Asked 1 times')).toBeTruthy()
  act(() => onChange?.())
  expect(await screen.findByText('Asked 2 times')).toBeTruthy()
  expect(stop).not.toHaveBeenCalled()
  unmount()
  expect(stop).toHaveBeenCalledOnce()
})

test('nobody listens where there is nothing to hear of', async () => {
  show(false)
  expect(await screen.findByText('Asked 1 times')).toBeTruthy()
  expect(live.follow).not.toHaveBeenCalled()
})
