import { z } from 'zod'
import { reportCategories, reportTypes, reportUrgencies } from './enumerations.ts'
import { formCaps, screenshot } from './limits.ts'
import { messages } from './messages.ts'

/** As the dialog checks it: x@y.z (§5.48). */
const contactEmail = z
  .string({ error: messages.report.contactEmail })
  .trim()
  .min(1, messages.report.contactEmail)
  .max(formCaps.email, messages.email.invalid)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, messages.email.invalid)
const filled = (label: string, message: string, longest: number) =>
  z
    .string({ error: message })
    .max(longest, `${label} may have at most ${longest} characters`)
    .refine((text) => text.trim() !== '', { error: message })

/** Template parameters of the report mail (§7.37), as the mail service's official client sends them. */
export const ReportParams = z.object({
  type: z.enum(reportTypes),
  title: filled('The title', messages.report.title, formCaps.reportLine),
  description: filled('The description', messages.report.description, formCaps.text),
  category: z.enum(reportCategories),
  urgency: z.enum(reportUrgencies),
  steps: z.string().max(formCaps.text).default(''),
  expected: z.string().max(formCaps.text).default(''),
  actual: z.string().max(formCaps.text).default(''),
  contactName: z.string().max(formCaps.reportLine).default(''),
  contactEmail,
  browser: z.string().max(500).default(''),
  deviceInfo: z.string().max(500).default(''),
  url: z.string().max(2000).default(''),
  screenshots_count: z.coerce.number().int().min(0).max(screenshot.most).default(0),
  submitted_at: z.string().max(100).default(''),
  timestamp: z.string().max(100).default(''),
  userAgent: z.string().max(500).default(''),
  allowContact: z.union([z.boolean(), z.string().max(20)]).default(true),
  reportId: z.string().max(100),
  screenshots_html: z.string().max(20_000).default(''),
})
export type ReportParams = z.infer<typeof ReportParams>

/** Body of `POST /api/v1.0/email/send`, the protocol of the mail service that the specification's form calls. */
export const EmailSend = z.object({
  service_id: z.string().max(100),
  template_id: z.string().max(100),
  user_id: z.string().max(100),
  lib_version: z.string().max(50).optional(),
  accessToken: z.string().max(200).optional(),
  template_params: ReportParams,
})
export type EmailSend = z.infer<typeof EmailSend>

/** Answer of the image upload (§7.36). */
export const ImageUploaded = z.object({
  success: z.literal(true),
  status: z.literal(200),
  data: z.object({ url: z.string(), thumb: z.object({ url: z.string() }) }),
})
export type ImageUploaded = z.infer<typeof ImageUploaded>
