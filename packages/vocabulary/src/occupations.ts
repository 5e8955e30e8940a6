import { officePost, teachesModels } from './data/english/occupations.ts'
import { customerWords } from './data/general-posts.ts'
import { disciplineRows, kinRows } from './data/occupation-kin.ts'
import { namesakes } from './data/occupation-namesakes.ts'
import { levelPhrases } from './data/title-words.ts'
import { degreeWork, vocationalRows } from './data/vocational-work.ts'
import { fieldOfWork } from './fields-of-work.ts'
import { withoutAccents } from './fold-letters.ts'
import { besideNames, byPhrase, listedIn, listedOnly } from './occupation-names.ts'
import { isForeignTitle } from './title-languages.ts'
import { calledBy, generalOccupations, isGeneralPost, occupationOf, occupations, occupationWords } from './titles.ts'
import { stem, stopWords, tokenize } from './tokens.ts'

/** How much of an occupation one that leads into it counts. */
const kinShare = 0.5
/** How much each further occupation of a discipline counts. */
const laterShare = 0.7

export interface LikelyOccupation {
  readonly name: string
  /** 1 for the occupation itself, less for one that is near. */
  readonly share: number
}

const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(/[|]/))

/** Whether a share is that of an occupation that another one only leads into. */
export const isNear = (share: number): boolean => share < laterShare

const kin = new Map<string, ReadonlySet<string>>()
for (const [row = ''] of rowsOf(kinRows)) {
  const names = row.split(';')
  for (const name of names) kin.set(name, new Set([...(kin.get(name) ?? []), ...names.filter((one) => one !== name)]))
}

const readDisciplines = (rows: string) =>
  rowsOf(rows).map(([names = '', words = '']) => ({
    names: names.split(';'),
    words: new RegExp(`(?<!\\p{L})(?:${words.replaceAll(';', '|')})`, 'u'),
  }))
const disciplines = readDisciplines(disciplineRows)
const vocations = readDisciplines(vocationalRows)
const needsDegree = new Set(degreeWork.trim().split(/[;\n]/))
/** The highest rank of a study that no university gives. */
export const vocational = 2

const namedBy = (rows: typeof disciplines, text: string): readonly string[] | undefined => {
  const folded = withoutAccents(text.slice(0, 200))
  return rows.find(({ words }) => words.test(folded))?.names
}
const ofDiscipline = (text: string): readonly string[] => namedBy(disciplines, text) ?? []

const fieldOf = new Map(occupations.map(({ name, field }) => [name, field]))

/** Whether two occupations are of one field of work. */
export const areOfOneField = (one: string, other: string): boolean => fieldOf.get(one) === fieldOf.get(other)

