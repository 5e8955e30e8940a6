import { forEachWord } from '@scry/vocabulary/tokens'

/** The key of a skill's term: its words run together behind a '#'; '#' alone when the text has no word. */
export const skillTermKey = (name: string): string => {
  let key = '#'
  forEachWord(name, (word) => {
    key += word
  })
  return key
}

/** The key of a company's term. */
export const companyTermKey = (name: string): string => {
  let key = '='
  forEachWord(name, (word) => {
    key += word
  })
  return key
}

/** The key of a skill's wording, for skills that are not written as their canonical name. */
export const wordingKey = (written: string): string => `~${skillTermKey(written).slice(1)}`

/** The key of a country or area that a listing is bound to; `unknownReach` for a listing that is bound to none that is known. */
export const reachKey = (key: string): string => `!${key}`
export const unknownReach = '?'
/** For work on site in a country of the European Union, whose citizens may move to it. */
export const unionSite = 'eu-site'

/** The key of the occupation that a listing's title names. */
export const occupationKey = (name: string): string => `*${name}`

/** The key of the field of work that a listing's title names. */
export const fieldKey = (field: string): string => `%${field}`
export const unknownField = '?'

/** The keys of what a listing asks of a student's year: months of graduation, or most months left of the studies. */
export const classYearKey = (bound: 'from' | 'until' | 'left', months: number): string => `&${bound} ${months}`

/** The key of posts whose title says that people are led. */
export const leadingKey = '>'

/** The key of what no source has shown for long. */
export const unconfirmedKey = '<'

/** The key of a field of work to which subjects lead of which students are asked for. */
export const studiesKey = (field: string): string => `+${field}`

/** The keys of the spoken languages that a listing asks for: outright, by its title too, as one of several, as nice to have, or by being written in it. */
export const languageKey = (kind: 'must' | 'title' | 'any' | 'nice' | 'written', language: string): string =>
  `$${kind} ${language}`

/** Stand before the words of a listing's category, and before those of its employer. */
export const categorySign = '"'
export const employerSign = ')'
