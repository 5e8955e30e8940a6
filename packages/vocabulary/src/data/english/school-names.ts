/** '12th year of school' says how far somebody came, not where. */
export const yearOfSchool =
  /^\d{1,2}(?:st|nd|rd|th) (?:year|grade|class)(?: (?:of|in|at))?(?: (?:high|secondary|middle|primary))? school(?:ing)?$/i

export const schoolDiploma = /\bschool (?:leaving )?(?:certificate|diploma|examination)$/i

/** The name of no school in particular. */
export const anySchool = /^(?:high school|school|college|university)$/i
