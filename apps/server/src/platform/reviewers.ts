import type { Config } from '../config.ts'
import { foldedAddress } from './mail-address.ts'

/** Whether somebody may review what others post: a verified account that the host names. It is no type of account (§1.8). */
export function isReviewer(
  { reviewerEmails }: Pick<Config, 'reviewerEmails'>,
  { email, isVerified }: { readonly email: string; readonly isVerified: boolean },
): boolean {
  return isVerified && reviewerEmails.some((one) => foldedAddress(one) === email)
}
