import type { Listing, ListingTerm } from '@scry/contracts/listing'
import { calendarDatesIn, isoDate } from './calendar-dates.ts'
import type { Told } from './told.ts'
import type { Wording } from './wording.ts'

const studentWords = [
  'student',
  'enrolled',
  'enrollment',
  'pursuing',
  'matriculat',
  'undergraduate',
  'returning to',
  'working toward',
  'studierend',
  'étudiant',
  'estudiante',
  'immatrikuliert',
  'eingeschrieben',
  'studium',
  'studies',
  'rising ',
  'studente',
  'sophomore',
  'penultimate',
]

const course =
  '(?:degree|bachelor|master|ph\\.?\\s?d|doctora|mba|b\\.?s\\.?c?\\b|m\\.?s\\.?c?\\b|b\\.?a\\b|b\\.?tech|undergrad|graduate|program|diploma|college|universit|school|course|studies|major|accredited|academic|associate|juris|licen|post-secondary|institution|educational)'
/** Whoever is meant must be studying. */
const studying = new RegExp(
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
    `\\b(?:immatrikuliert|eingeschrieben)\\w*|\\bstudierende[r]?\\b|\\bim studium\\b|\\bdu studierst|étudiante?s?\\b|estudiante de\\b|\\bpenultimate[\\s-]year|\\b(?:sophomore|junior|senior)s?(?:\\s*(?:or|,|and|\\/)\\s*(?:sophomore|junior|senior)s?)+\\b[^.\\n]{0,40}(?:college|university|undergrad|year|standing|student)|(?:sophomore|junior|senior)[\\s-](?:standing|year student)`,
  ].join('|'),
  'iu',
)
const others =
  /pursuing (?:a |our |your |their |this )?(?:diverse|new|opportunit|career|goal|passion|dream|excellence|innovat|deal|growth|mission|success|licens|certif|cpa|cfa|project|work|business|partnership|lead|best|bold|ambitious|continu|dead)|students? (?:can|will|use|who use|and (?:teachers|educators|professors|faculty|families|parents|schools)|success|learn|loan|placement|services|affairs|engagement|outcomes|information|data|housing|population|enrollment|records|support|life|conduct|journey)|enrolled (?:in|on|into) (?:our|the (?:plan|benefit|company)|benefit|medical|health|medicare|medicaid|the pension|e-?verify)|(?:our|for|help|teach|support|serve|train|mentor|engag|reach|hundreds|thousands|millions|inspir|empower|educat)\w*\s+(?:[\p{L},]+\s+){0,3}students|teachers?|tutor|k-?12|patients?|tuition|reimbursement|staff, (?:and )?students|faculty|parents|(?:working|work) (?:directly )?(?:with|alongside)\b|per student|student[- ]?(?:facing|centered|athlete|teacher ratio|organi[sz]ation|club|run\b|led\b)/iu
const aPreference = /,?\s*with (?:an? )?(?:strong )?preference\b.*$/iu
const optional =
  /prefer|\ba plus\b|nice to have|bonus|ideal(?:ly)?\b|desired|advantag|not (?:required|necessary|have to|need)|\bis optional|cannot be|must not|not (?:currently|be|an?|a current)? ?(?:enrolled|pursuing|student)|no longer/i
const orFinished =
  /\bor\b[^.;\n]{0,60}?\b(?:recent(?:ly)?|graduated|graduates?\b(?! (?:student|degree|school|program|level|studies|or|in))|completed|finished|hold|have (?:a|an|completed|earned|obtained|attained)|attained|alumni|obtained|earned|equivalent (?:work|practical|professional)|newly)|\b(?:recent(?:ly)?|new) (?:college |university )?grad\w*|\b(?:completed|obtained|earned|attained|have|holding|hold|received|possess|finished)\b[^.;\n]{0,30},?\s*(?:or|\/)\s*(?:are |be |is |currently |actively |in the process|working|pursuing|near)|graduated (?:with)?in|\bcompletion within|(?:degree|diploma|bachelor['’]?s|master['’]?s|ph\.?d\.?)\b[^.;\n]{0,60}\bor\b[^.;\n]{0,40}\b(?:pursuing|enrolled|working towards?|student)/iu

