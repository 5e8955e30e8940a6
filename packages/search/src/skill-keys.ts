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
