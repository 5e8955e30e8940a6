import type { pagePaths } from '@scry/contracts/page-paths'
import { isLoopback } from '../../config.ts'
import { ProtocolError } from '../../platform/problem-error.ts'

export interface LinkOrigin {
  readonly publicUrl: string | undefined
  /** The address printed at start. */
  ownAddress(): string
}

/**
 * The address that a mail will carry (decision 0310, 8). Of what the client sent only the path counts, and it must be the
 * expected one; the origin is PUBLIC_URL, else the client's if it is a loopback address, else our own.
 */
export function mailedLink(
  url: string,
  path: typeof pagePaths.verifyEmail | typeof pagePaths.resetPassword,
  origin: LinkOrigin,
): string {
  const sent = URL.canParse(url) ? new URL(url) : undefined
  if (!sent || !/^https?:$/.test(sent.protocol) || sent.pathname !== path) {
    throw new ProtocolError(400, 'general_argument_invalid', `Invalid \`url\` param: its path must be ${path}.`)
  }
  if (origin.publicUrl !== undefined) return `${origin.publicUrl}${path}`
  const isOwnMachine = isLoopback(sent.hostname.replace(/^\[|\]$/g, ''))
  return `${isOwnMachine ? sent.origin : origin.ownAddress()}${path}`
}
