import { passwordMinLength } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'

/** §3.36 */
export interface PasswordForm {
  currentPassword: string
  newPassword: string
  confirmPassword: string
}

export const emptyPassword: PasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** New and confirm must match, at least 8 characters (§5.19, §5.20). */
export function passwordProblems(form: PasswordForm): Partial<Record<keyof PasswordForm, string>> {
  if (form.newPassword !== form.confirmPassword) return { confirmPassword: messages.password.newMismatch }
  if (form.newPassword.length < passwordMinLength) return { newPassword: messages.password.tooShort }
  return {}
}

/** What a refused change says: the specified line (§8.27), and below it the reason where the line does not name it. */
export function passwordFailure({ message }: { message: string }): { line: string; cause: string } {
  if (message.includes('Invalid credentials')) return { line: messages.password.currentWrong, cause: '' }
  // The server names the greatest length too.
  if (message.includes('Password must be')) return { line: messages.password.tooShort, cause: message }
  return { line: messages.password.changeFailed, cause: message }
}
