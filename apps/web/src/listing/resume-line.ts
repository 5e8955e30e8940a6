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
