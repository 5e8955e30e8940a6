import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useHealthCheck } from './health.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the health of the server is asked for once and only logged (§7.25)', async () => {
  const fetched = vi.fn(async () => Response.json({ success: true, ready: true }))
  vi.stubGlobal('fetch', fetched)
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  renderHook(() => useHealthCheck())
  await waitFor(() => expect(info).toHaveBeenCalledWith('Health of the server', { success: true, ready: true }))
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/health', expect.objectContaining({ method: 'GET' }))
})

test('a health call that fails disturbs nobody: it is logged too (§7.25)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  const { result } = renderHook(() => useHealthCheck())
  await waitFor(() => expect(info).toHaveBeenCalledWith('The health of the server is not known', expect.anything()))
  expect(result.current).toBeUndefined()
})
