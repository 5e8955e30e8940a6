import { z } from 'zod'
import { FieldEvidence, ResumeAnalysis } from './analysis.ts'

/** What makes a resume hard to read for a machine. */
export const hardships = [
  'picture-page',
  'picture',
  'unseen-text',
  'tiny-text',
  'no-letters',
  'read-across',
  'icon',
  'unknown-heading',
  'no-year',
  'mail-in-link',
  'no-mail',
] as const

/** One finding: what it is, where it stands, and the first words it is about. Without boxes it has no one place. */
export const ResumeFinding = FieldEvidence.pick({ page: true, boxes: true, text: true }).extend({
  kind: z.enum(hardships),
})
export type ResumeFinding = z.infer<typeof ResumeFinding>

/** A heading and the rows below it, in the order in which they are read. The first part has no heading. */
const ReadPart = z.object({
  heading: z.string().nullable(),
  rows: z.array(z.object({ page: z.int().min(1), text: z.string() })),
})

/** What a machine sees of a resume: its text in order, the fields, and what makes it hard to read. */
export const ResumeCheck = z.object({
  parts: z.array(ReadPart),
  analysis: ResumeAnalysis,
  findings: z.array(ResumeFinding),
})
export type ResumeCheck = z.infer<typeof ResumeCheck>
