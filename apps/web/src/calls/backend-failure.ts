import { messages } from '@scry/contracts/messages'

/**
 * What a failed call says: `code` is the HTTP status, 0 when nothing of ours answered (§8.7). `message` is always a
 * sentence for a person, or empty where the specified line says it all; never the words of a library or of a proxy.
 */
export interface BackendFailure {
  code: number
  message: string
  type: string
}

export const unreachable = 'The server could not be reached. Check your connection.'
export const notOurs = 'The server did not answer properly. Try again in a moment.'
const ourFault = 'Something went wrong in your browser. Try again.'
const notTaken = 'The server did not accept it. Check what you typed, then try again.'

/** Something else than our server answered, such as the login page of a network. */
export class NotOurAnswer extends Error {
  override name = 'NotOurAnswer'
}

/** What browsers say of a request or of code that never came. */
const lost = /failed to fetch|networkerror|load failed|network connection was lost|importing a module|imported module/i

/** Answers of the protocol whose own words are for programmers. */
const sentences: Readonly<Record<string, string>> = {
  general_unauthorized_scope: 'You are signed out. Sign in again.',
  user_unauthorized: 'Your account may not do this.',
  user_already_exists: messages.signup.exists,
  user_not_found: messages.recovery.unknown,
  user_invalid_token: '',
  user_email_already_verified: 'Your email is already verified.',
  document_not_found: 'It has been deleted. Load the page again.',
  document_already_exists: 'It already exists. Load the page again.',
  general_unknown_origin: notOurs,
  general_route_not_found: notOurs,
  general_bad_request: notOurs,
  general_query_invalid: notOurs,
}

/** Statuses that anything between here and the server may answer with. */
const byStatus = new Map([
  [413, 'What you sent is too large. Make it shorter, or choose a smaller file.'],
  [429, 'Too many requests. Wait a little, then try again.'],
])

/** Reads a thrown value without importing the SDK. */
export function backendFailure(error: unknown): BackendFailure {
  if (!(error instanceof Error)) return { code: 0, message: '', type: '' }
  const { code, type, status, sentence } = error as Error & Record<'code' | 'type' | 'status' | 'sentence', unknown>
  // A call of `/api` has sorted its answer already.
  if (typeof sentence === 'string') {
    return {
      code: typeof status === 'number' ? status : 0,
      message: sentence,
      type: typeof code === 'string' ? code : '',
    }
  }
  // Our server names a type with every error; what has none is not from it.
  if (typeof code === 'number' && typeof type === 'string' && type !== '') {
    return { code, message: wordsOf(type, error.message), type }
  }
  if (lost.test(error.message)) return { code: 0, message: unreachable, type: '' }
  if (typeof code === 'number' && code > 0) return { code, message: byStatus.get(code) ?? notOurs, type: '' }
  // A JSON answer that broke off in the middle is a SyntaxError.
  if (error instanceof NotOurAnswer || error instanceof SyntaxError || error.name === 'AppwriteException')
    return { code: 0, message: notOurs, type: '' }
  return { code: 0, message: error.message === '' ? '' : ourFault, type: '' }
}

/** The server's sentence, unless it names a parameter of the call. */
function wordsOf(type: string, message: string): string {
  const sentence = sentences[type]
  if (sentence !== undefined) return sentence
  // The specification looks for these words (§8.27).
  const password = /Password must be.*/.exec(message)
  if (password) return password[0]
  if (/^Invalid document structure|^Param "/.test(message)) return notTaken
  if (/^Invalid `/.test(message)) return message.includes('`email`') ? messages.email.invalid : notTaken
  return message
}

/** Whether our server says that nobody is logged in; a page of a network between says nothing about that. */
export function saysLoggedOut(error: unknown): boolean {
  const { code, type } = backendFailure(error)
  return code === 401 && (type === 'general_unauthorized_scope' || type === 'not-logged-in')
}
