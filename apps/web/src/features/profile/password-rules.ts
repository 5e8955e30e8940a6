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

/** What a refused change says (§8.27). The server's sentence about a common password is its own. */
export function passwordFailure({ message, type }: { message: string; type: string }): string {
  if (message.includes('Invalid credentials')) return messages.password.currentWrong
  if (type === 'password_dictionary') return messages.password.common
  if (message.includes('Password must be')) return messages.password.tooShort
  return messages.password.changeFailed
}
