import { sendReport, type UploadedImage, uploadScreenshot } from '../calls/reports.ts'
import type { ReportForm } from './report-rules.ts'
import { base64Of } from './shrink-image.ts'

export interface Screenshot {
  /** Two pictures may have one name. */
  id: string
  name: string
  blob: Blob
}

interface SubmitOptions {
  form: ReportForm
  screenshots: readonly Screenshot[]
  signal: AbortSignal
  onProgress: (sent: number) => void
  now: Date
  /** What was uploaded before, by the picture's id: a report that is sent again sends no picture twice. */
  uploads: Map<string, UploadedImage>
}

const attribute = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** What the browser says of itself and the device (§3.30). */
export function describeDevice(): { browser: string; deviceInfo: string } {
  const brands = (navigator as { userAgentData?: { brands?: { brand: string; version: string }[]; platform?: string } })
    .userAgentData
  const browser = brands?.brands?.map(({ brand, version }) => `${brand} ${version}`).join(', ') || navigator.userAgent
  const deviceInfo = `${brands?.platform ?? navigator.platform}, ${screen.width} x ${screen.height}, ${navigator.language}`
  return { browser, deviceInfo }
}

/** Uploads the screenshots one by one, skips those that fail (§8.24), then sends the report (§7.37). Answers the names of the skipped. */
export async function submitReport({
  form,
  screenshots,
  signal,
  onProgress,
  now,
  uploads,
}: SubmitOptions): Promise<string[]> {
  const uploaded: UploadedImage[] = []
  const skipped: string[] = []
  for (const [at, { id, name, blob }] of screenshots.entries()) {
    onProgress(at)
    try {
      const image = uploads.get(id) ?? (await uploadScreenshot(await base64Of(blob), signal))
      uploads.set(id, image)
      uploaded.push(image)
    } catch (error) {
      if (signal.aborted) throw error
      console.warn(`The screenshot ${name} was skipped.`, error)
      skipped.push(name)
    }
  }
  onProgress(screenshots.length)
  const html = uploaded
    .map(
      ({ url, thumbUrl }, at) =>
        `<a href="${attribute(url)}"><img src="${attribute(thumbUrl)}" alt="Screenshot ${at + 1}"></a>`,
    )
    .join('\n')
  const params = {
    ...form,
    // Typed while it was to be a bug report; nobody sees these fields now.
    ...(form.type !== 'bug' && { steps: '', expected: '', actual: '' }),
    title: form.title.trim(),
    contactEmail: form.contactEmail.trim(),
    ...describeDevice(),
    url: `${location.origin}${location.pathname}`,
    screenshots_count: uploaded.length,
    submitted_at: now.toUTCString(),
    timestamp: now.toISOString(),
    userAgent: navigator.userAgent,
    reportId: `REPORT-${now.getTime()}`,
    screenshots_html: html,
  }
  await sendReport(params, signal)
  return skipped
}
