/** What follows a list of subjects in its sentence. */
export const listEnd =
  /(?:,|\band\b|\bor\b)?\s*\b(?:with|graduat\p{L}*|expect\p{L}*|returning|at\s+an?|at\s+the|from|who|plus|during|currently|while|and\s+(?:have|are|be|a|an|able|looking)|or\s+(?:have|equivalent|recently|a\s+recent|are|be)|preferred|required|in\s+(?:the|an?|your)|for\s+the|by\s+\p{L}+\s+\d|to\s+\p{L}+|as\s+of|is|are|will)\b.*$/iu

/** Whoever says so takes students of other subjects too. */
export const takesOthers =
  /\b(?:any|all|every|other|different|various|regardless|stem|quantitative|technical\s+(?:field|discipline|degree|major|subject)|technology[- ]related|analytical|interdisciplinary|equivalent|etc)\b/iu

export const besideStudents =
  /\b(?:with|for|help\p{L}*|mentor\p{L}*|tutor\p{L}*|teach\p{L}*|coach\p{L}*|support\p{L}*|our|by|among|serv\p{L}*)\s+(?:\p{L}+\s+){0,2}$/iu

export const noSubject =
  /^(?:(?:or|and)\s+)?(?:an?\s+|the\s+|another\s+)?(?:closely\s+)?(?:related|relevant|similar|adjacent|comparable|applicable|associated|equivalent)\b|^\s*$/iu
