import { AnalysisEducation, AnalysisProject, AnalysisWork, ResumeAnalysis } from '@scry/contracts/analysis'
import { z } from 'zod'

/** What the model is asked for: the analysis without evidence, notes and level, which it cannot know or give. */
export const GeminiAnswer = ResumeAnalysis.omit({ evidence: true, notes: true, experience_level: true }).extend({
  education: z.array(AnalysisEducation).max(30),
  work_experience: z.array(AnalysisWork).max(50),
  projects: z.array(AnalysisProject).max(50),
})
export type GeminiAnswer = z.infer<typeof GeminiAnswer>

/** The same schema in the form in which it is sent along. */
export function geminiAnswerSchema(): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(GeminiAnswer)
  return schema
}
