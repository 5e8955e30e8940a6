import type { Account } from '../../calls/account.ts'

/** How far a registration has come. A retry goes on from there instead of meeting its own account. */
export interface RegistrationProgress {
  userId: string
  email: string
  /** 'asked': the request went out and its answer never came. */
  account: 'none' | 'asked' | 'made'
  signedIn: Account | null
  profileMade: boolean
  verificationSent: boolean
}

export function newRegistration(userId: string, email: string): RegistrationProgress {
  return { userId, email, account: 'none', signedIn: null, profileMade: false, verificationSent: false }
}
