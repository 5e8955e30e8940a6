/** The server sets this readable cookie beside the session's own, so that a visitor's page asks nothing about an account. */
export function hasSignedInHint(): boolean {
  return document.cookie.split('; ').includes('scry_signed_in=1')
}
