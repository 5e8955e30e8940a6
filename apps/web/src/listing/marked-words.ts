import type { Match } from '@scry/contracts/match'
import { type FieldText, wordAt } from '@scry/contracts/match-quotes'
import { type AccountLine, accountLines } from './account-lines.ts'

/** Words of a description that a line of the account is about. */
export interface MarkedWords {
  start: number
  end: number
  pressure: 'full' | 'soft' | 'gap'
  /** Shared with the line. */
  letter: string
}

export interface Marked {
  words: MarkedWords[]
  /** By `lineKey`. */
  letterOf: Map<string, string>
  /** The line of each letter. */
  lineOf: Map<string, AccountLine>
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** More places of one line would color the whole text. */
const mostPlaces = 6
const longestEnding = 12

export const lineKey = ({ name, said }: AccountLine) => `${name} ${said}`

/**
 * The places of a description behind a match, in the order of the text, and the letter of each line that has one. Where
 * two lines point at the same words the stronger one has them.
 */
export function markedWords(match: Match, textOf: FieldText): Marked {
  const description = textOf('description') ?? ''
  const words: MarkedWords[] = []
  const letterOf = new Map<string, string>()
  const lineOf = new Map<string, AccountLine>()
  for (const line of accountLines(match, textOf).lines) {
    const letter = letters[letterOf.size]
    if (letter === undefined) break
    const pressure = line.isGap ? 'gap' : letterOf.size === 0 ? 'full' : 'soft'
    const places = line.pointers
      .flatMap(({ field, start, end, text }) => {
        if (field === 'description') return description.slice(start, end) === text ? [{ start, end }] : []
        // A skill that only the list names is shown where the same word stands in the text.
        const at = field.startsWith('skills.') && text !== '' ? wordAt(description, text) : -1
        return at < 0 ? [] : [{ start: at, end: at + text.length }]
      })
      .map(({ start, end }) => ({ start, end: wordEnd(description, end) }))
      .filter(({ start, end }, at, all) => end > start && all.findIndex((one) => one.start === start) === at)
      .filter(({ start, end }) => !words.some((one) => one.start < end && one.end > start))
      .slice(0, mostPlaces)
    const apart = places.filter(
      ({ start }, at) => !places.slice(0, at).some((one) => one.start <= start && one.end > start),
    )
    if (apart.length === 0) continue
    letterOf.set(lineKey(line), letter)
    lineOf.set(letter, line)
    words.push(...apart.map((place) => ({ ...place, pressure, letter }) as const))
  }
  return { words: words.sort((one, other) => one.start - other.start), letterOf, lineOf }
}

/** The ending of a word is marked with it, so that no letter stands inside: 'degrees' where 'degree' counted. */
function wordEnd(text: string, end: number): number {
  const [ending] = /^\p{Ll}*/u.exec(text.slice(end, end + longestEnding)) ?? ['']
  return /\p{L}/u.test(text[end - 1] ?? '') ? end + ending.length : end
}

/** A quotation in pieces: each of the words where it first stands, and what is between them. */
export function piecesOf(quote: string, words: readonly string[]): { start: number; text: string; isWord: boolean }[] {
  const places: { start: number; end: number }[] = []
  for (const word of words) {
    const start = word === '' ? -1 : wordAt(quote, word)
    const end = start + word.length
    if (start >= 0 && !places.some((one) => one.start < end && one.end > start)) places.push({ start, end })
  }
  const cuts = places.sort((one, other) => one.start - other.start)
  const pieces = cuts.flatMap(({ start, end }, at) => [
    { start: cuts[at - 1]?.end ?? 0, end: start, isWord: false },
    { start, end, isWord: true },
  ])
  const last = { start: cuts.at(-1)?.end ?? 0, end: quote.length, isWord: false }
  return [...pieces, last]
    .filter(({ start, end }) => end > start)
    .map(({ start, end, isWord }) => ({ start, text: quote.slice(start, end), isWord }))
}
