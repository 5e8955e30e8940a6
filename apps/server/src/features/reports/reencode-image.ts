import { screenshot } from '@scry/contracts/limits'
import { ProblemError } from '../../platform/problem-error.ts'
import { takeTurns } from '../../platform/take-turns.ts'

export interface ReencodedImage {
  readonly image: Uint8Array
  readonly thumb: Uint8Array
}

/** A screen of 5,120 by 2,880 and a phone's photo have less. A picture of few bytes can claim to be much larger. */
const maxPixels = 16_000_000
const maxHeightPx = 4000
const thumbWidthPx = 180

/** First bytes of the picture formats that are accepted. SVG is a program, not a picture. */
const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
]

/**
 * The picture as a fresh JPEG of at most 600 px width (§5.52) without anything that the file carried besides its
 * pixels, and a small copy. Undefined when the bytes are no picture.
 */
async function reencodeImage(bytes: Uint8Array): Promise<ReencodedImage | undefined> {
  if (!signatures.some((signature) => signature.every((byte, place) => bytes[place] === byte))) return undefined
  // Read when the first picture comes: most servers see none for days.
  const { default: sharp } = await import('sharp')
  const fit = { fit: 'inside', withoutEnlargement: true } as const
  try {
    const image = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ ...fit, width: screenshot.widthPx, height: maxHeightPx })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer()
    const thumb = await sharp(image)
      .resize({ ...fit, width: thumbWidthPx, height: thumbWidthPx })
      .jpeg({ quality: 70 })
      .toBuffer()
    return { image, thumb }
  } catch {
    return undefined
  }
}

/** Decoding takes up to 150 MB and a second: a few of an address wait their turn, more are told to come back. */
const mostWaiting = 12

/** `reencodeImage`, one picture at a time, in turns by `subject`, which is the address that sent it. */
export function createReencoder(): (subject: string, bytes: Uint8Array) => Promise<ReencodedImage | undefined> {
  const turn = takeTurns()
  const waiting = new Map<string, number>()
  return async (subject, bytes) => {
    const before = waiting.get(subject) ?? 0
    if (before >= mostWaiting) {
      throw new ProblemError('busy', 'Too many pictures are being sent right now. Please try again in a moment.', {
        retryAfterSeconds: 5,
      })
    }
    waiting.set(subject, before + 1)
    return turn(subject, () => reencodeImage(bytes)).finally(() => {
      const left = (waiting.get(subject) ?? 1) - 1
      if (left > 0) waiting.set(subject, left)
      else waiting.delete(subject)
    })
  }
}
