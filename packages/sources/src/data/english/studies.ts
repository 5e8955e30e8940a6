const course =
  '(?:degree|bachelor|master|ph\\.?\\s?d|doctora|mba|b\\.?s\\.?c?\\b|m\\.?s\\.?c?\\b|b\\.?a\\b|b\\.?tech|undergrad|graduate|program|diploma|college|universit|school|course|studies|major|accredited|academic|associate|juris|licen|post-secondary|institution|educational)'

export const others =
  /pursuing (?:a |our |your |their |this )?(?:diverse|new|opportunit|career|goal|passion|dream|excellence|innovat|deal|growth|mission|success|licens|certif|cpa|cfa|project|work|business|partnership|lead|best|bold|ambitious|continu|dead)|students? (?:can|will|use|who use|and (?:teachers|educators|professors|faculty|families|parents|schools)|success|learn|loan|placement|services|affairs|engagement|outcomes|information|data|housing|population|enrollment|records|support|life|conduct|journey)|enrolled (?:in|on|into) (?:our|the (?:plan|benefit|company)|benefit|medical|health|medicare|medicaid|the pension|e-?verify)|(?:our|for|help|teach|support|serve|train|mentor|engag|reach|hundreds|thousands|millions|inspir|empower|educat)\w*\s+(?:[\p{L},]+\s+){0,3}students|teachers?|tutor|k-?12|patients?|tuition|reimbursement|staff, (?:and )?students|faculty|parents|(?:working|work) (?:directly )?(?:with|alongside)\b|per student|student[- ]?(?:facing|centered|athlete|teacher ratio|organi[sz]ation|club|run\b|led\b)/iu

export const aPreference = /,?\s*with (?:an? )?(?:strong )?preference\b.*$/iu

export const optional =
  /prefer|\ba plus\b|nice to have|bonus|ideal(?:ly)?\b|desired|advantag|not (?:required|necessary|have to|need)|\bis optional|cannot be|must not|not (?:currently|be|an?|a current)? ?(?:enrolled|pursuing|student)|no longer/i

export const orFinished =
  /\bor\b[^.;\n]{0,60}?\b(?:recent(?:ly)?|graduated|graduates?\b(?! (?:student|degree|school|program|level|studies|or|in))|completed|finished|hold|have (?:a|an|completed|earned|obtained|attained)|attained|alumni|obtained|earned|equivalent (?:work|practical|professional)|newly)|\b(?:recent(?:ly)?|new) (?:college |university )?grad\w*|\b(?:completed|obtained|earned|attained|have|holding|hold|received|possess|finished)\b[^.;\n]{0,30},?\s*(?:or|\/)\s*(?:are |be |is |currently |actively |in the process|working|pursuing|near)|graduated (?:with)?in|\bcompletion within|(?:degree|diploma|bachelor['’]?s|master['’]?s|ph\.?d\.?)\b[^.;\n]{0,60}\bor\b[^.;\n]{0,40}\b(?:pursuing|enrolled|working towards?|student)/iu

export const otherSeason =
  /springfield|silver spring|spring (?:boot|framework|mvc|cloud|security|batch|valley|hill|house|branch|tx|lake|grove|park)|spring,|(?:palm|colorado|sandy|cold|warm|hot|coral|saratoga|bonita|sulphur|tarpon|rock|steamboat|winter) springs?\b|winter (?:park|haven|garden|springs|sports|coat)|summer(?:ville|lin|field| camp| school| games| street)|fall (?:protection|prevention|river|risk|arrest|detection)|falls\b/i

export const aboutTerm =
  /intern(?:ship)?s?\b|co-?op|program|term\b|semester|position|role\b|opportunit|start|season|placement|session|dates?|hiring|availab|full[\s-]time|part[\s-]time|work(?:ing)? (?:in|for|during)|join us/i

export const notTerm =
  /\baward|contingent|\b(?:summer|spring|fall|winter) \d{4} graduate|graduat|degree|since|class of|founded|launched|raised|return(?:ing)? to|enrolled|matriculat|(?:junior|senior|sophomore|freshman|freshmen|standing) (?:in|by|as of)|completed?|last|previous|past|during the academic|course ?work|pursuing|until|students? (?:in|as of)|entering|semesters? remaining|fall \d{4} (?:or|and) later/i

export const notStart =
  /interview|application|founded|since|compan(?:y|ies)|series|funding|launch|review|effective|benefit|salary|pay (?:range|rate)|posting|hearing|office (?:policy|attendance|hours)|days? per week|days? (?:a|in)|graduat|plan to expand|we will be|rto\b|hybrid|onsite|in[- ]office|policy|applications?|fiscal|quarter|we started|policies/i

