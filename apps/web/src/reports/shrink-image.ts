import { screenshot } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'

/** A picture that is not taken; `message` is the specified one. */
export class ScreenshotRefused extends Error {
  override name = 'ScreenshotRefused'
}

/** Only images up to 5 MB (§5.51). */
export function screenshotProblem(file: File): string | null {
  return file.type.startsWith('image/') && file.size <= screenshot.maxBytes ? null : messages.report.imagesOnly
}

/** Width and height at most 600 px wide, in proportion (§5.52). */
export function shrunkSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, screenshot.widthPx / width)
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * A screenshot as JPEG at quality 0.6, at most 600 px wide and under 30,000 bytes.
 * @throws ScreenshotRefused when it stays too large (§5.53) or cannot be processed (§5.54).
 */
export async function shrinkImage(file: File): Promise<Blob> {
  const failed = () => new ScreenshotRefused(messages.report.processFailed(file.name))
  const picture = await createImageBitmap(file).catch(() => {
    throw failed()
  })
  const { width, height } = shrunkSize(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw failed()
  // JPEG has no transparency; what was transparent becomes white, not black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', screenshot.jpegQuality))
  if (!blob) throw failed()
  if (blob.size >= screenshot.compressedMaxBytes) {
    throw new ScreenshotRefused(`${file.name} is too large even after compression. Please choose a smaller image.`)
  }
  return blob
}

/** The bytes as base64 without the address part of a data URL. */
export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
