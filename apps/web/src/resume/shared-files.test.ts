import { afterEach, expect, test, vi } from 'vitest'
import { takeSharedFiles } from './shared-files.ts'

afterEach(() => void vi.unstubAllGlobals())

test('of what was sent to where the system shares files, files alone are taken', async () => {
  const file = new File(['%PDF-1.7'], 'ada.pdf', { type: 'application/pdf' })
  class Channel {
    readonly port1: { onmessage?: (event: { data: unknown }) => void } = {}
    readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) }
  }
  vi.stubGlobal('MessageChannel', Channel)
  const postMessage = (_said: string, [port]: [Channel['port2']]) =>
    queueMicrotask(() => port.postMessage(['a text', file, null]))
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } })
  expect(await takeSharedFiles()).toEqual([file])
})