/** Whoever is meant must be studying. */
export const studying = new RegExp(
  [
    `\\b(?:enrolled|matriculated)\\b[^.;\\n]{0,80}?${course}`,
    `\\b(?:currently|must be|actively) enrolled (?:in|as|at)\\b|\\b(?:current|active|full[\\s-]time) (?:\\p{L}+ )?enrollment\\b|(?:^|[-•*–:]\\s*)enrollment in an?\\b|enrollment in\\b[^.;\\n]{0,60}\\brequired`,
    `\\b(?:currently|actively|presently|be|are|is|you['’]re|must be|those)\\s+(?:also\\s+)?(?:pursuing|studying|completing|working towards?)\\b[^.;\\n]{0,80}?(?:${course}|in\\s+\\p{Lu})`,
    `(?:^|[-•*–:]\\s*)(?:must be )?(?:pursuing|working towards?|studying|completing)\\b[^.;\\n]{0,60}?${course}`,
    `\\b(?:pursuing|working towards?)\\s+(?:an?|your|their|the|either)\\b[^.;\\n]{0,50}?${course}`,
    `\\b(?:current|full[\\s-]time|part[\\s-]time|enrolled|matriculated|active)(?:\\s+(?:full[\\s-]time|university|college|undergrad\\w*|graduate|master['’]?s?|bachelor['’]?s?|uni|mba|ph\\.?d\\.?|law|nursing|high school|third[\\s-]year|and|or|\\/))*\\s+students?\\b(?!\\s+(?:loan|support|success|services|experience|placement|affairs|information|data|housing))`,
    `\\b(?:must be|be|you are|you['’]re|are you|looking for|seeking|for)\\s+an?\\s+(?:[\\p{L}\\p{N}’'-]+,?\\s+){0,5}students?\\b(?!\\s+(?:loan|success|services|experience|placement|affairs|information|ambassador program))`,
    `(?:^|[-•*–:]\\s*)(?:an?\\s+)?(?:undergraduate|graduate|college|university|master['’]?s?|ph\\.?d\\.?|bachelor['’]?s?|mba|postgraduate)(?:\\s*(?:or|and|\\/|,)\\s*(?:undergraduate|graduate|college|university|master['’]?s?|ph\\.?d\\.?|postgraduate))*\\s+students?\\b`,
    `\\brising\\s+(?:(?:college|university|undergraduate)\\s+)?(?:sophomore|junior|senior|third|fourth|second)`,
    `\\breturn(?:ing)?\\s+to\\s+(?:(?:an?|your|the|their|full[\\s-]time)\\s+)*(?:academic|degree|school|universit|college|studies|stud(?:y|ies)|undergraduate|graduate|program|education|classes)`,
    `\\bpenultimate[\\s-]year|\\b(?:sophomore|junior|senior)s?(?:\\s*(?:or|,|and|\\/)\\s*(?:sophomore|junior|senior)s?)+\\b[^.\\n]{0,40}(?:college|university|undergrad|year|standing|student)|(?:sophomore|junior|senior)[\\s-](?:standing|year student)`,
  ].join('|'),
)

/** Titles of posts that students hold; those that may be held for a term; those that are, where a season is named without a year. */
export const studentPosts = /intern|co-?op|stud|trainee|apprentic|fellow/
export const termPosts = /intern|co-?op|student|placement|fellow|apprentic|graduate|program|new grad|analyst|associate/
export const seasonPosts = /intern|co-?op|analyst|associate program|student|placement|fellow/

/** What stands between a word of beginning and its day. */
export const startTail =
  /\s*(?:date|day|of employment|timing|period|time|(?:(?:the|your|this|our|an?)\s+)?(?:internship|position|role|work|job|program|employment))?s?\s*(?:\(?[^\d:.;()\n]{0,25}\))?\s*(?:is|are|will be|would be|by|in|on|from|around|of|as of|no later than|as early as|date|for this (?:role|position)|the week of|week of|late|early|mid|end of|beginning|either|between|anticipated|expected|target(?:ed)?|estimated|:|–|-|~|,|approximately|as soon as|the|first|summer|spring|fall|winter|monday|tuesday|wednesday|thursday|friday|after|before|possible|any time)*\s*$/iu

/** A heading of what is asked for. */
export const demandAbove = /qualif|requir|eligib|who you are|looking for|about you|you have|need/i

/** A heading of what is only wished for. */
export const wishedAbove = /prefer|nice|bonus|plus/i

export const alsoStudents = /must|currently|enrolled in (?:an?|their|your)/i

export const newcomers = /student|recent|new grad/i

/** Where a clause of a term ends. */
export const newClause = /[;()]|,\s(?=with|graduat|and (?:must|should|be))/

export const startBehind = /^\s*(?:\(?(?:start|begin|commenc)\w*\b|start\b)/i

/** What may stand between a season and its year: 'Summer Internship Program 2027'. */
export const seasonBehind =
  /of|term|semester|session|quarter|program(?:me)?|intern(?:ship)?s?|co-?op|analysts?|associates?/iu
