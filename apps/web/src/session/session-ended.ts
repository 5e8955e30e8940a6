/** Said at the login to whoever was logged in a moment ago. */
export const sessionEnded = 'Your session has ended. Sign in to go on.'
