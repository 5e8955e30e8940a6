import type { ResumeAnalysis } from '@scry/contracts/analysis'
import type { ResumeCheck } from '@scry/contracts/resume-check'
import type { analyzeResume, checkResume, extractEmail, geminiAnalyzeResume } from '@scry/contracts/resume-routes'
import { paths } from '../paths.ts'
import { call } from './call.ts'

/** POST /api/extract-email (§7.23); empty when the resume has none. */
export async function findEmail(file: File, signal: AbortSignal): Promise<string> {
  const input = { file: { field: 'resume', file }, signal }
  return (await call<typeof extractEmail>('POST /api/extract-email', input)).email
}

/** POST /api/analyze-resume (§7.20). */
export async function analyse(file: File, signal: AbortSignal): Promise<ResumeAnalysis> {
  const input = { file: { field: 'resume', file }, signal }
  return (await call<typeof analyzeResume>('POST /api/analyze-resume', input)).analysis
}

/** POST /api/check-resume. */
export async function checkFile(file: File, signal: AbortSignal): Promise<ResumeCheck> {
  const input = { file: { field: 'resume', file }, signal }
  return (await call<typeof checkResume>('POST /api/check-resume', input)).check
}

/** The fallback, POST /api/gemini-analyze-resume (§7.21). */
export async function analyseWithModel(file: File, signal: AbortSignal): Promise<ResumeAnalysis> {
  const input = { file: { field: 'file', file }, signal }
  return (await call<typeof geminiAnalyzeResume>('POST /api/gemini-analyze-resume', input)).analysis
}

/** The resume of an invented person, to try the product with. */
export async function fetchSampleResume(signal: AbortSignal): Promise<File> {
  const response = await fetch(paths.sampleResume, { signal })
  const isPdf = response.headers.get('content-type')?.startsWith('application/pdf') === true
  if (!response.ok || !isPdf) throw new Error('The sample resume is not here.')
  return new File([await response.blob()], 'sample-resume.pdf', { type: 'application/pdf' })
}
