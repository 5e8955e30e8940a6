import { durationText } from '@scry/vocabulary/dates'
import { degreeScore } from '@scry/vocabulary/degree-names'
import { placeScore } from '@scry/vocabulary/places'
import { schoolScore } from '@scry/vocabulary/school-names'
import { grade, link } from '../data/entry-words.ts'
import { employerScore, titleScore } from '../sections/title-score.ts'
import type { EntryPiece } from './entry-pieces.ts'

/** How many of these edges a value has reached. */
export const bucket = (value: number, ...edges: readonly number[]) => edges.filter((edge) => value >= edge).length

/** What the words of a piece speak for. */
export interface Words {
  readonly title: number
  readonly employer: number
  readonly place: number
  readonly school: number
  readonly degree: number
  readonly count: number
  readonly shape: string
  readonly sort: string
}

function wordsOf(text: string): Words {
  const clean = text.replace(/[\s,;:.]+$/, '')
  const list = clean.split(/\s+/)
  const letters = list.filter((word) => /\p{L}/u.test(word))
  const upper = letters.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length
  const cased = /[\p{Ll}\p{Lu}]/u.test(clean)
  const share =
    letters.length === 0
      ? 'none'
      : !cased
        ? 'script'
        : upper === letters.length
          ? 'all'
          : upper === 0
            ? 'low'
            : upper * 2 >= letters.length
              ? 'most'
              : 'few'
  const capitals = cased && clean.length > 2 && clean === clean.toUpperCase() ? 'C' : ''
  const first = /^\p{Ll}/u.test(clean) ? 'l' : /^\p{N}/u.test(clean) ? 'n' : 'u'
  const sort = link.test(clean)
    ? 'link'
    : grade.test(clean)
      ? 'grade'
      : /\d/.test(clean) && clean.replace(durationText, '').trim().length < 3
        ? 'duration'
        : !/\p{L}/u.test(clean)
          ? 'number'
          : /\d/.test(clean)
            ? 'digits'
            : 'words'
  const fits = list.length <= 14
  return {
    title: fits ? bucket(titleScore(clean), 0.2, 0.5, 0.8) : 0,
    employer: fits ? bucket(employerScore(clean), 0.3, 0.6, 0.9) : 0,
    place: fits ? bucket(placeScore(clean), 0.3, 0.55, 0.8) : 0,
    school: fits ? bucket(schoolScore(clean), 0.5, 0.7) : 0,
    degree: fits ? bucket(degreeScore(clean), 0.3, 0.6, 0.8) : 0,
    count: bucket(cased ? list.length : clean.length / 3, 2, 3, 4, 6, 9, 13),
    shape: `${share}${capitals}${first}`,
    sort,
  }
}
/** What the words of each piece speak for. */
export const wordsIn = (pieces: readonly EntryPiece[]): Words[] => pieces.map(({ text }) => wordsOf(text))
