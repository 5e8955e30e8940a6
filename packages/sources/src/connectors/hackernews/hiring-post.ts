import { countriesIn } from '@scry/vocabulary/countries'
import { placePart } from '@scry/vocabulary/places'
import { looksLikeTitle } from '@scry/vocabulary/titles'
import { wordsOf } from '../../answer/markup.ts'
import type { Draft } from '../../answer/reading.ts'

const workplace = /\b(?:remote|on-?site|hybrid|in[- ]office)\b/i
const typeWords = /^(?:full|part)[- ]?time\b|^contract(?:or)?\b|^intern(?:ship)?s?\b|^freelance\b|^permanent\b/i
const payWords = /[$€£₹]\s?\d|\d\s?k\b|\b(?:USD|EUR|GBP|CAD)\b/i
const address = /https?:\/\/|\bwww\.|^[\w-]+\.(?:com|io|ai|co|org|net|dev)\b/i

/** An address or the batch of an accelerator behind the name of a company. */
const besideName = /\s*\((?:YC\s?\w+|[\w.-]+\.[a-z]{2,})\)|\s*\(?\s*https?:\/\/\S+/gi

/** How much a part must look like a title to be one. */
const titleScore = 0.5

const namesPlace = (part: string): boolean => {
  const { countries, areas } = countriesIn(part)
  const names = part.split(/[,/;&()]|\bor\b|\band\b/).filter((name) => !workplace.test(name))
  return countries.length > 0 || areas.length > 0 || names.some((name) => placePart(name) !== null)
}

export type HiringHead = Pick<Draft, 'title' | 'company' | 'places' | 'types' | 'workplace' | 'pay'>

/**
 * The first line of a posting, 'Company | Role | Place | REMOTE | Full-time | pay': the company stands first by the
 * rules of the thread, the rest in any order, so each part is known by what it says. Undefined where a line has no such
 * parts or none that names a role.
 */
export const readHead = (html: string): HiringHead | undefined => {
  const line = html.split(/<p>|\n/i)[0] ?? ''
  const parts = line.split('|').map((part) => wordsOf(part) ?? '')
  const [first = '', ...rest] = parts
  if (rest.length === 0 || first === '') return undefined
  const company = first.replace(besideName, '').trim()
  // Several roles stand in one part with commas between them.
  const isTitle = (part: string) =>
    ![address, typeWords, payWords].some((words) => words.test(part)) &&
    (looksLikeTitle(part) >= titleScore || part.split(',').some((role) => looksLikeTitle(role) >= titleScore))
  const title = rest.find(isTitle)
  if (company === '' || title === undefined) return undefined
  const others = rest.filter((part) => part !== title && part !== '' && !address.test(part))
  return {
    title,
    company,
    places: others.filter((part) => !payWords.test(part) && namesPlace(part)).map((text) => ({ text })),
    types: others.filter((part) => typeWords.test(part)),
    workplace: others.filter((part) => workplace.test(part)).join(', '),
    pay: { text: others.find((part) => payWords.test(part)) },
  }
}
