export const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The month in which each ends. */
export const seasons: Readonly<Record<string, number>> = { spring: 4, summer: 7, fall: 11, autumn: 11, winter: 11 }

/** A month or season and a year, or a year alone: 'spring 2027', 'Dec. 2027', '2027'. */
export const classDate =
  /(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|autumn|winter)\p{L}*\.?\s+)?(20[2-4]\d)/giu

export const graduation = /\b(?:graduat(?:ing|ion)|graduates?\s+(?:in|by|before|after|between|no))\b[^.;\n]{0,90}/iuy

export const openEnd = /\b(?:after|since|no\s+earlier\s+than|on\s+or\s+after)\s*$/i

export const noLater = /\b(?:by|before|no\s+later\s+than)\s*$/i

export const orLater = /^\s*(?:or|and)\s+(?:later|after|beyond|onwards?)\b|^\s*onwards?\b/i

/** Who teaches students is not one of them. */
export const besideStudents = /\b(?:with|mentor\w*|tutor\w*|teach\w*|coach\w*|support\w*)\s+(?:\w+\s+){0,2}$/i

export const thirdYear =
  /\b(?:(?:current|rising)\s+(?:college\s+)?juniors?\s*(?:or|and|\/|,)\s*(?:rising\s+)?seniors?|juniors?\s+(?:or|and)\s+seniors?\s+(?:majoring|standing|year|undergrad\w*)|rising\s+seniors?|penultimate[-\s]year|third[-\s]year\s+students?)\b/iuy

export const lastYear = /\b(?:final|last)[-\s]year\s+(?:student|undergrad\w*|of\s+(?:your\s+)?(?:stud\w+|degree))/iuy

export const yearsStudied =
  /\b(?:at\s+least|completed|minimum\s+of)\s+(two|three|2|3)\s+years?\s+of\s+(?:stud\w+|college|university|undergrad\w*)/iuy