const headBreak = /[,(|–—:;]|\s[-/]\s/
/** What stands before the first break of a title; all of it where nothing does. */
const headOf = (title: string): string => title.split(headBreak).find((part) => /\p{L}/u.test(part)) ?? title

/** A name of another field than the whole title, and than its head, is another word: 'Solutions Architect' builds no houses. */
const inField = (title: string, name: string | undefined): string | undefined =>
  name !== undefined && [title, headOf(title)].some((part) => fieldOf.get(name) === fieldOfWork(part))
    ? name
    : undefined

/** Of whoever works with customers the rest of a title says what these do: 'Client Partner - Logistics' carries nothing. */
const disciplineText = (title: string): string => {
  const head = headOf(title)
  return withoutAccents(head.slice(0, 200))
    .split(/[^\p{L}]+/u)
    .some((word) => customerWords.has(word))
    ? head
    : title
}

/** 'Standards Architect', 'Adobe Experience Architect' and hundreds more build no houses: those who do are called so alone. */
const buildsHouses =
  /^(?:(?:senior|sr|junior|jr|lead|principal|staff|associate|assistant|graduate|licensed|registered|intern|trainee|student|project|design|interior|residential|healthcare|education|building|conservation|bim|urban)\W+)*(?:ar(?:ch|qu|kk?|h)ite|архит|архіт|αρχιτ|epitesz|mimar)/
/** In French, Danish and Swedish a 'chef' is a head of something: 'IT-Chef', 'Kommerciel Chef', 'Chef de produit', 'Chef för kundtjänst'. */
const chief =
  /(?<!\p{L})(?:it|hr|pr|sales|marketing|finance|business|product|project|account|digital|\p{L}+(?:isk|iel|ativ|ande|ende))[\s-]+chef(?!\p{L})|(?<!\p{L})chef(?:fe)?\W+(?:d[’']|de (?!partie|cuisine|commis)|(?:du|des|til|till|for|av|comptable|operateur)(?!\p{L}))/u
const isNamesake = (title: string, name: string | null): boolean =>
  (name === 'Architect' && !buildsHouses.test(withoutAccents(title.slice(0, 200)))) ||
  (name === 'Chef' && chief.test(withoutAccents(title.slice(0, 200))))

const namesakeOf = (title: string, name: string | null | undefined) =>
  namesakes.find(([one, sign]) => one === name && sign.test(withoutAccents(title.slice(0, 200))))

/** The occupation that a title names by word; null where its words mean another that is not known. */
const namedIn = (title: string): string | null | undefined => {
  if (teachesModels.test(title)) return 'Data Annotator'
  const named = occupationOf(title)?.name ?? null
  if (isNamesake(title, named)) return null
  const other = namesakeOf(title, named)
  if (other !== undefined) return other[2]
  return named === null || generalOccupations.has(named) ? undefined : inField(title, named)
}

/** What a vocational study leads to: the work that it is called by, its own where the discipline's needs a degree, else that of the discipline. */
const ofVocation = (subject: string): readonly string[] => {
  const named = namedIn(subject)
  if (typeof named === 'string' && !needsDegree.has(named)) return [named]
  const names = ofDiscipline(subject)
  return names.some((name) => needsDegree.has(name)) || names.length === 0
    ? (namedBy(vocations, subject) ?? names.filter((name) => !needsDegree.has(name)))
    : names
}

const isPostBeside = (title: string, name: string | undefined): boolean =>
  name !== undefined && (name === 'Teacher' || licensedOccupations.includes(name)) && officePost.test(title)

/** The occupation that a listing's title names, by word or by its discipline ('Software Engineering Intern'); undefined for none. */
export const occupationOfWork = (title: string): string | undefined => {
  const named = namedIn(title)
  if (named !== undefined) return named ?? undefined
  const [discipline] = ofDiscipline(disciplineText(title))
  const other = namesakeOf(title, discipline)
  if (other !== undefined) return other[2]
  return isPostBeside(title, discipline) ? undefined : inField(title, discipline)
}

const withKin = (names: readonly string[]): LikelyOccupation[] => {
  const shares = new Map<string, number>()
  const keep = (name: string, share: number) => shares.set(name, Math.max(share, shares.get(name) ?? 0))
  for (const [at, name] of names.entries()) {
    const own = laterShare ** at
    keep(name, own)
    for (const other of kin.get(name) ?? []) keep(other, own * kinShare)
  }
  return [...shares].map(([name, share]) => ({ name, share }))
}

/** The occupations that somebody who held a role of this title is likely to look for, each once. */
export const occupationsAfter = (title: string): LikelyOccupation[] => {
  const named = namedIn(title)
  return withKin(named === undefined ? ofDiscipline(disciplineText(title)) : named === null ? [] : [named])
}

/**
 * The occupations that a subject of study leads to, each once. `degree`: the highest of whoever studied it, as in
 * `degrees.ts`; a school or a vocational study leads to nothing that needs a degree (decision 0351).
 */
export const occupationsOfSubject = (subject: string, degree?: number | null): LikelyOccupation[] =>
  degree === undefined || degree === null || degree > vocational
    ? withKin(ofDiscipline(subject))
    : withKin(ofVocation(subject)).filter(({ name }) => !needsDegree.has(name))

const levelWords: ReadonlySet<string> = new Set(Object.values(levelPhrases).flat())

/** The words of a title that can say its work. */
const tellingWords = (title: string): Set<string> =>
  new Set(
    tokenize(title).flatMap(({ text }) =>
      stopWords.has(text) || isGeneralPost(text) || levelWords.has(text) || text.length < 3 ? [] : [stem(text)],
    ),
  )

/**
 * Whether two texts that lead to one occupation are of the same work: both are called by it, or by the same that is only
 * counted with it, or have a word in common that says work. What is called otherwise, as a study is, leads to it itself.
 */
export const areCalledAlike = (own: string, title: string, occupation: string): boolean => {
  const callOf = (text: string): string => {
    const call = calledBy(text) ?? occupation
    return call.startsWith(`${occupation} ~`) ? call : occupation
  }
  if (callOf(own) === callOf(title)) return true
  const words = tellingWords(own)
  return [...tellingWords(title)].some((word) => words.has(word))
}

/** The words of all names of occupations, in any language, in small letters without accents. */
export const workWords: ReadonlySet<string> = new Set([...byPhrase.keys()].flatMap((phrase) => phrase.split(' ')))

const foreignNames = new Map<string, readonly string[]>()
const foreignNamesOf = (occupation: string): readonly string[] => {
  const names =
    foreignNames.get(occupation) ??
    [...byPhrase].flatMap(([phrase, { name }]) =>
      name === occupation && !besideNames.has(phrase) && !listedOnly.has(phrase) && isForeignTitle(phrase)
        ? [phrase]
        : [],
    )
  foreignNames.set(occupation, names)
  return names
}

/** The names of an occupation in the lists of these languages. */
const namesOfLists = (occupation: string, codes: readonly string[]): string[] =>
  [...listedIn].flatMap(([phrase, others]) =>
    byPhrase.get(phrase)?.name === occupation && others.some((code) => codes.includes(code)) ? [phrase] : [],
  )

/**
 * What the work of a title is called in the other languages of the lexicon, and in English where the title is not: listings
 * of one town are written in several. Names of a language that has a list of its own are for whose title stands in it.
 */
export const namesAbroad = (title: string): readonly string[] => {
  const name = calledBy(title)
  if (name === undefined || !fieldOf.has(name) || namedIn(title) !== name) return []
  const phrase = occupationWords(title).join(' ')
  if (!listedOnly.has(phrase) && !isForeignTitle(title)) return foreignNamesOf(name)
  return [...new Set([name, ...namesOfLists(name, listedIn.get(phrase) ?? []), ...foreignNamesOf(name)])]
}

/** The fields of work that these occupations are of. */
export const fieldsOfOccupations = (likely: readonly LikelyOccupation[]): string[] => [
  ...new Set(likely.flatMap(({ name, share }) => (isNear(share) ? [] : (fieldOf.get(name) ?? [])))),
]

/** Occupations that nobody may do without a license of their own. */
export const licensedOccupations: readonly string[] = [
  'Registered Nurse',
  'Practical Nurse',
  'Nurse Practitioner',
  'Midwife',
  'Physician',
  'Physician Assistant',
  'Pharmacist',
  'Dentist',
  'Dental Assistant',
  'Dental Hygienist',
  'Veterinarian',
  'Physical Therapist',
  'Occupational Therapist',
  'Speech-Language Pathologist',
  'Respiratory Therapist',
  'Radiologic Technologist',
  'Optometrist',
  'Audiologist',
  'Chiropractor',
  'Podiatrist',
  'Dietitian',
  'Lawyer',
  'Judge',
  'Pilot',
  'Air Traffic Controller',
  'Ship Officer',
  'Electrician',
  'Plumber',
]

/** Names in the tables that are no occupation; for the test that there are none. */
export const strangeNames = (): string[] => {
  const known = new Set(occupations.map(({ name }) => name))
  const others = namesakes.flatMap(([name, , other = name]) => [name, other])
  const led = [...disciplines, ...vocations].flatMap(({ names }) => names)
  return [...kin.keys(), ...led, ...needsDegree, ...others].filter((name) => !known.has(name))
}
