import { expect, test, vi } from 'vitest'

const pages = vi.hoisted(() => [] as unknown[])
vi.mock('pdfjs-dist/build/pdf.worker.mjs', () => ({}))
vi.mock('pdfjs-dist', () => ({
  VerbosityLevel: { ERRORS: 0 },
  getDocument: () => ({
    promise: Promise.resolve({
      numPages: pages.length,
      getPage: (number: number) => (pages[number - 1] ? Promise.resolve(pages[number - 1]) : Promise.reject('broken')),
    }),
  }),
}))

const drawable = {
  getViewport: () => ({ width: 612, height: 792 }),
  render: () => ({ promise: Promise.resolve() }),
}

/** What the worker says of a file of these pages, by kind. */
async function said(...of: unknown[]): Promise<string[]> {
  pages.splice(0, pages.length, ...of)
  const posted: string[] = []
  vi.stubGlobal('postMessage', ({ kind }: { kind: string }) => posted.push(kind))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      transferToImageBitmap = () => ({})
    },
  )
  await import('./draw-pdf-worker.ts')
  const file = { arrayBuffer: async () => new ArrayBuffer(8) }
  self.onmessage?.({ data: { file, pixels: 612 } } as MessageEvent)
  await expect.poll(() => posted.at(-1)).toMatch(/done|failed/)
  return posted
}

test('a page that cannot be drawn is said to be missing, after those that can', async () => {
  expect(await said(drawable)).toEqual(['page', 'done'])
  expect(await said(null)).toEqual(['failed'])
  expect(await said(drawable, null, drawable)).toEqual(['page', 'page', 'failed'])
})
