/** Words of a list as a terminal may show them: none of their signs moves the cursor or is a command. */
export const shownText = (text: string): string => text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')
