import { legalForms, smallWords } from '../data/employer-words.ts'
import { boardEndings } from '../data/english/employers.ts'

const small = new Set(smallWords)

/**
 * The employer's name as people write it. A board's token ('acme-robotics') is set in words where it parts them itself;
 * one that runs its words together stays as it is but for its first letter: no word is guessed.
 */
export const employerName = (company: string | undefined, board?: string): string | undefined => {
  const name = company?.replace(/\s+/g, ' ').trim() ?? ''
  if (name !== '' && (name !== board || /[\s\p{Lu}]/u.test(name))) return name
  const token = (name === '' ? board : name)?.trim() ?? ''
  if (token === '') return undefined
  const words = token
    .replace(boardEndings, '')
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
  return words
    .map((word, at) =>
      /\p{Lu}/u.test(word) || legalForms.test(word) || (at > 0 && small.has(word))
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}
