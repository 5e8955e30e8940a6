import type { ResumeAnalysis } from '@scry/contracts/analysis'
import type { ProfileFields } from '@scry/contracts/profile'
import { emptyProfile, mergeAnalysis, minimalProfile } from '@scry/profile/profile-fields'
import { readingKey as key, readOwn, writeOwn } from '../../session/own-storage.ts'
import type { Reading } from './reading.ts'
import { newRegistration, type RegistrationProgress } from './registration-progress.ts'

/** A chosen resume. After a reload its name and size are known; `file` is null until the person chooses it again. */
export interface ChosenResume {
  name: string
  size: number
  file: File | null
  isSample: boolean
}

/** What was read and what the person made of it (decision 0310, 1). */
export interface Confirmed extends ChosenResume {
  reading: Reading
  fields: ProfileFields
  /** Skills that were read and that the person says they do not have. */
  rejected: string[]
  /** The address as it was typed, once it was. */
  typedEmail: string | null
}

interface Draft {
  confirmed: Omit<Confirmed, 'file'>
  /** The account that was asked for, so that a registration that broke off can go on. */
  begun: Pick<RegistrationProgress, 'userId' | 'email' | 'account'> | null
}

/** Boxes on the page are of use beside the page only, and are never stored (decision 0310, 6). */
function withoutBoxes(analysis: ResumeAnalysis): ResumeAnalysis {
  const places = Object.entries(analysis.evidence.fields).map(([path, place]) => [
    path,
    { ...place, boxes: [], text: '' },
  ])
  return { ...analysis, evidence: { ...analysis.evidence, fields: Object.fromEntries(places) } }
}

/** Keeps a reading with its corrections in this tab, without the PDF and without a password (docs/decisions/0076). */
export function keepReading({ file: _, ...confirmed }: Confirmed, progress: RegistrationProgress | null): void {
  const { analysis } = confirmed.reading
  const reading = { ...confirmed.reading, analysis: analysis && withoutBoxes(analysis) }
  writeOwn(key, { confirmed: { ...confirmed, reading }, begun: begunOf(progress) } satisfies Draft)
}

/** Keeps how far the registration of the reading has come. */
export function keepProgress(progress: RegistrationProgress | null): void {
  const draft = readOwn<Draft | null>(key, null)
  if (draft) writeOwn(key, { ...draft, begun: begunOf(progress) } satisfies Draft)
}

function begunOf(progress: RegistrationProgress | null): Draft['begun'] {
  return progress && { userId: progress.userId, email: progress.email, account: progress.account }
}

export function keptReading(): { confirmed: Confirmed | null; progress: RegistrationProgress | null } {
  const draft = readOwn<Draft | null>(key, null)
  if (!draft) return { confirmed: null, progress: null }
  const { confirmed, begun } = draft
  return {
    // A reading that was kept by an earlier version has none.
    confirmed: { ...confirmed, rejected: confirmed.rejected ?? [], file: null },
    progress: begun && { ...newRegistration(begun.userId, begun.email), account: begun.account },
  }
}

export function dropReading(): void {
  writeOwn(key, null)
}

/** The profile that a reading makes. */
export function profileOf({ analysis }: Reading, upload: { fileName: string; uploadedAt: string }): ProfileFields {
  return analysis ? mergeAnalysis(emptyProfile, analysis, upload) : minimalProfile(upload)
}

/** The corrections of a reading that was kept, laid over a new reading of the same file. */
export function correctedAgain(read: ProfileFields, kept: Confirmed): ProfileFields {
  const { originalFileName, resumeUploadedAt } = kept.fields
  const before = profileOf(kept.reading, { fileName: originalFileName, uploadedAt: resumeUploadedAt ?? '' })
  const corrected = Object.entries(kept.fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ProfileFields]),
  )
  return { ...read, ...Object.fromEntries(corrected) }
}
