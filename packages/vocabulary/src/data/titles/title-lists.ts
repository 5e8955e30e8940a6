import { bulgarianTitles } from './bulgarian.ts'
import { croatianTitles } from './croatian.ts'
import { czechTitles } from './czech.ts'
import { danishTitles } from './danish.ts'
import { finnishTitles } from './finnish.ts'
import { greekTitles } from './greek.ts'
import { hungarianTitles } from './hungarian.ts'
import { norwegianTitles } from './norwegian.ts'
import { romanianTitles } from './romanian.ts'
import { serbianTitles } from './serbian.ts'
import { slovakTitles } from './slovak.ts'
import { slovenianTitles } from './slovenian.ts'
import { swedishTitles } from './swedish.ts'
import { turkishTitles } from './turkish.ts'
import { ukrainianTitles } from './ukrainian.ts'

/**
 * Titles by language, one file each so that a speaker can read it alone, with accents, as `occupation|title;title|subject;subject`:
 * the third part stands beside a word of a post ('asistent', 'vedoucí') and says with it what the work is. The row `posts`
 * lists those words. What stands behind a slash is added for the other gender: 'kuchař/ka' is 'kuchař' and 'kuchařka'.
 */
export const titleLists: Readonly<Record<string, string>> = {
  bg: bulgarianTitles,
  hr: croatianTitles,
  cs: czechTitles,
  da: danishTitles,
  fi: finnishTitles,
  el: greekTitles,
  hu: hungarianTitles,
  no: norwegianTitles,
  ro: romanianTitles,
  sr: serbianTitles,
  sk: slovakTitles,
  sl: slovenianTitles,
  sv: swedishTitles,
  tr: turkishTitles,
  uk: ukrainianTitles,
}
