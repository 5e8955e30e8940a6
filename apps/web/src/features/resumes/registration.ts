import type { ProfileFields } from '@scry/contracts/profile'
import { type Account, createAccount, createSession, getAccount, sendVerification } from '../../calls/account.ts'
import { backendFailure } from '../../calls/backend-failure.ts'
import { createProfile, findProfile, updateProfile } from '../../calls/documents.ts'
import { sayOfSkill } from '../../calls/skills.ts'
import { paths } from '../../paths.ts'
import { writeOwn } from '../../session/own-storage.ts'
import type { RegistrationProgress } from './registration-progress.ts'
import { takenOff } from './TakenOff.tsx'

/** The account is made under this name; the profile carries the real one (§7.11). */
const placeholderName = 'User'

export interface RegistrationInput {
  email: string
  password: string
  fields: ProfileFields
  /** Skills that were read and that the person does not have. */
  rejected?: readonly string[]
}

/**
 * Create the account, sign in, fetch the account, create the profile, send the verification link (§4.4-4.8).
 * `progress` is changed as the steps succeed. A failure of the last step is logged: the verify screen sends it again.
 */
export async function register(progress: RegistrationProgress, input: RegistrationInput): Promise<Account> {
  // Should the account not come, nothing of who was here before is shown in its place.
  if (!progress.signedIn) writeOwn('account', null)
  if (progress.account !== 'made') await makeAccount(progress, input)
  if (!progress.signedIn) {
    await createSession(input.email, input.password)
    progress.signedIn = await getAccount()
  }
  const account = progress.signedIn
  if (!account) throw new Error('')
  if (!progress.profileMade) {
    await saveProfile(account, input.fields)
    for (const skill of takenOff(input.rejected ?? [], input.fields.skills)) {
      // The settings say it again; nobody is kept from their account by it.
      await sayOfSkill(skill, 'rejected').catch((error: unknown) => console.warn('A skill was not rejected.', error))
    }
    progress.profileMade = true
  }
  if (!progress.verificationSent) {
    await sendVerification(new URL(paths.verifyEmail, window.location.origin).href).catch((error: unknown) => {
      console.warn('The verification mail was not sent.', error)
    })
    progress.verificationSent = true
  }
  return account
}

async function makeAccount(progress: RegistrationProgress, input: RegistrationInput): Promise<void> {
  const askedBefore = progress.account === 'asked'
  progress.account = 'asked'
  try {
    await createAccount({
      userId: progress.userId,
      email: input.email,
      password: input.password,
      name: placeholderName,
    })
    progress.account = 'made'
  } catch (error) {
    const { code } = backendFailure(error)
    // The first request may have made the account before its answer was lost; then its password opens it.
    if (code === 409 && askedBefore) {
      await createSession(input.email, input.password).catch(() => {
        throw error
      })
      progress.account = 'made'
      progress.signedIn = await getAccount()
      return
    }
    // A 5xx may come after the account was made: only a refusal is sure.
    if (code >= 400 && code < 500) progress.account = 'none'
    throw error
  }
}

/** One profile per account: a second create answers 409, and the client then updates (decision 0310, 4). */
async function saveProfile(account: Account, fields: ProfileFields): Promise<void> {
  const data = {
    ...fields,
    userId: account.id,
    email: account.email,
    accountType: 'jobseeker',
    isActive: true,
  } as const
  try {
    await createProfile(data)
  } catch (error) {
    if (backendFailure(error).code !== 409) throw error
    const existing = await findProfile(account.id)
    if (!existing) throw error
    await updateProfile(existing.$id, data)
  }
}
