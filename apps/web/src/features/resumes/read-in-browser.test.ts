import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readInBrowser } from './read-in-browser.ts'

vi.mock('@scry/resume-parser/page-reader', () => ({ openPageReader: vi.fn() }))
vi.mock('@scry/resume-parser/read-resume', () => ({ readResume: vi.fn() }))

class SilentWorker {
  static terminated = 0
  onmessage: unknown
  onerror: unknown
  postMessage() {}
  terminate() {
    SilentWorker.terminated += 1
  }
}

beforeEach(() => {
  SilentWorker.terminated = 0
  vi.stubGlobal('Worker', SilentWorker)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a reading that is cancelled ends its worker at once', async () => {
  const stop = new AbortController()
  const reading = readInBrowser(new File(['%PDF-1.7'], 'ada.pdf'), stop.signal)
  const ended = expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  await new Promise((resolve) => setTimeout(resolve))
  stop.abort()
  await ended
  expect(SilentWorker.terminated).toBe(1)
})

test('a worker that cannot fetch its reader answers nothing instead of keeping silent (§7.22)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  const posted = vi.fn()
  vi.stubGlobal('postMessage', posted)
  await import('./read-in-browser-worker.ts')
  const handler = self.onmessage as unknown as (event: { data: unknown }) => Promise<void>
  await handler({ data: { bytes: new Uint8Array(), wasmUrl: 'x' } })
  expect(posted).toHaveBeenCalledWith(null)
  self.onmessage = null
})
