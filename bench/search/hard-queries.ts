import { seededRandom } from '../../fictional/src/seeded-random.ts'
export interface KnownItemQuery {
  clean: string
  typo: string
  rel: number[]
}

/** One edit inside a word: a letter left out, two swapped, one doubled or one replaced. */
export const mistyped = (word: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const kind = Math.floor(random() * 4)
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1)
  if (kind === 1) return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
  if (kind === 2) return word.slice(0, at) + (word[at] ?? '') + word.slice(at)
  return word.slice(0, at) + 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)] + word.slice(at + 1)
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** Two title words, one of them mistyped, plus the company; relevant is what has the same title and company. */
export const hardQueries = (
  documents: readonly { id: number; title: string; company: string }[],
  queries: readonly KnownItemQuery[],
): { text: string; rel: number[] }[] => {
  const random = seededRandom(7)
  const byId = new Map(documents.map((document) => [document.id, document]))
  return queries.flatMap(({ rel }) => {
    const document = byId.get(rel[0] ?? -1)
    if (!document) return []
    const words = wordsOf(document.title).filter((word) => word.length >= 4)
    if (words.length < 2) return []
    const first = Math.floor(random() * words.length)
    const second = (first + 1 + Math.floor(random() * (words.length - 1))) % words.length
    const text = [mistyped(words[first] ?? '', random), words[second], ...wordsOf(document.company)].join(' ')
    return [{ text, rel }]
  })
}
