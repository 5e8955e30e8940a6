import { z } from 'zod'
import { profileLevels } from './enumerations.ts'

/** Where on the resume a field was read. Boxes are [x, y, width, height] in PDF points from the top left of the page. */
export const FieldEvidence = z.object({
  page: z.int().min(1),
  line: z.int().min(1),
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  confidence: z.number().min(0).max(1),
  text: z.string(),
})
export type FieldEvidence = z.infer<typeof FieldEvidence>

/** `fields` is keyed by the field's path, such as `name`, `skills.0` or `work_experience.1.company`. */
export const Evidence = z.object({
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  fields: z.record(z.string(), FieldEvidence),
})
export type Evidence = z.infer<typeof Evidence>

export const AnalysisEducation = z.object({
  school: z.string().nullable(),
  degree: z.string().nullable(),
  start: z.string().nullable(),
  end: z.string().nullable(),
  description: z.string().nullable(),
})
export type AnalysisEducation = z.infer<typeof AnalysisEducation>

export const AnalysisWork = z.object({
  position: z.string().nullable(),
  company: z.string().nullable(),
  start: z.string().nullable(),
  end: z.string().nullable(),
  duration: z.string().nullable(),
  location: z.string().nullable(),
  description: z.string().nullable(),
})
export type AnalysisWork = z.infer<typeof AnalysisWork>

export const AnalysisProject = z.object({
  name: z.string(),
  description: z.string().nullable(),
  technologies: z.array(z.string()),
  duration: z.string().nullable(),
})
export type AnalysisProject = z.infer<typeof AnalysisProject>

/** A remark on the reading as a whole: `code` is stable, `text` is shown to the person. */
export const AnalysisNote = z.object({ code: z.string(), text: z.string() })
export type AnalysisNote = z.infer<typeof AnalysisNote>

/** What was read from a resume. What the resume does not say is null or empty, never made up. */
export const ResumeAnalysis = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  summary: z.string().nullable(),
  experience_level: z.enum(profileLevels).nullable(),
  skills: z.array(z.string()),
  education: z.array(AnalysisEducation),
  work_experience: z.array(AnalysisWork),
  projects: z.array(AnalysisProject),
  certifications: z.array(z.string()),
  languages: z.array(z.string()),
  links: z.array(z.string()),
  evidence: Evidence,
  notes: z.array(AnalysisNote),
})
export type ResumeAnalysis = z.infer<typeof ResumeAnalysis>
