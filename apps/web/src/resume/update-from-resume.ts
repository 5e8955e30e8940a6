import type { ResumeAnalysis } from '@scry/contracts/analysis'
import { resumeMaxBytes } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import type { Profile, ProfileFields } from '@scry/contracts/profile'
import { notShown } from '@scry/profile/not-shown'
import { emptyProfile, mergeAnalysis } from '@scry/profile/profile-fields'
import { backendFailure, saysLoggedOut } from '../calls/backend-failure.ts'
import { CallError } from '../calls/call.ts'
import { createProfile, findProfile, type Stored, updateProfile } from '../calls/documents.ts'
import { analyse, analyseWithModel } from '../calls/resumes.ts'
import { hopeless, onlyOne, tooLarge } from './file-faults.ts'

export type UpdateStage = 'reading' | 'saving'

/** The update stopped. `message` is the specified one, `sentence` says the cause below it (decision 0310, 3). */
export class ResumeUpdateFailure extends Error {
  override name = 'ResumeUpdateFailure'
  readonly sentence: string
  constructor(message: string, sentence: string) {
    super(message)
    this.sentence = sentence
  }
}

/** What is wrong with files chosen on the dashboard or in the settings, or null (§5.11). */
export function resumeUpdateProblem([file, ...more]: readonly File[]): string | null {
  if (!file) return messages.resume.none
  if (more.length > 0) return onlyOne
  if (!file.name.toLowerCase().endsWith('.pdf')) return messages.resume.notPdf
  return file.size > resumeMaxBytes ? tooLarge : null
}

/** The server, then its language model (§8.2-8.4). There is no third fallback on an update. */
async function analyseForUpdate(file: File, signal: AbortSignal): Promise<ResumeAnalysis> {
  let sentence = ''
  try {
    return await analyse(file, signal)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    sentence = error.sentence
    if (hopeless.has(error.code)) throw new ResumeUpdateFailure(messages.resume.failed, sentence)
    console.warn(messages.resume.failed, sentence)
  }
  try {
    return await analyseWithModel(file, signal)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    console.warn(messages.resume.geminiFailed, error.sentence)
    throw new ResumeUpdateFailure(messages.resume.bothFailed, sentence)
  }
}

interface UpdateOptions {
  account: { id: string; email: string } | null
  file: File
  signal: AbortSignal
  onStage: (stage: UpdateStage) => void
  uploadedAt: string
}

export interface ResumeUpdate {
  profile: Stored<Profile>
  /** The profile that was overwritten. */
  before: Stored<Profile> | null
  /** What the resume says and the profile has no room for. */
  notShown: string[]
}

/** Reads a resume into the profile of the person who is logged in; an account without a profile gets one (§7.24, §8.5, §8.6). */
export async function updateFromResume(options: UpdateOptions): Promise<ResumeUpdate> {
  const loggedOut = () =>
    new ResumeUpdateFailure(messages.resume.notLoggedIn, 'Sign in again and choose the file again.')
  const { account } = options
  if (!account) throw loggedOut()
  return readInto({ ...options, account }).catch((error: unknown) => {
    // The session ended since this page was opened.
    throw saysLoggedOut(error) ? loggedOut() : error
  })
}

async function readInto({
  account,
  file,
  signal,
  onStage,
  uploadedAt,
}: UpdateOptions & { account: { id: string; email: string } }): Promise<ResumeUpdate> {
  if (file.size === 0) throw new ResumeUpdateFailure(messages.resume.noData, 'The file is empty. Choose it again.')
  onStage('reading')
  const analysis = await analyseForUpdate(file, signal)
  signal.throwIfAborted()
  onStage('saving')
  const existing = await findProfile(account.id)
  signal.throwIfAborted()
  const upload = { fileName: file.name, uploadedAt }
  const overwrite = async (before: Stored<Profile>) => ({
    profile: await updateProfile(before.$id, mergeAnalysis(before, analysis, upload)),
    before,
    notShown: notShown(analysis, emptyProfile),
  })
  if (existing) return overwrite(existing)
  const fields = mergeAnalysis(emptyProfile, analysis, upload)
  const owner = { userId: account.id, email: account.email, accountType: 'jobseeker', isActive: true } as const
  try {
    return {
      profile: await createProfile({ ...fields, ...owner }),
      before: null,
      notShown: notShown(analysis, emptyProfile),
    }
  } catch (error) {
    // One profile per account: another tab made it meanwhile (decision 0310, 4).
    const made = backendFailure(error).code === 409 ? await findProfile(account.id) : null
    if (!made) throw error
    return overwrite(made)
  }
}

/**
 * Writes back what an update changed; a field that was edited since keeps that. It counts as one more update, dated `now`,
 * so that file name and words belong together again; the version goes on counting (§4.17). Of a resume that was deleted
 * since nothing is left to take back.
 */
export async function undoResumeUpdate(
  { profile: updated, before }: { profile: Stored<Profile>; before: Stored<Profile> },
  now: string,
): Promise<Stored<Profile>> {
  const current = (await findProfile(updated.userId)) ?? updated
  if (!current.hasResume) return current
  const names = (Object.keys(emptyProfile) as (keyof ProfileFields)[]).filter(
    (name) => isSame(current[name], updated[name]) && !isSame(updated[name], before[name]),
  )
  const own = Object.fromEntries(names.map((name) => [name, before[name]])) as Partial<ProfileFields>
  // An update that does not say these has none.
  const { originalFileName, unshown } = current
  return updateProfile(updated.$id, { originalFileName, unshown, ...own, resumeUploadedAt: now })
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
