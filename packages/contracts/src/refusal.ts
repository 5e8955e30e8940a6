// Apart from the schemas, which no page of the web app carries.
import type { AnalysisNote, ResumeAnalysis } from './analysis.ts'

/** The notes of a document that is no resume, so that nothing was taken from it. */
export const refusals = ['cover-letter', 'contract', 'not-a-resume'] as const

/** What a document is instead of a resume; undefined for a resume. */
export const refusalOf = ({ notes }: Pick<ResumeAnalysis, 'notes'>): AnalysisNote | undefined =>
  notes.find(({ code }) => refusals.some((refusal) => refusal === code))
