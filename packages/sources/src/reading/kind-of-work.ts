import type { ListingLevel, Workplace } from '@scry/contracts/enumerations'
import { levelOfTitle } from '@scry/vocabulary/titles'

/** In the order in which they are looked for: 'Full-time internship' is an internship. */
const types: readonly (readonly [string, RegExp])[] = [
  [
    'internship',
    /\bintern(?:ship)?s?\b|\bco-?op\b|praktik|werkstud|stagiair|stagiaire|\bstage\b|becari|prácticas|tirocini|working student/i,
  ],
  ['apprenticeship', /apprentic|ausbildung|alternance|lehre\b/i],
  ['freelance', /freelanc|\bgig\b/i],
  ['contract', /\bcontract(?:or)?\b|fixed[\s_-]?term|\bcdd\b|befristet|consultant|\bb2b\b/i],
  ['temporary', /\btemp(?:orary)?\b|seasonal|intermittent|\bterm\b/i],
  ['volunteer', /volunteer|ehrenamt/i],
  [
    'part-time',
    /part[\s_-]?time|parttime|teilzeit|temps partiel|media jornada|tempo parziale|deeltijd|per diem|\bprn\b/i,
  ],
  [
    'full-time',
    /full[\s_-]?time|fulltime|vollzeit|temps plein|permanent|regular|festanstellung|\bcdi\b|jornada completa|voltijd|direct hire|new[\s_-]?grad/i,
  ],
]
const typeIn = (text: string): string | undefined =>
  types.find(([, words]) => words.test(text.replaceAll('_', '-')))?.[0]

/** Nobody with this in the title is an intern: a person who runs internships. */
const runsInternships =
  /\b(?:manager|director|head|coordinator|recruiter|lead|specialist|advisor|adviser|supervisor)\b[^|]*\b(?:intern|internship|co-?op)s?\s*(?:program(?:me)?s?|recruit\p{L}*|relations|placements?)?$|\b(?:internship|co-?op) (?:program(?:me)?s? )?(?:manager|director|coordinator|recruiter|specialist|advisor|lead|supervisor)\b|recruiter|talent acquisition/iu

const isOfIntern = (title: string): boolean =>
  !runsInternships.test(title) || /\bintern$|^intern\b|internship$/i.test(title.replace(/\s*[(,–-].*$/, ''))

/** What a title says of the kind of work and of its level. */
export interface ReadTitle {
  readonly title: string
  readonly isInternship: boolean
  readonly level: ReturnType<typeof levelOfTitle>
}

export const readTitle = (title: string): ReadTitle => {
  const level = levelOfTitle(title)
  return { title, level, isInternship: level === 'intern' && isOfIntern(title) }
}

/** What a title says of its kind of work besides internships: words that are no work themselves, as 'Contract Manager' is. */
const titleTypes: readonly (readonly [string, RegExp])[] = [
  [
    'apprenticeship',
    /\bausbildung(?:splatz)?\b(?!s)|auszubildende|\bazubi\b|\balternan(?:ce|te?)\b|\bapprenti(?:e|-e|\(e\)|ssage(?! automatique| profond))?\b|\baprendiz\b|^(?:.*\b)?apprentice(?:ship)?\b(?! program)/i,
  ],
  ['freelance', /\bfreelance(?:r|rin)?\b/i],
  ['contract', /\bfixed[\s-]term\b|\bcdd\b|[([-]\s*contract(?:or)?\s*(?:[)\]]|$)|\bbefristet\b/i],
  ['temporary', /[([-]\s*temp(?:orary)?\s*(?:[)\]]|$)|\btempor[aá]ri[ao]\b/i],
  ['part-time', /\bpart[\s-]time\b|\bteilzeit\b|\btemps partiel\b|\bmedia jornada\b|\bdeeltijd\b/i],
  ['full-time', /\bfull[\s-]time\b|\bvollzeit\b|\btemps plein\b|\bcdi\b/i],
]
const bothTimes =
  /\bfull[\s-]?(?:time)?\s*(?:\/|&|or|and)\s*part\b|\bpart[\s-]?(?:time)?\s*(?:\/|&|or|and)\s*full\b|\bto full[\s-]time\b|\bvoll-? ?(?:und|oder|\/) ?teilzeit/i
const trainers = /\b(?:manager|coordinator|instructor|director|recruiter|ausbilder|leiter)/i
const typeOfTitle = (title: string): string | undefined => {
  if (bothTimes.test(title)) return undefined
  const found = titleTypes.find(([, words]) => words.test(title))?.[0]
  return found === 'apprenticeship' && trainers.test(title) ? undefined : found
}

/** The kind of employment: the title decides about internships and apprenticeships, then the source's own words. */
export const typeFrom = ({ title, level, isInternship }: ReadTitle, said: readonly string[]): string | undefined => {
  if (isInternship) return 'internship'
  const stated = types.find(([type]) => said.some((text) => typeIn(text) === type))?.[0]
  if (stated === 'internship' && (level === 'senior' || level === 'lead' || level === 'mid')) return undefined
  const titled = typeOfTitle(title)
  // Apprentices work full time as well, and their source often says only that.
  return titled === 'apprenticeship' && stated !== 'internship' ? titled : (stated ?? titled)
}

const levels: readonly (readonly [ListingLevel, RegExp])[] = [
  ['lead', /executive|director|principal|staff\b|\blead\b|head\b|vp\b|manager/i],
  ['senior', /senior|\bsr\b|mid[\s_-]?senior|advanced|expert/i],
  ['junior', /junior|\bjr\b|associate/i],
  ['entry', /entry|intern|graduate|new[\s_-]?grad|beginner|no experience|student/i],
  ['mid', /\bmid\b|mid[\s_-]?level|intermediate|experienced|professional/i],
]

/** The level that the title states, else the one that the source does where it says one only. */
export const levelFrom = ({ level }: ReadTitle, said: readonly string[]): ListingLevel | undefined => {
  if (level === 'intern') return undefined
  if (level !== null) return level
  const stated = new Set(said.flatMap((text) => levels.find(([, words]) => words.test(text))?.[0] ?? []))
  return stated.size === 1 ? [...stated][0] : undefined
}

/** The workplace in the source's own words. */
export const workplaceFrom = (said: string | undefined, isRemote: boolean | undefined): Workplace | undefined => {
  if (said !== undefined) {
    if (/hybrid|partial|flexible/i.test(said)) return 'hybrid'
    if (/remote|online|virtual|telework|home|digital/i.test(said)) return 'remote'
    if (/on-?site|office|in[\s_-]?person|physical|offline|premise/i.test(said)) return 'on-site'
  }
  return isRemote === true ? 'remote' : undefined
}
