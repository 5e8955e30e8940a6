/**
 * Lines that a source ran together: 'QualificationsBachelor’s degree3-5 years in sales'. A line begins where a small letter
 * is followed at once by a number of years, or by a capitalised word that requirements begin with.
 */
export const runTogether =
  /([a-z][.:;)]?)(?=\d{1,2}\s?(?:\+|[-–]\s?\d{1,2}\+?)?\s*(?:years?|yrs)\b|(?:Bachelor|Master|Minimum|Must|Qualif|Requirement|Required|Responsibilit|Experience|Education|Strong|Ability|Demonstrated|Excellent|Proficien|Knowledge|Benefits|Preferred|Basic)[a-z]*(?:['’]s)?\s)/g
