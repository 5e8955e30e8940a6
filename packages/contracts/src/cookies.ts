/** The names of our cookies; where the browser speaks HTTPS, those with a secret are bound to the origin by their name. */
export const sessionCookie = 'a_session_scry'
export const deviceCookie = 'a_device_scry'
export const boundToOrigin = (name: string): string => `__Host-${name}`

/** Readable by scripts and without any secret: the browser asks for the account only when it stands. */
export const hintCookie = 'scry_signed_in'

/** Whether cookies as a browser sends or shows them tell that somebody is signed in. */
export const hasHint = (cookies: string | undefined): boolean =>
  cookies?.split('; ').includes(`${hintCookie}=1`) === true
