/** Words behind the one that says what a title is: 'Software Engineer II', 'Legal Intern'. */
export const behindHead = /^(?:[iv]+|\d+|intern(?:ship)?|trainee|apprentice|junior|senior|jr|sr|student|volunteer)$/
