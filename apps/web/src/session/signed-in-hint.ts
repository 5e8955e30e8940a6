import { hasHint } from '@scry/contracts/cookies'

/** The server sets this readable cookie beside the session's own, so that a visitor's page asks nothing about an account. */
export const hasSignedInHint = (): boolean => hasHint(document.cookie)
