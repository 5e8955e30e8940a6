import { addressAt, textAt, textsAt } from '../answer/fields.ts'
import { worded } from './nested.ts'

/** A text of a value that may hold its words inside: { "name": "Acme" }, and lists of them. */
export const wordsIn = (value: unknown): string | undefined => {
  if (Array.isArray(value)) {
    const parts = value.flatMap((part) => wordsIn(part) ?? [])
    return parts.length === 0 ? undefined : parts.join('; ')
  }
  return textAt(value) ?? worded.map((name) => textAt(value, name)).find((text) => text !== undefined)
}

/** Tools that link their tables write the address of the linked row behind its name. */
const linkBehind = /\s?\(https?:\/\/[^()\s]*\)/g

export const nameIn = (value: unknown): string | undefined => wordsIn(value)?.replace(linkBehind, '')

export const partsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? textsAt(value, [])
    : (wordsIn(value) ?? '')
        .split(/[;,|\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== '')

/** An address as people type it: 'www.example.edu/jobs' is one, a name, a mail address or a sentence is none. */
export const webAddress = (value: unknown): string | undefined => {
  const text = wordsIn(value)?.trim()
  if (text === undefined || !/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i.test(text))
    return addressAt(text, [])
  return addressAt(`https://${text}`, [])
}

/** Whether a value says in words or by a mail address how to apply. */
export const isAdvice = (value: unknown): boolean =>
  webAddress(value) === undefined && /[\s@]/.test(wordsIn(value) ?? '')
