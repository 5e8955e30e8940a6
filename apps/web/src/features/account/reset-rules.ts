import { passwordMinLength } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'

/** The first rule that a new password breaks, in the specified order (§5.4-5.8), or null. */
export function passwordProblem(password: string): string | null {
  if (password === '') return messages.fillAllFields
  if (password.length < passwordMinLength) return messages.password.tooShort
  if (!/\p{Ll}/u.test(password)) return messages.password.lower
  if (!/\p{Lu}/u.test(password)) return messages.password.upper
  if (!/\p{Nd}/u.test(password)) return messages.password.digit
  return null
}

/** The same for its repetition (§5.4, §5.9). */
export function confirmProblem(password: string, confirm: string): string | null {
  if (confirm === '') return messages.fillAllFields
  return confirm === password ? null : messages.password.mismatch
}
