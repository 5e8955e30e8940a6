/** Nobody is called so without the licence; 'nurse' alone may be a practical one. */
export const licensedNurse = /\b(?:registered|charge|icu|er)\s+nurse\b|\bnurse\s+practitioner\b|\brn\b/i

/** Whoever helps nurses, and whoever is none: the assistant of a ward's management is one. */
export const nurseAide = /\b(?:assistant|aide)\b(?!\s+(?:nurse\s+)?(?:manager|director|supervisor))/i

export const noNurse =
  /^(?:aspiring|future)\b|\brecruit(?:er|ment|ing)\b|\b(?:dental|vet|veterinary|nursery)\s+nurs(?:e|es|ing)\b/i
