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

/** What a refused change says (§8.27), and below it the server's sentence where the line does not name the cause (readings 3). */
export function passwordFailure({ message, type }: { message: string; type: string }): { line: string; cause: string } {
  if (message.includes('Invalid credentials')) return { line: messages.password.currentWrong, cause: '' }
  if (type === 'password_dictionary') return { line: messages.password.common, cause: '' }
  if (message.includes('Password must be')) return { line: messages.password.tooShort, cause: '' }
  return { line: messages.password.changeFailed, cause: message }
}
