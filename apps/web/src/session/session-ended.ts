/** Said at the login to whoever was logged in a moment ago. */
export const sessionEnded = 'Your session has ended. Sign in to continue.'

/** Said to whoever waited for the verification: following the link elsewhere ends the session here (docs/decisions/0041). */
export const endedWhileWaiting =
  'You are signed out here. If you followed the link on another device, your email is verified: sign in to continue.'

/** Whether a message at the login tells of an end; any other tells of something done. */
export const isEnding = (message: string) => message === sessionEnded || message === endedWhileWaiting
