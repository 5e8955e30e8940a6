import { messages } from '@scry/contracts/messages'
import { reportMail } from '@scry/contracts/report-mail'
import { notOurs, unreachable } from './backend-failure.ts'
import { CallError } from './call.ts'

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
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new CallError('You are offline.', 0, 'offline', unreachable)
  })
  const words = await response.text().catch(() => '')
  // Only our server says this word: a page of a network between may come with a 200 too.
  if (response.ok && words === 'OK') return
  const sentence =
    response.status === 429
      ? 'Too many reports from this address. Wait a little, then try again.'
      : ownSentences.has(words)
        ? words
        : notOurs
  throw new CallError(messages.lists.httpError(response.status), response.status, 'internal-error', sentence)
}

/** What our server finds wrong in a report; the words of anything between are not for people. */
const ownSentences: ReadonlySet<string> = new Set([
  messages.report.title,
  messages.report.description,
  messages.report.steps,
  messages.report.contactEmail,
  messages.email.invalid,
])
