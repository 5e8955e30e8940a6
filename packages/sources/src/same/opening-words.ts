import { placePart } from '@scry/vocabulary/places'
import { idleTitleWords, vaguePlaceWords, waysOfWork } from '../data/english/openings.ts'

/** A title as far as it tells one opening of an employer from another. */
export type TitleWords = {
  /** Words of the work, each once, in the order of the alphabet. */
  core: readonly string[]
  /** The same words as they follow one another, where that tells: 'Associate Software Engineer' is no 'Software Engineer Associate'. */
  order: string
  /** Years and seasons that it names: two openings of one title are of one term each. */
  years: readonly string[]
  seasons: readonly string[]
}

const plain = /^[ -~]*$/
const fold = (text: string): string => (plain.test(text) ? text.toLowerCase() : foldSigns(text))
const foldSigns = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

const seasonNames = new Map(
  Object.entries({ summer: 'summer', fall: 'fall', autumn: 'fall', winter: 'winter', spring: 'spring' }),
)
const intern = 'intern'
const sameWords = new Map(
  Object.entries({
    ...{ internship: intern, interns: intern, internships: intern, placement: intern },
    ...{ engineers: 'engineer', developers: 'developer' },
    ...{ graduate: 'grad', graduates: 'grad', sr: 'senior', jr: 'junior', programme: 'program' },
    ...{ swe: 'software engineer', sde: 'software developer engineer', backend: 'back end', frontend: 'front end' },
    ...{ fullstack: 'full stack', ml: 'machine learning', ai: 'artificial intelligence' },
  }),
)
const idle = new Set(idleTitleWords)

/** Lists move parts of titles that have so many words; of shorter ones another order is other work. */
const manyWords = 6

/** What a title says, whatever order and marks it says it in. */
export const titleWords = (title: string): TitleWords => {
  const text = fold(title)
    .replace(/co-?\s?ops?\b/g, 'coop')
    .replace(/\b(20\d\d)\s*[-/]\s*(?:20)?(\d\d)\b/g, '$1 20$2')
    .replace(/c\+\+/g, 'cpp')
    .replace(/c#/g, 'csharp')
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  const years = new Set<string>()
  const seasons = new Set<string>()
  const core = new Set<string>()
  for (const word of words) {
    const season = seasonNames.get(word)
    if (season !== undefined) seasons.add(season)
    else if (/^20[2-4]\d$/.test(word)) years.add(word)
    else for (const one of (sameWords.get(word) ?? word).split(' ')) if (!idle.has(one)) core.add(one)
  }
  const order = core.size < manyWords ? [...core].filter((word) => word !== intern).join(' ') : ''
  return { core: [...core].sort(), order, years: [...years].sort(), seasons: [...seasons].sort() }
}

const shortNames = new Map(
  Object.entries({ sf: 'San Francisco', nyc: 'New York', la: 'Los Angeles', dc: 'Washington' }),
)
const vague = new Set(vaguePlaceWords)

/** Where an opening is: the words of each of its towns, and all words in order for places that name no town, such as 'Remote, USA'. */
export type PlaceWords = { towns: readonly ReadonlySet<string>[]; whole: string }

const wordsOf = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? []

/** Of each place the first part that is no region, country or code. */
export const placeWordsOf = (places: readonly string[]): PlaceWords => {
  const single = places.flatMap((place) => place.split(/[;|/]|\bor\b/))
  const towns = single.flatMap((place) => {
    const parts = place.split(/[,()]|\s[-–]\s/).map((part) => shortNames.get(part.trim().toLowerCase()) ?? part.trim())
    const town = parts.find((part) => [null, 'city'].includes(placePart(part)) && wordsOf(part).some(isTelling))
    return town === undefined ? [] : [new Set(wordsOf(town).filter(isTelling))]
  })
  const words = [...new Set(wordsOf(withShortCountries(single.join(' '))))]
  const telling = words.filter((word) => !wayOfWork.has(word))
  return { towns, whole: (telling.length > 0 ? telling : words).sort().join(' ') }
}

/** 'Remote in USA', 'Virtual US' and 'United States' are one place to work from. */
const wayOfWork = new Set(waysOfWork)
const withShortCountries = (text: string): string =>
  fold(text)
    .replace(/\bunited states(?: of america)?\b|\busa?\b|\bu\.s\.(?:a\.)?/g, ' usa ')
    .replace(/\bunited kingdom\b|\bu\.k\.|\bgreat britain\b/g, ' uk ')

const isTelling = (word: string): boolean => word.length > 2 && !vague.has(word)