/** Posts that only a student may hold; they say so in the title. */
const studentTitle =
  /\b(?:working student|werkstudent|studentische|student (?:assistant|worker|trainee|intern|nurse intern|employee|job|placement)|student[ae] ?(?:ière|isch)|pflichtpraktik)/i

/** Whether one must be a student. */
export const studentsIn = (words: Wording, title: string): Told<NonNullable<Listing['students']>> | 'title' | null => {
  if (studentTitle.test(title)) return 'title'
  let found: Told<NonNullable<Listing['students']>> | null = null
  const isInternship = /intern|co-?op|stud|praktik|trainee|stage|stagiair|apprentic|fellow/i.test(title)
  for (const sentence of words.sentencesWith(studentWords)) {
    const match = studying.exec(sentence.text)
    if (match === null) continue
    const from = Math.max(0, match.index - 120)
    const text = sentence.text.slice(from, match.index + match[0].length + 220)
    const isList =
      /^[-•*–]/.test(sentence.text) ||
      /qualif|requir|eligib|who you are|looking for|about you|you have|need/i.test(words.lineAbove(sentence.start))
    if (
      optional.test(text.replace(/\([^()]*\)/g, ' ').replace(aPreference, '')) ||
      /\bif you(?:['’]re| are)\b/i.test(text) ||
      /prefer|nice|bonus|plus/i.test(words.lineAbove(sentence.start))
    )
      continue
    if (others.test(text) && !/must|currently|enrolled in (?:an?|their|your)/i.test(text)) continue
    const isDirect =
      /must|currently|actively|require|eligib|looking for|seeking|open to|should|you (?:are|['’]re)|applicants?|candidates?|immatrikul|eingeschrieben|minimum/i.test(
        text,
      )
    if (!isInternship && !isDirect && !isList) continue
    const value = orFinished.test(text) ? 'or-graduates' : 'only'
    // 'A master's degree or studying for one' asks whoever applies for a full-time post for nothing more than the degree.
    if (value === 'or-graduates' && !isInternship && !/student|recent|new grad/i.test(text)) continue
    if (value === 'or-graduates') return { value, sentence }
    found ??= { value, sentence }
  }
  return found
}

const seasonOf: Readonly<Record<string, ListingTerm['season']>> = {
  winter: 'winter',
  spring: 'spring',
  summer: 'summer',
  fall: 'fall',
  autumn: 'fall',
  sommer: 'summer',
  été: 'summer',
  verano: 'summer',
  herbst: 'fall',
  automne: 'fall',
  frühjahr: 'spring',
  primavera: 'spring',
  otoño: 'fall',
  hiver: 'winter',
  zomer: 'summer',
  estate: 'summer',
  printemps: 'spring',
}
const seasonName = `(${Object.keys(seasonOf).join('|')})`
const between = '\\s*(?:\\/|&|and|or|,|-|–|to)\\s*'
const yearName = '(?:20)?([12]\\d)(?!\\d)'
const seasonThenYear = new RegExp(
  `(?<![\\p{L}])${seasonName}(?:${between}${seasonName}(?![\\p{L}]))?(?:${between}${seasonName}(?![\\p{L}]))?(?:\\s*(?:of|term|semester|session|quarter|program(?:me)?|intern(?:ship)?s?|co-?op|analysts?|associates?|,|:|\\(|-|–|—|\\||['’])){0,4}\\s*['’]?(20[1-3]\\d)(?!\\d)`,
  'giu',
)
const yearThenSeason = new RegExp(
  `(?<!\\d)(20[1-3]\\d)\\s*[-–:,(|]?\\s*(?:\\p{L}+\\s+)?${seasonName}(?![\\p{L}])(?:${between}${seasonName}(?![\\p{L}]))?`,
  'giu',
)
const seasonAlone = new RegExp(`(?<![\\p{L}])${seasonName}(?![\\p{L}])`, 'giu')
const shortYear = new RegExp(`(?<![\\p{L}])${seasonName}\\s*['’]${yearName}`, 'giu')

const termOf = (name: string | undefined, year: string | undefined): ListingTerm | null => {
  const season = name === undefined ? undefined : seasonOf[name.toLowerCase()]
  if (season === undefined) return null
  return { season, ...(year !== undefined && { year: Number(year.length === 2 ? `20${year}` : year) }) }
}

/** The terms that a short text names with their years. */
export const termsOf = (text: string): ListingTerm[] => {
  const found: (ListingTerm | null)[] = []
  for (const [, one, two, three, year] of text.matchAll(seasonThenYear))
    found.push(termOf(one, year), termOf(two, year), termOf(three, year))
  for (const [, one, year] of text.matchAll(shortYear)) found.push(termOf(one, year))
  if (found.length === 0)
    for (const [, year, one, two] of text.matchAll(yearThenSeason)) found.push(termOf(one, year), termOf(two, year))
  const terms = found.filter((term) => term !== null)
  return terms.filter(
    (term, at) => terms.findIndex(({ season, year }) => season === term.season && year === term.year) === at,
  )
}

const termTitle =
  /intern|co-?op|praktik|werkstud|stage|stagiair|student|analyst|associate|trainee|placement|apprentic|program|fellow|new grad|graduate|20[1-3]\d/i
const otherSeason =
  /springfield|silver spring|spring (?:boot|framework|mvc|cloud|security|batch|valley|hill|house|branch|tx|lake|grove|park)|spring,|(?:palm|colorado|sandy|cold|warm|hot|coral|saratoga|bonita|sulphur|tarpon|rock|steamboat|winter) springs?\b|winter (?:park|haven|garden|springs|sports|coat)|summer(?:ville|lin|field| camp| school| games| street)|fall (?:protection|prevention|river|risk|arrest|detection)|falls\b/i
const termWords = ['summer', 'spring', 'fall ', 'autumn', 'winter', 'sommer', 'été']
const aboutTerm =
  /intern(?:ship)?s?\b|co-?op|program|term\b|semester|position|role\b|opportunit|start|season|placement|session|dates?|hiring|availab|full[\s-]time|part[\s-]time|work(?:ing)? (?:in|for|during)|join us/i
const notTerm =
  /\baward|contingent|\b(?:summer|spring|fall|winter) \d{4} graduate|graduat|degree|since|class of|founded|launched|raised|return(?:ing)? to|enrolled|matriculat|(?:junior|senior|sophomore|freshman|freshmen|standing) (?:in|by|as of)|completed?|last|previous|past|during the academic|course ?work|pursuing|until|students? (?:in|as of)|entering|semesters? remaining|fall \d{4} (?:or|and) later/i

/** The terms in which an internship or program takes place; the title says it best. */
export const termsIn = (words: Wording, title: string): Told<ListingTerm[]> | 'title' | null => {
  const inTitle = titleTerms(title)
  if (inTitle.length > 0 && inTitle.every(({ year }) => year !== undefined)) return 'title'
  if (
    /intern|co-?op|praktik|werkstud|stage|stagiair|student|placement|fellow|apprentic|graduate|program|new grad|analyst|associate/i.test(
      title,
    )
  ) {
    for (const sentence of words.sentencesWith(termWords)) {
      if (!/20[1-3]\d|['’][12]\d/.test(sentence.text)) continue
      for (const clause of sentence.text.split(/[;()]|,\s(?=with|graduat|and (?:must|should|be))/)) {
        const terms = termsOf(clause)
        const [first] = terms
        if (
          first === undefined ||
          notTerm.test(clause) ||
          !aboutTerm.test(`${sentence.text} ${words.lineAbove(sentence.start)}`)
        )
          continue
        if (inTitle.length > 0 && !terms.some(({ season }) => inTitle.some((one) => one.season === season))) continue
        return { value: terms, sentence }
      }
    }
  }
  return inTitle.length > 0 ? 'title' : null
}

/** The terms that a title names: 'Intern, Summer 2027', 'Fall/Spring Co-op'. */
export const titleTerms = (title: string): ListingTerm[] => {
  if (!/summer|spring|fall|autumn|winter|sommer|été|verano|herbst|automne|hiver|zomer/i.test(title)) return []
  const bare = title.replace(new RegExp(otherSeason.source, 'giu'), ' ')
  const terms = termsOf(bare)
  if (terms.length > 0) return termTitle.test(title) ? terms : []
  if (!/intern|co-?op|praktik|werkstud|stage|stagiair|analyst|associate program|student|placement|fellow/i.test(title))
    return []
  const seasons = [...bare.matchAll(seasonAlone)]
    .map(([, name]) => termOf(name, undefined))
    .filter((term) => term !== null)
  return seasons.filter(({ season }, at) => seasons.findIndex((one) => one.season === season) === at)
}

const startWords = [
  'from jan',
  'from feb',
  'from mar',
  'from apr',
  'from may',
  'from jun',
  'from jul',
  'from aug',
  'from sep',
  'from oct',
  'from nov',
  'from dec',
  'à partir',
  'dès ',
  'start',
  'begin',
  'commenc',
  'eintritt',
  'début',
  'incorporación',
]
const starting =
  /(?:à partir de|\bdès|(?:internship|contract|position|program|hours?\/week|weeks?|based in)\b[^.;\n]{0,60}\bfrom|sometime between|start(?:ing|s)?|begin(?:s|ning)?|commenc(?:e|es|ing|ement)|eintritt(?:sdatum|stermin)?|début|incorporación)\s*(?:date|day|of employment|timing|period|time|(?:(?:the|your|this|our|an?)\s+)?(?:internship|position|role|work|job|program|employment))?s?\s*(?:\(?[^\d:.;()\n]{0,25}\))?\s*(?:is|are|will be|would be|by|in|on|from|around|of|as of|no later than|as early as|date|for this (?:role|position)|the week of|week of|late|early|mid|end of|beginning|either|between|anticipated|expected|target(?:ed)?|estimated|:|–|-|~|,|approximately|as soon as|the|first|summer|spring|fall|winter|monday|tuesday|wednesday|thursday|friday|after|before|possible|any time)*\s*$/iu
const notStart =
  /interview|application|founded|since|compan(?:y|ies)|series|funding|launch|review|effective|benefit|salary|pay (?:range|rate)|posting|hearing|office (?:policy|attendance|hours)|days? per week|days? (?:a|in)|graduat|plan to expand|we will be|rto\b|hybrid|onsite|in[- ]office|policy|applications?|fiscal|quarter|we started|policies/i
const aboutStart =
  /start[\s-]*date|position|role|intern|program|co-?op|term|employment|job|candidate|you|availab|contract|duration|onboard|assignment|training|class|cohort|fellow|(?:able|ability|can) (?:to )?start|eintritt|beginn|incorporación|début|\bstart\s*:|starting/i

/** When the work begins: '2027-06-15' or '2027-06'. */
export const startDateIn = (words: Wording, dayFirst?: boolean): Told<string> | null => {
  for (const sentence of words.labelledWith(startWords)) {
    const { text } = sentence
    if (!/20\d\d|['’]\d\d|[/.]\d\d/.test(text)) continue
    for (const date of calendarDatesIn(text, dayFirst)) {
      const value = isoDate(date)
      const before = text.slice(Math.max(0, date.start - 110), date.start)
      const after = text.slice(date.end, date.end + 30)
      const isSaid = starting.test(before) || /^\s*(?:\(?(?:start|begin|commenc)\w*\b|start\b)/i.test(after)
      if (value === null || !isSaid || notStart.test(before) || !aboutStart.test(before + after)) continue
      if (date.year !== undefined && date.year < 2010) continue
      return { value, sentence }
    }
  }
  return null
}
