import { passwordMaxLength, passwordMinLength } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import { ProtocolError } from '../../platform/problem-error.ts'
import { isCommonPassword } from './common-password.ts'

/** What holds on every route (decision 0310, 11). `personal` are words that the account itself is known by. */
export function checkPassword(password: string, personal: readonly string[]): void {
  if (password.length < passwordMinLength || password.length > passwordMaxLength) {
    // The words 'Password must be' are what the settings screen looks for (§8.27).
    const range = `between ${passwordMinLength} and ${passwordMaxLength} characters long`
    throw new ProtocolError(400, 'general_argument_invalid', `Password must be ${range}.`)
  }
  if (isCommonPassword(password, personal)) {
    throw new ProtocolError(400, 'password_dictionary', messages.password.common)
  }
}

/** Composition is asked for where a link sets the password, and only there (§5.6-5.8). */
export function checkComposition(password: string): void {
  const missing = [
    [/\p{Ll}/u, messages.password.lower],
    [/\p{Lu}/u, messages.password.upper],
    [/\p{Nd}/u, messages.password.digit],
  ] as const
  for (const [pattern, message] of missing) {
    if (!pattern.test(password)) throw new ProtocolError(400, 'general_argument_invalid', message)
  }
}

/** What a wrong password and an unknown address are told alike. */
export function invalidCredentials(): ProtocolError {
  const message = 'Invalid credentials. Please check the email and password.'
  return new ProtocolError(401, 'user_invalid_credentials', message)
}
