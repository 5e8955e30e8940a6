import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screenshotProblem, shrinkImage, shrunkSize } from './shrink-image.ts'

/** The canvas of a browser, as far as a picture is drawn and written: what was asked of it, and how large its JPEG is. */
const asked = { type: '', quality: 0, width: 0, height: 0 }
let jpegBytes = 0

beforeEach(() => {
  jpegBytes = 29_999
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1200, height: 800, close: () => {} }))
  const context = { fillStyle: '', fillRect: () => {}, drawImage: () => {} }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    take,
    type = '',
    quality = 0,
  ) {
    Object.assign(asked, { type, quality, width: this.width, height: this.height })
    take(new Blob([new Uint8Array(jpegBytes)], { type }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const shot = new File(['x'], 'shot.png', { type: 'image/png' })

test('only images up to 5 MB are taken (§5.51, §9.9)', () => {
  const message = 'Please upload images only (max 5MB each)'
  expect(screenshotProblem(new File(['x'], 'a.txt', { type: 'text/plain' }))).toBe(message)
  expect(screenshotProblem(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }))).toBe(
    message,
  )
  expect(screenshotProblem(new File([new Uint8Array(5 * 1024 * 1024)], 'a.png', { type: 'image/png' }))).toBeNull()
})

test('a wide picture becomes 600 px wide in proportion, a narrow one keeps its size (§5.52)', () => {
  expect(shrunkSize(1200, 800)).toEqual({ width: 600, height: 400 })
  expect(shrunkSize(320, 200)).toEqual({ width: 320, height: 200 })
})

test('a picture is written as JPEG at quality 0.6, 600 px wide (§5.52, §9.9)', async () => {
  await shrinkImage(shot)
  expect(asked).toEqual({ type: 'image/jpeg', quality: 0.6, width: 600, height: 400 })
})

test('29,999 bytes after compression are taken (§5.53, §9.9)', async () => {
  expect((await shrinkImage(shot)).size).toBe(29_999)
})

test('30,000 bytes after compression are too large even so (§5.53, §9.9)', async () => {
  jpegBytes = 30_000
  await expect(shrinkImage(shot)).rejects.toThrow(/^shot\.png is too large even after compression/)
})

test('a picture that cannot be decoded says Failed to process and its name (§5.54)', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not an image')))
  await expect(shrinkImage(shot)).rejects.toThrow(/^Failed to process shot\.png$/)
})
