import type { Listing, ListingTerm } from '@scry/contracts/listing'
import {
  aboutTerm,
  alsoStudents,
  aPreference,
  demandAbove,
  newClause,
  newcomers,
  notStart,
  notTerm,
  optional,
  orFinished,
  otherSeason,
  others,
  seasonBehind,
  seasonPosts,
  startBehind,
  startTail,
  studentPosts,
  termPosts,
  wishedAbove,
} from '../data/english/studies.ts'
import { calendarDatesIn, isoDate } from './calendar-dates.ts'
import { studentTitles } from './kind-of-work.ts'
import { anyWay, seasons, ways, wordsFor } from './languages.ts'
import type { Told } from './told.ts'
import type { Wording } from './wording.ts'

const studentWords = wordsFor((words) => words.studentWords)
const studying = anyWay((words) => words.studying, 'iu')
const internTitles = ways((words) => words.internTitles)
/** Each asks a little more of a title than the one before. */
const mayBeIntern = new RegExp(`${studentPosts.source}|${internTitles}`, 'i')
const mayHaveTerm = new RegExp(`${termPosts.source}|${internTitles}`, 'i')
const mayHaveYear = new RegExp(`${termPosts.source}|trainee|20[1-3]\\d|${internTitles}`, 'i')
const mayHaveSeason = new RegExp(`${seasonPosts.source}|${internTitles}`, 'i')
const mustStudy = anyWay((words) => words.mustStudy)

export const studentsIn = (words: Wording, title: string): Told<NonNullable<Listing['students']>> | 'title' | null => {
  if (studentTitles.test(title)) return 'title'
  let found: Told<NonNullable<Listing['students']>> | null = null
  const isInternship = mayBeIntern.test(title)
  for (const sentence of words.sentencesWith(studentWords)) {
    const match = studying.exec(sentence.text)
    if (match === null) continue
    const from = Math.max(0, match.index - 120)
    const text = sentence.text.slice(from, match.index + match[0].length + 220)
    const isList = /^[-•*–]/.test(sentence.text) || demandAbove.test(words.lineAbove(sentence.start))
    if (
      optional.test(text.replace(/\([^()]*\)/g, ' ').replace(aPreference, '')) ||
      /\bif you(?:['’]re| are)\b/i.test(text) ||
      wishedAbove.test(words.lineAbove(sentence.start))
    )
      continue
    if (others.test(text) && !alsoStudents.test(text)) continue
    const isDirect = mustStudy.test(text)
    if (!isInternship && !isDirect && !isList) continue
    const value = orFinished.test(text) ? 'or-graduates' : 'only'
    // 'A master's degree or studying for one' asks whoever applies for a full-time post for nothing more than the degree.
    if (value === 'or-graduates' && !isInternship && !newcomers.test(text)) continue
    if (value === 'or-graduates') return { value, sentence }
    found ??= { value, sentence }
  }
  return found
}

const seasonName = `(${Object.keys(seasons).join('|')})`
const between = '\\s*(?:\\/|&|and|or|,|-|–|to)\\s*'
const yearName = '(?:20)?([12]\\d)(?!\\d)'
const seasonThenYear = new RegExp(
  `(?<![\\p{L}])${seasonName}(?:${between}${seasonName}(?![\\p{L}]))?(?:${between}${seasonName}(?![\\p{L}]))?(?:\\s*(?:${seasonBehind.source}|,|:|\\(|-|–|—|\\||['’])){0,4}\\s*['’]?(20[1-3]\\d)(?!\\d)`,
  'giu',
)
const yearThenSeason = new RegExp(
  `(?<!\\d)(20[1-3]\\d)\\s*[-–:,(|]?\\s*(?:\\p{L}+\\s+)?${seasonName}(?![\\p{L}])(?:${between}${seasonName}(?![\\p{L}]))?`,
  'giu',
)
const seasonAlone = new RegExp(`(?<![\\p{L}])${seasonName}(?![\\p{L}])`, 'giu')
const shortYear = new RegExp(`(?<![\\p{L}])${seasonName}\\s*['’]${yearName}`, 'giu')

const termOf = (name: string | undefined, year: string | undefined): ListingTerm | null => {
  const season = name === undefined ? undefined : seasons[name.toLowerCase()]
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

const termWords = wordsFor((words) => words.termWords)
const titleSeasons = anyWay((words) => words.titleSeasons)

/** The terms in which an internship or program takes place; the title says it best. */
export const termsIn = (words: Wording, title: string): Told<ListingTerm[]> | 'title' | null => {
  const inTitle = titleTerms(title)
  if (inTitle.length > 0 && inTitle.every(({ year }) => year !== undefined)) return 'title'
  if (mayHaveTerm.test(title)) {
    for (const sentence of words.sentencesWith(termWords)) {
      if (!/20[1-3]\d|['’][12]\d/.test(sentence.text)) continue
      for (const clause of sentence.text.split(newClause)) {
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
  if (!titleSeasons.test(title)) return []
  const bare = title.replace(new RegExp(otherSeason.source, 'giu'), ' ')
  const terms = termsOf(bare)
  if (terms.length > 0) return mayHaveYear.test(title) ? terms : []
  if (!mayHaveSeason.test(title)) return []
  const seasons = [...bare.matchAll(seasonAlone)]
    .map(([, name]) => termOf(name, undefined))
    .filter((term) => term !== null)
  return seasons.filter(({ season }, at) => seasons.findIndex((one) => one.season === season) === at)
}

const startWords = wordsFor((words) => words.startWords)
const starting = new RegExp(`(?:${ways((words) => words.starting)})${startTail.source}`, 'iu')
const aboutStart = anyWay((words) => words.aboutStart)

/** When the work begins: '2027-06-15' or '2027-06'. */
export const startDateIn = (words: Wording, dayFirst?: boolean): Told<string> | null => {
  for (const sentence of words.labelledWith(startWords)) {
    const { text } = sentence
    if (!/20\d\d|['’]\d\d|[/.]\d\d/.test(text)) continue
    for (const date of calendarDatesIn(text, dayFirst)) {
      const value = isoDate(date)
      const before = text.slice(Math.max(0, date.start - 110), date.start)
      const after = text.slice(date.end, date.end + 30)
      const isSaid = starting.test(before) || startBehind.test(after)
      if (value === null || !isSaid || notStart.test(before) || !aboutStart.test(before + after)) continue
      if (date.year !== undefined && date.year < 2010) continue
      return { value, sentence }
    }
  }
  return null
}
