import { quoteAround, wordAt } from '@scry/contracts/match-quotes'
import type { Profile } from '@scry/contracts/profile'
import { parseProjects } from '@scry/profile/projects'

/** A line of the resume around the words that count in it. */
export interface ResumeLine {
  before: string
  words: string
  after: string
}

/** The sentence of the resume that says the words; null where only its lists have them. */
export function resumeLine(words: string, profile: Profile | null): ResumeLine | null {
  if (!profile || words === '') return null
  const { work_experience, projects, summary } = profile
  const texts = [work_experience, ...parseProjects(projects).map(({ description }) => description), summary]
  for (const text of texts) {
    const at = wordAt(text, words)
    if (at < 0) continue
    const quote = quoteAround(text, at, at + words.length)
    const start = wordAt(quote, words)
    return { before: quote.slice(0, start), words, after: quote.slice(start + words.length) }
  }
  return null
}

/** More of a sentence would be one mark from end to end. */
const mostMarked = 48

/** A sentence of the resume with the words marked in which it meets the listing's: all of them where they stand close together. */
export function answerLine(sentence: string, met: readonly string[]): ResumeLine {
  const places = met.flatMap((word) => {
    const start = wordAt(sentence, word)
    return start < 0 ? [] : [{ start, end: start + word.length }]
  })
  const start = Math.min(...places.map((place) => place.start), sentence.length)
  const close = places.filter(({ end }) => end - start <= mostMarked)
  const end = Math.max(...close.map((place) => place.end), start)
  return { before: sentence.slice(0, start), words: sentence.slice(start, end), after: sentence.slice(end) }
}

/**
 * Which of the places of a line is tied to the resume, and to which words of it: one that both documents name and the
 * resume has a sentence for, else one that both name, else the first place and all the words.
 */
export function tiedPlace(
  places: readonly { start: number; text: string }[],
  resume: string,
  profile: Profile | null,
): { start: number; line: ResumeLine } | null {
  const [first] = places
  if (!first) return null
  const plain = (words: string) => ({ before: '', words, after: '' })
  const own = resume.split(', ')
  const shared = places.flatMap(({ start, text }) => {
    const word = own.find((one) => one.toLowerCase() === text.toLowerCase())
    return word === undefined ? [] : [{ start, word, line: resumeLine(word, profile) }]
  })
  const told = shared.find(({ line }) => line !== null) ?? shared[0]
  if (told) return { start: told.start, line: told.line ?? plain(told.word) }
  const line = own.map((word) => resumeLine(word, profile)).find((one) => one !== null)
  return { start: first.start, line: line ?? plain(resume) }
}
