import { reportMail } from '@scry/contracts/report-mail'

export interface UploadedImage {
  url: string
  thumbUrl: string
}

/** POST multipart `image` (base64) and `key` (§7.36). */
export async function uploadScreenshot(base64: string, signal: AbortSignal): Promise<UploadedImage> {
  const form = new FormData()
  form.set('image', base64)
  form.set('key', reportMail.userId)
  const response = await fetch(reportMail.uploadPath, { method: 'POST', body: form, signal })
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  const { data } = (await response.json()) as { data: { url: string; thumb: { url: string } } }
  return { url: data.url, thumbUrl: data.thumb.url }
}

/** POST the template parameters to the mail service's path (§7.37). */
export async function sendReport(params: Record<string, unknown>, signal: AbortSignal): Promise<void> {
  const response = await fetch(reportMail.sendPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      service_id: reportMail.serviceId,
      template_id: reportMail.templateId,
      user_id: reportMail.userId,
      template_params: params,
    }),
    signal,
  })
  if (response.ok) return
  // A page of a proxy between is no sentence.
  const isSentence = response.headers.get('content-type')?.startsWith('text/plain') === true
  throw new Error(isSentence ? await response.text() : `HTTP error! status: ${response.status}`)
}
