import { z } from 'zod'

export interface HostedImage {
  readonly url: string
  readonly thumbUrl: string
}

/** Keeps a picture with the image hosting service whose key only the server knows. */
export type ImageHost = (image: Uint8Array) => Promise<HostedImage>

const outward = z.url({ protocol: /^https?$/ })
const Answer = z.object({
  success: z.literal(true),
  data: z.object({ url: outward, thumb: z.object({ url: outward }) }),
})

/** `POST url` as multipart with `image` (base64) and `key`, the documented protocol of the service (§7.36). */
export function createImageHost(config: { readonly url: string; readonly key: string }): ImageHost {
  return async (image) => {
    const form = new FormData()
    form.set('key', config.key)
    form.set('image', Buffer.from(image).toString('base64'))
    const response = await fetch(config.url, {
      method: 'POST',
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(15_000),
    })
    if (!response.ok) throw new Error(`The image host answered ${response.status}.`)
    const { data } = Answer.parse(await response.json())
    return { url: data.url, thumbUrl: data.thumb.url }
  }
}
