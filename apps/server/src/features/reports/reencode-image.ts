import { screenshot } from '@scry/contracts/limits'
import sharp from 'sharp'

export interface ReencodedImage {
  readonly image: Uint8Array
  readonly thumb: Uint8Array
}

const maxPixels = 50_000_000
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
export async function reencodeImage(bytes: Uint8Array): Promise<ReencodedImage | undefined> {
  if (!signatures.some((signature) => signature.every((byte, place) => bytes[place] === byte))) return undefined
  const opened = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).rotate()
  const fit = { fit: 'inside', withoutEnlargement: true } as const
  try {
    const [image, thumb] = await Promise.all([
      opened()
        .resize({ ...fit, width: screenshot.widthPx, height: maxHeightPx })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80 })
        .toBuffer(),
      opened()
        .resize({ ...fit, width: thumbWidthPx, height: thumbWidthPx })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 70 })
        .toBuffer(),
    ])
    return { image, thumb }
  } catch {
    return undefined
  }
}
