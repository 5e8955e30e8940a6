import { occupationsAfter } from '@scry/vocabulary/occupations'
import { isGeneralPost } from '@scry/vocabulary/titles'
import { stem, stopWords, tokenize } from '@scry/vocabulary/tokens'
import type { TermId } from '../store/term-dictionary.ts'
import type { Ground } from './ground.ts'

/** So many of a person's roles are looked at. */
export const mostRoles = 4
/** So many of their subjects are. */
export const mostSubjects = 2
/** A word in the titles of fewer listings than this says nothing of other work. */
const fewTitles = 5
/** What stands behind these in a title says where or for whom, and not what. */
export const headEnd = /[,(|–—/]|\s-\s/

/** Words that join others in titles of other languages: 'Chef de partie'. */
export const joiningWords = new Set(
  'de la le les du des et der die das und für fur en y di da do dos e van het voor en'.split(' '),
)
/** Words of titles that say a level, hours, days or a season, and nothing of the work, as the dictionary has them. */
export const besideWork = new Set(
  (
    'senior sr junior jr level shift night evening weekend weekday monday tuesday wednesday thursday friday saturday ' +
    'sunday seasonal holiday spring summer autumn fall winter'
  )
    .split(' ')
    .map((word) => `^${stem(word)}`),
)
/** Words that titles of all fields have, and small words: alone they say nothing of the work. */
export const ofAllFields = new Set(
  (
    'analyst assistant associate consultant coordinator developer director engineer executive expert full head intern ' +
    'internship job lead manager member officer part position professional remote representative specialist staff ' +
    'student summer team technician time title trainee work worker phd graduate new down off ' +
    'on out over up first second third fourth i ii iii iv 1 2 3'
  )
    .split(' ')
    .map((word) => `^${stem(word)}`),
)

/** A title of the person's that names no known occupation, and the word of it that says most of its work. */
export interface NamelessTitle {
  readonly path: string
  readonly term: TermId
}

/**
 * Of each of a person's titles that names no known occupation the word that fewest titles have: of 'Procurement Officer'
 * it is 'Procurement', and work that is called so is theirs (decision 0351).
 */
export const namelessTitles = ({ profile, dictionary, counts }: Ground): NamelessTitle[] =>
  (profile.titles ?? []).slice(0, mostRoles).flatMap((title, at) => {
    if (occupationsAfter(title).length > 0) return []
    const [head = ''] = title.split(headEnd)
    const terms = tokenize(head).flatMap(({ text }): TermId[] => {
      const key = `^${stem(text)}`
      if (stopWords.has(text) || joiningWords.has(text) || besideWork.has(key) || ofAllFields.has(key)) return []
      const term = isGeneralPost(text) ? undefined : dictionary.find(key)
      return term === undefined || counts.ofNamed(term) < fewTitles ? [] : [term]
    })
    const [rarest] = terms.sort((left, right) => counts.rarityOf(right) - counts.rarityOf(left))
    return rarest === undefined ? [] : [{ path: `titles.${at}`, term: rarest }]
  })
