export const teachesModels = /\bai (?:trainers?|tutors?|training for)\b/i

/** 'Education Specialist' and 'Pharmacy Liaison' are no teacher and no pharmacist: of these work a discipline alone says nothing. */
export const officePost =
  /\b(?:manager|director|specialist|liaison|coordinator|consultant|program|executive|partner|supervisor|officer|head|president|vp|administrator|advisor|associate|analyst)\b/i
