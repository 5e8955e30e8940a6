export const entryTitle = /entry-level|(?:new|recent|university|college) (?:college )?grad/

export const associateAtWork =
  /(?:^|\s)associate (?:software|product|data|web|systems?|security|consultant|engineer|developer|analyst|designer|scientist)/

/** A title may end in one with its full stop. */
export const shortened = /\b(?:sr|jr|asst|eng|inc)\.$/i
