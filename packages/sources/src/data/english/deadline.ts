export const otherDate =
  /start date|graduat|begin|interview|available (?:to|from)|semester|conference|program (?:runs|dates|will)|internship (?:dates|runs|period)|must be (?:enrolled|available)|project deadline|tax|founded|effective|updated|degree|onboard|priority deadline|review of applications|born|hired (?:by|before)|raised|series [a-d]\b/i

export const noDeadline =
  /no (?:set |fixed |specific )?deadline|(?:ongoing|rolling) basis(?![^.]{0,60}\b(?:until|through|deadline|by)\b[^.]{0,15}\d)/i

export const isWindow = /window|period|accepting applications from|\d\s*(?:-|–|—|to|through|until)\s*(?:\d|\p{Lu}\p{Ll})/iu

export const deadlineAbove = /appl|closing|deadline/i
