import { z } from 'zod'
import { ResumeAnalysis } from './analysis.ts'
import { ResumeCheck } from './resume-check.ts'
import type { Route } from './route.ts'

const Analyzed = z.object({ success: z.literal(true), analysis: ResumeAnalysis })
export type Analyzed = z.infer<typeof Analyzed>

/** Multipart, field `resume` (§7.20). */
export const analyzeResume = {
  method: 'POST',
  path: '/api/analyze-resume',
  summary: 'Read a resume PDF: every field with its place on the page (§7.20).',
  response: Analyzed,
} as const satisfies Route

/** Multipart, field `file` (§7.21). */
export const geminiAnalyzeResume = {
  method: 'POST',
  path: '/api/gemini-analyze-resume',
  summary: 'Read a resume PDF with a language model, held to the text of the document (§7.21).',
  response: Analyzed,
} as const satisfies Route

/** Multipart, field `resume` (§7.23). `email` is empty when the resume has none. */
export const extractEmail = {
  method: 'POST',
  path: '/api/extract-email',
  summary: 'The e-mail address on a resume PDF (§7.23).',
  response: z.object({ success: z.literal(true), email: z.string() }),
} as const satisfies Route

/** Multipart, field `resume`. Also answers for a file that holds no text: its findings say why. */
export const checkResume = {
  method: 'POST',
  path: '/api/check-resume',
  summary: 'What a machine sees of a resume PDF: its text in order, the fields, and what makes it hard to read.',
  response: z.object({ success: z.literal(true), check: ResumeCheck }),
} as const satisfies Route
