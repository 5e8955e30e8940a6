import { visibleLine } from '@scry/contracts/visible-text'
import { z } from 'zod'
import { foldedAddress } from '../../platform/mail-address.ts'

/**
 * Address as people type it; stored and compared folded. One @, no spaces, no characters that end a mail header, that
 * cannot be seen, or that a mail server reads as other ones: such an address would look like another person's.
 */
const email = z
  .string()
  .max(254)
  .transform(foldedAddress)
  .refine(
    (text) =>
      !/[\p{C}\p{Z}]/u.test(text) &&
      text === text.normalize('NFKC') &&
      /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/.test(text),
    {
      error: 'Value must be a valid email address',
    },
  )
const password = z.string().max(4096)
/** Account and document ids that a client may choose; 'unique()' asks the server for one. */
export const chosenId = z
  .string()
  .refine((text) => text === 'unique()' || /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/.test(text), {
    error: 'Value must be a valid id',
  })
const name = z.string().max(128).transform(visibleLine)
const url = z.string().max(2000)
const secret = z.string().max(256)
const userId = z.string().max(36)

export const AccountBody = z.strictObject({ userId: chosenId, email, password, name: name.nullish() })
export const EmailSessionBody = z.strictObject({ email, password })
export const RecoveryBody = z.strictObject({ email, url })
export const RecoveryUpdateBody = z.strictObject({ userId, secret, password, passwordAgain: password.optional() })
export const VerificationBody = z.strictObject({ url })
export const VerificationUpdateBody = z.strictObject({ userId, secret })
export const PasswordBody = z.strictObject({ password, oldPassword: password.nullish() })
export const NameBody = z.strictObject({ name })
